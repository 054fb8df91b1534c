// Finds the organisations that a stretch of text gives as somebody's employer, and how plainly.
import {
  AT_PREPOSITIONS,
  CONJUNCTIONS,
  FIRM_PREPOSITIONS,
  OF_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { phraseFrom, POSSESSIVE, type Word } from '../../text/words.ts';
import { endsLabel, type Stretch } from '../mentions/mention-context.ts';
import { JOININGS, findOutsideRelation, JOB_TITLES, WORKING } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import { canBeEmployer, isSector } from './can-be-employer.ts';
import type { CompanyMention } from './company-matcher.ts';
import { isFormerEmployer } from './former-employer.ts';
import { organisationNameAt, type OrganisationName } from './organisation-name-at.ts';
import { isRelatedToName } from './related-organisation.ts';
import { isOfWholeTitle, isPlaceOrTitlePart } from './whole-job-title.ts';

/** An organisation that a text gives as the person's employer. */
export type StatedEmployer = {
  readonly passage: Passage;
  readonly words: readonly Word[];
  /** How plainly the text says so, 0–1. */
  readonly strength: number;
  readonly isFormer: boolean;
};

/** A stretch of text to search for employers, with what is known about it. */
type SearchedStretch = Stretch & {
  readonly company: readonly CompanyMention[];
  /** The words of the person's own name, normalised. */
  readonly ownName: ReadonlySet<string>;
  /** It comes after the name or in the line below it, where job titles are. */
  readonly isAfter: boolean;
  /** It is the line below a job title on a card, on a page whose cards have employers: 'Jane Doe' / 'Head of Audit' / 'Delta'. */
  readonly isOnCard: boolean;
  /** It is a line on a page whose lines end in an employer: 'Jane Doe, Head of Audit, Delta'. */
  readonly isOnLine: boolean;
};

/** Finds other organisations that a stretch gives as the person's employer. */
export function statedEmployers({
  passage,
  from,
  to,
  company,
  ownName,
  isAfter,
  isOnCard,
  isOnLine,
}: SearchedStretch): readonly StatedEmployer[] {
  const { words } = passage;
  const found: StatedEmployer[] = [];
  let jobTitle: number | null = null;
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    if (JOB_TITLES.holds(word.text)) jobTitle = index;
    const candidate = organisationNameAt(passage, index, to);
    if (candidate === null) continue;
    const own = company.find(({ start, end }) => start < candidate.end && end > candidate.start);
    const name = words.slice(candidate.start, candidate.end);
    if (isOwnName(name, ownName) || isNotAnEmployer(passage, candidate, { to, isAfter })) continue;
    const strength =
      own === undefined
        ? strengthOf(words, {
            ...candidate,
            jobTitle: nearJobTitle(jobTitle, candidate),
            isOnCard,
            isOnLine,
            isAfter,
            from,
            to,
          })
        : Number(own.isOther);
    if (strength > 0 && !isSponsorOrRival(words, candidate.start, from)) {
      found.push({
        passage,
        words: name,
        strength,
        isFormer: isFormerEmployer(words, candidate, from),
      });
    }
    index = candidate.end - 1;
  }
  return found;
}

/** Is it the value of a label, or the owner of a thing, and so no employer? */
function isNotAnEmployer(
  passage: Passage,
  candidate: OrganisationName,
  { to, isAfter }: Pick<PlacedCandidate, 'to' | 'isAfter'>,
): boolean {
  return isUnderJobTitle(passage, candidate) || (!isAfter && ownsThing(passage, candidate, to));
}

/** Is it the value of a label, and so no employer: 'Internal auditor: Delta Services', 'Solicitors: Delta LLP'? */
function isUnderJobTitle({ text, words }: Passage, { start }: OrganisationName): boolean {
  const label = words[start - 1];
  return label !== undefined && JOB_TITLES.holds(label.text) && endsLabel(text, label.end);
}

/** Does it own a thing and not the job of the person named next: 'On the European Union's levy, Jane Doe …', but not 'Delta's auditor Jane Doe'? */
function ownsThing({ text, words }: Passage, { end }: OrganisationName, to: number): boolean {
  const last = words[end - 1];
  if (last === undefined || end === to || !POSSESSIVE.test(text.slice(last.start, last.end)))
    return false;
  return !words.slice(end, to).some((word) => JOB_TITLES.holds(word.text));
}

const JOB_TITLE_REACH = 6;

/** The job title, if it is shortly before the name. */
function nearJobTitle(jobTitle: number | null, { start }: OrganisationName): number | null {
  return jobTitle !== null && start - jobTitle <= JOB_TITLE_REACH ? jobTitle : null;
}

/** Is it the person's own name, perhaps with one more word? */
function isOwnName(name: readonly Word[], own: ReadonlySet<string>): boolean {
  const count = name.filter(({ text }) => own.has(text)).length;
  return count > 1 || count === name.length;
}

/** How plainly somebody is said to be at an organisation, by the position of its name. */
const STATED = {
  organisation: 1,
  organisationBefore: 0.8,
  atPlace: 0.8,
  afterJobTitle: 0.6,
} as const;

type PlacedCandidate = OrganisationName & {
  /** The index of a job title shortly before the name; `null` when there is none. */
  readonly jobTitle: number | null;
  readonly isAfter: boolean;
  readonly isOnCard: boolean;
  readonly isOnLine: boolean;
  /** The beginning of the stretch, which is the person's name if the stretch follows it. */
  readonly from: number;
  /** The end of the stretch, which is the person's name if the stretch precedes it. */
  readonly to: number;
};

function strengthOf(words: readonly Word[], candidate: PlacedCandidate): number {
  const { hasCue, hasKindBeside } = candidate;
  const hasJobTitle = candidate.jobTitle !== null;
  const name = words.slice(candidate.start, candidate.end);
  if (!canBeEmployer(name, hasCue && hasJobTitle && !hasKindBeside)) return 0;
  if (isSecondField(words, candidate)) return 0;
  const isLong = name.length > 1 || hasKindBeside;
  if (!hasCue) return placeStrength(words, candidate, isLong);
  return isLong ? organisationStrength(words, candidate) : 0;
}

/** The strength of a name that contains a word such as 'bank'. */
function organisationStrength(words: readonly Word[], candidate: PlacedCandidate): number {
  if (candidate.isAfter) return isRelatedToName(words, candidate) ? STATED.organisation : 0;
  return candidate.jobTitle === null ? STATED.organisationBefore : STATED.organisation;
}

/** Is it the second field of a job title and no employer: 'Director of Estates and Campus Services'? */
function isSecondField(words: readonly Word[], { start, jobTitle }: PlacedCandidate): boolean {
  const [and, of] = [words[start - 1]?.text ?? '', words[start - OF_REACH]?.text ?? ''];
  return jobTitle !== null && CONJUNCTIONS.has(and) && OF_PREPOSITIONS.has(of);
}

const OF_REACH = 3;

/** The strength of a name without such a word, which only the words around it can make an employer. */
function placeStrength(
  words: readonly Word[],
  candidate: PlacedCandidate,
  isLong: boolean,
): number {
  const { jobTitle } = candidate;
  if (jobTitle !== null && isAtPlace(words, candidate)) return STATED.atPlace;
  if (isWorkingThere(words, candidate)) return STATED.atPlace;
  if (isAppointed(words, candidate)) return STATED.organisation;
  if (isLong && isNamedTo(words, candidate)) return STATED.organisationBefore;
  const isAfter = isAfterJobTitle(words, candidate, isLong) || endsLine(words, candidate);
  return isAfter ? STATED.afterJobTitle : 0;
}

/** Does a verb of working lead to the name: 'has been with Delta since 2017', 'arbeitet bei Delta', 'travaille chez Delta'? */
function isWorkingThere(
  words: readonly Word[],
  { start, isAfter }: Pick<PlacedCandidate, 'start' | 'isAfter'>,
): boolean {
  const verb = words[start - 2]?.text ?? '';
  const preposition = words[start - 1]?.text ?? '';
  if (!isAfter || words[start]?.startsPhrase !== false) return false;
  return WORKING.holds(verb)
    ? FIRM_PREPOSITIONS.has(preposition)
    : `${verb} ${preposition}` === 'been with';
}

/** Does the name follow a job title: 'Chief Risk Officer, Delta Foods', 'chief risk officer of Delta'? */
function isAfterJobTitle(
  words: readonly Word[],
  { start, end, jobTitle, isOnCard }: PlacedCandidate,
  isLong: boolean,
): boolean {
  if (isOnCard && start === 0 && end === words.length) return true;
  if (jobTitle === null) return false;
  const isApposed = words[start]?.startsPhrase === true;
  return (
    (isApposed && (isLong || isAfterSector(words, { start, jobTitle }))) ||
    isOfWholeTitle(words, { start: jobTitle, end: start })
  );
}

/** Are only a job title and its sector before a single word that is no place: 'VP Financial Services, Delta'? */
function isAfterSector(
  words: readonly Word[],
  { start, jobTitle }: { readonly start: number; readonly jobTitle: number },
): boolean {
  return (
    isSector(words.slice(jobTitle + 1, start)) && !isPlaceOrTitlePart(words[start]?.text ?? '')
  );
}

/** Does the name end a line after a name or a job title, on a page whose lines end in an employer? Not if it is a place, a region or a field. */
function endsLine(
  words: readonly Word[],
  { start, end, from, jobTitle, isAfter, isOnLine }: PlacedCandidate,
): boolean {
  const last = words[start];
  if (!isOnLine || !isAfter || start === 0 || end !== words.length || !last?.startsPhrase)
    return false;
  return (jobTitle !== null || start === from) && !isPlaceOrTitlePart(last.text);
}

/** Is the name after 'at', perhaps with a few words between: 'at Delta', 'at parcel firm Delta'? */
function isAtPlace(words: readonly Word[], { start }: OrganisationName): boolean {
  let before = start - 1;
  while (before >= start - KIND_WORDS_MAX && isSmallWordInside(words, before)) before -= 1;
  return AT_PREPOSITIONS.has(words[before]?.text ?? '');
}

const KIND_WORDS_MAX = 3;

function isSmallWordInside(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const isPart = word?.isCapital === false && words[index + 1]?.startsPhrase === false;
  return isPart && !STOP_WORDS.has(word.text) && !AT_PREPOSITIONS.has(word.text);
}

const APPOINTMENT_REACH = 3;

/** Is it an appointment, in one phrase: 'Delta has appointed Jane Doe', 'Jane Doe joins Delta'? */
function isAppointed(words: readonly Word[], { start, end, isAfter }: PlacedCandidate): boolean {
  if (!isAfter) return JOININGS.isIn(phraseFrom(words, end, APPOINTMENT_REACH));
  const verb = JOININGS.find(words, start - APPOINTMENT_REACH, start);
  return verb !== -1 && words.slice(verb + 1, start + 1).every(({ startsPhrase }) => !startsPhrase);
}

/** The same if the verb ends the sentence: 'Delta Foods, operasyon direktörlüğüne Jane Doe'yu getirdi'. */
function isNamedTo(words: readonly Word[], { start, to, isAfter }: PlacedCandidate): boolean {
  if (isAfter) return false;
  const verb = JOININGS.find(words, to, to + VERB_REACH);
  const sentence = words[verb]?.sentence;
  return words[start]?.sentence === sentence && words[verb + 1]?.sentence !== sentence;
}

const VERB_REACH = 6;

const RELATION_REACH = 4;

function isSponsorOrRival(words: readonly Word[], start: number, from: number): boolean {
  return findOutsideRelation(words, Math.max(from, start - RELATION_REACH), start) !== -1;
}
