import {
  BEFORE_WORDS,
  COMING_WORDS,
  FUTURE_WORDS,
} from '../../../../lexicon/job-titles/moves/arrivals-before.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import type { Span } from '../../../../text/words.ts';
import { statedPeriods } from '../../../events/dates/stated-periods.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { employerFields, employersOf } from '../sentence/people-around.ts';
import {
  type DraftStatement,
  POST_DEFAULTS,
  type TextReading,
} from '../sentence/post-statement.ts';
import { namesSidePost } from '../sentence/post-words.ts';

/** Adds the arrival that a clause with 'before' reports, and marks other posts as over: 'Before joining Acme, she worked at Beta'. */
export function withArrivalInBeforeClause(
  posts: readonly DraftStatement[],
  sentence: MaskedSentence,
  reading: TextReading,
): readonly DraftStatement[] {
  const clause = clauseBefore(sentence);
  if (clause === null) return posts;
  const { employer } = clause;
  const isThere = (one: DraftStatement): boolean =>
    employer.kind === 'company' ? one.isOwn : one.employer === employer.written;
  const arrival = arrivalIn(clause, sentence, reading);
  const isOver = clause.start <= HEAD_CHARACTERS && !arrival.isAnnounced;
  // An undated move elsewhere says nothing about today: 'Before joining Beta, she was an auditor'.
  const isUndatedElsewhere =
    employer.kind !== 'company' &&
    arrival.on === null &&
    !posts.some((one) => one.isOwn || isThere(one));
  return [
    ...posts
      .filter((one) => !(isThere(one) && (one.kind === 'joins' || one.kind === 'leaves')))
      .map((one) => (isOver && one.kind === 'holds' && !isThere(one) ? asHeld(one) : one)),
    ...(isUndatedElsewhere ? [] : [arrival]),
  ];
}

function asHeld(one: DraftStatement): DraftStatement {
  return { ...one, kind: 'held', on: null, isAnnounced: false };
}

/** A clause this near the beginning opens the sentence, perhaps after a mark or 'and'. */
const HEAD_CHARACTERS = 12;

type Clause = Span & { readonly employer: Token };

function clauseBefore(sentence: MaskedSentence): Clause | null {
  const { text } = sentence;
  for (const employer of employersOf(sentence)) {
    const start = text.slice(0, employer.at).search(OPENING);
    if (start === -1) continue;
    const clause = { start, end: endOfClause(text, employer.at + 1), employer };
    if (reportsArrival(clause, text) && isOfProspect(clause, sentence)) return clause;
  }
  return null;
}

/** 'Before', and then no mark, employer or other person up to the end of the text. */
const OPENING = new RegExp(
  `(?<!\\p{L})(?:${BEFORE_WORDS})(?: [^,;:.${TOKEN.company}${TOKEN.organisation}${TOKEN.other}]{0,80})? ?$`,
  'iu',
);

/** Where the clause ends: at a comma soon after the employer, or at the employer, 'Voordat zij bij Acme aan de slag ging, werkte'. */
function endOfClause(text: string, place: number): number {
  return place + (UP_TO_COMMA.exec(text.slice(place))?.[0].length ?? 0);
}

const UP_TO_COMMA = /^[^,;:.\uE000-\uE004]{0,40}(?=,)/u;

/** Does the clause say that somebody comes to the employer, and not to something the employer owns? 'Before Acme, she' needs no verb for it. */
function reportsArrival({ start, end, employer }: Clause, text: string): boolean {
  const clause = text.slice(start, end).toLowerCase();
  const isOfThing = /^(?:'s|s'|s |-)/u.test(text.slice(employer.at + 1)) || namesSidePost(clause);
  return !isOfThing && (COMING.test(clause) || BARE.test(clause));
}

const COMING = wholeWords(COMING_WORDS);

const BARE = new RegExp(`^(?:${BEFORE_WORDS}) (?:the |der |la |le |l')?[^ ]$`, 'iu');

/** Is the clause about the prospect? They are if the last person named before it, or else the first person named. */
function isOfProspect({ start }: Clause, { tokens }: MaskedSentence): boolean {
  const people = tokens.filter(({ kind }) => kind === 'person' || kind === 'other');
  const who = people.findLast(({ at }) => at < start) ?? people[0];
  return who?.kind !== 'other';
}

/** 'Will' in the main clause. */
const FUTURE = wholeWords(FUTURE_WORDS);

function arrivalIn(
  { start, end, employer }: Clause,
  { text, tokens }: MaskedSentence,
  { language, writtenOn }: TextReading,
): DraftStatement {
  // The main clause gives the tense: 'Before joining Acme in May, she will travel'.
  const isAnnounced = FUTURE.test(`${text.slice(0, start)} ${text.slice(end)}`.toLowerCase());
  const tense = isAnnounced ? 'future' : 'past';
  const periods = statedPeriods(text, { writtenOn, languages: [language], tense });
  const day = periods.find((period) => period.start >= start && period.start < end + YEAR_REACH);
  const title = tokens.find(({ kind, at }) => kind === 'title' && at >= start && at < end);
  return {
    ...POST_DEFAULTS,
    kind: 'joins',
    isAnnounced,
    ...employerFields(employer),
    title: title?.written ?? '',
    on: day?.stated ?? null,
  };
}

/** How many characters after the employer the day may begin: ' in 2019'. */
const YEAR_REACH = 12;
