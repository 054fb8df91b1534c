import { htmlReply, jsonReply, type Reply } from '../server/answer.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import {
  cikOf,
  documentOf,
  numberedFilings,
  type NumberedFiling,
  type SimulatedFiler,
} from './filers.ts';

const PAGE = 100;
const UNDECLARED =
  '<html><title>SEC.gov | Your Request Originates from an Undeclared Automated Tool</title></html>';

/** What the SEC answers to a path below its hosts. Browsers may read none of it. */
export function edgarAnswer(
  filers: readonly SimulatedFiler[],
  { headers, query }: RecordedCall,
  path: string,
): Reply {
  const isDeclared = /^\S+\/\S+ \S+@\S+$/u.test(headers['user-agent'] ?? '');
  if (!isDeclared) return withoutCors(htmlReply(403, UNDECLARED));
  if (path === '/files/company_tickers.json') return withoutCors(jsonReply(200, listOf(filers)));
  if (path === '/LATEST/search-index') return withoutCors(jsonReply(200, found(filers, query)));
  const [, cik] = /^\/submissions\/CIK(\d{10})\.json$/u.exec(path) ?? [];
  const filer = filers.find((one) => cikOf(one) === cik);
  if (filer !== undefined) return withoutCors(jsonReply(200, submissionsOf(filer)));
  const [, folder, file] = /^\/Archives\/edgar\/data\/\d+\/(\d{18})\/([^/]+)$/u.exec(path) ?? [];
  const filing = filers
    .flatMap(numberedFilings)
    .find((one) => one.accession.replaceAll('-', '') === folder && one.file === file);
  return withoutCors(
    filing === undefined ? htmlReply(404, 'Not found') : htmlReply(200, documentOf(filing)),
  );
}

function withoutCors(reply: Reply): Reply {
  return { ...reply, hasCors: false };
}

function listOf(filers: readonly SimulatedFiler[]): unknown {
  const listed = filers.filter(({ ticker }) => ticker !== undefined);
  return Object.fromEntries(
    listed.map(({ cik, ticker, name }, index) => [
      String(index),
      { cik_str: cik, ticker, title: name },
    ]),
  );
}

function submissionsOf(filer: SimulatedFiler): unknown {
  const filings = numberedFilings(filer);
  const { name, ticker, website = '', formerNames = [], lei = null, state = 'NY' } = filer;
  return {
    cik: cikOf(filer),
    name,
    tickers: ticker === undefined ? [] : [ticker],
    sicDescription: 'Services',
    lei,
    website,
    investorWebsite: '',
    addresses: { business: { stateOrCountry: state } },
    formerNames: formerNames.map((former) => ({ name: former, from: '', to: '' })),
    filings: {
      recent: {
        accessionNumber: filings.map(({ accession }) => accession),
        filingDate: filings.map(({ filedOn }) => filedOn),
        form: filings.map(({ form }) => form),
        items: filings.map(({ items = [] }) => items.join(',')),
        primaryDocument: filings.map(({ file }) => file),
        primaryDocDescription: filings.map(({ form }) => form),
      },
      files: [],
    },
  };
}

/** The search in full texts: any of the phrases, and everything without one. */
function found(filers: readonly SimulatedFiler[], query: RecordedCall['query']): unknown {
  const phrases = [...(query['q'] ?? '').matchAll(/"([^"]+)"/gu)].map(([, phrase = '']) => phrase);
  const forms = new Set((query['forms'] ?? '').split(','));
  const { ciks = '', startdt = '', enddt = '', from = '0' } = query;
  const matching = filers.flatMap(numberedFilings).filter((filing) => {
    const text = (filing.text ?? '').toLowerCase();
    return (
      (ciks === '' || cikOf(filing.filer) === ciks) &&
      forms.has(filing.form.replace('/A', '')) &&
      filing.filedOn >= startdt &&
      filing.filedOn <= enddt &&
      (phrases.length === 0 || phrases.some((phrase) => text.includes(phrase)))
    );
  });
  return {
    took: 40,
    hits: {
      total: { value: matching.length, relation: 'eq' },
      hits: matching.slice(Number(from), Number(from) + PAGE).map(hitOf),
    },
  };
}

function hitOf({ filer, accession, file, filedOn, form, items, people = [] }: NumberedFiling) {
  const ticker = filer.ticker === undefined ? '' : `  (${filer.ticker})`;
  return {
    _index: 'edgar_file',
    _id: `${accession}:${file}`,
    _source: {
      ciks: [...people.map((_, index) => cikOf({ cik: 2_100_000 + index })), cikOf(filer)],
      display_names: [
        ...people.map((person, index) => `${person}  (CIK ${cikOf({ cik: 2_100_000 + index })})`),
        `${filer.name}${ticker}  (CIK ${cikOf(filer)})`,
      ],
      root_forms: [form.replace('/A', '')],
      file_date: filedOn,
      form,
      adsh: accession,
      ...(items === undefined ? {} : { items }),
    },
  };
}
