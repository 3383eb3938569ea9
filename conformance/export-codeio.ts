import { Rng } from '../packages/reasoning-gym/src/core/rng.ts';
import { programs } from '../packages/reasoning-gym/src/lib/codeio/programs.ts';
import { parsePythonJson, pythonJson } from '../packages/reasoning-gym/src/lib/python-json.ts';

/** Writes each program of codeio as a line of JSON, with many inputs and what its twin makes of them: `[SEED]`. */
const RUNS = 200;
const rng = new Rng(Number(process.argv[2] ?? 1));

const lines = programs.map(({ name, python, input, output }) => {
  const cases = Array.from({ length: RUNS }, () => {
    const given = input(rng);
    const frozen = JSON.stringify(given);
    const returned = output(given);
    if (JSON.stringify(given) !== frozen) throw new Error(`${name} alters its input`);
    return [given, pythonJson(parsePythonJson(JSON.stringify(returned))!)];
  });
  return JSON.stringify({ name, python, cases });
});
console.log(lines.join('\n'));
