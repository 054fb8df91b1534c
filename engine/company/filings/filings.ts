import { INCIDENT_PHRASES } from '../../lexicon/events/incidents.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { DAY_MS, isoDay } from '../../model/time.ts';
import type { EdgarCompany, EdgarHit } from '../../services/edgar/shapes.ts';
import {
  type CompanySource,
  type LegalNames,
  undefinedIfFailed,
  type SourceCall,
} from '../company-source.ts';
import type { FoundFiler, Inquiries, Inquiry } from './filer.ts';
import {
  CYBER_INCIDENT,
  FILING_AGE_MAX_DAYS,
  holdingsFact,
  isRecent,
  itemFact,
  otherEvents,
  reportedItems,
  type Filer,
  type ReportedItem,
} from './reported-items.ts';

/** Filings that are shown and read. */
const FILINGS_MAX = 5;

const CURRENT_REPORTS = ['8-K'] as const;
/** Initial statements, changes and annual statements of what officers and directors hold; each with its amendments. */
const HOLDINGS = ['3', '4', '5'] as const;

/** What the company has filed with the SEC within two years. Asks with its name and numbers alone; rejects when nothing is left. */
export function createFilings(inquiries: Inquiries): CompanySource {
  return {
    name: 'edgar',
    isAskedByName: true,
    isAboutProspect: true,
    async ask(company, call) {
      const inquiry = inquiries(company, call);
      const filer = await inquiry.filer;
      const facts = filer === undefined ? [] : await factsOf(filer, inquiry, call);
      const [failure] = inquiry.failures;
      if (failure !== undefined && facts.length === 0) throw failure;
      return facts;
    },
  };
}

/** The names under which the SEC surely has companies. */
export function createFilerNames(inquiries: Inquiries): LegalNames {
  return async (company, call) => {
    const filer = await undefinedIfFailed(inquiries(company, call).filer);
    return filer === undefined ? [] : [filer.company.name];
  };
}

async function factsOf(
  { company, certainty }: FoundFiler,
  inquiry: Inquiry,
  call: SourceCall,
): Promise<readonly CompanyFact[]> {
  const { now, isProspect } = call;
  const filer: Filer = { name: company.name, certainty, now };
  const items = reportedItems(company.filings, now);
  const [incidents, holdings] = await Promise.all([
    found(inquiry, { company, now, forms: CURRENT_REPORTS, phrases: INCIDENT_PHRASES }),
    found(inquiry, { company, now, forms: HOLDINGS, phrases: [] }),
  ]);
  const named = holdings
    .filter(({ filedOn }) => isRecent(filedOn, now))
    .flatMap((hit) => hit.names.filter(isProspect).map((name) => holdingsFact(hit, name, filer)));
  const newest = named.toSorted((one, other) => dayIn(other).localeCompare(dayIn(one)));
  const own = items.filter(({ item }) => item.number === CYBER_INCIDENT);
  const incidentFacts = await factsWithQuotes(
    [...own, ...otherEvents(incidents, items, now)],
    filer,
    inquiry,
  );
  const leading = [...newest.slice(0, 1), ...incidentFacts].slice(0, FILINGS_MAX);
  const rest = items.filter((one) => !own.includes(one));
  return [
    ...leading,
    ...(await factsWithQuotes(rest.slice(0, FILINGS_MAX - leading.length), filer, inquiry)),
  ];
}

/** The first of these items as facts, with what their documents say. */
async function factsWithQuotes(
  items: readonly ReportedItem[],
  filer: Filer,
  { textOf }: Inquiry,
): Promise<readonly CompanyFact[]> {
  const facts = await Promise.all(
    items.slice(0, FILINGS_MAX).map(async (one) => itemFact(one, await textOf(one.filing), filer)),
  );
  return facts.filter((fact) => fact !== null);
}

function dayIn({ happenedOn }: CompanyFact): string {
  return happenedOn?.day ?? '';
}

type Searched = {
  readonly company: EdgarCompany;
  readonly now: Date;
  readonly forms: readonly string[];
  readonly phrases: readonly string[];
};

/** Filings of the last two years; none where the search fails, which is noted. A search may answer for others as well. */
async function found(
  { edgar, pass, note }: Inquiry,
  { company, now, forms, phrases }: Searched,
): Promise<readonly EdgarHit[]> {
  const since = new Date(now.getTime() - FILING_AGE_MAX_DAYS * DAY_MS);
  const query = { cik: company.cik, forms, phrases, since: isoDay(since), until: isoDay(now) };
  try {
    const hits = await pass((signal) => edgar.search(query, signal));
    return hits.filter(({ ciks }) => ciks.includes(company.cik));
  } catch (error) {
    note(error);
    return [];
  }
}
