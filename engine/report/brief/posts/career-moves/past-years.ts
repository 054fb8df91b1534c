import {
  BEFORE_IN_YEAR,
  IN_ORDER_TO,
  IN_YEAR,
  SINCE_WORDS,
} from '../../../../lexicon/dates/date-phrases.ts';
import type { StatedDay } from '../../../../model/brief.ts';
import { type StatedPeriod, statedPeriods } from '../../../events/dates/stated-periods.ts';
import type { TextReading } from '../sentence/post-statement.ts';
import type { MoveCue } from './move-cues.ts';
import { isWithinClause } from './move-employers.ts';
import type { Move } from './who-moves.ts';

/**
 * The day of a move in an earlier year than the page's, which is past whatever the tense: 'In 2015 she joins Acme'. The year is at the
 * beginning of the clause, after the verb, or beside a verb whose purpose the move is: 'quitte Beta en 2015 pour rejoindre Acme'.
 */
export function pastDayOf(
  { cue, before, next }: Move,
  text: string,
  reading: TextReading,
): StatedDay | null {
  const served = [
    before !== undefined && IN_ORDER.test(text.slice(before.end, cue.start)) ? before : undefined,
    next !== undefined && IN_ORDER.test(text.slice(cue.end, next.start)) ? next : undefined,
  ];
  const past = pastYearsIn(text, reading);
  const days = [cue, ...served].flatMap((verb) =>
    verb === undefined ? [] : past.filter((period) => isBesideVerb(text, period, verb)),
  );
  return days[0]?.stated ?? null;
}

/** Is a day in an earlier year than the page's? */
export function isOfPastYear(day: StatedDay | null, { writtenOn }: TextReading): boolean {
  return day !== null && writtenOn !== null && day.day < writtenOn.slice(0, 'YYYY'.length);
}

function pastYearsIn(text: string, reading: TextReading): readonly StatedPeriod[] {
  const { writtenOn, language } = reading;
  return statedPeriods(text, { writtenOn, languages: [language], tense: 'past' }).filter(
    ({ stated, start, end }) =>
      isOfPastYear(stated, reading) && YEAR_FIGURES.test(text.slice(start, end)),
  );
}

const YEAR_FIGURES = /(?:19|20)\d\d/u;

/** 'To', 'pour' between two verbs of one clause. */
const IN_ORDER = new RegExp(`^[^.;:]*(?<!\\p{L})(?:${IN_ORDER_TO}) ?(?:[^\\s,.;:]+ ){0,3}$`, 'iu');

function isBesideVerb(text: string, { start, end }: StatedPeriod, verb: MoveCue): boolean {
  // 'Wechselt 2015 zur Acme': between the words of the move.
  if (start >= verb.start && end <= verb.end) return true;
  if (start >= verb.end) {
    const between = text.slice(verb.end, start);
    return (
      isWithinClause(text, verb.end, start) &&
      LEADS_TO_YEAR.some((one) => one.test(between)) &&
      !OF_THING.test(between)
    );
  }
  return CLAUSE_START.test(text.slice(0, start)) && SUBJECT.test(text.slice(end, verb.start));
}

/** Words between a verb and a year that join the two. */
const LEADS_TO_YEAR = [
  // A preposition right before the year, no comma but one before it: ' zur Acme im Jahr '.
  new RegExp(`^[^,;:()]{0,100}(?:,? |^)(?:${IN_YEAR}|${SINCE_WORDS}) $`, 'iu'),
  // Nothing but a short word or a name: 'wechselt 2015', 'wechselt sie 2015', 'wechselt zur Acme 2015'.
  /^(?: (?!the |d(?:ie|er|as|en|em|es) |de |den |det |het )\p{L}{1,5}|[^,;:()]{0,100}[\uE000-\uE004])? $/iu,
];

/** A participle of a thing before the year: ' the bank founded in '. */
const OF_THING =
  /(?:ed|born|built|set up|ee?s?|ad[oa]s?|id[oa]s?|at[oaie]|it[oaie]|icht|nad|n(?:y|a|ej|ym|ego)) \p{L}{1,4} (?:\p{L}{1,6} )?$/iu;

/** The beginning of a sentence or clause. */
const CLAUSE_START = new RegExp(
  `(?:^|[,;:.–-] ?)\\W{0,2}(?:(?:${BEFORE_IN_YEAR}),? ){0,2}(?:(?:${IN_YEAR}) )?$`,
  'iu',
);

/** The subject between a year and its verb, with one apposition: ', Jane Doe, then an auditor, '. */
const SUBJECT = /^(?: roku)?,?[^,;:.()]{0,80}(?:,[^,;:.()]{0,80},[^,;:.()]{0,40})?$/u;
