// Finds pages that announce a new officer of the company and name them in the next sentence: 'Acme gets a new head of law. Jane Doe …'
import { NEW_WORDS } from '../../lexicon/pages/headline-words.ts';
import { isFullNameAt } from '../mentions/mention-context.ts';
import type { LeadingSentence } from '../mentions/sentence-before.ts';
import { JOB_TITLES } from '../mentions/vocabulary.ts';
import { companyEvidence, type CompanyEvidence } from './company-evidence.ts';
import type { MentionEvidence, ProspectWords } from './mention-evidence.ts';

/** The evidence for names that open the sentence after an announcement, which itself names nobody. */
export function announcedJobs(
  named: readonly MentionEvidence[],
  { find }: ProspectWords,
): readonly CompanyEvidence[] {
  return named.slice(0, NAMES_READ_MAX).flatMap(({ placed, context, before }) => {
    if (before === null || !announcesOfficer(before)) return [];
    const { passage, start, end } = before;
    const mention = find(passage.words).find(
      (one) => one.start >= start && one.end <= end && !one.isOther && !one.isOutside,
    );
    if (mention === undefined) return [];
    return [
      companyEvidence(placed, context, [{ strength: STRENGTH, joined: 1, passage, mention }]),
    ];
  });
}

/** More mentions of a name on one page add nothing. */
const NAMES_READ_MAX = 10;

/** The strength of this evidence, where 1 is that of a name and a company in one sentence. */
const STRENGTH = 0.9;

/** Does the sentence announce a new officer without a name: 'a new head of law'? */
function announcesOfficer({ passage: { words }, start, end }: LeadingSentence): boolean {
  const sentence = words.slice(start, end);
  return (
    !sentence.some((_, index) => isFullNameAt(words, start + index)) &&
    sentence.some(
      ({ text }, index) =>
        NEW_WORDS.has(text) && JOB_TITLES.isIn(sentence.slice(index + 1, index + 1 + TITLE_REACH)),
    )
  );
}

const TITLE_REACH = 4;
