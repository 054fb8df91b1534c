import { INCIDENT_PHRASES } from '../../lexicon/events/incidents.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { DAY_MS } from '../../model/time.ts';
import type { Edgar } from '../../services/edgar/edgar.ts';
import type { EdgarCompany, EdgarHit, Filing, ListedCompany } from '../../services/edgar/shapes.ts';
import type { RequestGate } from '../../services/http/request-gate.ts';
import type { CompanySource, SourceCall } from '../company-source.ts';
import { namesHostOf } from '../identity/names-host.ts';
import {
  certaintyOfRecord,
  chosenRecord,
  isNamedAs,
  namedCompany,
  type CompanyRecord,
  type NamedCompany,
} from '../identity/whose-record.ts';
import {
  CYBER_INCIDENT,
  FILING_AGE_MAX_DAYS,
  holdingsFact,
  isCurrentReport,
  isRecent,
  itemFact,
  otherEvents,
  toldItems,
  type Filer,
  type ToldItem,
} from './told-filings.ts';

/** Companies of one name whose filings are looked at. */
const CANDIDATES_MAX = 3;
/** Filings that are shown and read, and those that are read only to see whose they are. */
const FILINGS_MAX = 5;
const READ_FOR_DOMAIN_MAX = 2;

const DAY_CHARACTERS = 10;
const CURRENT_REPORTS = ['8-K'] as const;
/** Initial statements, changes and annual statements of what officers and directors hold; each with its amendments. */
const HOLDINGS = ['3', '4', '5'] as const;

/** The company of the filings, and how sure it is that it is the prospect's. */
type Filers = {
  readonly company: EdgarCompany;
  readonly certainty: CompanyFact['certainty'];
};

/** What one question needs. */
type Asked = {
  readonly edgar: Edgar;
  readonly known: NamedCompany;
  readonly call: SourceCall;
  /** Lets a request pass as others end. */
  readonly pass: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** A document; '' where it cannot be had, which is noted. */
  readonly textOf: (filing: Filing) => Promise<string>;
  readonly note: (error: unknown) => void;
};

/**
 * What the company has filed with the SEC within two years: incidents, auditors, officers, and statements that name the
 * prospect beside it. Asks with the company's name and numbers alone. What some requests answer is told although others fail.
 */
export function createFilings(edgar: Edgar, gate: RequestGate): CompanySource {
  return {
    name: 'edgar',
    isAskedByName: true,
    isAboutProspect: true,
    async ask(company, call) {
      const failures: ServiceError[] = [];
      const note = (error: unknown): void => {
        if (call.signal.aborted || !(error instanceof ServiceError)) throw error;
        failures.push(error);
      };
      const pass: Asked['pass'] = (work) => gate.pass('edgar', work, call.signal);
      const texts = new Map<string, Promise<string>>();
      const textOf = (filing: Filing): Promise<string> => {
        const read =
          texts.get(filing.url) ??
          pass((signal) => edgar.document(filing.url, signal)).catch((error: unknown) => {
            note(error);
            return '';
          });
        texts.set(filing.url, read);
        return read;
      };
      const known = await namedCompany(company);
      const asked = { edgar, known, call, pass, textOf, note };
      const filer = await filerOf(asked);
      const facts = filer === undefined ? [] : await factsOf(filer, asked);
      const [failure] = failures;
      if (failure !== undefined && facts.length === 0) throw failure;
      return facts;
    },
  };
}

/** The one company among those of this name that is the prospect's. */
async function filerOf(asked: Asked): Promise<Filers | undefined> {
  const listed = await asked.pass((signal) => asked.edgar.listed(signal));
  const ciks = candidatesAmong(listed, asked.known);
  const companies = await Promise.all(
    ciks.map((cik) => asked.pass((signal) => asked.edgar.company(cik, signal))),
  );
  const weighed = await Promise.all(
    companies.map(async (company) => {
      const certainty = company === null ? null : await certaintyOf(company, asked);
      return company === null || certainty === null ? [] : [{ company, certainty }];
    }),
  );
  return chosenRecord(weighed.flat());
}

function candidatesAmong(listed: readonly ListedCompany[], known: NamedCompany): readonly string[] {
  const { cik, tickers } = known.codes;
  const fitting = listed.filter(
    ({ name, ticker }) => tickers.includes(ticker) || isNamedAs({ names: [name] }, known),
  );
  const ciks = [...(cik === '' ? [] : [cik]), ...fitting.map((one) => one.cik)];
  return [...new Set(ciks)].slice(0, CANDIDATES_MAX);
}

/** By what the SEC records of the company, or else by its documents: in most of them its domain stands in the markup. */
async function certaintyOf(
  company: EdgarCompany,
  { known, textOf, call }: Asked,
): Promise<CompanyFact['certainty'] | null> {
  const record: CompanyRecord = { ...company, names: [company.name, ...company.formerNames] };
  const byRecord = certaintyOfRecord(record, known);
  const isWeighed = byRecord === 'same' || known.domain === '' || record.websites.length > 0;
  if (isWeighed || !isNamedAs(record, known)) return byRecord;
  const told = toldItems(company.filings, call.now).map(({ filing }) => filing);
  const others = company.filings.filter(isCurrentReport);
  for (const filing of [...new Set([...told, ...others])].slice(0, READ_FOR_DOMAIN_MAX)) {
    if (namesHostOf(await textOf(filing), known.domain)) return 'same';
  }
  return byRecord;
}

async function factsOf(
  { company, certainty }: Filers,
  asked: Asked,
): Promise<readonly CompanyFact[]> {
  const { now, isProspect } = asked.call;
  const filer: Filer = { name: company.name, certainty, now };
  const items = toldItems(company.filings, now);
  const [incidents, holdings] = await Promise.all([
    found(asked, { company, forms: CURRENT_REPORTS, phrases: INCIDENT_PHRASES }),
    found(asked, { company, forms: HOLDINGS, phrases: [] }),
  ]);
  const named = holdings
    .filter(({ filedOn }) => isRecent(filedOn, now))
    .flatMap((hit) => hit.names.filter(isProspect).map((name) => holdingsFact(hit, name, filer)));
  const newest = named.toSorted((one, other) => dayIn(other).localeCompare(dayIn(one)));
  const own = items.filter(({ item }) => item.number === CYBER_INCIDENT);
  const told = await tell([...own, ...otherEvents(incidents, items, now)], filer, asked);
  const leading = [...newest.slice(0, 1), ...told].slice(0, FILINGS_MAX);
  const rest = items.filter((one) => !own.includes(one));
  return [...leading, ...(await tell(rest.slice(0, FILINGS_MAX - leading.length), filer, asked))];
}

/** The first of these items as facts, with what stands in their documents. */
async function tell(
  items: readonly ToldItem[],
  filer: Filer,
  { textOf }: Asked,
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
  readonly forms: readonly string[];
  readonly phrases: readonly string[];
};

/** Filings of the last two years; none where the search fails, which is noted. A search may answer for others as well. */
async function found(
  { edgar, call, pass, note }: Asked,
  { company, forms, phrases }: Searched,
): Promise<readonly EdgarHit[]> {
  const since = new Date(call.now.getTime() - FILING_AGE_MAX_DAYS * DAY_MS);
  const query = { cik: company.cik, forms, phrases, since: dayOf(since), until: dayOf(call.now) };
  try {
    const hits = await pass((signal) => edgar.search(query, signal));
    return hits.filter(({ ciks }) => ciks.includes(company.cik));
  } catch (error) {
    note(error);
    return [];
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, DAY_CHARACTERS);
}
