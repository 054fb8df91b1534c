import type { CompanyFact } from '../../model/company-fact.ts';
import { ServiceError } from '../../model/service-failure.ts';
import type { Edgar } from '../../services/edgar/edgar.ts';
import type { EdgarCompany, Filing, ListedCompany } from '../../services/edgar/shapes.ts';
import type { RequestGate } from '../../services/http/request-gate.ts';
import type { KnownCompany, LegalNames, SourceCall } from '../company-source.ts';
import { namesHostOf } from '../identity/company-names.ts';
import {
  certaintyOfRecord,
  chosenRecord,
  isNamedAs,
  namedCompany,
  type CompanyRecord,
  type NamedCompany,
} from '../identity/whose-record.ts';
import { isCurrentReport, reportedItems } from './reported-items.ts';

/** Companies of one name whose filings are looked at. */
const CANDIDATES_MAX = 3;
/** Filings that are read only to see whose they are. */
const READ_FOR_DOMAIN_MAX = 2;

/** A company that files with the SEC, and how sure it is that it is the prospect's. */
export type FoundFiler = {
  readonly company: EdgarCompany;
  readonly certainty: CompanyFact['certainty'];
};

/** Questions to the SEC about one company, and what has been read for them. */
export type Inquiry = {
  readonly edgar: Edgar;
  /** The filer that is the prospect's company; `undefined` when none is for sure. Rejects when nobody could say. */
  readonly filer: Promise<FoundFiler | undefined>;
  /** Runs a request as soon as the gate has room for it. */
  readonly pass: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** The text of a document; '' where it could not be fetched, which is among the `failures`. */
  readonly textOf: (filing: Filing) => Promise<string>;
  /** Adds a service's failure to `failures`; throws anything else, and everything once the call is aborted. */
  readonly note: (error: unknown) => void;
  readonly failures: readonly ServiceError[];
};

/** Opens questions about companies, one inquiry for each. */
export type Inquiries = (company: KnownCompany, call: SourceCall) => Inquiry;

/** Finds filers by the names and numbers of companies, with legal names that other registers have. */
export function createInquiries(
  edgar: Edgar,
  gate: RequestGate,
  legalNames: LegalNames,
): Inquiries {
  const open = new Map<string, Inquiry>();
  return (company, call) => {
    const key = `${company.name} ${company.domain}`;
    const known = open.get(key);
    if (known !== undefined) return known;
    const tools = toolsFor(edgar, gate, call);
    const filer = named(company, call, legalNames).then((one) => filerOf(one, tools, call.now));
    // A rejection reaches the code that awaits `filer`; without a handler here it would count as unhandled until then.
    filer.catch(() => undefined);
    const inquiry = { ...tools, filer };
    open.set(key, inquiry);
    return inquiry;
  };
}

type Tools = Omit<Inquiry, 'filer'>;

function toolsFor(edgar: Edgar, gate: RequestGate, call: SourceCall): Tools {
  const failures: ServiceError[] = [];
  const texts = new Map<string, Promise<string>>();
  const note: Inquiry['note'] = (error) => {
    if (call.signal.aborted || !(error instanceof ServiceError)) throw error;
    failures.push(error);
  };
  const pass: Inquiry['pass'] = (work) => gate.pass('edgar', work, call.signal);
  const textOf: Inquiry['textOf'] = (filing) => {
    const read =
      texts.get(filing.url) ??
      pass((signal) => edgar.document(filing.url, signal)).catch((error: unknown) => {
        note(error);
        return '';
      });
    texts.set(filing.url, read);
    return read;
  };
  return { edgar, pass, textOf, note, failures };
}

async function named(
  company: KnownCompany,
  call: SourceCall,
  legalNames: LegalNames,
): Promise<NamedCompany> {
  const [known, registered] = await Promise.all([namedCompany(company), legalNames(company, call)]);
  return { ...known, otherNames: [...known.otherNames, ...registered] };
}

/** The one company among those of this name that is the prospect's. */
async function filerOf(
  known: NamedCompany,
  { edgar, pass, textOf }: Tools,
  now: Date,
): Promise<FoundFiler | undefined> {
  const ciks = candidatesAmong(await pass((signal) => edgar.listed(signal)), known);
  const companies = await Promise.all(
    ciks.map((cik) => pass((signal) => edgar.company(cik, signal))),
  );
  const weighed = companies.map(async (company): Promise<readonly FoundFiler[]> => {
    if (company === null) return [];
    const certainty = await certaintyOf(company, known, { textOf, now });
    return certainty === null ? [] : [{ company, certainty }];
  });
  return chosenRecord((await Promise.all(weighed)).flat());
}

function candidatesAmong(listed: readonly ListedCompany[], known: NamedCompany): readonly string[] {
  const { cik, tickers } = known.codes;
  const fitting = listed.filter(
    ({ name, ticker }) => tickers.includes(ticker) || isNamedAs({ names: [name] }, known),
  );
  const ciks = [...(cik === '' ? [] : [cik]), ...fitting.map((one) => one.cik)];
  return [...new Set(ciks)].slice(0, CANDIDATES_MAX);
}

/** By what the SEC records of the company; failing that, by its documents, most of which have its domain in the markup. */
async function certaintyOf(
  company: EdgarCompany,
  known: NamedCompany,
  { textOf, now }: Pick<Inquiry, 'textOf'> & { readonly now: Date },
): Promise<CompanyFact['certainty'] | null> {
  const record: CompanyRecord = { ...company, names: [company.name, ...company.formerNames] };
  const byRecord = certaintyOfRecord(record, known);
  const isWeighed = byRecord === 'same' || known.domain === '' || record.websites.length > 0;
  if (isWeighed || !isNamedAs(record, known)) return byRecord;
  const reported = reportedItems(company.filings, now).map(({ filing }) => filing);
  const others = company.filings.filter(isCurrentReport);
  for (const filing of [...new Set([...reported, ...others])].slice(0, READ_FOR_DOMAIN_MAX)) {
    if (namesHostOf(await textOf(filing), known.domain)) return 'same';
  }
  return byRecord;
}
