import { DAY_MS } from '../../model/time.ts';
import type { PublicationDate } from '../../model/judgement.ts';
import { LARGE_MONEY, MONEY } from '../../taxonomy/money-and-regulators.ts';
import type { Hit } from './find-hits.ts';
import {
  FIGURE_LENGTH_MIN,
  LONG_EVENT_DAYS,
  SAME_EVENT_DAYS,
  SAME_FIGURES_DAYS,
} from './signal-weights.ts';

/**
 * Groups what was found by event: one entry and one company reported within weeks is one event, and so is what shares its
 * figures later. Subjects that are no events make one group each. In order of first appearance.
 */
export function eventsOf(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const events: Hit[][] = [];
  for (const hit of hits.toSorted(byDate)) {
    const event = events.find((known) => known.some((other) => isSameEvent(hit, other)));
    if (event === undefined) events.push([hit]);
    else event.push(hit);
  }
  return events;
}

function byDate(one: Hit, other: Hit): number {
  const [a, b] = [dayOfHit(one), dayOfHit(other)];
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Undated pages come last, so that they join the event they tell. */
function dayOfHit({ result }: Hit): string {
  return result.date?.day ?? '9999';
}

function isSameEvent(one: Hit, other: Hit): boolean {
  if (one.entry.id !== other.entry.id) return false;
  if (one.entry.group !== 'trigger' || one.result.id === other.result.id) return true;
  const days = daysBetween(one.result.date, other.result.date);
  if (days === null) return true;
  if (days > SAME_FIGURES_DAYS) return false;
  const shared = sharesFigure(one, other);
  const near = LONG_EVENT_DAYS.get(one.entry.id) ?? SAME_EVENT_DAYS;
  return days <= near ? shared !== false : shared === true;
}

function daysBetween(one: PublicationDate | null, other: PublicationDate | null): number | null {
  if (one === null || other === null) return null;
  return Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY_MS;
}

/** Do both name the same amount or count? `null` when one of them names none. */
function sharesFigure(one: Hit, other: Hit): boolean | null {
  const [a, b] = [figuresOf(one), figuresOf(other)];
  if (a.length === 0 || b.length === 0) return null;
  return a.some((figure) => b.includes(figure));
}

const FIGURE = /\d[\d.,\s]*\d/gu;
const YEAR = /^(?:19|20)\d\d$/u;

/** '52.000' and '52,000' are one figure, and so are '£6.2m' and '6,2 Millionen'; years are none. */
function figuresOf({ told }: Hit): readonly string[] {
  const { text } = told.sentence;
  const amounts = [...text.matchAll(MONEY), ...text.matchAll(LARGE_MONEY)].map(([amount]) =>
    digitsOf(amount),
  );
  const counts = [...text.matchAll(FIGURE)]
    .map(([figure]) => digitsOf(figure))
    .filter((figure) => figure.length >= FIGURE_LENGTH_MIN && !YEAR.test(figure));
  return [...amounts.filter((amount) => amount.length >= 2), ...counts];
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}
