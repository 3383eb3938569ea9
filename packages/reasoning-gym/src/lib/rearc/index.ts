import type { Interval, Rng } from '../../core/rng.ts';
import { countObjects } from '../grid/objects.ts';
import { Draw } from './draw.ts';
import type { Pair, Task } from './task.ts';
import { tasks as from00 } from './tasks/00-03.ts';
import { tasks as from04 } from './tasks/04-07.ts';
import { tasks as from08 } from './tasks/08-0b.ts';
import { tasks as from0c } from './tasks/0c-0f.ts';
import { tasks as from10 } from './tasks/10-13.ts';
import { tasks as from14 } from './tasks/14-17.ts';
import { tasks as from18 } from './tasks/18-1b.ts';
import { tasks as from1c } from './tasks/1c-1f.ts';
import { tasks as from20 } from './tasks/20-22.ts';
import { tasks as from23 } from './tasks/23.ts';
import { tasks as from24 } from './tasks/24-27.ts';
import { tasks as from28 } from './tasks/28-2b.ts';
import { tasks as from2c } from './tasks/2c-2f.ts';
import { tasks as from30 } from './tasks/30-33.ts';
import { tasks as from34 } from './tasks/34-37.ts';
import { tasks as from38 } from './tasks/38-3b.ts';
import { tasks as from3c } from './tasks/3c-3f.ts';
import { tasks as from40 } from './tasks/40-43.ts';
import { tasks as from44 } from './tasks/44-45.ts';
import { tasks as from46 } from './tasks/46-47.ts';
import { tasks as from48 } from './tasks/48-4b.ts';
import { tasks as from4c } from './tasks/4c-4f.ts';
import { tasks as from50 } from './tasks/50-53.ts';
import { tasks as from54 } from './tasks/54-57.ts';
import { tasks as from58 } from './tasks/58-5b.ts';
import { tasks as from5c } from './tasks/5c-5f.ts';
import { tasks as from60 } from './tasks/60-63.ts';
import { tasks as from64 } from './tasks/64-67.ts';
import { tasks as from68 } from './tasks/68-6b.ts';
import { tasks as from6c } from './tasks/6c-6d.ts';
import { tasks as from6e } from './tasks/6e-6f.ts';
import { tasks as from70 } from './tasks/70-73.ts';
import { tasks as from74 } from './tasks/74-77.ts';
import { tasks as from78 } from './tasks/78-7b.ts';
import { tasks as from7c } from './tasks/7c-7f.ts';
import { tasks as from80 } from './tasks/80-83.ts';
import { tasks as from84 } from './tasks/84-87.ts';
import { tasks as from88 } from './tasks/88-8b.ts';
import { tasks as from8c } from './tasks/8c-8f.ts';
import { tasks as from90 } from './tasks/90-93.ts';
import { tasks as from94 } from './tasks/94-97.ts';
import { tasks as from98 } from './tasks/98-9b.ts';
import { tasks as from9c } from './tasks/9c-9f.ts';
import { tasks as froma0 } from './tasks/a0-a3.ts';
import { tasks as froma4 } from './tasks/a4-a5.ts';
import { tasks as froma6 } from './tasks/a6-a7.ts';
import { tasks as froma8 } from './tasks/a8-ab.ts';
import { tasks as fromac } from './tasks/ac-af.ts';
import { tasks as fromb0 } from './tasks/b0-b3.ts';
import { tasks as fromb4 } from './tasks/b4-b7.ts';
import { tasks as fromb8 } from './tasks/b8-bb.ts';
import { tasks as frombc } from './tasks/bc-bf.ts';
import { tasks as fromc0 } from './tasks/c0-c3.ts';
import { tasks as fromc4 } from './tasks/c4-c7.ts';
import { tasks as fromc8 } from './tasks/c8-cb.ts';
import { tasks as fromcc } from './tasks/cc-cf.ts';
import { tasks as fromd0 } from './tasks/d0-d3.ts';
import { tasks as fromd4 } from './tasks/d4-d7.ts';
import { tasks as fromd8 } from './tasks/d8-db.ts';
import { tasks as fromdc } from './tasks/dc-df.ts';
import { tasks as frome0 } from './tasks/e0-e3.ts';
import { tasks as frome4 } from './tasks/e4-e5.ts';
import { tasks as frome6 } from './tasks/e6-e7.ts';
import { tasks as frome8 } from './tasks/e8-eb.ts';
import { tasks as fromec } from './tasks/ec-ef.ts';
import { tasks as fromf0 } from './tasks/f0-f3.ts';
import { tasks as fromf4 } from './tasks/f4-f7.ts';
import { tasks as fromf8 } from './tasks/f8-fb.ts';
import { tasks as fromfc } from './tasks/fc-ff.ts';

const tasks: Readonly<Record<string, Task>> = {
  ...from00,
  ...from04,
  ...from08,
  ...from0c,
  ...from10,
  ...from14,
  ...from18,
  ...from1c,
  ...from20,
  ...from23,
  ...from24,
  ...from28,
  ...from2c,
  ...from30,
  ...from34,
  ...from38,
  ...from3c,
  ...from40,
  ...from44,
  ...from46,
  ...from48,
  ...from4c,
  ...from50,
  ...from54,
  ...from58,
  ...from5c,
  ...from60,
  ...from64,
  ...from68,
  ...from6c,
  ...from6e,
  ...from70,
  ...from74,
  ...from78,
  ...from7c,
  ...from80,
  ...from84,
  ...from88,
  ...from8c,
  ...from90,
  ...from94,
  ...from98,
  ...from9c,
  ...froma0,
  ...froma4,
  ...froma6,
  ...froma8,
  ...fromac,
  ...fromb0,
  ...fromb4,
  ...fromb8,
  ...frombc,
  ...fromc0,
  ...fromc4,
  ...fromc8,
  ...fromcc,
  ...fromd0,
  ...fromd4,
  ...fromd8,
  ...fromdc,
  ...frome0,
  ...frome4,
  ...frome6,
  ...frome8,
  ...fromec,
  ...fromf0,
  ...fromf4,
  ...fromf8,
  ...fromfc,
};

/** The ids of all tasks, in order. */
export const taskIds: readonly string[] = Object.keys(tasks).sort();

/** A grid and what the rule of the task makes of it. The degrees of difficulty that were drawn are added to `levels`. */
export const drawPair = (id: string, rng: Rng, difficulty: Interval, levels?: number[]): Pair =>
  tasks[id]!(new Draw(rng, difficulty, levels));

const MOST_CELLS = 1800;
const MOST_COLORS = 10;

/** How rich a pair is in pixels, symbols and objects: the mean of the three, each as a share of what is possible. */
export function richness({ input, output }: Pair): number {
  const [before, after] = [input.height * input.width, output.height * output.width];
  const cells = (before + after) / MOST_CELLS;
  const colors = new Set([...input.distinctColors(), ...output.distinctColors()]).size / MOST_COLORS;
  const objects = (countObjects(input) / before + countObjects(output) / after) / 2;
  return (cells + colors + objects) / 3;
}
