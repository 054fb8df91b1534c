import { edgarBlocked, contactMissing } from '../../messages/service-messages.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { failureStatus, orMissing } from '../http/errors.ts';
import { askKeyless, type KeylessOptions } from '../keyless/ask-keyless.ts';
import { companyIn, edgarHitsIn, listedIn } from './shapes.ts';
import type { EdgarCompany, EdgarHit, ListedCompany } from './shapes.ts';

/** Where the SEC answers: files and documents, what a company has filed, and the search in full texts. */
const EDGAR_URLS = {
  files: 'https://www.sec.gov',
  data: 'https://data.sec.gov',
  search: 'https://efts.sec.gov',
} as const;

/** How EDGAR is reached. */
export type EdgarOptions = Omit<KeylessOptions, 'baseUrl'> & {
  /** Takes the place of all three public addresses. */
  readonly baseUrl?: string;
  /** 'product/1.0 contact@example.com', as the SEC wants it; left out where a relay adds it, `null` where EDGAR is not to be asked. */
  readonly userAgent?: string | null;
  /** What the SEC said to earlier runs of this program. */
  readonly block: EdgarBlock;
};

/** A search in the texts of one company's filings. */
export type EdgarQuery = {
  /** Ten digits. */
  readonly cik: string;
  readonly forms: readonly string[];
  /** Words of which one must be there, each a phrase; none for every filing. */
  readonly phrases: readonly string[];
  /** YYYY-MM-DD, both included. */
  readonly since: string;
  readonly until: string;
};

/** The electronic filings of the SEC. All functions throw a `ServiceError`; on abort they reject with the signal's reason. */
export type Edgar = {
  /** Every company with a ticker. */
  readonly listed: (signal: AbortSignal) => Promise<readonly ListedCompany[]>;
  /** What a company is and has filed lately; `null` when there is none of this number. */
  readonly company: (cik: string, signal: AbortSignal) => Promise<EdgarCompany | null>;
  /** The newest hundred filings that match. */
  readonly search: (query: EdgarQuery, signal: AbortSignal) => Promise<readonly EdgarHit[]>;
  /** A document, in HTML or plain text. */
  readonly document: (url: string, signal: AbortSignal) => Promise<string>;
};

/** How long the SEC refuses an address that has asked too often; each request meanwhile begins it anew. */
const BLOCK_MS = 600_000;

/** Whether the SEC refuses this address at the moment; all runs of a program share one. */
export type EdgarBlock = {
  /** It has just refused; how long it will, in milliseconds. */
  readonly begin: () => number;
  /** How long it still will; 0 when it does not. */
  readonly remainingMs: () => number;
};

/** No refusal so far. */
export function createEdgarBlock(now: () => Date): EdgarBlock {
  let endsAtMs = 0;
  return {
    begin() {
      endsAtMs = now().getTime() + BLOCK_MS;
      return BLOCK_MS;
    },
    remainingMs: () => Math.max(0, endsAtMs - now().getTime()),
  };
}

const TIMEOUT_MS = 10_000;
const SERVICE = 'edgar';

/** The list of all companies is one megabyte, what a bank has filed two; a current report is a few pages. */
const BYTES_MAX = 8_000_000;
const DOCUMENT_BYTES_MAX = 3_000_000;

/** A client that reads the list of companies once. */
export function createEdgar(options: EdgarOptions): Edgar {
  let list: Promise<readonly ListedCompany[]> | null = null;

  async function jsonAt(host: EdgarHost, asked: EdgarPath, signal: AbortSignal): Promise<unknown> {
    return parsedJson(await textAt(options, { host, ...asked }, signal));
  }

  return {
    listed(signal) {
      list ??= jsonAt('files', { path: '/files/company_tickers.json' }, signal).then(listedIn);
      // A failed answer is not remembered: the next caller asks again.
      list.catch(() => (list = null));
      return list;
    },
    company(cik, signal) {
      const asked = jsonAt('data', { path: `/submissions/CIK${cik}.json` }, signal);
      return orMissing(asked.then(companyIn));
    },
    async search(query, signal) {
      const asked = { path: '/LATEST/search-index', parameters: parametersOf(query) };
      return edgarHitsIn(await jsonAt('search', asked, signal));
    },
    document: (url, signal) =>
      textAt(
        options,
        { host: 'files', path: url.slice(EDGAR_URLS.files.length), bytesMax: DOCUMENT_BYTES_MAX },
        signal,
      ),
  };
}

async function textAt(
  { userAgent, block, ...reached }: EdgarOptions,
  { host, path, parameters = [], bytesMax = BYTES_MAX }: EdgarPath & { readonly host: EdgarHost },
  signal: AbortSignal,
): Promise<string> {
  if (userAgent === null) throw new ServiceError(contactMissing());
  const waitMs = block.remainingMs();
  if (waitMs > 0) throw new ServiceError(edgarBlocked(waitMs, null));
  const headers = userAgent === undefined ? {} : { 'User-Agent': userAgent };
  const limits = { timeoutMs: TIMEOUT_MS, bytesMax };
  const question = { service: SERVICE, path, parameters, headers, ...limits } as const;
  try {
    const baseUrl = reached.baseUrl ?? EDGAR_URLS[host];
    return (await askKeyless({ ...reached, baseUrl }, question, signal)).text;
  } catch (error) {
    const status = failureStatus(error);
    if (status === null || !BLOCKING.has(status)) throw error;
    throw new ServiceError(edgarBlocked(block.begin(), status));
  }
}

/** The answers that begin a block. */
const BLOCKING: ReadonlySet<number> = new Set([HTTP_STATUS.forbidden, HTTP_STATUS.tooManyRequests]);

function parametersOf({ cik, forms, phrases, since, until }: EdgarQuery) {
  return [
    ['q', phrases.map((phrase) => `"${phrase}"`).join(' OR ')],
    ['dateRange', 'custom'],
    ['startdt', since],
    ['enddt', until],
    ['ciks', cik],
    ['forms', forms.join(',')],
    ['from', '0'],
  ] as const;
}

type EdgarHost = keyof typeof EDGAR_URLS;

type EdgarPath = {
  readonly path: string;
  readonly bytesMax?: number;
  readonly parameters?: readonly (readonly [string, string])[];
};
