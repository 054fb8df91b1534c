import { SERVICE_LABELS } from '../../messages/service-messages.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { isoDay } from '../../model/time.ts';
import type { Filing } from '../../services/edgar/shapes.ts';
import { isWithinDays } from '../company-source.ts';
import { incidentIn, quotableIn, sentencesOfItem } from './filing-text.ts';

/** What older filings report is known. */
export const FILING_AGE_MAX_DAYS = 730;

/** The items of an 8-K that matter to governance, risk and compliance, the most informative first, in the SEC's own words. */
const ITEMS = [
  { number: '1.05', title: 'Material Cybersecurity Incidents' },
  { number: '8.01', title: 'Other Events' },
  {
    number: '4.02',
    title:
      'Non-Reliance on Previously Issued Financial Statements or a Related Audit Report or Completed Interim Review',
  },
  { number: '4.01', title: "Changes in Registrant's Certifying Accountant" },
  {
    number: '5.02',
    title:
      'Departure of Directors or Certain Officers; Election of Directors; Appointment of Certain Officers; Compensatory Arrangements of Certain Officers',
  },
] as const;

/** Other events are of every kind: only those that report an incident count. */
const OTHER_EVENTS = '8.01';
export const CYBER_INCIDENT = '1.05';

/** An item of a filing. */
export type ReportedItem = { readonly filing: Filing; readonly item: (typeof ITEMS)[number] };

/** Was it filed within two years, and not in the future? */
export function isRecent(filedOn: string, now: Date): boolean {
  return isWithinDays(filedOn, FILING_AGE_MAX_DAYS, now);
}

/** The most informative item of each 8-K, by what it reports and then the newest first; other events are left to `otherEvents`. */
export function reportedItems(filings: readonly Filing[], now: Date): readonly ReportedItem[] {
  const items = filings
    .filter((filing) => isCurrentReport(filing) && isRecent(filing.filedOn, now))
    .flatMap((filing) => {
      const item = ITEMS.find(
        ({ number }) => number !== OTHER_EVENTS && filing.items.includes(number),
      );
      return item === undefined ? [] : [{ filing, item }];
    });
  return items.toSorted(
    (one, other) =>
      ITEMS.indexOf(one.item) - ITEMS.indexOf(other.item) ||
      other.filing.filedOn.localeCompare(one.filing.filedOn),
  );
}

/** Current reports with other events among what the search for incidents found, those that are known by their items aside. */
export function otherEvents(
  found: readonly Filing[],
  known: readonly ReportedItem[],
  now: Date,
): readonly ReportedItem[] {
  const accessions = new Set(known.map(({ filing }) => filing.accession));
  const item = ITEMS.find(({ number }) => number === OTHER_EVENTS);
  if (item === undefined) return [];
  const distinct = new Map(found.map((filing) => [filing.accession, filing]));
  return [...distinct.values()]
    .filter(
      (filing) =>
        filing.items.includes(OTHER_EVENTS) &&
        isCurrentReport(filing) &&
        isRecent(filing.filedOn, now) &&
        !accessions.has(filing.accession),
    )
    .map((filing) => ({ filing, item }));
}

/** 8-K, and 8-K/A for what was amended; companies from abroad file 6-K, which has no items. */
export function isCurrentReport({ form }: Filing): boolean {
  return form === '8-K' || form === '8-K/A';
}

/** Who filed it, and how sure it is that this is the prospect's company. */
export type Filer = {
  /** As the SEC writes it. */
  readonly name: string;
  readonly certainty: CompanyFact['certainty'];
  readonly now: Date;
};

/** An item as a fact, with a sentence of its document; `null` for other events in which no incident is reported. */
export function itemFact(
  { filing, item }: ReportedItem,
  document: string,
  filer: Filer,
): CompanyFact | null {
  const sentences = document === '' ? [] : sentencesOfItem(document, item.number);
  const incident = incidentIn(sentences);
  if (item.number === OTHER_EVENTS && incident === '') return null;
  const isIncident = item.number === OTHER_EVENTS || item.number === CYBER_INCIDENT;
  const text = `${filer.name} filed an ${filing.form} with the SEC under item ${item.number}, ${item.title}.`;
  const quote = (isIncident ? incident : '') || quotableIn(sentences);
  return filedFact(filing, { text, quote }, filer);
}

/** A statement of holdings that names the prospect beside the company. */
export function holdingsFact(filing: Filing, recordedName: string, filer: Filer): CompanyFact {
  const text = `A Form ${filing.form} filed with the SEC names ${recordedName} beside ${filer.name}.`;
  return filedFact(filing, { text, quote: '' }, filer);
}

function filedFact(
  { filedOn, url }: Filing,
  texts: Pick<CompanyFact, 'text' | 'quote'>,
  { certainty, now }: Filer,
): CompanyFact {
  return {
    kind: 'filing',
    ...texts,
    source: { name: SERVICE_LABELS.edgar, url },
    happenedOn: { day: filedOn, precision: 'day' },
    observedOn: isoDay(now),
    certainty,
  };
}
