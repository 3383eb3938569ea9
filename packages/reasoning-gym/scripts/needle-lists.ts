// The verbs and things of the needle_haystack statements, "<name> <verb> <thing>.": every verb goes with every thing.

const entries = (text: string): string[] => text.trim().split(/\s*[,\n]\s*/);

export const verbs: readonly string[] = entries(`
adores, loves, likes, enjoys, cherishes, treasures, relishes, savors, appreciates, admires, values, esteems, reveres
worships, idolizes, celebrates, applauds, praises, extols, lauds, commends, recommends, endorses, champions, defends
promotes, advocates, favors, fancies, craves, misses, remembers, contemplates, studies, investigates, discusses
describes, mentions, imagines, considers, dislikes, hates, detests, loathes, despises, abhors, resents, dreads, fears
avoids, shuns, scorns, mocks, ridicules, belittles, criticizes, condemns, denounces, disdains, deplores, opposes
rejects, distrusts, tolerates, endures, prefers, overrates, underrates, misunderstands, cannot stand, cannot bear
cannot abide, cannot resist, cannot live without, cannot get enough of, can do without, could talk for hours about
does not care for, does not mind, does not believe in, has a passion for, has a weakness for, has a soft spot for
has a low opinion of, has a high opinion of, has mixed feelings about, has no patience for, has no time for
has a horror of, has strong views on, has doubts about, has grown tired of, has given up on, has warmed to, is fond of
is crazy about, is mad about, is keen on, is obsessed with, is devoted to, is enchanted by, is fascinated by
is intrigued by, is captivated by, is delighted by, is amused by, is inspired by, is moved by, is comforted by
is impressed by, is puzzled by, is baffled by, is bored by, is annoyed by, is irritated by, is disgusted by
is appalled by, is troubled by, is alarmed by, is terrified of, is afraid of, is wary of, is suspicious of
is skeptical of, is weary of, is sick of, is proud of, is indifferent to, is allergic to, is curious about
is neutral on, is an expert on, is a critic of, is a champion of, is a fan of, is no fan of, is in awe of
is in love with, is lost without, is thankful for, is nostalgic for, dreams of, daydreams about, raves about
rants about, complains about, grumbles about, worries about, frets over, writes poems about, writes letters about
sings about, jokes about, boasts about, lectures on, reads about, blogs about, thinks highly of, thinks little of
cares deeply about, knows a lot about, knows nothing about, swears by, approves of, disapproves of, delights in
takes comfort in, takes pride in, takes no interest in, finds joy in, sees no point in, sees the beauty of
looks down on, looks forward to, longs for, yearns for, lives for, gets excited about, gets grumpy about, fusses over
puts up with
`);

export const subjects: readonly string[] = entries(`
night trains, steam trains, paddle steamers, sailing boats, rowing boats, hot air balloons, gliders, cable cars
trolley buses, bicycle lanes, tandem bicycles, unicycles, roller skates, skateboards, scooters, motorcycles
vintage cars, electric cars, fire engines, tractors, tugboats, lighthouses, harbor walls, suspension bridges
stone bridges, windmills, water wheels, clock towers, castle ruins, spiral staircases, rope ladders, tree houses
garden sheds, greenhouses, log cabins, beach huts, railway stations, airport lounges, bus stops, ferry terminals
cobbled streets, narrow alleys, roundabouts, mountain passes, desert roads, country lanes, hiking trails, city parks
botanical gardens, rose gardens, rock gardens, hedge mazes, orchards, vineyards, wheat fields, flower meadows
pine forests, rain forests, salt marshes, coral reefs, tidal pools, sandy beaches, rocky shores, fjords, waterfalls
hot springs, glaciers, volcanoes, canyons, caves, sand dunes, frozen lakes, river deltas, quiet islands
foggy mornings, rainy afternoons, thunderstorms, rainbows, first snow, autumn leaves, spring blossoms, summer evenings
winter nights, full moons, meteor showers, solar eclipses, northern lights, star charts, sunrises, sunsets
sea breezes, desert winds, hailstones, icicles, morning dew, spider webs, hedgehogs, badgers, otters, beavers
red squirrels, chipmunks, hares, hamsters, ferrets, house cats, sheepdogs, greyhounds, dachshunds
poodles, donkeys, mountain goats, alpacas, camels, highland cattle, wild horses, Shetland ponies, reindeer, moose
grizzly bears, polar bears, giant pandas, koalas, kangaroos, wombats, platypuses, sloths, anteaters, armadillos
elephants, giraffes, zebras, hippos, meerkats, lemurs, gorillas, snow leopards, tigers, wolves, foxes, bats, owls
kingfishers, puffins, penguins, flamingos, pelicans, storks, herons, parrots, canaries, hummingbirds, woodpeckers
nightingales, pigeons, seagulls, swans, geckos, chameleons, tortoises, sea turtles, crocodiles, tree frogs, newts
seahorses, jellyfish, octopuses, dolphins, humpback whales, seals, clownfish, starfish, lobsters, hermit crabs
bumblebees, dragonflies, ladybugs, fireflies, grasshoppers, stick insects, ant colonies, moths, earthworms, oak trees
weeping willows, silver birches, bamboo groves, bonsai trees, palm trees, mossy stones, ferns, cactuses, orchids
sunflowers, tulips, daffodils, lavender, dandelions, water lilies, peppermint tea, green tea, black coffee
iced coffee, hot chocolate, apple cider, ginger ale, tomato juice, lemonade, buttermilk, coconut water, oat milk
sparkling water, rye bread, garlic bread, sourdough, bagels, croissants, pretzels, pancakes, waffles, scrambled eggs
boiled eggs, porridge, muesli, peanut butter, raspberry jam, orange marmalade, maple syrup, wild honey, blue cheese
goat cheese, smoked salmon, pickled herring, sardines, fish soup, onion soup, pumpkin soup, lentil stew
vegetable curry, fried rice, sushi rolls, noodle soup, spring rolls, dumplings, ravioli, lasagna
gnocchi, mushroom risotto, pepperoni pizza, pineapple on pizza, baked potatoes, potato salad, coleslaw, sauerkraut
pickles, olives, capers, radishes, beetroot, Brussels sprouts, spinach, artichokes, asparagus, cauliflower, eggplants
zucchini, bell peppers, chili peppers, horseradish, raw onions, cherry tomatoes, ripe mangoes, papayas, pomegranates
blackberries, gooseberries, blood oranges, grapefruit, watermelons, dried figs, roasted almonds, salted peanuts
pistachios, popcorn, licorice, marzipan, caramel fudge, dark chocolate, cinnamon rolls, carrot cake, cheesecake
apple pie, lemon tart, gingerbread, vanilla ice cream, strawberry sorbet, candied ginger, chewing gum, mustard
soy sauce, mint sauce, truffle oil, chess openings, checkers, backgammon, dominoes, jigsaw puzzles, crossword puzzles
logic puzzles, word games, card tricks, solitaire, pinball machines, board games, video games, trivia nights, riddles
tongue twisters, table tennis, badminton, squash, volleyball, basketball, handball, field hockey, ice hockey, curling
cricket matches, baseball statistics, golf tournaments, lawn bowls, archery, fencing, judo, wrestling, sumo, marathons
relay races, pole vaulting, high jump, javelin, rhythmic gymnastics, figure skating, speed skating, ski jumping
cross-country skiing, snowboarding, bobsleigh races, surfing, windsurfing, kayaking, canoe trips, scuba diving
snorkeling, synchronized swimming, water polo, open water swimming, cold showers, rock climbing, bouldering, caving
orienteering, geocaching, camping, stargazing, birdwatching, mushroom hunting, fishing at dawn, horse riding
dog walking, beekeeping, gardening, composting, pruning hedges, mowing the lawn, raking leaves, shoveling snow
chopping wood, building birdhouses, flying kites, skipping stones, building sandcastles, collecting stamps
collecting coins, collecting seashells, collecting postcards, collecting fossils, collecting minerals
pressing flowers, model railways, model airplanes, ships in bottles, dollhouses, puppet theater, origami, calligraphy
watercolor painting, oil painting, pottery, wood carving, glassblowing, blacksmithing, bookbinding, leatherwork
basket weaving, knitting socks, crocheting blankets, embroidery, quilting, sewing buttons, dyeing wool, making candles
making soap, baking bread, brewing tea, fermenting vegetables, roasting coffee, tasting cheese, decorating cakes
peeling potatoes, washing dishes, ironing shirts, folding laundry, polishing shoes, dusting shelves, vacuuming carpets
cleaning windows, sorting mail, filling out forms, paying bills, waiting in line, getting up early, staying up late
taking naps, walking barefoot, whistling, humming, yodeling, singing in the shower, choir practice, karaoke
barbershop quartets, brass bands, string quartets, jazz trios, organ recitals, chamber music, opera overtures
film scores, folk songs, sea shanties, lullabies, military marches, techno, reggae, blues guitar, banjo solos
bagpipes, accordions, harmonicas, ukuleles, harps, cellos, oboes, trombones, drum solos, church bells, music boxes
vinyl records, radio plays, ballet, tap dancing, square dances, salsa, tango, waltzes, breakdancing, circus acrobats
juggling, magic shows, stand-up comedy, silent movies, horror movies, westerns, musicals, nature documentaries
cartoons, soap operas, cooking shows, quiz shows, weather forecasts, podcasts, audiobooks, detective novels
fairy tales, ghost stories, science fiction, historical novels, biographies, travel guides, poetry readings, haiku
limericks, sonnets, comic books, crime reports, newspapers, old maps, atlases, dictionaries, encyclopedias
secondhand bookshops, public libraries, museums, art galleries, flea markets, antique shops, street markets
department stores, auctions, picnics, barbecues, garden parties, birthday parties, fireworks, parades
carnivals, amusement parks, carousels, roller coasters, haunted houses, escape rooms, petting zoos, algebra
geometry proofs, prime numbers, statistics, probability theory, chemistry experiments, quantum physics, astronomy
geology, archaeology, paleontology, marine biology, genetics, medieval history, Roman coins, hieroglyphs
ancient myths, Latin grammar, sign language, Morse code, secret codes, crystal radios, pocket calculators, slide rules
typewriters, fountain pens, pencil sharpeners, sticky notes, paper clips, rubber stamps, wax seals
handwritten letters, sundials, hourglasses, cuckoo clocks, wristwatches, telescopes, microscopes, magnifying glasses
kaleidoscopes, lava lamps, paper lanterns, snow globes, porcelain cups, rocking chairs, hammocks, feather pillows
wool blankets, patchwork curtains, striped socks, bow ties, straw hats, raincoats, rubber boots, umbrellas
silk scarves
`);
