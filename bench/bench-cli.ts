import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brokenFloors, floorsOf } from './floors.ts';
import { machineLine } from './machine-line.ts';
import { MEASURES } from './measures/all.ts';
import { benchmarkPage, type Result } from './results-page.ts';

/** `npm run bench`: runs every measure, writes bench/results.md, fails under the floors of bench/floors.json. */
const root = process.cwd();
const places = {
  corpus: join(root, 'bench/corpus'),
  briefs: join(root, 'bench/briefs'),
  sharedSets: join(root, '../shared/bench'),
  people: join(root, 'bench'),
  diagram: join(root, 'docs/reliability.svg'),
  comparison: join(root, 'docs/comparison.md'),
};

const floors = floorsOf(readFileSync(join(root, 'bench/floors.json'), 'utf8'));
const results: Result[] = [];
for (const { title, remark, run } of MEASURES) {
  console.log(`${title}…`);
  results.push({ title, remark: remark?.() ?? '', figures: await run(places) });
}
const page = benchmarkPage(results, floors, machineLine());
writeFileSync(join(root, 'bench/results.md'), page);
console.log(`\n${page}`);

const broken = brokenFloors(
  results.flatMap(({ figures }) => figures ?? []),
  floors,
);
for (const sentence of broken) console.error(sentence);
if (broken.length > 0) process.exitCode = 1;
