import { daysBetween } from '#engine';
import type { BriefAnswer } from '../../runtime/assess/brief-answer.ts';
import type { BriefGold } from '../brief-cases.ts';
import { isSameQuote, overlapOf } from './overlap.ts';
import { countOf, type PartScore, type Remark } from './part-score.ts';

type Said = BriefAnswer['whyNow'][number];
type GoldEvent = BriefGold['whyNow'][number];

/** A line of 'why now' with the labelled event that it tells; `null` when it tells none. */
type Matched = {
  readonly said: Said;
  readonly event: GoldEvent | null;
  readonly isDuplicate: boolean;
};

/** Scores the events of a brief; `duplicates` counts those told by a line before. */
export function eventScore(
  lines: BriefAnswer['whyNow'],
  { whyNow, notEvents }: Pick<BriefGold, 'whyNow' | 'notEvents'>,
): PartScore {
  const matched = matchedEvents(lines, whyNow, notEvents);
  const first = matched.filter(({ isDuplicate }) => !isDuplicate);
  const right = first.flatMap(({ said, event }) => (event === null ? [] : [{ said, event }]));
  const isFound = (event: GoldEvent): boolean => right.some((one) => one.event === event);
  const certain = whyNow.filter((event) => event.certain);
  return {
    counts: {
      'events precision': countOf(first, ({ event }) => event !== null),
      'events recall': countOf(certain, isFound),
      'event kinds right': countOf(right, ({ said, event }) => said.kind === event.kind),
      'event dates right': countOf(right, isDateRight),
      duplicates: countOf(matched, ({ isDuplicate }) => isDuplicate),
    },
    remarks: [
      ...matched.map(remarkOf),
      ...certain
        .filter((event) => !isFound(event))
        .map(({ kind, whose, date, reportedOn, quotes }) => ({
          part: 'event' as const,
          mark: 'missed' as const,
          text: `${kind} of ${whose}, ${date ?? `reported ${reportedOn ?? '–'}`}: “${quotes.join('” / “')}”`,
        })),
    ],
  };
}

/** One sentence can report two events; then the one of the line's kind is meant, and one that no line before has told. */
function matchedEvents(
  lines: readonly Said[],
  events: readonly GoldEvent[],
  notEvents: readonly string[],
): readonly Matched[] {
  const told = new Set<GoldEvent>();
  return lines.map((said) => {
    const wrong = Math.max(0, ...notEvents.map((other) => overlapOf(said.quote, other)));
    const meant = events.filter(({ quotes }) =>
      quotes.some(
        (quote) => isSameQuote(said.quote, quote) && overlapOf(said.quote, quote) >= wrong,
      ),
    );
    const fresh = meant.filter((event) => !told.has(event));
    const event = fresh.find(({ kind }) => kind === said.kind) ?? fresh[0] ?? null;
    if (event !== null) told.add(event);
    return { said, event, isDuplicate: event === null && meant.length > 0 };
  });
}

const MONTH_DAYS = 31;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Within a month of the event's own day; where the pages give none, none is said, or the day it was reported. */
function isDateRight({ said: { date }, event }: { said: Said; event: GoldEvent }): boolean {
  if (date === null) return event.date === null;
  const day = event.date ?? event.reportedOn;
  if (day === null) return false;
  const isMonth = date.length < DAY_LENGTH || day.length < DAY_LENGTH;
  if (isMonth) return Math.abs(monthOf(date) - monthOf(day)) <= 1;
  return Math.abs(daysBetween(date, day)) <= MONTH_DAYS;
}

const MONTHS = 12;

function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return MONTHS * year + month;
}

function remarkOf({ said, event, isDuplicate }: Matched): Remark {
  const text = `${said.kind}, ${said.date ?? 'undated'}: “${said.quote}”`;
  if (isDuplicate) return { part: 'event', mark: 'wrong', text: `told twice: ${text}` };
  if (event === null) return { part: 'event', mark: 'wrong', text };
  const kind = event.kind === said.kind ? '' : ` (kind is ${event.kind})`;
  const date = isDateRight({ said, event })
    ? ''
    : ` (date is ${event.date ?? `null, reported ${event.reportedOn ?? '–'}`})`;
  return { part: 'event', mark: 'right', text: `${text}${kind}${date}` };
}
