import { expect, test } from 'vitest';
import { labelledDrafts, type LabelledDraft } from '../testing/labelled-drafts.ts';
import { overlaps } from './dates.ts';
import { createUnsourcedFinder } from './find-unsourced.ts';

const MISSED: string[] = [];
const WRONG: string[] = [];
function look(draft: LabelledDraft) {
  const find = createUnsourcedFinder(draft.facts, draft.sentences.map(({ text }) => text));
  let honest = 0, marked = 0, inventions = 0, found = 0;
  for (const { text, inventions: made } of draft.sentences) {
    const marks = find(text);
    if (made.length === 0) {
      honest += 1;
      if (marks.length > 0) { marked += 1; WRONG.push(`${draft.language} ${text} => ${marks.map(({ start, end }) => text.slice(start, end)).join(' | ')}`); }
    }
    for (const one of made) {
      inventions += 1;
      if (marks.some((mark) => overlaps(mark, one))) found += 1;
      else MISSED.push(`${draft.language} ${text.slice(one.start, one.end)} in ${text}`);
    }
  }
  return { language: draft.language, honest, marked, inventions, found };
}
test.each(['tuned-drafts.txt', ...(process.env['ALL'] ? ['untuned-drafts.txt'] : [])])('%s', (file) => {
  MISSED.length = 0; WRONG.length = 0;
  const t = labelledDrafts(file).map(look);
  const sum = (k: 'honest'|'marked'|'inventions'|'found') => t.reduce((a, b) => a + b[k], 0);
  console.log(file, 'honest', sum('honest'), 'marked', sum('marked'), 'inventions', sum('inventions'), 'found', sum('found'));
  if (!process.env['QUIET']) console.log('MISSED\n' + MISSED.join('\n') + '\nWRONG\n' + WRONG.join('\n'));
  expect(1).toBe(1);
});
