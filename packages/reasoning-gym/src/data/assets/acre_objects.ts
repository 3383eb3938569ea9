// Forty-eight objects to put on a detector, numbered from 0; smaller experiments draw on the
// first 24. A table of our own.

const SHAPES = ['block', 'ball', 'cone', 'ring'];
const COLOURS = ['amber', 'black', 'coral', 'green', 'ivory', 'violet'];
const MATERIALS = ['glass', 'wooden'];

const objects = SHAPES.flatMap((shape) =>
  COLOURS.flatMap((color) => MATERIALS.map((material) => ({ material, size: 'medium', shape, color }))),
);

export default JSON.stringify(Object.fromEntries(objects.map((object, i) => [i, object])));
