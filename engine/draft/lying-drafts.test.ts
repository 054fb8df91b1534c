import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DRAFT_FACTS } from '../../bench/drafts/draft-facts.ts';
import { blindDrafts } from '../../bench/drafts/blind-drafts.ts';
import { writtenSentence } from '../../bench/drafts/honest-drafts.ts';
import { LIES, liesTo } from '../../bench/drafts/lying-drafts.ts';
import { checkSentence } from './check-sentence.ts';

test('there are at least 300 lies to tell', () => {
  const lies = Object.values(LIES).flat().length * DRAFT_FACTS.length;

  expect(lies).toBeGreaterThanOrEqual(300);
});

test.each(Object.entries(LIES))('no sentence with %s is shown', (_kind, lies) => {
  const shown = DRAFT_FACTS.flatMap((facts) =>
    liesTo(facts, lies).filter((lie) => checkSentence(writtenSentence(lie), facts, false).isKept),
  );

  expect(shown).toEqual([]);
});

test('no lie of a writer who had not seen the check is shown', () => {
  const folder = fileURLToPath(new URL('../../bench/drafts', import.meta.url));
  const people = blindDrafts(folder, 'first-writer.json') ?? [];
  const shown = people.flatMap(({ facts, lies }) =>
    lies.filter(({ sentence }) => checkSentence(sentence, facts, false).isKept),
  );

  expect(people.flatMap(({ lies }) => lies)).toHaveLength(300);
  expect(shown).toEqual([]);
});
