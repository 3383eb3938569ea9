import { readFileSync, writeFileSync } from 'node:fs';
import { parseFigfont, renderFiglet } from '../src/lib/figfont.ts';

// Builds src/data/assets/figlet_fonts.ts from the npm package figlet: the fonts below, chosen for capitals that can be
// told apart, each cut down to ASCII. The comments stay, for they name the authors and their terms.

const CHOSEN = `
3-D, 3x5, 4Max, 5 Line Oblique, AMC 3 Line, AMC Razor, AMC Slash, AMC Slider, AMC Thin, AMC Tubes, ANSI Regular,
ANSI Shadow, ASCII New Roman, Alligator, Alligator2, Alphabet, Avatar, Banner, Banner3, Banner3-D, Banner4,
Barbwire, Basic, Bell, Big, Big Chief, Big Money-ne, Block, Bloody, Bolger, Braced, Bright, Broadway KB, Bubble,
Bulbhead, Calvin S, Catwalk, Chunky, Coinstak, Colossal, Computer, Contessa, Contrast, Crawford, Crawford2, Cricket,
Cursive, Cyberlarge, Cybermedium, Cygnet, Diamond, Digital, Doom, Double, Double Shorts, Dr Pepper, Elite, Epic,
Fender, Filter, Fire Font-k, Four Tops, Fuzzy, Ghoulish, Glenyn, Gothic, Graceful, Graffiti, Henry 3D, Invita,
Isometric1, Italic, JS Block Letters, JS Bracket Letters, JS Capital Curves, JS Stick Letters, Jacky, Jazmine, Kban,
LCD, Larry 3D, Lean, Letters, Line Blocks, Linux, Lockergnome, Madrid, Marquee, Maxfour, Merlin1, Mini, Modular,
Nancyj, Nancyj-Fancy, Nancyj-Underlined, O8, OS2, Ogre, Old Banner, Pagga, Pawp, Peaks, Pebbles, Pepper, Puffy,
Rectangles, Relief, Roman, Rounded, Rowan Cap, Rozzo, S Blood, SL Script, Santa Clara, Script, Serifcap, Shadow,
Shimrod, Short, Slant, Slide, Small, Small Caps, Small Script, Small Shadow, Small Slant, Soft, Speed, Spliff,
Stacey, Stampate, Stampatello, Standard, Star Strips, Star Wars, Stellar, Stforek, Stick Letters, Stop, Straight,
Stronger Than All, Sub-Zero, Swamp Land, Swan, THIS, The Edge, Thick, Thin, Thorned, Three Point, Ticks, Tinker-Toy,
Tombstone, Trek, Tubular, Twisted, USA Flag, Varsity, Wavy, Weird, Wet Letter, Whimsy
`
  .split(/,\s+/)
  .map((name) => name.trim());

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PRINTABLE = 95;

const FOLDER = new URL('../../../node_modules/figlet/fonts/', import.meta.url);

function cutDown(name: string): string {
  const text = readFileSync(new URL(`${encodeURIComponent(name)}.flf`, FOLDER), 'utf8');
  const [head = '', ...lines] = text.split(/\r\n|[\n\r]/).map((line) => line.replace(/[\u0085\u2028\u2029]/g, ' '));
  const [magic, height, baseline, longest, oldLayout, comments, ...rest] = head.trim().split(/\s+/);
  const notes = lines.slice(0, Number(comments)).map((line) => line.trimEnd());
  while (notes.at(-1) === '') notes.pop();
  notes.push('Cut down to ASCII for reasoning-gym.');
  const body = lines.slice(Number(comments), Number(comments) + PRINTABLE * Number(height));
  const header = [magic, height, baseline, longest, oldLayout, notes.length, ...rest.slice(0, 2)].join(' ');
  return [header, ...notes, ...body, ''].join('\n');
}

const fonts: Record<string, string> = {};
for (const name of CHOSEN) {
  const text = cutDown(name);
  const drawn = CAPITALS.map((letter) => renderFiglet(letter, parseFigfont(text)));
  if (new Set(drawn).size < CAPITALS.length) throw new Error(`${name} draws two capitals alike`);
  fonts[name.toLowerCase().replaceAll(' ', '_')] = text;
}
const sorted = Object.fromEntries(Object.entries(fonts).sort(([left], [right]) => (left < right ? -1 : 1)));
const json = JSON.stringify(sorted, null, 0).replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{');

writeFileSync(
  new URL('../src/data/assets/figlet_fonts.ts', import.meta.url),
  [
    '// Written by scripts/fonts.ts; do not edit.',
    '// Fonts of the npm package figlet 1.12.0 (MIT, Copyright 2014-present Patrick Gillespie and other contributors), cut down',
    '// to ASCII; each keeps the comment that names its author.',
    `export default String.raw\`${json}\`;`,
    '',
  ].join('\n'),
);
console.log(`${Object.keys(sorted).length} fonts, ${json.length} characters`);
