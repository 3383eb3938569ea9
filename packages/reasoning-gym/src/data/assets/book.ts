// Original prose written for this project; Apache-2.0 like the rest. Feeds the text datasets (word sorting, ciphers, letter jumbles, sentence tasks).
export default `THE KEEPER OF GANNET SKERRY

Tobias Wrenfield trimmed four wicks before supper. Rain hammered the
lantern glass, and beyond it the Atlantic heaved like a restless bull.
He had tended this tower since March 1887, alone except for a one-eyed
cat named Admiral. Nobody envied him; nobody visited, either.

His kingdom measured 90 paces by 42. It held a granite column, a
cistern, a henhouse, two sheds, and a cabbage patch fenced with
driftwood. Puffins burrowed under the northern ledge. Seals snored below
the landing, whiskered and fat, indifferent to storms.

West of it, on calm evenings, the sky turned coral, then amber, then a
bruised violet that no painter would dare to copy.

Every fortnight a cutter called the Persimmon brought paraffin, flour,
molasses, newspapers, and gossip. Captain Isolde Marchbanks commanded
her. She was brisk, freckled, and incapable of whispering. "Still
breathing, Tobias?" she would bellow from the gangway. "Mostly!" he
always shouted back.

That autumn, however, no vessel came. Gales followed squalls, squalls
chased fog, and the calendar crept past October without a single
friendly sail. Provisions dwindled. The hens, sulking, quit laying.
Tobias rationed his biscuits: three at dawn, two at dusk, none between.

He kept a ledger, naturally. Each page recorded wind, visibility,
barometer, oil consumed, and remarks. Under remarks he usually wrote
"nil" in tidy capitals. Lately the remarks had grown longer, for
solitude loosens a pencil.

"Tuesday," he noted. "Admiral caught a starling, then released it. Mercy
or boredom? Undecided."

"Wednesday. Mended trousers. Sang eleven hymns. Forgot the twelfth."

"Thursday. Saw a green flash at sunset, brief as a wink."

On Friday the lamp failed. It did not gutter or smoke; it simply stopped
turning. Somewhere inside the clockwork pedestal a gear had sheared, and
the great lens, weighing nearly 3.5 tons upon its bath of mercury, stood
motionless. A fixed beam is a dangerous liar. Mariners who expect a
flash every 15 seconds will mistake a steady glow for another headland,
and steer accordingly onto the rocks.

Tobias spat a word his grandmother disliked. He fetched spanners,
pliers, a mallet, and a jar of grease. The broken cog lay in two
crescents among brass shavings. No spare existed on the skerry. The
nearest foundry stood in Port Callander, 27 miles east, which tonight
might as well have been the moon.

What could a man do? He could push.

So he braced his shoulder against the iron frame and walked. Round and
round he trudged, counting aloud, keeping the rhythm by his pulse and a
tin alarm clock. Fifteen seconds, flash. Fifteen seconds, flash. By
midnight his boots had polished a circular track into the floor. By 2:30
his knees trembled. Admiral observed from a coil of rope, unimpressed.

"You might help," Tobias panted. The cat yawned.

Toward four o'clock he heard it: a horn, mournful and low, southwest of
the reef. A steamer! Her captain must be groping through murk, hunting
for the signal that would tell him where the channel opened. Tobias
straightened. Blisters burst inside his gloves. He shoved harder,
watching the second hand, refusing to hurry and refusing to slacken.

The horn sounded again, nearer. Then it moved left, hesitated, and swung
wide. Through a rent in the mist he glimpsed portholes, a golden
necklace sliding safely past the jagged teeth of Cormorant Shelf. Voices
drifted up, laughter among them. Somebody aboard was playing an
accordion, badly. He had never heard sweeter music.

Dawn arrived grey, then pink, then suddenly blue. Tobias extinguished
the burner, drew the curtains around the prisms, and slid down against
the wall. He slept for nine hours with his mouth open. When he awoke,
Admiral was curled upon his chest, purring like a mill.

The following night he walked again. And the night after. He improvised
a harness from canvas straps, so that his hips took the strain. He hung
a slate nearby and chalked a stroke for each hundred revolutions. To
occupy his mind he recited multiplication tables, the rivers of Europe,
recipes for chutney, and the names of every schoolfellow he could
recall: Abernathy, Bickerstaff, Crump, Dalrymple, Eddowes, both Fitches,
and poor stammering Gulliford, who became a bishop.

On the sixth day he had a notion. If he could not buy a cog, perhaps he
could carve one. Behind the coal bunker rested a plank of lignum vitae,
wreckage from some forgotten schooner; it is timber so dense that it
sinks. He traced the shattered halves onto paper, measured the pitch
with dividers, and set to work with a fretsaw, a rasp, and abundant
patience. Sawdust smelled of pepper and vanilla. Forty-eight teeth
emerged, one after another, each filed, tested, cursed, and filed
afresh.

The first attempt split. He made tea and brooded. The second fitted
crookedly, chattered, and stripped itself within minutes. He ate his
last biscuit and brooded more. The third slid onto its spindle with a
soft, satisfied click.

He released the brake. Weights descended inside their shaft, chains
rattled, the pedestal groaned, and twelve hundred gleaming facets began,
majestically, to revolve. Tobias danced. It was a graceless jig,
performed by a starving, bearded fellow in odd socks, but the seals
applauded -- at least, he chose to believe that their splashing was
applause.

The Persimmon appeared on November 19, battered, with a jury-rigged
mizzen. Isolde leapt ashore before the hawser was fast. Her cheeks were
wet, possibly from spray.

"They told me you had died," she roared. "The pilots said the light was
wandering. Some nights quick, some slow. Eerie, they called it! Then it
steadied, and old Penhaligon swore a ghost had taken over."

"No ghost," said Tobias. "Merely legs."

He showed her the wooden wheel. She examined it silently -- which was
remarkable in itself -- and ran a thumb along its oily rim. "The Board
will send a proper bronze one," she said at last. "Will you swap it?"

He considered. A kettle hummed between them; outside, gannets plunged
like dropped javelins. "Eventually," he answered. "It has earned a
season or two."

She unpacked the hampers: bacon, raisins, mustard, candles, oranges
wrapped in tissue, a cheese the size of a drum. There was a bundle of
magazines, too, full of fashion, hockey results, cartoons, and an essay
proving that gravity was overrated. From her own satchel she produced a
small parcel tied with scarlet ribbon. Inside lay a pocket accordion,
dented but tuneful.

"A passenger left that," Isolde explained. "He sailed aboard the Lady
Verity on the fourth. Said a lighthouse saved his ship, although it
blinked like somebody limping. He wanted the keeper to have it."

Tobias squeezed out a wheezy chord. Admiral fled beneath the dresser.
Captain Marchbanks laughed until the crockery rang, and for once the
ledger's remarks column required an additional sheet.

"Saturday," he wrote that evening. "Company. Cheese. Learned half a
waltz. Lamp perfect."


THE CLOCKMAKER'S APPRENTICE

Ottilie Brandauer was thirteen when she swallowed her pride and knocked
at the shop in Quince Lane. Above the door hung a wooden dial without
hands. Master Gregor Halvorsen believed that a sign ought to promise
nothing.

"Can you sit still?" he demanded.

"No, sir," she admitted. "But I can pay attention while fidgeting."

He grunted. It was, she discovered later, the grunt he reserved for
honest replies. By lunchtime she possessed an apron, a loupe, a stool
with uneven legs, and permission to sweep.

The premises were narrow, crowded, and never quiet. Regulators ticked
beside cuckoos; carriage clocks quarrelled with barometers; a monumental
bracket timepiece from Antwerp cleared its throat before striking.
Halvorsen claimed he could identify every mechanism blindfolded. Ottilie
tested him once with a scarf. He scored 61 out of 61, then guessed what
she had eaten for breakfast.

"Porridge," he sniffed. "Scorched."

Strange objects came in for treatment: a jewelled snuff casket with a
singing bullfinch, an automaton emperor who nodded, a music stand that
folded itself, a banker's pedometer, a cracked hourglass filled with
desert sand. The apprentice dusted them all, from diamond bezel to cheap
nickel alarm.

Sweeping lasted five months. Afterwards came polishing, sorting,
winding, and fetching. She learned that an escapement is a gatekeeper,
that a mainspring is a miser who must be taught generosity, and that
oil, applied carelessly, ruins more watches than hammers do. She
memorised the drawers: pinions, arbors, pallets, ratchets, collets,
bezels, fusee chains finer than eyelashes. Tweezers became extra
fingers.

At home her brothers teased. Lukas, a cooper, said gears were for people
afraid of barrels. Matthias, who tuned harpsichords, merely winked.
Their mother saved coins in a teapot so that Ottilie might someday
purchase a lathe costing 140 crowns.

One frosty morning in January the mayor entered, scattering snow and
importance. His name was Cornelius Pfeiffer-Lang, and his moustache
arrived slightly before the rest of him. "The cathedral clock has
stopped," he announced. "At ten minutes to seven. The bishop is
distraught, the market is chaos, and a wedding took place twice."

"Twice?" asked Ottilie.

"The groom was early and the bride was late. It seemed simplest."

Halvorsen reached for his coat; then he winced and sat down again.
Rheumatism had gnawed his joints all winter. The belfry had 311 stairs.
He looked at the window, at his swollen knuckles, finally at the girl.

"Take the leather bag," he said. "Touch nothing until you have
listened."

She climbed. The spiral wound upward through darkness smelling of
pigeons, tallow, and antique dust. Slits of daylight showed rooftops
shrinking: slate, thatch, chimneys, washing lines, the guildhall
balcony, the fountain stiff with icicles, the cobbler's alley, the
frozen canal with its skaters no bigger than commas. At the summit a
verger named Ambrose unlocked a hatch and wished her luck in Latin.

The machine was enormous. Wrought bars, bolted like a bedstead, enclosed
wheels broader than cartwheels. Date of manufacture: 1642. Three
centuries of tinkering had encrusted it with brackets, wedges, and
knotted string. A pendulum, 4 metres long, dangled motionless above its
pit. Ottilie set down the bag, folded her hands, and listened.

At first she heard only wind. Gradually other sounds separated
themselves: a shutter tapping, a rope creaking, feathers rustling, the
deep metallic sigh of bells cooling. Beneath everything there was
something faint and irregular. Scratch, pause. Scratch, scratch.

She lit a candle stub and crawled underneath the great wheel. There,
wedged between the crutch and the rear plate, bulged a nest. It
comprised twigs, hymnal scraps, a velvet ribbon, candle ends, and a
bishop's missing glove. From the middle stared a dormouse, plump,
indignant, and thoroughly awake.

"So you are the vandal," whispered Ottilie.

The dormouse sneezed.

A hasty mechanic would have yanked the bundle free. But she noticed five
pink babies, blind and wriggling, each smaller than a thimble. She sat
back upon her heels. The town needed the hour; the family needed the
warmth. Surely both could be satisfied?

She emptied her lunch tin, lined it with wool from her own mitten, and
cut a doorway using shears. Then, strand by strand, she transferred the
household. The mother protested, inspected, rearranged a ribbon, and at
length consented. Ottilie placed the tin on a sheltered beam, a yard
from the sunny louvre, and left half a walnut as rent.

With the obstruction gone she examined the bearing surfaces. One pivot
was dry. One pallet was worn, though serviceable. Someone, perhaps a
great-grandfather of the present verger, had shimmed the suspension with
a folded playing card, the knave of clubs. She kept it as a souvenir and
cut a replacement from spring steel.

A gentle shove, and the bob swung. Tock. The sound travelled through the
timbers and into her spine. Tock. She set the hands by her pocket watch,
3:16 exactly, and released the striking train. When the quarter bell
spoke, skaters below stopped and lifted their faces. A cheer rose, thin
but unmistakable.

She descended slowly, dizzy with triumph. Halvorsen was waiting by the
stove with two mugs of cocoa. "Well?" he said.

She told him everything: the scratching, the glove, the tin. He listened
as she had listened, without interrupting. Afterwards he opened a locked
cupboard and lifted out a bundle swaddled in flannel. It was a lathe,
compact, beautifully scraped, its handwheel worn to silver.

"Belonged to my teacher, Philippa Zwingli," he said gruffly. "She gave
it to me when I repaired something properly for the first time. You may
tell your mother to buy herself a hat."

Ottilie could not speak. Sixty-one clocks spoke for her. Being honest
instruments, they disagreed by several seconds, and the argument lasted
nearly a minute.

In April she climbed the tower again, carrying hazelnuts. The tin stood
vacant, swept clean. Beside it, arranged like payment, lay a shirt
button, a blue bead, and a tiny brass screw she recognised as belonging
to Halvorsen's spectacles. He had been hunting for it since Christmas.

"Thieves," he muttered when she returned it. Yet he was smiling -- and
that same week he painted hands upon the sign.


ACCOUNTS OF THE BAKERY AT LOWER THISTLEBY

When Aunt Philomena retired to Sicily, she bequeathed me her bakery, her
debts, and her parrot. The bakery occupied a corner opposite the
blacksmith. The debts occupied three biscuit tins. The parrot,
Gladstone, occupied whichever perch annoyed customers most.

I was a bookkeeper by profession, trained among invoices, and I had
never kneaded anything livelier than an eraser. Nevertheless I arrived
on Monday, June 2, with a starched collar and optimism. Dorcas
Applewhite, the senior baker, surveyed my cuffs.

"Can you tell rye from spelt?" she asked.

"I can tell profit from loss," I replied.

"Then we'll starve accurately," said she -- and tossed me a sack.

Flour exploded. Gladstone cackled. Thus commenced my education.

Here follow extracts from the daybook, which I maintained scrupulously,
even when dough obscured the margins.

Monday. Receipts: 14 shillings. Expenses: yeast, kindling, one
replacement window. (The parrot, startled by thunder, flung a scone.)
Balance: lamentable.

Tuesday. Baked 80 cottage loaves, 36 crumpets, 24 treacle tarts, 5
gingerbread pigs. Burned 19 of the foregoing. Sold remainder by noon.
Discovered that schoolchildren negotiate like Venetian merchants.

Wednesday. Market day! Farmers, tinkers, drovers, milliners, fiddlers,
and a dentist queued beyond the pump. Mistress Applewhite's cinnamon
knots vanished within twenty minutes. We took 2 pounds, 7 shillings, and
a live duck, offered in lieu of cash by one Enoch Tulliver. Query: where
does one enter poultry?

A beggar with a banjo sang ballads for crusts; I paid him one gooseberry
turnover per verse, and entered it as advertising.

Thursday. Entered poultry under livestock, sundry. Duck escaped. Wrote
off duck.

Friday. The miller, Barnabas Stott, presented his bill. It exceeded our
turnover by a factor of three. He is a mournful giant with powdery
eyebrows. I inquired whether credit might stretch until Michaelmas. He
sighed so heavily that the paper bags fluttered.

Saturday. Could not sleep. At 3:40 I descended to the ovens and found
Dorcas already punching a trough of brioche. "Nobody baking is ever
lonesome," she remarked. She taught me to fold, rotate, press, and wait.
Waiting proved hardest.

On Sunday, while parishioners sang, I spread the entire paperwork across
the counter. I analysed barley, butter, lard, sultanas, cardamom,
walnuts, custard, string, broom handles, and candle wax. Patterns
emerged, as patterns will when you stare. White bread lost a farthing
apiece. Pies broke even. Buns, muffins, eclairs, and anything containing
almonds prospered. Worse, we were giving 13 to the dozen, a courtesy
begun by my aunt in 1871 and never costed.

"Raise the price of plain loaves," I proposed.

Dorcas folded her muscular arms. "Widow Cattermole has six bairns and
eats nothing else. Raise it, and you'll face her yourself."

I imagined the confrontation. I shuddered. "What do you recommend?"

"Charge the squire double for meringues. He never counts."

Ethically this troubled me; arithmetically it was irresistible. We
compromised. Luxuries would bear a modest surcharge, labelled honestly
on a placard: "Fancies cost more so that bread may cost less." I
lettered it in copperplate. Gladstone nibbled one corner, lending it
character.

The result astonished everybody. Squire Ponsonby-Vane guffawed,
purchased forty macaroons, and told his cousins. Cyclists pedalled from
Great Thistleby. A hotelier ordered marzipan swans. Two elderly sisters,
the Misses Utterthwaite, began buying one meringue each afternoon, which
they divided with a ruler.

By August the debts had shrunk to a single tin. I had developed
forearms. I could judge an oven by holding my palm inside for eight
seconds; I dreamed about gluten; I perceived, in the slow swelling of
sponge beneath muslin, something resembling compound interest.

Then disaster struck. On the eve of the harvest supper, for which the
vicar had commissioned 300 rolls, the chimney collapsed. Bricks, soot,
jackdaw sticks, and a century of grime thundered into the hearth. The
fire hissed and perished. Dorcas, black from bonnet to clogs, uttered a
syllable that even Gladstone had not known.

It was 5:15 in the afternoon. Dough lay ready in every basin, rising
remorselessly, as ignorant of catastrophe as an infant. What use are
ingredients without heat?

I did what bookkeepers do: I made a list. Who in Lower Thistleby owned
an oven, a range, a griddle, a furnace? I wrote names until the nib
splayed. Then I ran.

Widow Cattermole accepted fifty rolls without a murmur. The
Utterthwaites took a dozen, arranging them geometrically. The
blacksmith, Hamish Orde, slid trays above his forge and basted them with
bellows. The potter emptied her kiln. Barnabas Stott harnessed his wagon
to ferry dough uphill; the dentist stoked a sterilising cabinet; even
the squire's cook, a formidable Parisienne, surrendered her second-best
stove. Children scampered between cottages carrying messages: "Number
nine is brown!" "The forge wants butter!" "Please, miss, ours have
puffed like bolsters!"

Dusk thickened. Lanterns bobbed along hedgerows. From every doorway
wafted the identical, unmistakable fragrance, until the whole village
smelled like one gigantic kitchen.

At 7:45 we assembled the consignment on trestles inside the tithe barn.
There were 297 rolls. No two batches matched: some were pale, others
mahogany; the forge's bore a hint of iron, the kiln's were perfectly
spherical, and the dentist's tasted faintly of cloves. The vicar blessed
them, laughing helplessly. They were eaten within a quarter of an hour,
mopped through gravy, stuffed with ham, and juggled by a ploughman.

"Three short," I confessed to Dorcas.

She glanced toward the rafters. Gladstone sat there, crumbs adorning his
breast, radiating innocence.

Next morning the mason came. So did Hamish with girders, Barnabas with
mortar, and eleven volunteers bearing shovels. Nobody presented an
invoice. I attempted to calculate what we owed: labour, fuel, cartage,
goodwill. The columns refused to total. Eventually I ruled a double line
and inscribed, beneath liabilities, the only figure that seemed correct.

"Everything," I wrote; and opposite, under assets, I wrote the same.

The books balanced for the first time.


THE ASTRONOMER'S NIGHT TRAIN

The express for Zellenburg departed at 21:05 from platform eleven.
Professor Amara Oyelaran boarded with a trunk, two umbrellas, and a
telescope mirror swaddled inside a quilt. The conductor, whose badge
read Fabrizio, eyed the parcel suspiciously.

"Is it fragile, madam?"

"It is 90 centimetres of glass, ground to within a hair's thousandth,"
she told him. "It required four years. If it cracks, I shall weep, and
then I shall become unreasonable."

Fabrizio swallowed. He assigned her compartment seven, the
smoothest-riding, directly above the bogie with new springs.

Three strangers shared it. A jockey-sized gentleman in tweed introduced
himself as Leopold Nascimento, dealer in secondhand bassoons. Beside him
knitted a grandmother, Hedwig, producing some limitless orange garment.
Opposite slumped a teenager with ink-stained thumbs; he was called Rafi,
and he was running away from law school.

"To what?" asked Hedwig, needles clicking.

"I haven't decided," he said. "Just away."

The whistle shrieked. Suburbs unspooled: a cement factory, gasworks,
tennis courts, an airport where a lonely helicopter slept, allotments,
billboards, a floodlit stadium, warehouses, then sudden countryside as
dark as velvet. Amara extinguished the overhead bulb. "Forgive me," she
said, "but Jupiter will rise in six minutes, and it deserves an
audience."

They pressed against the pane. Above a ragged silhouette of poplars
climbed a steady, creamy spark. Leopold had always presumed such things
were aeroplanes. Rafi wanted to know the distance.

"Tonight? Roughly 628 million kilometres. The gleam entering your eye
left there thirty-five minutes ago, while you were still buying that
regrettable sandwich."

Rafi contemplated his sandwich with fresh respect.

She was travelling, she explained, toward the Karsk plateau, where a new
observatory waited beneath a half-finished dome. At 5:52 the following
morning a faint asteroid would glide in front of a dim star. For eleven
seconds the star would vanish. By timing that disappearance from several
locations, astronomers could sketch the asteroid's outline, as one
guesses a stranger's profile from his shadow upon a blind. Other teams
had stationed themselves in Tbilisi, Nairobi, and a Norwegian fjord.
Without her mirror, the central chord would be missing.

"And if the train is delayed?" said Leopold.

"Then we wait until 2094."

It was, of course, delayed.

Shortly after one o'clock the brakes squealed. Luggage toppled; Hedwig's
wool bounced along the corridor; Amara hurled herself bodily over the
quilt. Silence followed, disturbed only by crickets. Fabrizio hurried
past swinging a lantern. A landslip, he reported, had smothered both
tracks near Obrova. Engineers were coming. Dawn, perhaps. Noon,
probably.

Amara did not weep. She became unreasonable. "Where precisely are we?"
she snapped.

Nobody knew. Telephones showed no signal in that ravine. Then Rafi
cleared his throat. He unrolled a railway gazetteer, stolen from his
uncle's library, and traced the line with a smudged forefinger. "We
crossed a viaduct at 12:38. Counting telegraph poles, about 50 metres
apart, I reached 410 afterwards. So: kilometre 173, give or take a
siesta."

She regarded him keenly. "You were counting poles?"

"It's a habit. It helps when I'm miserable. Lectures on tax and
inheritance gave me plenty of practice: ceiling tiles, coughs, the
tutor's waistcoat buttons."

Latitude, longitude, elevation: she scribbled them on Leopold's
newspaper. She consulted almanac pages, chewed a pencil, and suddenly
laughed. The asteroid's shadow, a ribbon barely 38 kilometres wide,
would sweep diagonally across the republic. Its centreline missed the
plateau's twin summit by a whisker; it passed, instead, over a stretch
of unremarkable pasture beside kilometre 173.

"We are better placed here than there," she breathed. "All I lack is a
telescope."

"You've got a mirror," Rafi pointed out.

"A mirror needs a tube, a mount, an eyepiece, and a firm foundation."

Leopold stroked his chin. Then he hauled down a battered case, unlatched
it, and lifted out the longest joint of a contrabassoon. "Tubing," he
declared, "is my livelihood."

What ensued was later described in the proceedings of the academy as
unconventional instrumentation. Passengers spilled onto the embankment
wearing pyjamas, shawls, and overcoats. A carpenter from second class
dismantled a sleeping berth for planks. The dining steward contributed a
colander, a soup cauldron, and corks. Hedwig unravelled nineteen rows
and lashed the skeleton together; her yarn, it transpired, was spun from
nylon intended for fishermen. An optician on honeymoon sacrificed his
magnifier. Fabrizio, perspiring, supplied the brass turntable from
beneath the bar piano.

By 4:20 a contraption resembling a scaffold for giraffes squatted among
clover. The mirror lay cradled at its base, drinking starlight. Amara
knelt, nudged, muttered, squinted. She tilted the apparatus toward
Auriga. Blurs tightened into pinpricks. There, slightly above a lopsided
triangle, trembled the target: a speck, reddish, unassuming, thirteen
hundred light years remote.

"I need a timekeeper," she said. "One who won't flinch."

Everyone looked at Rafi.

He held Fabrizio's chronometer, regulation issue, accurate within a
fifth of a second. His hands were icy. Mist filled the hollows; a cow
coughed; eastward, the horizon was already bleaching. Ninety passengers
held their breath.

"Gone!" cried Amara.

His thumb jabbed. Somewhere overhead, a tumbling mountain that no human
had ever touched drew its dark sleeve across a distant sun, and its
shadow -- rushing noiselessly at 3.4 kilometres per second -- poured
over meadow, locomotive, and upturned faces. Nobody felt anything.
Hedwig afterwards insisted that she had felt a tickle.

"Back!"

Jab. He read the dial twice. "Eleven point four," he said hoarsely.
Then, since the silence seemed to require more: "It's wider than you
predicted."

The cheering frightened several sheep. Leopold assembled what remained
of his stock and performed a mazurka. Omelettes were distributed. When
excavators eventually cleared the rubble, at 13:10, few people were
eager to climb aboard.

They published in February. The asteroid, formerly a mere licence plate
of digits, was found to be peanut-shaped, with a waist. Discoverers may
suggest names; the committee, bemused, approved Obrova. Among the 94
authors were a steward, an optician, and a bassoon merchant.

As for Rafi, he wrote to his parents on stationery borrowed from the
observatory. "I have stopped running away," the letter began. "I am
running toward something. Kindly send thicker socks."


LETTERS FROM A BOTANIST IN THE CLOUD FOREST

Camp Orchidea, 9 May 1924

Dearest Winifred,

I write by firefly and bad kerosene. Our mules, Pliny and Beatrix, bit
through the hammock cords yesterday, so I slept in moss. I recommend it!
Moss is mattress, sponge, larder, nursery, and pharmacy combined. Before
breakfast I counted seventeen varieties between my elbow and my hat.

The expedition consists of five souls. Eusebio Quispe guides; his nephew
Teo cooks lentils in ingenious disguises. Doctor Magnhild Sorensen
collects beetles and opinions. Percival Thwaite, our illustrator, paints
exquisitely and complains beautifully. I press leaves. You may picture
me surrounded by blotting paper, damp as a haddock, labelling
everything.

Temperature at dawn: 8 degrees. Altitude: 2,640 metres. Mood: exalted.

Your affectionate sister, Cordelia

Camp Bromeliad, 17 May

Dear Win,

You asked for adventures, so behold one. On Monday we forded the Rio
Susurro, swollen with snowmelt the colour of jade. Halfway, Percival's
easel floated off. He lunged; Teo grabbed his suspenders; Beatrix,
misreading the commotion, galloped. All three were dragged ashore like
trout. The watercolours survived inside a pickle jar, tightly corked.
Percival's dignity did not.

Beyond the ford begins true wilderness. Trunks wear beards of lichen.
Ferns unfurl croziers taller than choirboys. Hummingbirds (emerald,
copper, amethyst, one resembling a flying plum) duel over fuchsias with
a ferocity that would embarrass musketeers. At noon vapour rolls uphill
and erases the universe. Each sound then becomes a riddle: was that a
frog, a hinge, or Magnhild humming?

In a bamboo thicket we surprised a spectacled bear, munching hearts of
palm with the concentration of an accountant. It bowed, or scratched;
then it withdrew. Cobwebs the size of tablecloths glittered afterwards,
each droplet a miniature galaxy.

Today's specimens: two begonias, a climbing lily, a nettle that climbed
me, and a fungus shaped precisely like a teacup. I toasted you from it.
Rainwater, sadly.

C.

Camp Misfortune, 26 May

Winifred, my patient one,

Weevils have eaten the herbarium. Not entirely -- they possessed
scruples, evidently, for they spared grasses and sedges. But the
passionflowers, the gentians, both calceolarias, and that peculiar
saxifrage I described are lace. Six weeks' labour, digested! I sat upon
a stump and howled. Parakeets howled too, mockingly.

Magnhild, meanwhile, was jubilant. She says the culprits represent an
unknown genus. She has baptised them in my honour. I am therefore
immortalised as a pest: Cordeliella vorax. Please tell Father gently.

Eusebio heard my lament and offered counsel. His mother, a healer in
Chaupimarca, never preserves dead plants. "She keeps them living, in her
memory and her garden," he said. "A dried leaf tells you what a thing
was. A seed tells you what it intends." I have chewed over that sentence
for hours. It has more nourishment than the lentils.

So the method changes. Henceforth we gather seeds, tubers, cuttings,
spores. Percival will draw each organism where it grows, roots and
neighbours included. I shall interview rather than kidnap.

Thoughtfully, Cordelia

Camp Waterfall, 8 June

Dear heart,

I have seen the blue one.

Forgive the blot; my hand quivered. You remember grandfather's tattered
engraving, the trumpet blossom captioned "Azulina, reported by
muleteers, doubtful"? It is not doubtful. It hangs behind a cataract, 30
feet above a plunge pool, upon a crag slick as soap. I spotted it at
6:10 this morning when sunlight struck through the curtain of spray.
Imagine the hue of twilight distilled, veined with silver, freckled
inside like a trout's belly. The perfume resembles nutmeg and
thunderstorms.

How to reach it? Magnhild suggested a ladder. We had none. Percival
suggested abandoning hope, his customary tactic. Teo said nothing. He
unhitched Pliny's lead, knotted it around a laurel, and walked down the
precipice backward, whistling, as though descending a staircase to
collect the mail.

He returned soaked, grinning, and empty-handed.

"Where is it?" I wailed.

"There were bees," he answered. "Tiny ones, without stings. They were
working. I thought: if I pick the flower, they lose a day's wages. We
can come again when it makes seed, no?"

I opened my mouth to scold him; then I remembered the weevils, the
sentence, the stump. He was right, of course. I am thirty-eight years
old, a Fellow of two learned societies, and I was instructed in botany
by a lad of fifteen carrying a ladle.

We shall wait. Percival is already sketching from a boulder, drenched
and radiant. He has ceased complaining; it is most unsettling.

Ever yours, C.

Same place, 30 June

Winnie,

Waiting is an occupation. I have charted every visitor to our azure
hermit: bees at sunrise, a hawkmoth at dusk, one inquisitive coati who
merely sniffed. I have learned to bake flatbread on basalt. Magnhild
teaches us Norwegian lullabies about herring. In return Eusebio recites
proverbs, my favourite being: "Hurry is a thief who leaves his own purse
behind."

Petals dropped on the 21st. A capsule swelled, gooseberry-sized, striped
like a mint. We guard it by rota. Pliny and Beatrix have reconciled,
incidentally, and stand all afternoon nose to rump, flicking gnats.

Did the roof get mended? Has cousin Algernon married his contralto? News
reaches us eventually, like starlight, and just as out of date.

C.

Lima, 4 August

My dear Winifred,

Success! The pod burst on July 11 with a minuscule pop. Teo, dangling,
caught its contents in a handkerchief: 212 seeds, winged, lighter than
soot. We divided them according to Eusebio's arithmetic. Half we
scattered upon neighbouring cliffs, so that the hermit may acquire
relations. A quarter went to his mother, who received them in both palms
and sang. The remainder I carry in a snuffbox against my ribs.

The university requested a pressed type specimen. I explained that none
exists. The registrar, an apricot-faced person, protested that a species
cannot be official without a corpse. I unrolled Percival's forty-one
paintings: bud, bloom, fruit, root, bee, waterfall, mist. He gazed for a
long while. "Irregular," he sighed, reaching for his stamp.

As discoverer I was invited to choose the epithet. Vanity nudged me; I
trod on its toes. In the register you will find it under Teo's name,
spelled correctly, with the adjective "patiens" attached. It means
enduring, or waiting. It also describes you, who have read all these
pages.

I sail aboard the Halcyon on Thursday. Prepare the greenhouse. Evict the
bicycles, purchase gravel, and borrow, if you can, a very small
waterfall.

Your loving, weather-beaten, weevil-namesake sister,

Cordelia


CHESS ABOARD THE MERIDIAN STAR

Two passengers were not on speaking terms when the liner Meridian Star
left Valparaiso. One was Baroness Ludmila Krasnova, seventy-nine,
champion of eleven nations, deaf in one ear and tactical with the other.
The second was Desmond Achterberg, a retired tugboat engineer from
Rotterdam, who had once beaten her in a simultaneous exhibition and
mentioned it hourly.

"It was 1931," he informed the barber. "Simultaneous!" she retorted
across the salon. "I was facing fifty opponents, a heckler, and
influenza."

The purser, Kwabena Mensah, sensed an opportunity. Voyages of 23 days
breed tedium; tedium breeds mutiny at the buffet. He posted a bulletin
outside the ballroom. GRAND MATCH, it proclaimed. One game, two moves
apiece daily, at noon. Stakes: the loser to apologise publicly. Bets
limited to peppermints.

A marquetry table was screwed to the promenade deck beneath an awning.
Because the ocean has no respect for bishops, each piece received a peg
underneath, and every square a socket. Kwabena drilled all sixty-four
himself. Apprentices varnished the knights.

Day one. Krasnova, drawing white, advanced her queen's pawn. Spectators
nodded sagely, though most could not distinguish a gambit from a
gherkin. Achterberg responded symmetrically. Odds: even.

Day four. Off Callao, dolphins. Desmond fianchettoed; Ludmila castled. A
missionary fainted from sunstroke and was mistaken for an enthusiast.

Day six. The ship's newspaper printed a diagram upside down, provoking
scandal.

By the tropics, factions had hardened. Stokers backed the engineer, one
of their own, and chalked rooks on the boiler doors. Stewardesses,
violinists -- and the entire infirmary -- favoured the Baroness.
Peppermints circulated like bullion. A black market sprang up in the
linen locker, where one aniseed drop fetched three spearmints, or a
pillowcase.

On the tenth night the captain held a costume ball. There appeared a
pharaoh, a scarecrow, three pirates, a gorilla, a lobster with real
claws, a knight in saucepan armour, and a timid dentist dressed as a
tooth. Ludmila came as the white queen. Desmond, unluckily, came as the
black one. They glared through two tangos and a conga.

The contestants still refused to converse. They communicated through a
nine-year-old intermediary, Marisol Etxeberria, travelling with her
grandfather's cello and no particular supervision. She skipped between
deckchairs ferrying insults.

"He says your pawn structure resembles a collapsed accordion."

"Inform him," murmured Ludmila, "that his strategy has the elegance of
bilge."

"What is bilge?"

"Ask him, darling. He is an expert."

Marisol asked. The engineer laughed so abruptly that his pipe went
overboard. Then, since she seemed curious, he conducted her below and
displayed everything: pistons, condensers, gauges quivering at 215
pounds, turbines chanting in their oily cathedral. He described how a
tug, though puny, could pivot a freighter by pushing in the right spot.
"Same with chess," he said. "You needn't be strong everywhere. Just
somewhere, at the proper moment."

Next afternoon she repeated this to the Baroness, who lowered her
lorgnette. "Did he say that? Hm." She patted the adjacent cushion. "Sit.
I shall show you something he does not know." With olives and almonds
upon a napkin, she demonstrated the smothered checkmate, the windmill,
the quiet retreat that wins. She told of tournaments in Vienna lit by
chandeliers; of trains, furs, forfeits, samovars; of a husband who kept
score in lemon-yellow notebooks until the winter he didn't.

Marisol carried that, too, back along the railing. Desmond listened,
scratching his stubble. He had lost a wife likewise, in April, in the
rain. He sent no insult that day.

On day fourteen, southwest of the Galapagos, the barometer plunged.
Clouds stacked themselves into anvils. Toward evening the hurricane
arrived, without knocking. Waves thirty-five feet high shouldered the
hull; crockery shattered in heaps; the grand piano broke its tether and
toured the ballroom, waltzing alone. Passengers were confined to cabins.
Kwabena crawled from door to door distributing ginger.

At the height of the tempest Marisol was not in her bunk.

Her grandfather raised the alarm at 23:30. Stewards searched galleys,
lifeboats, the kennel, the laundry. Nothing. The Baroness, hearing
shouts, wrenched open her door and collided in the passage with
Achterberg, dripping, carrying a torch.

It was the first time they had spoken face to face since 1931. "The
board," they said simultaneously.

They climbed together, he hauling, she steering him with her cane around
sliding furniture. Spray burst over the coaming. There, under the
shredded awning, clinging to the marquetry table with both arms and both
legs, crouched the child. The storm had plucked loose the canvas cover.
She had come, it emerged, to rescue the game.

"They were falling out!" she sobbed. "I saved nearly all. But I don't
remember where the horse goes."

Desmond wrapped her inside his oilskin. Ludmila hooked the cane about a
stanchion and anchored the three of them till deckhands arrived with
ropes. Each comber soaked them anew. Between drenchings the Baroness put
her good ear close to his mouth, and he was heard to bellow, over the
din, "Knight belongs on f6, madam! You were about to fork me!" "I know!"
she screamed back. "I had been looking forward to it!"

Morning was innocent, turquoise, steaming. Sailors swabbed. From
Marisol's pockets came thirty pieces, sticky with peppermint. Absent:
one ivory king, one ebony king. The Pacific had swallowed both monarchs
without prejudice.

The crowd gathered at noon. Kwabena consulted the rulebook, then the
captain, then the heavens. "Without kings," he ventured, "there can be
neither mate nor victory. I suppose the match is void?"

Groans swept the promenade. Peppermint fortunes tottered.

"Nonsense," said the Baroness. She uncorked two miniature bottles, one
of vinegar, one of soy, and planted them squarely on the vacant sockets.
"Proceed. It is his turn."

They played on, day after day, past Panama's locks and the drowsy
Caribbean. They no longer required a messenger, but they retained one as
umpire. The middlegame dissolved into an ending: rook and three pawns
against rook and three. Opposite Cape Finisterre, on the final noon,
Achterberg leaned back.

"I offer a draw," he said. "And an apology. You had influenza."

"I accept the former," Ludmila replied. "The latter is mine. You played
well in 1931. I have known it for ages; it was extremely irritating."

They shook hands. Stokers embraced violinists. The accumulated sweets,
4,318 in number, were awarded by acclamation to the umpire, who shared
them, made herself mildly ill, and, nineteen years afterwards, became
champion of the world.

She opened every tournament with the queen's pawn. Beside the board, for
luck, she always stood a very small bottle of vinegar.


THE LOST PROPERTY OFFICE AT GRAND CENTRAL JUNCTION

Humans mislay astonishing things. Basil Featherstonehaugh,
superintendent of lost property, kept an inventory to prove it. His
basement stretched 120 metres beneath the tracks, shelved from flagstone
to vault, illuminated by flickering tubes. Overhead, trains rumbled like
digestion.

Umbrellas predominated: 1,906 of them, furled, bent, tasselled,
polka-dotted. Next ranked gloves, invariably singles. Thereafter the
categories grew whimsical. Shelf K contained dentures, trombones,
snowshoes, a stuffed pelican, and a cracked gong. Shelf M offered
crutches (how had their owners walked away?), theatrical wigs, a
beekeeper's veil, ski goggles, abacuses, tambourines, and somebody's
doctoral thesis concerning yoghurt. Shelf P boasted parasols, a
portcullis winch, periscopes, pantomime donkey (hind legs only),
ping-pong bats, a penny-farthing, and a plaster bust of some forgotten
senator. Shelf Q was quicksilver in a flask and nothing besides. On
Shelf R slumbered a harp, a harpoon, and a hammock, adjacent by
alphabetical accident.

Basil adored order. He wore sleeve garters, sharpened pencils to
surgical points, and ate the same cucumber roll each lunchtime. His
hobby was philately; his weakness, rhubarb.

Everything wore a tag: colour, fabric, dimensions, odour, hour of
recovery. He believed in evidence, tidiness, and carbon copies. Dust was
the enemy; moths were the infantry.

In September a trainee descended the stairs. Zuleika Harcourt-Diaz was
twenty, gangly, irrepressible, shod in purple galoshes. Her curriculum
vitae listed juggling, carpentry, semaphore, and conversational Finnish.

"Regulations," said Basil, handing her a binder thick as masonry.
"Unclaimed items are auctioned after ninety days. We neither advertise
nor investigate. Passengers must come to us."

"Why?"

He blinked. In twenty-four years no one had inquired. "Because," he said
finally, "that is the procedure."

Zuleika nodded dutifully, and disobeyed before teatime.

She began with a suitcase, maroon, crammed with bedtime storybooks
annotated in crayon. Between chapters she unearthed a prescription from
a pharmacy in Dunmorrow. One telephone call, one bus ride, and the case
was hugged by a pyjama-clad boy recuperating from measles. His mother
cried; his father insisted upon giving Zuleika a marrow.

She logged the vegetable, conscientiously, as a gratuity.

Subsequently came the violin bow (returned to a soloist, Ignatius
Bellweather, minutes before a concerto), the wedding veil (reunited with
a bride already halfway up the aisle), and the tortoise. The tortoise
had sat in pigeonhole 88 for a week, impersonating a helmet. Its shell
bore microscopic lettering: "If found, I am Methuselah. I belong to
Saint Brigid's Almshouse. I enjoy dandelions." The almspeople threw a
banquet.

"This is highly unorthodox," Basil protested.

"Statistically, though?" said Zuleika.

He checked. Restitution had climbed from 12 percent to 47. Superfluous
shelving now stood bare, a phenomenon he found both gratifying and
draughty. He sharpened several pencils to compose himself.

There remained one article that she could not place. It sat on the
uppermost rack, behind fishing creels: a wooden box, hexagonal, no
bigger than a melon, inlaid with mother-of-pearl swallows. No keyhole,
hinge, or label. When shaken, it gave a muffled chime. According to the
catalogue it had been handed in on 3 November, twenty-five years
earlier, discovered aboard the 18:22 from Aldermere.

"It should have been auctioned," she remarked. "Ninety days, you said."

Basil coloured to the earlobes. He fiddled with his garters. "An
oversight."

She waited. Silence, she had found, is the finest crowbar.

"Very well," he conceded. "I could not sell it. I was the porter who
picked it up. There was a young woman seated by the window, sketching
swallows on her ticket. She asked me whether it looked like snow. I
replied that precipitation was improbable. By then she had smiled, and I
had dropped a valise on my foot, and the doors had closed. Only
afterwards I noticed what lay beneath her seat." He cleared his throat.
"I presumed that she would return for it. I requested a transfer to this
department, so as to be present."

"You have waited a quarter of a century? Downstairs?"

"Passengers must come to us," he recited, miserably.

Zuleika marched to the shelf, fetched the casket, and placed it between
them. "Not any longer they mustn't."

They examined it together under a jeweller's lens. The lacquer displayed
hairline seams. He pressed a beak; she twisted a wing. Nothing budged.
Then Basil, who had memorised every feather throughout countless
evenings, observed that six swallows faced south whereas the seventh
pointed north. He rotated that bird gently -- half a turn, homeward. The
lid sprang up.

Inside revolved a musical movement, combed and cylindered, plinking a
barcarole. There was also a ticket, yellowed, decorated in graphite. On
its reverse somebody had drafted an address: Rosalind Achebe,
Puzzlewright, 5 Cooper's Wharf, Aldermere.

Basil turned the shade of parchment. "She may have moved. She may have
married, emigrated, forgotten."

"She may have had snow," said Zuleika. "There is a departure at 16:08.
Platform two."

He had not travelled anywhere in eons. He packed absurdly: galoshes,
thermos, spare collar, smelling salts, phrasebook. She confiscated all
but the thermos. At 16:07 he balked; at 16:08, with a juggler's timing,
she shoved.

Aldermere proved to be gulls, shingle, tarred huts, kippers smoking on
racks. Number five had a bowed window stacked with labyrinths, tangrams,
trick padlocks, burrs, and kaleidoscopes. A woman with silvering curls
and a chisel behind her ear glanced up from the bench. Sawdust freckled
her spectacles.

Basil set the box upon the counter. Speech deserted him. The mechanism,
jostled, tinkled two bars of its tune.

"Gracious," she said softly. "You solved it."

"Eventually. I apologise for the delay."

She studied his face; recognition dawned by degrees, the way a
photograph blooms in its tray. "You told me that it wouldn't snow."

"Did it?"

"Eleven inches. I was marooned for three days, I invented the
sliding-lid cabinet, and that made my reputation." She laughed. "I left
this behind on purpose, you know. I'd hoped the porter might be the
inquisitive sort. Later I concluded that he wasn't."

"He wasn't," Basil agreed. "He has recently received instruction."

Outside, improbably, a flake descended, twirled, and stuck to the pane.
Neither noticed the second, nor the thousandth. The last service back
was cancelled at 20:15 owing to drifts.

In the vault, Zuleika hung up the receiver, beaming. She opened the
great register at its oldest outstanding entry. Beneath "disposition"
she inscribed one word with a surgically sharp pencil.

"Claimed."


A RADIO WORKSHOP IN THE MOUNTAINS

Above Val Corvina the road surrenders to goats. There, at 1,970 metres,
in what used to be a cheese dairy, Nazareno Bui and his granddaughter
Ilse mended wireless sets. Farmers lowered broken receivers by cable;
repaired ones descended the same way, swaying above chasms, occasionally
still tuned to opera.

The workshop reeked pleasantly of rosin, solder, hay, and espresso.
Valves glowed like marmalade. On pegboards hung capacitors, rheostats,
chokes, magnets, bobbins, crystals, knobs of bakelite, dials engraved
with fabled cities: Lisbon, Cairo, Hilversum, Sofia. Nazareno had never
visited any. "I have eavesdropped on them all," he liked to boast.

He was sixty-eight, wiry, with eyebrows like brambles. He smoked cherry
tobacco, distrusted clouds, and could whittle a whistle while explaining
induction. Avalanche had taken his hearing on the right side. Ilse,
fourteen, supplied the missing half. She could diagnose a faulty
transformer by its hum: B flat meant loose laminations, whereas a rasp
between G and A signified moisture.

Their customers paid in kind. A ledger nailed beside the bench recorded
transactions. "Signora Pedrotti, loudspeaker cone: six sausages.
Forester Rainer, aerial: cord of larch. Convent of Santa Agnese,
gramophone pickup: prayers (ongoing), plus apricot jam."

Winter closed early that year. On the tenth of December snow blocked the
pass; on the twelfth it buried the signposts; on the fifteenth the cable
jammed with rime. Thereafter the hamlets scattered around the basin
(Prato, Lesina, Upper Lesina, Mezzaluna, Forcella) became islands. Only
airwaves went between them. Each household listened at six to the
weather bulletin from the plains, which was cheerful and always wrong.

"Dreamers," growled Nazareno, twiddling. "Sunshine, they promise! I've
icicles in my moustache."

"Suppose we broadcast our own?" said Ilse.

He stopped. Transmission required a licence, a quartz oscillator, a tall
antenna, and temerity. They had three of the four.

She drew a circuit upon butcher's paper. It employed a salvaged triode,
a coil wound on a jam jar, batteries scavenged from the defunct tram.
The aerial she proposed to string from the chapel steeple to a pine, 64
metres, insulated with bottle necks. Nazareno scrutinised the sketch,
grumbled, corrected a resistor, grumbled less. They soldered until their
eyelids drooped.

On the feast of Saint Lucy's octave, at 19:00, a new voice trickled out
of sixty-three receivers. It was small, husky, and nervous.

"Good evening. This is Radio Capra. Tonight, cloud; tomorrow, wind from
the northwest, strong near Forcella. Don't cross the couloir. Signora
Pedrotti wishes everybody to know that her heifer has calved. It's a
girl."

In farmhouses forks halted. Somewhere a baby crowed. Forester Rainer,
who lived alone with a dachshund, removed his cap.

Since nobody could telephone, replies came by other means. Families
flashed lanterns from their windows: one blink for gratitude, two for
requests. Ilse posted herself at the skylight with field glasses,
tallying. Upper Lesina wanted polkas. Mezzaluna wanted arithmetic
lessons, the school being snowbound. The nuns desired nothing, but
blinked anyway, exuberantly, for ten minutes.

The schedule expanded. Mondays: veterinary hints. Tuesdays: fractions
and decimals, taught through polenta. Wednesdays: Nazareno's
reminiscences, largely fictitious, about smugglers, marmots, and a
balloonist who landed in the trough. Thursdays featured a zither. One
evening a yodelling contest ran overtime; another was devoted to
remedies for chilblains, snoring, hoarseness, and woodworm. Fridays,
chess problems; Saturdays, quarrels, whereby neighbours with disputes
submitted arguments in Morse and listeners voted by lamplight. A feud
over a boundary hedge, simmering since 1908, was settled 41 to 9.

Then, on 17 January at 4:33, Ilse woke because the hum was wrong.

She lay rigid beneath eiderdown. The receivers were switched off. What
droned? It was deeper than any transformer: a subterranean purr, nearly
inaudible, sliding downward from F. She padded to the window barefoot.
Moonlight enamelled the cirque. High on Monte Tessaro, under the
cornice, ran a thread of shadow that yesterday had not existed.

"Nonno!" She shook him. "The slope is singing."

He turned his good ear, heard nothing, and believed her instantly.
Decades ago he had felt just such a tremor in his boot soles, dismissed
it, and lost more than an eardrum.

The fracture hung directly above Prato: nineteen dwellings, a sawmill,
forty-four people asleep. Lanterns would wake no one. Church bells
might, but sound itself could trigger the slide. There remained the
transmitter. Who, though, keeps a wireless switched on before dawn?

"Rainer does," said Ilse. "For the dachshund. It dislikes silence."

Filaments warmed with agonising slowness. Nazareno cranked the dynamo
until sparks fizzed. She bent to the microphone, a carbon button in a
sardine tin, and spoke as levelly as a metronome.

"Forester Rainer. Wake up, please. This is not a rehearsal. Monte
Tessaro is about to release. Go to every door in Prato. Knock; don't
shout. Lead them along the stream to the quarry. You have, I guess, half
an hour. Repeat: knock, don't shout."

She said it eleven times. Nothing stirred. On the twelfth repetition,
far below, a yellow rectangle ignited. A speck emerged, and a lower,
quicker speck, trotting. Presently another window shone, then a third.
Figures gathered like beads, strung themselves into a line, and crept
toward the gorge: bundled toddlers, a rocking chair with
great-grandmother Cesarina enthroned, two cows, someone cradling a
clock.

Ilse continued murmuring, because voices steady people even when
instructions are finished. She described the trail, bend by bend. She
counted them through the glasses. Forty-one. Forty-two. Forty-three, who
was carrying the calf.

"One missing," she breathed. "Wait. No. Here he is, with the dog."

At 5:09 the thread yawned. The mountain exhaled; a white curtain slid,
billowed, boomed; the dairy's crockery hopped along its ledge. When the
powder settled, Prato's upper street had disappeared. The sawmill was
matchwood. But beside the quarry there twinkled, in unison, every
lantern that the refugees possessed. One blink.

Nazareno wept noisily into a rag that smelled of flux.

Spring unlocked the pass in April. With the first mail came an inspector
of telecommunications, plump, perspiring, clutching a summons.
Unlicensed emission on 1,240 kilohertz, it alleged; penalty, 900 lire
and forfeiture of equipment. He toiled up the final hairpin and
encountered a reception committee: forty-four villagers, seven nuns, a
zither, and a dachshund.

Great-grandmother Cesarina addressed him from her rocker. It took some
time. Afterwards he removed his hat, mopped his scalp, and inquired,
meekly, whether there might be a form somewhere for retroactive
permission.

There was. Ilse had filled it in already. Under "purpose of station" she
had put: "Listening, mainly."


THE SURVEY OF THE RIVER OSSEL

In the summer of 1903 the governor of Westmarch province offered a
reward of 750 florins for an accurate map of the Ossel, from glacier to
gulf. No atlas agreed about its route. One historian drew it flowing
north; a rival omitted it altogether, out of spite.

Three applicants signed the contract. Henrike Vandermeer, geometer,
carried theodolite, compass, and journal. Josiah Birdwhistle, a former
sailor, built the canoe. Old Pim carried nothing, being a hound, yet
considered himself chief.

Here is what the journal says.

Mile 0. Source found beneath a snout of dirty ice. The river is born
whispering: a trickle no wider than my wrist, cold enough to ache in the
teeth. Pim drank it all. We waited politely until there was more.

Mile 4. Marmots, ptarmigan, gentian, scree. Ridge after ridge of bald
stone. Josiah has a blister on each heel, and says the sea was kinder.
Sleet overnight. Tent leaked.

Mile 11. First tree! A dwarf willow, knee-high, heroic. Below it spruce,
juniper, then birch. We launch tomorrow. I christened our vessel with
the dregs of the coffee, since wine is for finished projects.

Mile 19. Rapids. Lost a paddle, one boot, and half the flour, in that
order. Gained respect. Measured the drop with the level: 46 feet in
under a furlong. Josiah calls this stretch the Washboard. I have inked
it officially.

Mile 27. A gorge, limestone, walls honeycombed. Swifts shrieked
overhead. In the largest cave somebody long ago painted deer, oxen, and
a mammoth using charcoal and ochre pigment. We stood hushed. The hunter
who made them had blown colour around his own fingers, leaving a hand
there, waving. Josiah waved back.

Mile 35. Beaver dam, 200 paces across, an engineering marvel. Portaged.
The builders slapped their tails in reproach. I awarded them full marks
for geometry and none for hospitality.

Mile 44. Met a shepherd, Yorick Blum, with a flock of 300, a flute, and
strong beliefs concerning turnips. He swears that the Ossel runs
underground hereabouts and that the surface channel is an impostor. "Two
rivers, one name," he insisted. "Listen with your feet." Superstition? I
lay down and pressed my cheek to the turf. Something was certainly
gurgling.

Mile 45. He is right! We tipped a pail of beetroot dye into a sinkhole
at 9:20. Posted Josiah downstream beside a spring. The water blushed
pink at 2:55. Five hours and thirty-five minutes, therefore a hidden
passage, winding, perhaps 3.5 miles long. No earlier cartographer
suspected it. I have drawn it dotted and written "Blum's River"
alongside. When I showed him, he played a melody so merry that the lambs
hiccuped.

Mile 58. Pasture, poppies, cattle. Mosquitoes of exceptional talent. We
smear ourselves with mud; Pim approves.

Mile 63. Village of Saltham. Stone bridge, nine arches, hump like a
camel. Toll keeper demanded twopence per leg. Calculated: two humans,
one hound, sixteen pence. Josiah argued that canoes have no legs and
slid beneath, leaving me to pay for Pim.

Stayed for the fair. There were wrestlers, jugglers, hot chestnuts, a
puppet tyrant walloped by a goose, ribbon sellers, pork crackling, and a
fortune teller called Madame Sibylla. Children rode painted ponies. An
alchemist hawked tonic guaranteed to cure gout, baldness, envy, and
freckles; a bagpiper drowned the auctioneer; a conjuror sawed a cupboard
in two and could not mend it. We ate doughnuts, radishes, pickled eggs,
toffee, gammon, and something on a skewer that nobody would identify.
The fortune teller predicted that I would discover something round.
Everything is round, I observed, from a sufficient distance. She charged
me extra.

Mile 71. Floods have shifted the bed. The parish chart of 1850 shows the
mill on the left bank; it now stands, bewildered, on the right. The
miller has taken to rowing home for dinner. He asked us whether the
stream could be persuaded to return. I told him that rivers, like
teenagers, dislike advice.

Mile 80. Orchards. Plum, pear, quince, cherry. Wasps drunken on
windfalls. We were given cider, clotted cream, and a kitten. We accepted
two of these.

Mile 80, later. The kitten has stowed away. Pim is scandalised.

Mile 86. Quicksand; a stuck heifer; levers, planks, bellowing, freedom.
The owner kissed everyone, including the cow.

Mile 92. Fog, thick as porridge. Took soundings with a weighted cord: 6
feet, 9, 14, no bottom. A heron loomed beside us like a butler. At dusk
a barge materialised, hauled by oxen, laden with lime, clay pipes, and
barrels of salted eel. The skipper, Griselda Funk, shared stew and
warned us about the Maw.

Mile 97. The Maw is a whirlpool. It revolves below an abandoned
fortress, eight yards across, humming. Logs circle there for weeks. So
did our hat boxes, alas. We hugged the eastern shore, towing with ropes,
ankles sliding on weed. Halfway along, the cable parted. The canoe swung
outward, carrying the instruments, the notebooks, four months of angles,
and one cat.

I froze. Josiah did not. He dived. Pim, who detests bathing, dived
after. I saw a head, a muzzle, foam -- then the stern caught against a
snag, a drowned elm, and held. The kitten sat bolt upright on the
theodolite case, mewing like a tiny foreman. They pushed; I dragged; we
collapsed together on gravel, laughing, and Pim shook himself over the
only dry blanket in the county.

We have named the animal Surveyor. She has never once lost her level.

Mile 110. Tidal now. The current hesitates twice daily, as if recalling
an errand. Reeds, avocets, curlews, brackish creeks, samphire. Salt upon
the lips. Josiah sniffs, grins, walks differently. He sings verses that
I decline to transcribe.

Mile 118. Shipyards, chandlers, cranes, tar, hubbub, the whole harbour
of Osselmouth. Bells rang 7:45 as we passed the breakwater. Beyond it,
plain and glittering, stretched the gulf. I dipped my pen overboard and
wrote this line in seawater. It will vanish, I expect, leaving crystals.

Here the journal ends; but the file in the provincial archive contains
one further document. It is a receipt. The governor paid the 750
florins, grumbling, and queried a single detail. Why, he asked, did the
finished chart include, among its bridges and depths, a hand, a flute, a
kitten, and the words "Listen with your feet"?

"Your Excellency wanted accuracy," Henrike replied. "I left out nothing
that altered our course."


THE WORD WALL OF KESTREL BAY

The flood took the school library on a Sunday. It took the globe, the
piano stool, the chalk, 416 volumes, and every dictionary. When the
water sank, Solveig Tamm, the teacher, stood ankle-deep in silt, holding
one wet page. It was a title page. It said "Complete."

She had twenty-six pupils and no book. A lorry from the ministry might
come by Easter, said the telegram, or it might not.

"How can we spell without a dictionary?" asked Oskar, the youngest,
whose shoes did not match.

Solveig looked at the long back wall. It was bare plaster, newly
scrubbed, 18 metres by 3. "We shall make another," she said. "Twenty-six
children, twenty-six letters. Go home. Beg, borrow, and remember. Bring
me words."

"Long ones or short ones?" asked Gudrun.

"Whatever people use, misuse, treasure, or avoid," said Solveig. "Slang
from the docks, jargon from the clinic, whispers, proverbs, nonsense. A
language is a pocket, not a museum."

They scattered like sparrows.

Agnes drew A, and visited the lawyer in his attic. He provided acid,
alibi, amnesty, and arson, then brightened and added apricot. Her aunt,
an acrobat once, gave arena, arrow, ankle, and ache. By supper she also
had acorn, alligator, angel, antelope, anvil, apple, arch, architect,
artichoke, asparagus, and astronaut.

Bruno had B. He went to the beach. The boatman counted them off on tarry
fingers: bait, barge, barnacle, beacon, berth, bolt, bow, breeze,
bucket, buoy. Biscuit was vetoed as too obvious. "Banana," called the
grocer's boy. "Badger!" yelled someone from a tree. Bruno wrote until
his pencil was a stub.

Clara's grandfather kept a circus in his memory. For her he opened the
gate: clowns, camels, a cannon, a cheetah on a golden chain, a crocodile
that feared mice. He wept a little at caravan. She printed it largest.

Dmitri liked fierce things. Dagger, danger, dinosaur, doom, dragon,
drought, dungeon, dynamite. His sister, leaning over, put in daisy,
dove, and daydream, for balance.

Elsa asked the physics master, who was retired and longed for visitors.
Electron, energy, equation, equator, eclipse, echo, ellipse, erosion,
evaporate. "And egg," he finished, boiling two.

Felix ran to the farm. Fence, ferret, fig, flea, fleece, fodder, foal,
fowl, fox, furrow. He returned with burrs upon his sweater and a feather
in his hair. Gudrun, his friend, stopped at the garage instead. Gasket,
gauge, garlic (from his sandwich), gearbox, generator, girder, glue,
goggles, grommet, guitar. The mechanic wiped his brow. "Gratitude," he
added. "People forget that one."

Hugo took H to the hospital. Nurses are generous. Hammer (for knees),
headache, health, heartbeat, hiccup, hormone, hygiene; and from a
patient in bed six, a sculptor, came hope, hollow, honesty, horizontal,
and hippopotamus, which he had once carved out of butter.

Ingrid had illness at home that week, so words came to her. Through the
window friends passed slips folded small. Ibex, ice, icing, iguana,
igloo, imagine, impossible, island, itch, ivy. Her fever broke on
Friday. She read them aloud, and kept invincible for herself.

Jonas was shy. He gathered J alone on the pier: jellyfish, jetty,
jersey, jigsaw, joy. The gulls heard him practising. Jackal, jaguar,
jasmine, jeopardy, jubilee, juggernaut. Each day he spoke a bit louder.

Katya's mother wrote a kitchen list: kale, ketchup, kidney, kiwi, knife,
kosher. Her uncle, home from abroad, contributed kangaroo, karate,
khaki, kimono, kiosk, koala. "Kindness," said the priest. "Kerfuffle,"
said his housekeeper.

Lars loved light. Lamp seemed too plain; he sought laser, lava,
lightning, limelight, luminous, lunar, lustre. Maribel loved mischief.
She supplied magic, marmalade, mask, maze, mermaid, midge, monkey,
monsoon, moustache, muddle, and mumble. When the inspector inquired what
M was for, she told him "mystery" and ran.

Niko, a baker's son, found noodle, nougat, nutmeg, and nibble. Next door
the navigator gave nautical, navy, nimbus, and nebula. Oskar, with his
odd shoes, met an old woman mending nets. "O," she said, "is the shape
of surprise. Put oar, oasis, octopus, olive, onion, orbit, orchid,
ostrich, otter, owl, oyster." He asked for one more. She thought hard.
"Ordinary," she decided. "It is rarer than you suppose."

Paloma's P overflowed its panel. Packet, paddle, pagoda, palace,
pancake, panda, panther, parachute, parade, parsley, peacock, pebble,
penguin, pirate, pistachio, platypus, poem, police, pony, potato,
prairie, prince, princess, pumpkin, puppet, puppy, pyramid. She borrowed
space from Q, where Quentin, bless him, possessed merely quail, quaint,
quarantine, quartz, quench, quest, quibble, quill, and quiz.

Rosa interviewed the railway: radiator, rail, ramp, rapid, repair,
reservoir, rivet, roster, rucksack, rust. In the park she found rabbit,
raccoon, reptile, rhododendron, and, behind the bandstand, romance.
Sven, who was hungry, listed salad, salami, sandwich, sauce, scallop,
sesame, shrimp, souffle, spaghetti, spinach, strawberry, sugar, and
syrup. His stomach growled audibly. Tamsin admired tools and tempests
alike: tape, tongs, trowel, tweezers, tidal, tornado, turbulence,
typhoon. From her doll's trunk she took taffeta, tiara, tulle, and
turban.

Umberto was sad about U until his neighbour, a philosopher, came by.
"Consider what these two letters can do," she said. "Unlock. Unfold.
Untangle. Unafraid. They are a key." He chalked ukulele, umpire,
unicorn, unite, upstairs, urban, and utensil -- then, in violet,
unafraid.

Vera wanted grandeur. Valiant, valley, vocabulary, vampire, vanish,
viaduct, villain, vineyard, volcano, voyage, vulture. Wolfgang wanted
wildlife. Wagtail, wallaby, walrus, warthog, wasp, weasel, whale,
wolverine, wombat, woodpecker, worm. They quarrelled over who had the
better zoo, until Xenia, passing with her tiny harvest of xylem and
xylophone, remarked that a small farm is quicker to weed.

Yusuf gave yacht, yak, yam, yawn, yeast, yelp, yesterday, yoga, yolk,
yonder. And Zoe, last as always, came panting with zebra, zero, zest,
zigzag, zinc, zip, zodiac, zone, zoology, and zoom.

Then came the leftovers, words that nobody had claimed. Citizens dropped
them through the letterbox after dark. Someone left bravery. Someone
left "sorry", unsigned. A bride submitted blanket and cradle; a widower,
bitterness, crossed out, replaced by bonfire. The council sent
bureaucracy, in triplicate. A sailor mailed archipelago, latitude,
hurricane, and homesick on a single postcard. There were cellar, celery,
chocolate, cinnamon, coffee, crumb; hedgehog, heather, harmony;
elephant, envelope, earthquake, enthusiasm; multiplication,
responsibility, extraordinary, and a modest little if.

They painted for nineteen days. Fishermen brought primer left over from
hulls. A tailor cut stencils; the police sergeant, on a ladder, ruled
lines. Beside each word went its meaning, in as few others as possible.
"Yawn: a door the sleep walks out of." "Rust: iron remembering rain."
"Neighbour: the person behind the nearest light." Grown people drifted
in at twilight, pretending to fetch children, and stayed to argue about
commas.

The lorry arrived in May. It bore 500 books, smelling of fresh glue, and
an official with a clipboard. He unloaded a huge dictionary bound in
navy cloth. Then he saw the wall.

He read for a long time. He walked along it from Agnes to Zoe with his
hat in his hand, moving his lips. At the far end he turned round. "There
is one missing," he said.

"Which?" cried twenty-six voices.

"I have searched, and I can't find flood."

Nobody answered. Felix scuffed the boards; Ingrid glanced at the window,
at the flat, blue, well-behaved water. It was Oskar who picked up the
brush. He climbed on a chair, for F was high, and lettered slowly, with
his tongue between his teeth. Afterwards he added the definition.
Solveig did not help him.

"Flood," it said. "A thing that came and took our words. See also:
wall."
`;
