import { expect, test } from 'vitest';
import { DRAFT_FACTS } from '../../bench/drafts/draft-facts.ts';
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
