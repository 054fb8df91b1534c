import { plainFailure } from '../../messages/service-messages.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { unreadableAnswer } from '../http/errors.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import { KEYLESS_RESULTS_PER_QUERY, type KeylessResult } from '../keyless/found.ts';
import { createKeylessClient, type AskService } from '../keyless/keyless-client.ts';
import type { PageReader, ScrapedPage, SearchService } from '../service.ts';
import { callExa } from './request.ts';

const BETWEEN_BLOCKS = '\n---\n';

const FIRST_FIELD = 'Title: ';

const HIGHLIGHTS = '\nHighlights:';

const FIELD = /^(Title|URL|Published|Author): ?(.*)$/;

/** Exa writes this where it knows none. */
const UNKNOWN = 'N/A';

/** Where Exa answers without a key. */
export const EXA_URL = 'https://mcp.exa.ai';

const SERVICE = 'exa';
/** How Exa words an answer without results. */
const SAYS_NOTHING_FOUND = /^no (?:search )?results? (?:were )?found/i;

/** How Exa words a page that it could not load; a page itself begins with its title. */
const SAYS_NOT_FETCHED = /^(?:error|failed) (?:fetching|to fetch)\b/i;

/** Exa's hosted tools without an account: search, and page reading. It speaks an event stream, which `callExa` reads. */
export function createExa(options: KeylessOptions): SearchService & PageReader {
  return createKeylessClient({ name: SERVICE, queryStyle: 'unquoted', search, scrape }, options);
}

async function search(ask: AskService, query: string): Promise<readonly KeylessResult[]> {
  const values = { query, numResults: KEYLESS_RESULTS_PER_QUERY };
  const text = await callExa(ask, { name: 'web_search_exa', arguments: values });
  const results = resultBlocks(text);
  const isEmpty = text.trim() === '' || SAYS_NOTHING_FOUND.test(text.trim());
  if (results.length === 0 && !isEmpty) throw unreadableAnswer(SERVICE);
  return results;
}

async function scrape(ask: AskService, url: string): Promise<ScrapedPage> {
  const markdown = await callExa(ask, { name: 'web_fetch_exa', arguments: { urls: [url] } });
  if (SAYS_NOT_FETCHED.test(markdown)) {
    throw new ServiceError({ ...plainFailure(SERVICE, 'refused', null), isAboutPage: true });
  }
  const title = /^# (.{1,300})$/m.exec(markdown)?.[1];
  return { url, markdown, metadata: title === undefined ? {} : { title } };
}

/** The results in the text of a search: blocks that begin with a title. What follows a page's own dividing line is left out. */
export function resultBlocks(text: string): readonly KeylessResult[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(BETWEEN_BLOCKS)
    .map((part) => part.trimStart())
    .filter((block) => block.startsWith(FIRST_FIELD))
    .flatMap((block) => resultIn(block) ?? []);
}

function resultIn(block: string): KeylessResult | null {
  const [head = '', ...highlights] = block.split(HIGHLIGHTS);
  const fields = fieldsIn(head);
  const url = known(fields.get('URL'));
  if (url === '') return null;
  return {
    url,
    title: known(fields.get('Title')),
    text: highlights.join(HIGHLIGHTS).trim(),
    date: known(fields.get('Published')),
  };
}

/** The first line of each name. */
function fieldsIn(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    if (name !== '' && !fields.has(name)) fields.set(name, value.trim());
  }
  return fields;
}

function known(value = ''): string {
  return value === UNKNOWN ? '' : value;
}
