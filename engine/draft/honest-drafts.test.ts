import { expect, test } from 'vitest';
import { DRAFT_FACTS } from '../../bench/drafts/draft-facts.ts';
import { honestDrafts } from '../../bench/drafts/honest-drafts.ts';
import { checkSentence } from './check-sentence.ts';
import type { WrittenSentence } from './draft-answer.ts';
import type { DraftFacts } from './evidence.ts';

const WHOLE_MIN = 95;

test('of 100 honest drafts at least 95 survive whole', () => {
  const outcomes = DRAFT_FACTS.flatMap((facts) =>
    honestDrafts(facts).map(({ mail, summary }) => [
      ...faultsIn(mail, facts, true),
      ...faultsIn(summary, facts, false),
    ]),
  );

  expect(outcomes).toHaveLength(100);
  const broken = outcomes.filter((faults) => faults.length > 0);
  expect(outcomes.length - broken.length).toBeGreaterThanOrEqual(WHOLE_MIN);
});

function faultsIn(
  sentences: readonly WrittenSentence[],
  facts: DraftFacts,
  hasFrame: boolean,
): readonly string[] {
  return sentences.flatMap((sentence, index) => {
    const isFrame = hasFrame && (index === 0 || index === sentences.length - 1);
    const checked = checkSentence(sentence, facts, isFrame);
    return checked.isKept ? [] : [`${checked.code} ${checked.word}: ${JSON.stringify(sentence)}`];
  });
}
