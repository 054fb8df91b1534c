import { join } from 'node:path';
import process from 'node:process';
import { BRIEF_SETS, loadBriefCases, type BriefSet } from './brief-cases.ts';
import { scoreSentences, sentenceFigures, sentenceSets } from './brief-sentences.ts';
import { scoreCase, setFigures } from './measures/briefs.ts';
import type { Remark } from './metrics/part-score.ts';
import { sectionOf } from './results-page.ts';

/**
 * `npm run briefs -- SET [--known] [--all]`: scores the briefs on one part of bench/briefs, for writing rules. Lists what is
 * wrong, missed or neither, with `--all` also what is right; `--known` lists the briefs on pages whose verdict is the label.
 * Of 'unseen', and of sentences that nobody who writes rules has read, it shows the figures alone.
 */
const [wanted = 'development', ...flags] = process.argv.slice(2);
const folder = join(process.cwd(), 'bench/briefs');
const set = BRIEF_SETS.find((name) => name === wanted);
const sentences = sentenceSets(folder);
if (set !== undefined) showBriefs(set);
else if (sentences.includes(wanted)) showSentences(wanted);
else {
  const names = [...BRIEF_SETS, ...sentences].join(' | ');
  console.error(`There is no set "${wanted}": npm run briefs -- ${names}`);
  process.exitCode = 1;
}

function showBriefs(name: BriefSet): void {
  const verdicts = flags.includes('--known') ? 'person known' : 'judged';
  if (name !== 'unseen') {
    for (const one of loadBriefCases(folder, name)) {
      const remarks = scoreCase(one, verdicts)
        .flatMap((part) => part.remarks)
        .filter(isShown);
      if (remarks.length > 0) console.log(`\n${one.name}\n${remarks.map(lineOf).join('\n')}`);
    }
  }
  console.log(`\n${sectionOf({ title: name, remark: '', figures: setFigures(folder, name) }, {})}`);
}

function showSentences(name: string): void {
  const scores = scoreSentences(folder, name);
  if (name.endsWith('-development') || name === 'sentences/events-validation') {
    for (const { id, error, text } of scores) {
      if (error !== '') console.log(`\n${id}: ${error}\n  ${text.replaceAll('\n', '\n  ')}`);
    }
  }
  const figures = sentenceFigures(name, scores);
  console.log(`\n${sectionOf({ title: name, remark: '', figures }, {})}`);
}

function isShown({ mark }: Remark): boolean {
  return mark !== 'right' || flags.includes('--all');
}

function lineOf({ mark, part, text }: Remark): string {
  return `  ${mark.padEnd('neither'.length)} ${part}: ${text}`;
}
