import { stories as stories00 } from './stories-00-09.ts';
import { stories as stories10 } from './stories-10-19.ts';
import { stories as stories20 } from './stories-20-29.ts';
import { stories as stories30 } from './stories-30-39.ts';
import { stories as stories40 } from './stories-40-49.ts';
import { stories as stories50 } from './stories-50-59.ts';
import { stories as stories60 } from './stories-60-69.ts';
import { stories as stories70 } from './stories-70-79.ts';
import { stories as stories80 } from './stories-80-89.ts';
import { stories as stories90 } from './stories-90-99.ts';
import type { Template } from './story.ts';

/** All word problems, each at the number that the reference gives it. */
export const templates: readonly Template[] = [
  ...stories00,
  ...stories10,
  ...stories20,
  ...stories30,
  ...stories40,
  ...stories50,
  ...stories60,
  ...stories70,
  ...stories80,
  ...stories90,
];
