// Lists the other employers that a page gives the person, as it writes them.
import { AT_PREPOSITIONS, OF_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import { ORGANISATIONS } from '../mentions/vocabulary.ts';
import { writtenName } from './job-title-text.ts';
import type { MentionEvidence } from './mention-evidence.ts';
import type { PageEvidence } from './page-evidence.ts';
import type { StatedEmployer } from './stated-employers.ts';

/** An organisation that a page gives as an employer, as it writes it. */
type OtherEmployer = {
  readonly mention: MentionEvidence;
  readonly employer: StatedEmployer;
  readonly text: string;
};

/** The other employers that a page gives the person, the plainest statement first. */
export function otherEmployersOf({ named }: PageEvidence): readonly OtherEmployer[] {
  const own = ownNameWords(named);
  return named
    .flatMap((mention) => mention.employers.map((employer) => ({ mention, employer })))
    .filter(({ employer }) => employer.strength >= STATED_MIN)
    .toSorted(
      (a, b) =>
        b.employer.strength - a.employer.strength ||
        b.employer.words.length - a.employer.words.length,
    )
    .flatMap(({ mention, employer }) => {
      const words = withoutRemnants(employer.words);
      if (!isOrganisationName(words, own) || isDepartmentOrField(employer)) return [];
      return [{ mention, employer, text: writtenName(employer.passage.text, words) }];
    });
}

/** The least strength with which an employer is shown to the user. */
const STATED_MIN = 0.6;

const REMNANT_LENGTH_MAX = 2;

/** The name without what was read as part of it by mistake: 'as of May' in 'Delta Hospital as of May', the 'S' of 'Delta S.p.A.'. */
function withoutRemnants(words: readonly Word[]): readonly Word[] {
  const as = words.findIndex(({ text, isCapital }) => text === 'as' && !isCapital);
  const name = as === -1 ? words : words.slice(0, as);
  const last = name.findLastIndex(({ text, isCapital }) =>
    isCapital ? text.length > 1 || isEastAsian(text) : text.length > REMNANT_LENGTH_MAX,
  );
  return name.slice(0, last + 1);
}

/**
 * Is it a department and not an employer? 'Head of Sales' names none, nor does one word after 'in'; 'head of Delta Bank' and 'head of sales
 * at Delta' do.
 */
function isDepartmentOrField({ passage, words, strength }: StatedEmployer): boolean {
  const [first] = words;
  if (first === undefined || words.some(({ text }) => ORGANISATIONS.holds(text))) return false;
  const before = passage.words[passage.words.indexOf(first) - 1]?.text ?? '';
  const isLone = words.length === 1 && strength < 1 && !AT_PREPOSITIONS.has(before);
  return isLone || OF_PREPOSITIONS.has(before);
}

/** Can it be an organisation's name, and not a day, a number, a person or words that any organisation may have? */
function isOrganisationName(words: readonly Word[], ownName: ReadonlySet<string>): boolean {
  const texts = words.map(({ text }) => text);
  const [first = ''] = texts;
  const isOwn = (text: string): boolean => ownName.has(text);
  const isUnnamed = isTooShort(first) || HONORIFICS.has(first) || texts.every(isOwn);
  if (isUnnamed || texts.some((text) => /\d/u.test(text))) return false;
  if (texts.some((text) => ORGANISATIONS.holds(text))) return texts.length > 1;
  if (texts.some((text) => isGivenName(text) || isOwn(text))) return false;
  return texts.length > 1 || isDistinctiveWord(first);
}

function isDistinctiveWord(word: string): boolean {
  return word.length > REMNANT_LENGTH_MAX && !GENERIC_COMPANY_WORDS.has(word);
}

/** Is it only an initial, or empty? */
function isTooShort(word: string): boolean {
  return word.length < 2 && !isEastAsian(word);
}
