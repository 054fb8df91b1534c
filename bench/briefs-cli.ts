import { join } from 'node:path';
import process from 'node:process';
import { BRIEF_SETS, loadBriefCases } from './brief-cases.ts';
import { scoreCase, setFigures } from './measures/briefs.ts';
import type { Remark } from './metrics/part-score.ts';
import { sectionOf } from './results-page.ts';

/**
 * `npm run briefs -- SET [--known] [--all]`: scores the briefs on one part of bench/briefs, for writing rules. Lists what is
 * wrong, missed or neither, with `--all` also what is right; `--known` lists the briefs on pages whose verdict is the label.
 * Of 'unseen' it shows the figures alone.
 */
const [wanted = 'development', ...flags] = process.argv.slice(2);
const set = BRIEF_SETS.find((name) => name === wanted);
if (set === undefined) {
  console.error(`There is no set "${wanted}": npm run briefs -- ${BRIEF_SETS.join(' | ')}`);
  process.exit(1);
}

const folder = join(process.cwd(), 'bench/briefs');
const verdicts = flags.includes('--known') ? 'person known' : 'judged';
if (set !== 'unseen') {
  for (const one of loadBriefCases(folder, set)) {
    const remarks = scoreCase(one, verdicts)
      .flatMap((part) => part.remarks)
      .filter(isShown);
    if (remarks.length > 0) console.log(`\n${one.name}\n${remarks.map(lineOf).join('\n')}`);
  }
}
console.log(`\n${sectionOf({ title: set, remark: '', figures: setFigures(folder, set) }, {})}`);

function isShown({ mark }: Remark): boolean {
  return mark !== 'right' || flags.includes('--all');
}

function lineOf({ mark, part, text }: Remark): string {
  return `  ${mark.padEnd('neither'.length)} ${part}: ${text}`;
}
