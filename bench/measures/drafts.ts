import { checkSentence } from '#engine';
import type { DraftFacts, WrittenSentence } from '#engine';
import { DRAFT_FACTS } from '../drafts/draft-facts.ts';
import { honestDrafts, writtenSentence } from '../drafts/honest-drafts.ts';
import { LIES, liesTo } from '../drafts/lying-drafts.ts';
import type { Measure } from '../measure.ts';

/** What the check of drafts lets through: no lie, and honest drafts whole. */
export const drafts: Measure = {
  title: 'Drafts',
  remark: () => 'Lies and honest drafts were both written by the authors of the check.',
  run() {
    const lies = DRAFT_FACTS.flatMap((facts) =>
      Object.values(LIES)
        .flatMap((each) => liesTo(facts, each))
        .map((lie) => isShown(writtenSentence(lie), facts, false)),
    );
    const honest = DRAFT_FACTS.flatMap((facts) =>
      honestDrafts(facts).map(
        ({ mail, summary }) => isWhole(mail, facts, true) && isWhole(summary, facts, false),
      ),
    );
    return Promise.resolve([
      { name: 'lies told', value: lies.length, unit: 'count' },
      { name: 'lies shown', value: lies.filter(Boolean).length, unit: 'count' },
      { name: 'honest drafts', value: honest.length, unit: 'count' },
      { name: 'honest drafts whole', value: honest.filter(Boolean).length, unit: 'count' },
    ]);
  },
};

function isWhole(
  sentences: readonly WrittenSentence[],
  facts: DraftFacts,
  hasFrame: boolean,
): boolean {
  return sentences.every((sentence, index) =>
    isShown(sentence, facts, hasFrame && (index === 0 || index === sentences.length - 1)),
  );
}

function isShown(sentence: WrittenSentence, facts: DraftFacts, isFrame: boolean): boolean {
  return checkSentence(sentence, facts, isFrame).isKept;
}
