// Tells whether words say that somebody moves from one employer to another.
import { WHERE_WORDS } from '../../lexicon/grammar/clauses.ts';
import {
  AS_PREPOSITIONS,
  CONJUNCTIONS,
  DESCRIPTION_ARTICLES,
  DESTINATION_PREPOSITIONS,
  FIRM_DESTINATIONS,
  ORIGIN_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { FEMALE_PRONOUNS, MALE_PRONOUNS } from '../../lexicon/grammar/pronouns.ts';
import {
  ANNOUNCING_STEMS,
  ARRIVAL_STEMS,
  JOB_MOVE_STEMS,
  MOTION_STEMS,
  PARTING_STEMS,
  RESIGNATION_STEMS,
} from '../../lexicon/job-titles/employment.ts';
import { WORKPLACES } from '../../lexicon/job-titles/moves/things-left.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import type { Word, WordSpan } from '../../text/words.ts';
import { isFullNameAt } from '../mentions/mention-context.ts';
import {
  EMPLOYED,
  FIELD_WORDS,
  JOB_TITLES,
  JOININGS,
  LEADING_VERBS,
  LEAVINGS,
  ORGANISATIONS,
  PAST_CLAUSE_WORDS,
  WORKED,
} from '../mentions/vocabulary.ts';
import type { Gap } from './gap.ts';

/** The strength of a move that may be to a town, if nothing mentions a job. */
const MOVE_STRENGTH = 0.6;

/**
 * How certainly the words between a name and the company say that the person goes to work there, 0–1. A job or a former employer makes it
 * certain, 'wechselt als Chefjuristin von der Beta Bank zu Acme'; 'moved to Acme' is less, since it may be a town.
 */
export function moveStrength(gap: Gap, between: readonly Word[]): number {
  if (gap.isReversed) return 0;
  if (saysWhatTheyDidThere(gap, between)) return 1;
  const words = clauseOf(between);
  const clause = withoutKind(words);
  if (clause.length > MOVE_WORDS_MAX || !namesOnlyOrigins(clause)) return 0;
  const strength = clauseStrength(gap, between, clause);
  return clause === words || strength === 0 ? strength : 1;
}

function clauseStrength(gap: Gap, between: readonly Word[], clause: readonly Word[]): number {
  if (joinsAfterLeaving(clause)) return 1;
  const last = wordBefore(clause, clause.length)?.text ?? '';
  if (DESTINATION_PREPOSITIONS.has(last)) return arrivalStrength(gap, between, clause);
  return Number(ORIGIN_PREPOSITIONS.has(last) && isDeparture(gap, clause));
}

/** The words without the kind of firm at their end: 'wechselt zur Beratungsfirma Acme', 'moves to insurer Acme'. A town has none. */
function withoutKind(words: readonly Word[]): readonly Word[] {
  const rest = words.slice(0, -1);
  const [kind] = words.slice(-1);
  const before = wordBefore(rest, rest.length)?.text ?? '';
  return kind?.startsPhrase === false && KIND_OF_FIRM.test(kind.text) && isDirection(before)
    ? rest
    : words;
}

/** 'Insurer', 'Beratungsfirma'. The length is limited, since a page may be one endless word. */
const KIND_OF_FIRM = new RegExp(`^\\p{L}{0,20}(?:${WORKPLACES})$`, 'u');

/** Does a clause after the company say what somebody did there: 'from Acme, where he spent six years as head of audit'? */
function saysWhatTheyDidThere(
  { passage: { words }, company: { end } }: Gap,
  between: readonly Word[],
): boolean {
  const before = wordBefore(between, between.length)?.text ?? '';
  const where = words[end];
  if (!isDirection(before) || where?.startsPhrase !== true || !WHERE.has(where.text)) return false;
  const after = words.slice(end + 1, end + 1 + THERE_REACH);
  const stop = after.findIndex((word) => word.startsPhrase || word.sentence !== where.sentence);
  const clause = after.slice(0, stop === -1 ? undefined : stop);
  return !isAboutOthers(clause) && reportsWork(clause);
}

const WHERE: ReadonlySet<string> = new Set(WHERE_WORDS.split('|'));
const THERE_REACH = 10;

/** Is the clause about somebody or something else: ', where the head of audit is a friend', ', where her husband works'? */
function isAboutOthers(clause: readonly Word[]): boolean {
  const first = clause[0]?.text ?? '';
  const isSubject = [FEMALE_PRONOUNS, MALE_PRONOUNS].some((pronouns) => pronouns.has(first));
  const isVerb = WORK_VERBS.some((list) => list.holds(first));
  return !(isSubject || isVerb) || clause.some((_, index) => isFullNameAt(clause, index));
}

function reportsWork(clause: readonly Word[]): boolean {
  const isJob = [JOB_TITLES, FIELD_WORDS].some((list) => list.isIn(clause));
  return isAsJob(clause) || (isJob && WORK_VERBS.some((list) => list.isIn(clause)));
}

const WORK_VERBS = [EMPLOYED, WORKED, LEADING_VERBS];

/** 'Left Beta Bank to join', 'deja Banco Beta para incorporarse a' */
function joinsAfterLeaving(clause: readonly Word[]): boolean {
  const joining = JOININGS.find(clause, Math.max(1, clause.length - 2), clause.length);
  return joining !== -1 && LEAVINGS.isIn(clause.slice(0, joining));
}

/** 'Wechselt von der Beta Bank zu', 'moved to' */
function arrivalStrength(
  { passage: { words }, company }: Gap,
  between: readonly Word[],
  clause: readonly Word[],
): number {
  const opening = clause.slice(0, VERB_REACH);
  if (![MOVES, MOTIONS].some((list) => list.isIn(opening))) return 0;
  const after = words.slice(company.end, company.end + JOB_REACH);
  if (mentionsJob(between, clause, after)) return 1;
  const isDated = [clause, after.slice(0, YEAR_REACH)].some(hasYear);
  if (!isDated && !MOVES.isIn(opening)) return 0;
  return clause.some(({ text }) => FIRM_DESTINATIONS.has(text)) ? 1 : MOVE_STRENGTH;
}

/** 'Moved from Acme to Beta Bank', 'has resigned from Acme' */
function isDeparture({ passage: { words }, company }: Gap, clause: readonly Word[]): boolean {
  if (RESIGNATIONS.isIn(clause)) return true;
  const [to, ...firm] = words.slice(company.end, company.end + FIRM_REACH);
  const isToFirm = DESTINATION_PREPOSITIONS.has(to?.text ?? '') && namesFirm(firm);
  return isToFirm && MOVES.isIn(clause.slice(0, VERB_REACH));
}

function namesFirm(words: readonly Word[]): boolean {
  return words.some(({ text, isCapital }) => isCapital && ORGANISATIONS.holds(text));
}

const FIRM_REACH = 5;
const YEAR_REACH = 3;
const MOVE_WORDS_MAX = 10;
/** 'Has', 'is', 'se' before the verb. */
const VERB_REACH = 3;
const MOVES = stemMatcher(JOB_MOVE_STEMS);
const MOTIONS = stemMatcher(MOTION_STEMS);
const RESIGNATIONS = stemMatcher(RESIGNATION_STEMS);

/**
 * The clause that contains the move: the words after the last comma, or after an 'and' with a verb of moving, 'verlässt den Versorger und
 * wechselt zu'.
 */
function clauseOf(between: readonly Word[]): readonly Word[] {
  const start = between.findLastIndex(
    ({ startsPhrase, text }, index) =>
      startsPhrase ||
      (CONJUNCTIONS.has(between[index - 1]?.text ?? '') &&
        [MOVES, MOTIONS].some((list) => list.holds(text))),
  );
  return between.slice(Math.max(0, start));
}

/** The word before another one, without articles. */
function wordBefore(words: readonly Word[], index: number): Word | undefined {
  const before = words[index - 1];
  const text = before?.text ?? '';
  return DESCRIPTION_ARTICLES.has(text) && !isDirection(text) ? words[index - 2] : before;
}

/** Is it a preposition of direction: 'to', 'from'? */
function isDirection(word: string): boolean {
  return [DESTINATION_PREPOSITIONS, ORIGIN_PREPOSITIONS].some((list) => list.has(word));
}

/** Does each name in the clause follow a word such as 'von', 'deja' or 'als', so that it is an origin or a job? */
function namesOnlyOrigins(clause: readonly Word[]): boolean {
  return clause.every((word, index) => {
    const isFirst =
      word.isCapital && !/^\d/u.test(word.text) && clause[index - 1]?.isCapital !== true;
    return !isFirst || isOrigin(clause, index) || isNewJob(clause, index);
  });
}

function isOrigin(words: readonly Word[], start: number): boolean {
  const before = wordBefore(words, start)?.text ?? '';
  return ORIGIN_PREPOSITIONS.has(before) || LEAVINGS.holds(before);
}

function isNewJob(words: readonly Word[], start: number): boolean {
  return AS_PREPOSITIONS.has(wordBefore(words, start)?.text ?? '');
}

function hasYear(words: readonly Word[]): boolean {
  return words.some(({ text }) => YEAR.test(text));
}

const YEAR = /^(?:19|20)\d\d$/u;

/** Do the words mention the previous employer, the previous job or the next one? */
function mentionsJob(
  between: readonly Word[],
  clause: readonly Word[],
  after: readonly Word[],
): boolean {
  const before = between.slice(0, between.length - clause.length);
  const isFromPost =
    JOB_TITLES.isIn(before) && [WORKED, PAST_CLAUSE_WORDS].some((list) => list.isIn(before));
  const isFromFirm =
    namesFirm(clause) ||
    (ORIGIN_PREPOSITIONS.has(after[0]?.text ?? '') && namesFirm(after.slice(0, FIRM_REACH)));
  return isFromFirm || isFromPost || [clause, after].some(isAsJob);
}

const JOB_REACH = 8;

/** Does 'as' lead to a job: 'as head of law'? */
function isAsJob(words: readonly Word[]): boolean {
  const as = words.findIndex(({ text }) => AS_PREPOSITIONS.has(text));
  const job = words.slice(as + 1, as + JOB_REACH);
  return as !== -1 && [JOB_TITLES, FIELD_WORDS].some((list) => list.isIn(job));
}

/** Does somebody leave the organisation for another: 'deja Banco Beta para incorporarse a', 'wechselt von der Beta Bank zu'? */
export function isLeftBehind(
  words: readonly Word[],
  { start, end }: WordSpan,
  from: number,
): boolean {
  const before = wordBefore(words.slice(0, start), start);
  if (before === undefined || words.indexOf(before, Math.max(0, start - 2)) < from) return false;
  if (LEAVINGS.holds(before.text)) return JOININGS.find(words, end, end + JOINING_REACH) !== -1;
  const isOnWay =
    ORIGIN_PREPOSITIONS.has(before.text) && DESTINATION_PREPOSITIONS.has(words[end]?.text ?? '');
  return isOnWay && [MOVES, MOTIONS].some((list) => list.find(words, from, start) !== -1);
}

/** 'Para incorporarse' */
const JOINING_REACH = 4;

/** Do the words announce an arrival or departure before the name: 'Acme announces the arrival of', 'Acme trennt sich von'? */
export function announcesMove(between: readonly Word[]): boolean {
  if (PARTINGS.isIn(between)) return true;
  const [first] = between;
  const moves = [ARRIVALS, LEAVINGS, JOININGS];
  return ANNOUNCEMENTS.holds(first?.text ?? '') && moves.some((list) => list.isIn(between));
}

const PARTINGS = stemMatcher(PARTING_STEMS);
const ANNOUNCEMENTS = stemMatcher(ANNOUNCING_STEMS);
const ARRIVALS = stemMatcher(ARRIVAL_STEMS);

/** Does a clause before the name say that the person came or went: 'Since joining Acme in 2019, Jane Doe …', 'Entrée chez Acme, …'? */
export function opensWithMove({ passage: { words }, company, to, isReversed }: Gap): boolean {
  if (!isReversed || words[to]?.startsPhrase !== true) return false;
  const { sentence } = words[to];
  const near = words.slice(Math.max(0, company.start - OPENING_WORDS_MAX - 1), company.start);
  const opening = near.slice(near.findLastIndex((word) => word.sentence !== sentence) + 1);
  const after = words.slice(company.end, to);
  if (opening.length > OPENING_WORDS_MAX || after.length > YEAR_WORDS_MAX) return false;
  return (after.length === 0 || hasYear(after)) && reportsMove(opening, after);
}

function reportsMove(opening: readonly Word[], after: readonly Word[]): boolean {
  if ([JOININGS, LEAVINGS].some((list) => list.isIn(opening))) return true;
  const ways = hasYear(after) ? DESTINATION_PREPOSITIONS : FIRM_DESTINATIONS;
  const isTo = ways.has(opening.at(-1)?.text ?? '');
  return isTo && [MOVES, MOTIONS].some((list) => list.isIn(opening));
}

/** 'Desde que se incorporó a' */
const OPENING_WORDS_MAX = 5;
/** 'En mayo de 2019' */
const YEAR_WORDS_MAX = 4;
