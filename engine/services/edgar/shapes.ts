import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { oneLine } from '../../text/normalize.ts';
import { unreadableAnswer } from '../http/errors.ts';
import {
  dayOfMoment,
  idText,
  lenientList,
  lenientText,
  readAnswer,
  readEach,
} from '../http/lenient-schema.ts';

/** A company as the list of all with a ticker names it. */
export type ListedCompany = {
  /** The SEC's number of the company, ten digits. */
  readonly cik: string;
  readonly ticker: string;
  readonly name: string;
};

/** A filing of a company's own. */
export type Filing = {
  readonly accession: string;
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filedOn: string;
  /** Of an 8-K: '1.05', '9.01'. */
  readonly items: readonly string[];
  /** Where a reader finds its main document. */
  readonly url: string;
};

/** What the SEC knows about a company. */
export type EdgarCompany = {
  readonly cik: string;
  readonly name: string;
  readonly formerNames: readonly string[];
  readonly tickers: readonly string[];
  readonly websites: readonly string[];
  readonly lei: string;
  /** 'us' where its business address is in a state; '' elsewhere, since the SEC has codes of its own. */
  readonly country: string;
  /** Newest first. */
  readonly filings: readonly Filing[];
};

/** A filing that the search in full texts has found. */
export type EdgarHit = Filing & {
  readonly ciks: readonly string[];
  /** Whom it names: 'Ritter Nicholas', 'HORIZON BANCORP INC'. */
  readonly names: readonly string[];
};

const CIK_DIGITS = 10;
const NAME_CHARACTERS_MAX = 200;
const ACCESSION = /^\d{10}-\d{2}-\d{6}$/u;
const FILE_NAME = /^[\w.-]{1,120}$/u;
/** What the SEC adds to a name that it has twice: 'HORIZON BANCORP INC /IN/', 'ACME INC \\DE\\'. */
const STATE_MARK = /\s[/\\][A-Z]{2,5}[/\\]?$/u;
/** Behind a name: '  (NEO)  (CIK 0001077183)'. */
const NUMBERS_BEHIND = /(?<!\s)\s*\([^()]{1,40}\)$/u;
const NUMBERS_BEHIND_MAX = 2;

const listedCompany = z.object({ cik_str: z.number(), ticker: lenientText, title: z.string() });
const formerName = z.object({ name: z.string() });
const noFilings = { recent: {} };
const company = z.object({
  cik: idText,
  name: z.string(),
  tickers: lenientList,
  website: lenientText,
  investorWebsite: lenientText,
  lei: lenientText,
  formerNames: lenientList,
  addresses: otherwise(z.object({ business: z.object({ stateOrCountry: lenientText }) }), {
    business: { stateOrCountry: '' },
  }),
  filings: otherwise(z.object({ recent: z.record(z.string(), z.unknown()) }), noFilings),
});
const hits = z.object({ hits: z.object({ hits: z.array(z.unknown()) }) });
const hit = z.object({
  _id: z.string(),
  _source: z.object({
    ciks: lenientList,
    display_names: lenientList,
    file_date: z.string(),
    form: lenientText,
    items: lenientList,
  }),
});

/** The companies in the list. Throws a `ServiceError` for what is no such list. */
export function listedIn(json: unknown): readonly ListedCompany[] {
  const list = z.record(z.string(), z.unknown()).safeParse(json);
  const entries = Object.values(list.data ?? {});
  const companies = readEach(listedCompany, entries);
  if (!list.success || (entries.length > 0 && companies.length === 0)) {
    throw unreadableAnswer('edgar');
  }
  return companies.map(({ cik_str: cik, ticker, title }) => ({
    cik: paddedCik(cik),
    ticker,
    name: plainName(title),
  }));
}

/** A company and its latest filings. Throws a `ServiceError` for anything else. */
export function companyIn(json: unknown): EdgarCompany {
  const read = readAnswer('edgar', company, json);
  const { name, website, investorWebsite, lei, tickers, formerNames, addresses, filings } = read;
  const cik = paddedCik(read.cik);
  return {
    cik,
    name: plainName(name),
    formerNames: readEach(formerName, formerNames).map((former) => plainName(former.name)),
    tickers: readEach(z.string(), tickers),
    websites: [website, investorWebsite].filter((address) => address !== ''),
    lei,
    country: /^[A-Z]{2}$/u.test(addresses.business.stateOrCountry) ? 'us' : '',
    filings: filingsIn(filings.recent, cik),
  };
}

/** The filings found. Throws a `ServiceError` for what is not an answer of the search. */
export function edgarHitsIn(json: unknown): readonly EdgarHit[] {
  const found = readAnswer('edgar', hits, json).hits.hits;
  return readEach(hit, found).flatMap(({ _id: id, _source: source }) => {
    const [accession = '', file = ''] = id.split(':');
    const ciks = readEach(idText, source.ciks).map(paddedCik);
    const filing = filingOf(ciks.at(-1) ?? '', { accession, file, filedOn: source.file_date });
    if (filing === null) return [];
    const names = readEach(z.string(), source.display_names).map(plainName);
    const items = readEach(z.string(), source.items);
    return [{ ...filing, form: source.form, items, ciks, names }];
  });
}

/** Columns with one index: what a row lacks is ''. */
function filingsIn(columns: Readonly<Record<string, unknown>>, cik: string): readonly Filing[] {
  const column = (name: string): readonly unknown[] => lenientList.parse(columns[name]);
  const [forms, days, items] = [column('form'), column('filingDate'), column('items')];
  const [accessions, files] = [column('accessionNumber'), column('primaryDocument')];
  return accessions.flatMap((accession, index) => {
    const row = {
      accession: lenientText.parse(accession),
      file: lenientText.parse(files[index]),
      filedOn: lenientText.parse(days[index]),
    };
    const filing = filingOf(cik, row);
    if (filing === null) return [];
    const named = lenientText.parse(items[index]).split(',');
    return [
      {
        ...filing,
        form: lenientText.parse(forms[index]),
        items: named.map((item) => item.trim()).filter((item) => item !== ''),
      },
    ];
  });
}

type FilingRow = { readonly accession: string; readonly file: string; readonly filedOn: string };

/** `null` where the row names no document or no day. Documents are on www.sec.gov, not where the rows come from. */
function filingOf(
  cik: string,
  { accession, file, filedOn }: FilingRow,
): Pick<Filing, 'accession' | 'filedOn' | 'url'> | null {
  const day = dayOfMoment(filedOn);
  if (!ACCESSION.test(accession) || day === null) return null;
  const folder = `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}`;
  const isPage = FILE_NAME.test(file) && /\.(?:html?|txt)$/iu.test(file);
  return { accession, filedOn: day, url: `${folder}/${isPage ? file : `${accession}-index.htm`}` };
}

function paddedCik(cik: string | number): string {
  return String(cik).replaceAll(/\D/gu, '').padStart(CIK_DIGITS, '0');
}

function plainName(name: string): string {
  let plain = name.slice(0, NAME_CHARACTERS_MAX).trim();
  for (let count = 0; count < NUMBERS_BEHIND_MAX; count += 1) {
    plain = plain.replace(NUMBERS_BEHIND, '');
  }
  return oneLine(plain.trim().replace(STATE_MARK, ''));
}
