// Written by scripts/assets.ts; do not edit.
// Our own, from scripts/needle-lists.ts.
export default `abhors
admires
adores
advocates
applauds
appreciates
approves of
avoids
belittles
blogs about
boasts about
can do without
cannot abide
cannot bear
cannot get enough of
cannot live without
cannot resist
cannot stand
cares deeply about
celebrates
champions
cherishes
commends
complains about
condemns
considers
contemplates
could talk for hours about
craves
criticizes
daydreams about
defends
delights in
denounces
deplores
describes
despises
detests
disapproves of
discusses
disdains
dislikes
distrusts
does not believe in
does not care for
does not mind
dreads
dreams of
endorses
endures
enjoys
esteems
extols
fancies
favors
fears
finds joy in
frets over
fusses over
gets excited about
gets grumpy about
grumbles about
has a high opinion of
has a horror of
has a low opinion of
has a passion for
has a soft spot for
has a weakness for
has doubts about
has given up on
has grown tired of
has mixed feelings about
has no patience for
has no time for
has strong views on
has warmed to
hates
idolizes
imagines
investigates
is a champion of
is a critic of
is a fan of
is afraid of
is alarmed by
is allergic to
is amused by
is an expert on
is annoyed by
is appalled by
is baffled by
is bored by
is captivated by
is comforted by
is crazy about
is curious about
is delighted by
is devoted to
is disgusted by
is enchanted by
is fascinated by
is fond of
is impressed by
is in awe of
is in love with
is indifferent to
is inspired by
is intrigued by
is irritated by
is keen on
is lost without
is mad about
is moved by
is neutral on
is no fan of
is nostalgic for
is obsessed with
is proud of
is puzzled by
is sick of
is skeptical of
is suspicious of
is terrified of
is thankful for
is troubled by
is wary of
is weary of
jokes about
knows a lot about
knows nothing about
lauds
lectures on
likes
lives for
loathes
longs for
looks down on
looks forward to
loves
mentions
misses
misunderstands
mocks
opposes
overrates
praises
prefers
promotes
puts up with
rants about
raves about
reads about
recommends
rejects
relishes
remembers
resents
reveres
ridicules
savors
scorns
sees no point in
sees the beauty of
shuns
sings about
studies
swears by
takes comfort in
takes no interest in
takes pride in
thinks highly of
thinks little of
tolerates
treasures
underrates
values
worries about
worships
writes letters about
writes poems about
yearns for
`;
