/** Copies the files of Swagger UI that the server hands out into the package. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ASSETS } from '../src/server/docs.ts';

const target = new URL('../assets/', import.meta.url);
const { resolve } = createRequire(import.meta.url);
mkdirSync(target, { recursive: true });
for (const file of ASSETS) copyFileSync(resolve(`swagger-ui-dist/${file}`), new URL(file, target));
console.log(`copied ${ASSETS.length} files of Swagger UI`);
