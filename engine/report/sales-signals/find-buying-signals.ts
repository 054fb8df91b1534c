import type { Citation } from '../../model/brief.ts';
import type { PublicationDate } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { DAY_MS, daysBetween } from '../../model/time.ts';
import { LARGE_MONEY, MONEY } from '../../taxonomy/money-and-regulators.ts';
import { analyzedPages, type AnalyzedPage } from './analyzed-pages.ts';
import type { Belonging } from './attributed-sentences.ts';
import { type BuyingSignal, hitsOn, type Hit } from './find-hits.ts';

/** '52,000', '6.2': two digits or more. */
const FIGURE = /\d[\d.,\s]*\d/gu;

/** Years are no figures of an event. */
const YEAR = /^(?:19|20)\d\d$/u;

/** Whom to read about, in what, and when. */
export type BuyingSignalRequest = {
  readonly prospect: Prospect;
  /** Only confirmed pages that were read are looked at; samples never. */
  readonly results: readonly ResearchResult[];
  readonly now: Date;
};

/**
 * What the confirmed pages state about the prospect and their company by the taxonomy: one signal per event or subject
 * with every source, the weightiest first. Every quote is a substring of its page. Same request, same signals.
 */
export function findBuyingSignals({
  prospect,
  results,
  now,
}: BuyingSignalRequest): readonly BuyingSignal[] {
  return buyingSignalsIn(analyzedPages(prospect, results), now);
}

/** The same from pages that were taken apart before. */
export function buyingSignalsIn(
  pages: readonly AnalyzedPage[],
  now: Date,
): readonly BuyingSignal[] {
  const hits = pages.flatMap(({ result, sentences }) => hitsOn(result, sentences));
  return eventsOf(hits)
    .flatMap((event) => signalOf(event, now))
    .toSorted((one, other) => other.weight - one.weight || (one.entry < other.entry ? -1 : 1));
}

function signalOf(event: readonly Hit[], now: Date): readonly BuyingSignal[] {
  const sorted = event.toSorted(
    (one, other) =>
      rank(one) - rank(other) || byDay(one, other) || markupRank(one) - markupRank(other),
  );
  const sources = distinctQuotes(sorted.map(citationOf));
  const [best] = sources;
  const [hit] = sorted;
  if (best === undefined || hit === undefined) return [];
  const { entry, subject } = hit;
  const date = entry.group === 'trigger' ? best.date : latest(sources);
  return [
    {
      ...best,
      date,
      entry: entry.id,
      group: entry.group,
      label: entry.label,
      subject,
      weight: entry.weight * freshness(latest(sources), entry.group === 'trigger', now),
      sources,
    },
  ];
}

const BELONGINGS: readonly Belonging[] = ['named', 'spoken', 'referred', 'near', 'none'];

/** The plainest evidence first: running text that names its subject. */
function rank({ attributed }: Hit): number {
  return (
    BELONGINGS.indexOf(attributed.belonging) +
    (attributed.kind === 'heading' ? BELONGINGS.length : 0)
  );
}

/** Before others of its kind comes a quote without markup. */
function markupRank({ attributed }: Hit): number {
  return attributed.sentence.quote === attributed.sentence.text ? 0 : 1;
}

/** The page that reported it first; undated pages last, so that they join the event they report. */
function byDay({ result: one }: Hit, { result: other }: Hit): number {
  const [a, b] = [one.date?.day ?? '9999', other.date?.day ?? '9999'];
  return a === b ? 0 : a < b ? -1 : 1;
}

function citationOf({ attributed, result: { id, url, date } }: Hit): Citation {
  return { quote: attributed.sentence.quote, resultId: id, url, date };
}

function distinctQuotes(sources: readonly Citation[]): readonly Citation[] {
  return [
    ...new Map(sources.map((source) => [`${source.resultId} ${source.quote}`, source])).values(),
  ];
}

function latest(sources: readonly Citation[]): PublicationDate | null {
  const dates = sources.flatMap(({ date }) => (date === null ? [] : [date]));
  return dates.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0] ?? null;
}

/** Days after which a signal counts half: events age faster than subjects. */
const HALF_LIFE_DAYS = { trigger: 180, subject: 540 } as const;
/** What an undated signal keeps of its weight: it may be old. */
const UNDATED_SHARE = 0.4;

function freshness(date: PublicationDate | null, isTrigger: boolean, now: Date): number {
  if (date === null) return UNDATED_SHARE;
  const days = Math.max(0, (now.getTime() - Date.parse(date.day)) / DAY_MS);
  return 2 ** (-days / (isTrigger ? HALF_LIFE_DAYS.trigger : HALF_LIFE_DAYS.subject));
}

/**
 * Groups what was found by event: one entry and one company reported within weeks is one event, and so is what shares its
 * figures later. Subjects that are not events make one group each. In order of first appearance.
 */
function eventsOf(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const events: Hit[][] = [];
  for (const hit of hits.toSorted(byDay)) {
    const event = events.find((known) => known.some((other) => isSameEvent(hit, other)));
    if (event === undefined) events.push([hit]);
    else event.push(hit);
  }
  return events;
}

function isSameEvent(one: Hit, other: Hit): boolean {
  if (one.entry.id !== other.entry.id) return false;
  if (one.entry.group !== 'trigger' || one.result.id === other.result.id) return true;
  const days = daysBetweenReports(one.result.date?.day, other.result.date?.day);
  if (days === null) return true;
  if (days > SAME_FIGURES_DAYS) return false;
  const shared = shareFigure(figuresOf(one), figuresOf(other));
  const near = LONG_EVENT_DAYS[one.entry.id] ?? SAME_EVENT_DAYS;
  return days <= near ? shared !== false : shared === true;
}

/** Pages this many days apart may report the same event without any other similarity. */
const SAME_EVENT_DAYS = 45;
/** What is reported again for longer: a person takes a job once, an order and a restatement last, a deal takes its time. */
const LONG_EVENT_DAYS: Readonly<Record<string, number>> = {
  newhire: 1500,
  enforcement: 400,
  auditfinding: 270,
  mna: 270,
  ipo: 270,
};
/** Pages further apart report the same event only when they share its figures. */
const SAME_FIGURES_DAYS = 500;

/** Days between two reports; `null` when one of them has no date. */
export function daysBetweenReports(
  one: string | null | undefined,
  other: string | null | undefined,
): number | null {
  return one && other ? Math.abs(daysBetween(one, other)) : null;
}

/** Do both have a figure in common? `null` when one of them has none. */
export function shareFigure(one: readonly string[], other: readonly string[]): boolean | null {
  if (one.length === 0 || other.length === 0) return null;
  return one.some((figure) => other.includes(figure));
}

/** The figures of a text, in one form each: '52.000' is '52,000', '£6.2m' is '6,2 Millionen'. Years are left out. */
function figuresOf({ attributed }: Hit): readonly string[] {
  const { text } = attributed.sentence;
  const amounts = [...text.matchAll(MONEY), ...text.matchAll(LARGE_MONEY)].map(([amount]) =>
    digitsOf(amount),
  );
  const counts = [...text.matchAll(FIGURE)]
    .map(([figure]) => digitsOf(figure))
    .filter((figure) => figure.length >= FIGURE_LENGTH_MIN && !YEAR.test(figure));
  return [...amounts.filter((amount) => amount.length >= 2), ...counts];
}

/** Figures of an event are at least this long; shorter ones are shared by chance. */
const FIGURE_LENGTH_MIN = 3;

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}
