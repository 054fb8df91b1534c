import { createHash } from 'node:crypto';
import type { RecordedCall } from '../server/recorded-call.ts';

type Range = readonly [fromMs: number, toMs: number];

const SCRAPE: Range = [700, 2500];
const SEARCH: Range = [800, 1600];
const DRAFT: Range = [2500, 4500];
const ACCOUNT: Range = [150, 400];

const RANGES: Readonly<Record<string, Range>> = {
  '/v1/scrape': SCRAPE,
  '/v1/search': SEARCH,
  '/v2/scrape': SCRAPE,
  '/v2/search': SEARCH,
  '/extract': SCRAPE,
  '/mcp': SEARCH,
  '/v1/chat/completions': DRAFT,
  '/': SEARCH,
  '/structured/google/search': SEARCH,
  '/structured/google/search/v1': SEARCH,
  '/search': SEARCH,
  '/search.json': SEARCH,
};

/** Milliseconds that the real service might take; the same request always takes the same time. */
export function demoLatency(call: RecordedCall): number {
  const [from, to] = RANGES[call.path] ?? ACCOUNT;
  const digest = createHash('sha256').update(call.bodyText).update(JSON.stringify(call.query));
  const share = digest.digest().readUInt16BE(0) / 0xffff;
  return Math.round(from + share * (to - from));
}
