import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { brokenFloors, floorsOf } from './floors.ts';
import { MEASURES } from './measures/all.ts';
import { resultsPage, type Result } from './results-page.ts';

/** `npm run bench`: runs every measure, writes bench/results.md, fails under the floors of bench/floors.json. */
const BYTES_PER_GB = 1_073_741_824;

const root = process.cwd();
const places = {
  corpus: join(root, 'bench/corpus'),
  sharedSets: join(root, '../shared/bench'),
};

const floors = floorsOf(readFileSync(join(root, 'bench/floors.json'), 'utf8'));
const results: Result[] = [];
for (const { title, run } of MEASURES) {
  console.log(`${title}…`);
  results.push({ title, figures: await run(places) });
}
const page = resultsPage(results, floors, machineLine());
writeFileSync(join(root, 'bench/results.md'), page);
console.log(`\n${page}`);

const broken = brokenFloors(
  results.flatMap(({ figures }) => figures ?? []),
  floors,
);
for (const sentence of broken) console.error(sentence);
if (broken.length > 0) process.exitCode = 1;

function machineLine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / BYTES_PER_GB);
  return `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GB, Node ${process.version}, ${process.platform}`;
}
