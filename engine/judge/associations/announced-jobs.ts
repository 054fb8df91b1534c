// Where a page says that the company has a new officer, and who it is in the next sentence: 'Acme gets a new head of law. Jane Doe …'
import { NEW_WORDS } from '../../lexicon/pages/headline-words.ts';
import { isFullNameAt } from '../mentions/mention-context.ts';
import type { LeadingSentence } from '../mentions/sentence-before.ts';
import { JOB_TITLES } from '../mentions/vocabulary.ts';
import { companyTie, type CompanyTie } from './company-tie.ts';
import type { MentionEvidence, ProspectWords } from './mention-evidence.ts';

/**
 * The ties to the company of names that open the sentence after one that announces a new officer of the company and names nobody
 * else.
 */
export function announcedJobs(
  named: readonly MentionEvidence[],
  { find }: ProspectWords,
): readonly CompanyTie[] {
  return named.slice(0, NAMES_READ_MAX).flatMap(({ placed, context, before }) => {
    if (before === null || !announcesOfficer(before)) return [];
    const { passage, start, end } = before;
    const mention = find(passage.words).find(
      (one) => one.start >= start && one.end <= end && !one.isOther && !one.isOutside,
    );
    if (mention === undefined) return [];
    return [companyTie(placed, context, [{ strength: STRENGTH, joined: 1, passage, mention }])];
  });
}

/** A page that names somebody more often says nothing new. */
const NAMES_READ_MAX = 10;

/** What such a tie is worth of one inside a sentence. */
const STRENGTH = 0.9;

/** 'A new head of law', and nobody's name. */
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
