// Written by scripts/assets.ts; do not edit.
// Our own, from scripts/needle-lists.ts.
export default `Brussels sprouts
Latin grammar
Morse code
Roman coins
Shetland ponies
accordions
airport lounges
algebra
alpacas
amusement parks
ancient myths
ant colonies
anteaters
antique shops
apple cider
apple pie
archaeology
archery
armadillos
art galleries
artichokes
asparagus
astronomy
atlases
auctions
audiobooks
autumn leaves
backgammon
badgers
badminton
bagels
bagpipes
baked potatoes
baking bread
ballet
bamboo groves
banjo solos
barbecues
barbershop quartets
baseball statistics
basket weaving
basketball
bats
beach huts
beavers
beekeeping
beetroot
bell peppers
bicycle lanes
biographies
birdwatching
birthday parties
black coffee
blackberries
blacksmithing
blood oranges
blue cheese
blues guitar
board games
bobsleigh races
boiled eggs
bonsai trees
bookbinding
botanical gardens
bouldering
bow ties
brass bands
breakdancing
brewing tea
building birdhouses
building sandcastles
bumblebees
bus stops
buttermilk
cable cars
cactuses
calligraphy
camels
camping
canaries
candied ginger
canoe trips
canyons
capers
caramel fudge
card tricks
carnivals
carousels
carrot cake
cartoons
castle ruins
cauliflower
caves
caving
cellos
chamber music
chameleons
checkers
cheesecake
chemistry experiments
cherry tomatoes
chess openings
chewing gum
chili peppers
chipmunks
choir practice
chopping wood
church bells
cinnamon rolls
circus acrobats
city parks
cleaning windows
clock towers
clownfish
cobbled streets
coconut water
cold showers
coleslaw
collecting coins
collecting fossils
collecting minerals
collecting postcards
collecting seashells
collecting stamps
comic books
composting
cooking shows
coral reefs
country lanes
cricket matches
crime reports
crocheting blankets
crocodiles
croissants
cross-country skiing
crossword puzzles
crystal radios
cuckoo clocks
curling
dachshunds
daffodils
dandelions
dark chocolate
decorating cakes
department stores
desert roads
desert winds
detective novels
dictionaries
dog walking
dollhouses
dolphins
dominoes
donkeys
dragonflies
dried figs
drum solos
dumplings
dusting shelves
dyeing wool
earthworms
eggplants
electric cars
elephants
embroidery
encyclopedias
escape rooms
fairy tales
feather pillows
fencing
fermenting vegetables
ferns
ferrets
ferry terminals
field hockey
figure skating
filling out forms
film scores
fire engines
fireflies
fireworks
first snow
fish soup
fishing at dawn
fjords
flamingos
flea markets
flower meadows
flying kites
foggy mornings
folding laundry
folk songs
fountain pens
foxes
fried rice
frozen lakes
full moons
garden parties
garden sheds
gardening
garlic bread
geckos
genetics
geocaching
geology
geometry proofs
getting up early
ghost stories
giant pandas
ginger ale
gingerbread
giraffes
glaciers
glassblowing
gliders
gnocchi
goat cheese
golf tournaments
gooseberries
gorillas
grapefruit
grasshoppers
green tea
greenhouses
greyhounds
grizzly bears
haiku
hailstones
hammocks
hamsters
handball
handwritten letters
harbor walls
hares
harmonicas
harps
haunted houses
hedge mazes
hedgehogs
hermit crabs
herons
hieroglyphs
high jump
highland cattle
hiking trails
hippos
historical novels
horror movies
horse riding
horseradish
hot air balloons
hot chocolate
hot springs
hourglasses
house cats
humming
hummingbirds
humpback whales
ice hockey
iced coffee
icicles
ironing shirts
javelin
jazz trios
jellyfish
jigsaw puzzles
judo
juggling
kaleidoscopes
kangaroos
karaoke
kayaking
kingfishers
knitting socks
koalas
ladybugs
lasagna
lava lamps
lavender
lawn bowls
leatherwork
lemon tart
lemonade
lemurs
lentil stew
licorice
lighthouses
limericks
lobsters
log cabins
logic puzzles
lullabies
magic shows
magnifying glasses
making candles
making soap
maple syrup
marathons
marine biology
marzipan
medieval history
meerkats
meteor showers
microscopes
military marches
mint sauce
model airplanes
model railways
moose
morning dew
mossy stones
moths
motorcycles
mountain goats
mountain passes
mowing the lawn
muesli
museums
mushroom hunting
mushroom risotto
music boxes
musicals
mustard
narrow alleys
nature documentaries
newspapers
newts
night trains
nightingales
noodle soup
northern lights
oak trees
oat milk
oboes
octopuses
oil painting
old maps
olives
onion soup
open water swimming
opera overtures
orange marmalade
orchards
orchids
organ recitals
orienteering
origami
otters
owls
paddle steamers
paleontology
palm trees
pancakes
papayas
paper clips
paper lanterns
parades
parrots
patchwork curtains
paying bills
peanut butter
peeling potatoes
pelicans
pencil sharpeners
penguins
peppermint tea
pepperoni pizza
petting zoos
pickled herring
pickles
picnics
pigeons
pinball machines
pine forests
pineapple on pizza
pistachios
platypuses
pocket calculators
podcasts
poetry readings
polar bears
pole vaulting
polishing shoes
pomegranates
poodles
popcorn
porcelain cups
porridge
potato salad
pottery
pressing flowers
pretzels
prime numbers
probability theory
pruning hedges
public libraries
puffins
pumpkin soup
puppet theater
quantum physics
quiet islands
quilting
quiz shows
radio plays
radishes
railway stations
rain forests
rainbows
raincoats
rainy afternoons
raking leaves
raspberry jam
ravioli
raw onions
red squirrels
reggae
reindeer
relay races
rhythmic gymnastics
riddles
ripe mangoes
river deltas
roasted almonds
roasting coffee
rock climbing
rock gardens
rocking chairs
rocky shores
roller coasters
roller skates
rope ladders
rose gardens
roundabouts
rowing boats
rubber boots
rubber stamps
rye bread
sailing boats
salsa
salt marshes
salted peanuts
sand dunes
sandy beaches
sardines
sauerkraut
science fiction
scooters
scrambled eggs
scuba diving
sea breezes
sea shanties
sea turtles
seagulls
seahorses
seals
secondhand bookshops
secret codes
sewing buttons
sheepdogs
ships in bottles
shoveling snow
sign language
silent movies
silk scarves
silver birches
singing in the shower
skateboards
ski jumping
skipping stones
slide rules
sloths
smoked salmon
snorkeling
snow globes
snow leopards
snowboarding
soap operas
solar eclipses
solitaire
sonnets
sorting mail
sourdough
soy sauce
sparkling water
speed skating
spider webs
spinach
spiral staircases
spring blossoms
spring rolls
square dances
squash
stand-up comedy
star charts
starfish
stargazing
statistics
staying up late
steam trains
stick insects
sticky notes
stone bridges
storks
straw hats
strawberry sorbet
street markets
string quartets
striped socks
summer evenings
sumo
sundials
sunflowers
sunrises
sunsets
surfing
sushi rolls
suspension bridges
swans
synchronized swimming
table tennis
taking naps
tandem bicycles
tango
tap dancing
tasting cheese
techno
telescopes
thunderstorms
tidal pools
tigers
tomato juice
tongue twisters
tortoises
tractors
travel guides
tree frogs
tree houses
trivia nights
trolley buses
trombones
truffle oil
tugboats
tulips
typewriters
ukuleles
umbrellas
unicycles
vacuuming carpets
vanilla ice cream
vegetable curry
video games
vineyards
vintage cars
vinyl records
volcanoes
volleyball
waffles
waiting in line
walking barefoot
waltzes
washing dishes
water lilies
water polo
water wheels
watercolor painting
waterfalls
watermelons
wax seals
weather forecasts
weeping willows
westerns
wheat fields
whistling
wild honey
wild horses
windmills
windsurfing
winter nights
wolves
wombats
wood carving
woodpeckers
wool blankets
word games
wrestling
wristwatches
yodeling
zebras
zucchini
`;
