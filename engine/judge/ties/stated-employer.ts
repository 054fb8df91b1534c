import { AT_PREPOSITIONS, JOB_TITLE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS_ALSO_WORDS, LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isIndustry } from '../../names/companies/industries.ts';
import { isGivenName } from '../../names/people/given-names/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { Passage } from '../page/read-page.ts';
import {
  JOININGS,
  FORMER_EMPLOYMENT,
  OUTSIDE_RELATIONS,
  FIELD_WORDS,
  JOB_TITLES,
  ORGANISATIONS,
} from '../vocabulary.ts';
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
const POST_REACH = 6;
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
  let post = -1;
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    if (JOB_TITLES.holds(word.text)) post = index;
    const run = capitalRunAt(words, index, to);
    if (run === null) continue;
    const own = company.find(({ start, end }) => start < run.end && end > run.start);
    const name = words.slice(run.start, run.end);
    if (isOwnName(name, ownName)) continue;
    const strength =
      own === undefined ? strengthOf(words, run, { post, isBehind }) : own.isOther ? 1 : 0;
    if (strength > 0 && !isOutside(words, run.start, from)) {
      found.push({
        passage,
        words: name,
        strength,
        isFormer: isFormer(words, run.start, from),
        isAfter: isBehind,
      });
    }
    index = run.end - 1;
  }
  return found;
}

/** The person's own name, with a word before or behind it. */
function isOwnName(name: readonly Word[], own: ReadonlySet<string>): boolean {
  const count = name.filter(({ text }) => own.has(text)).length;
  return count > 1 || count === name.length;
}

type Run = {
  readonly start: number;
  readonly end: number;
  readonly hasCue: boolean;
  /** The word for its kind stands beside the name and not in it. */
  readonly hasKindBeside: boolean;
};

/** A run of capital words, small words between them included: 'Bank of Northmoor', 'Talgrund Sparkasse'. */
function capitalRunAt(words: readonly Word[], start: number, to: number): Run | null {
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
const STATED = { organisation: 1, organisationBefore: 0.8, atPlace: 0.8, behindPost: 0.6 } as const;

type PlaceOfRun = { readonly post: number; readonly isBehind: boolean };

function strengthOf(words: readonly Word[], run: Run, { post, isBehind }: PlaceOfRun): number {
  const hasPost = post !== -1 && run.start - post <= POST_REACH;
  const name = words.slice(run.start, run.end);
  if (!canBeEmployer(name, run.hasCue && hasPost)) return 0;
  const isLong = name.length > 1 || run.hasKindBeside;
  if (run.hasCue) {
    if (!isLong) return 0;
    return isBehind || hasPost ? STATED.organisation : STATED.organisationBefore;
  }
  return placeStrength(words, run, { hasPost, isBehind, isLong });
}

/** A capital run without a word for organisations: only what stands around it makes it one. */
function placeStrength(
  words: readonly Word[],
  run: Run,
  { hasPost, isBehind, isLong }: Record<'hasPost' | 'isBehind' | 'isLong', boolean>,
): number {
  if (hasPost && isAtPlace(words, run)) return STATED.atPlace;
  if (isAppointed(words, run, isBehind)) return STATED.organisation;
  const isBehindPost = hasPost && isLong && words[run.start]?.startsPhrase === true;
  return isBehindPost ? STATED.behindPost : 0;
}

function isAtPlace(words: readonly Word[], { start }: Run): boolean {
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
function isAppointed(words: readonly Word[], run: Run, isBehind: boolean): boolean {
  const from = isBehind ? run.start - APPOINTMENT_REACH : run.end;
  return JOININGS.find(words, from, from + APPOINTMENT_REACH) !== -1;
}

function isFormer(words: readonly Word[], start: number, from: number): boolean {
  return FORMER_EMPLOYMENT.find(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}

function isOutside(words: readonly Word[], start: number, from: number): boolean {
  return OUTSIDE_RELATIONS.find(words, Math.max(from, start - FORMER_REACH), start) !== -1;
}
