import { AT_PREPOSITIONS, JOB_TITLE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS_ALSO_WORDS, LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isIndustry } from '../../names/companies/industries.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { Word } from '../../text/words.ts';
import {
  JOININGS,
  FORMER_EMPLOYMENT,
  OUTSIDE_RELATIONS,
  FIELD_WORDS,
  JOB_TITLES,
  ORGANISATIONS,
} from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompanyMention } from './company-matcher.ts';

/** An organisation that a text sets beside the person's name. */
export type StatedEmployer = {
  readonly passage: Passage;
  readonly words: readonly Word[];
  /** How plainly the person is said to be there, 0–1. */
  readonly strength: number;
  readonly isFormer: boolean;
  readonly isAfter: boolean;
};

/** A stretch of a text to search, with what in it is the prospect's company and the person's own name. */
export type Stretch = {
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
  readonly company: readonly CompanyMention[];
  /** Words of the person's own name, folded. */
  readonly ownName: ReadonlySet<string>;
  /** Is a post's place here, as behind the name or in the line below it? */
  readonly isBehind: boolean;
};

const NAME_WORDS_MAX = 6;
const JOB_TITLE_REACH = 6;
const FORMER_REACH = 4;

/** Other organisations named in a stretch as where somebody works. */
export function statedEmployers({
  passage,
  from,
  to,
  company,
  ownName,
  isBehind,
}: Stretch): readonly StatedEmployer[] {
  const { words } = passage;
  const found: StatedEmployer[] = [];
  let jobTitle = -1;
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    if (JOB_TITLES.holds(word.text)) jobTitle = index;
    const candidate = candidateAt(words, index, to);
    if (candidate === null) continue;
    const own = company.find(({ start, end }) => start < candidate.end && end > candidate.start);
    const name = words.slice(candidate.start, candidate.end);
    if (isOwnName(name, ownName)) continue;
    const strength =
      own === undefined
        ? strengthOf(words, candidate, { jobTitle, isBehind })
        : own.isOther
          ? 1
          : 0;
    if (strength > 0 && !isOutside(words, candidate.start, from)) {
      found.push({
        passage,
        words: name,
        strength,
        isFormer: isFormer(words, candidate.start, from),
        isAfter: isBehind,
      });
    }
    index = candidate.end - 1;
  }
  return found;
}

/** The person's own name, with a word before or behind it. */
function isOwnName(name: readonly Word[], own: ReadonlySet<string>): boolean {
  const count = name.filter(({ text }) => own.has(text)).length;
  return count > 1 || count === name.length;
}

type NameCandidate = {
  readonly start: number;
  readonly end: number;
  readonly hasCue: boolean;
  /** The word for its kind stands beside the name and not in it. */
  readonly hasKindBeside: boolean;
};

/** A run of capital words, small words between them included: 'Bank of Northmoor', 'Talgrund Sparkasse'. */
function candidateAt(words: readonly Word[], start: number, to: number): NameCandidate | null {
  const first = words[start];
  if (first === undefined || !canOpenName(first)) return null;
  let end = start + 1;
  let hasCue = ORGANISATIONS.holds(first.text);
  while (end < Math.min(to, start + NAME_WORDS_MAX) && goesOn(words, end, hasCue)) {
    hasCue ||= isCue(words[end]);
    end += 1;
  }
  const hasKindBeside = isNamedKind(words, start, end);
  return { start, end, hasCue: hasCue || hasKindBeside, hasKindBeside };
}

/** 'the insurer Acme', '«Acme» credit union': the kind of organisation stands in small letters beside its name. */
function isNamedKind(words: readonly Word[], start: number, end: number): boolean {
  const before = words[start - 1];
  const quote = words[end];
  const isBefore = words[start]?.sentence === before?.sentence && isKind(before);
  const isBehind = quote?.startsPhrase === true && (isKind(quote) || isKind(words[end + 1]));
  return isBefore || (isBehind && quote.sentence === words[start]?.sentence);
}

function isKind(word: Word | undefined): boolean {
  if (word === undefined || word.isCapital) return false;
  return ORGANISATIONS.holds(word.text) || isIndustry(word.text);
}

function isCue(word: Word | undefined): boolean {
  return word?.isCapital === true && ORGANISATIONS.holds(word.text);
}

function canOpenName({ text, isCapital }: Word): boolean {
  return isCapital && !STOP_WORDS.has(text) && !JOB_TITLES.holds(text);
}

/** Capital words and legal forms go on a name; a small word does where an organisation's name goes on behind it. */
function goesOn(words: readonly Word[], index: number, hasCue: boolean): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined || word.startsPhrase) return false;
  if (word.isCapital || (LEGAL_FORMS.has(word.text) && !LEGAL_FORMS_ALSO_WORDS.has(word.text)))
    return true;
  return (
    hasCue &&
    JOB_TITLE_PREPOSITIONS.has(word.text) &&
    next?.isCapital === true &&
    !next.startsPhrase
  );
}

/** How plainly somebody is said to be at an organisation, by how it is set beside the name. */
const STATED = {
  organisation: 1,
  organisationBefore: 0.8,
  atPlace: 0.8,
  behindJobTitle: 0.6,
} as const;

type PlaceOfCandidate = { readonly jobTitle: number; readonly isBehind: boolean };

function strengthOf(
  words: readonly Word[],
  candidate: NameCandidate,
  { jobTitle, isBehind }: PlaceOfCandidate,
): number {
  const hasJobTitle = jobTitle !== -1 && candidate.start - jobTitle <= JOB_TITLE_REACH;
  const name = words.slice(candidate.start, candidate.end);
  if (!canBeEmployer(name, candidate.hasCue && hasJobTitle)) return 0;
  const isLong = name.length > 1 || candidate.hasKindBeside;
  if (candidate.hasCue) {
    if (!isLong) return 0;
    return isBehind || hasJobTitle ? STATED.organisation : STATED.organisationBefore;
  }
  return placeStrength(words, candidate, { hasJobTitle, isBehind, isLong });
}

/** A capital run without a word for organisations: only what stands around it makes it one. */
function placeStrength(
  words: readonly Word[],
  candidate: NameCandidate,
  { hasJobTitle, isBehind, isLong }: Record<'hasJobTitle' | 'isBehind' | 'isLong', boolean>,
): number {
  if (hasJobTitle && isAtPlace(words, candidate)) return STATED.atPlace;
  if (isAppointed(words, candidate, isBehind)) return STATED.organisation;
  const isBehindJobTitle = hasJobTitle && isLong && words[candidate.start]?.startsPhrase === true;
  return isBehindJobTitle ? STATED.behindJobTitle : 0;
}

function isAtPlace(words: readonly Word[], { start }: NameCandidate): boolean {
  return AT_PREPOSITIONS.has(words[start - 1]?.text ?? '');
}

/** Neither initials and figures nor a field of work: 'Financial Crime Prevention' is where nobody works. */
function canBeEmployer(name: readonly Word[], isOrganisation: boolean): boolean {
  const isField = name.some(({ text }) => FIELD_WORDS.holds(text) || JOB_TITLES.holds(text));
  if (isField && !isOrganisation) return false;
  if (isPersonName(name) && !isOrganisation) return false;
  return !name.some(({ text }) => /^\d/u.test(text)) && name.some(({ text }) => text.length > 1);
}

const PERSON_WORDS_MAX = 3;

/** 'Mr Donal Mehigan', 'F. Okafor', 'Amparo Sendra' */
function isPersonName(name: readonly Word[]): boolean {
  const [first, second] = name;
  if (first === undefined || name.length > PERSON_WORDS_MAX) return false;
  const isInitial = first.text.length === 1 || (second !== undefined && second.text.length === 1);
  return isInitial || HONORIFICS.has(first.text) || isGivenName(first.text);
}

const APPOINTMENT_REACH = 3;

/** 'Delta has appointed Jane Doe' and 'Jane Doe joins Delta'. */
function isAppointed(words: readonly Word[], candidate: NameCandidate, isBehind: boolean): boolean {
  const from = isBehind ? candidate.start - APPOINTMENT_REACH : candidate.end;
  return JOININGS.find(words, from, from + APPOINTMENT_REACH) !== -1;
}

function isFormer(words: readonly Word[], start: number, from: number): boolean {
  return FORMER_EMPLOYMENT.find(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}

function isOutside(words: readonly Word[], start: number, from: number): boolean {
  return OUTSIDE_RELATIONS.find(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}
