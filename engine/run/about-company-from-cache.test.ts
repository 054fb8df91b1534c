import { expect, test } from 'vitest';
import { neverAnswer } from '../../simulators/server/faults.ts';
import type { ResearchEvent } from '../model/research-event.ts';
import { createPageCache, type AnswerEntry } from '../reuse/answer-cache.ts';
import { cachedServices } from '../reuse/cached-services.ts';
import { waitByTimer, type Wait } from '../services/http/exchange.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  ADA_OKAFOR,
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
import { startSourceStage } from '../testing/source-stage.ts';
import { research } from './research.ts';
import type { ResearchRequest } from './run-events.ts';

const PROSPECT = { ...ADA_OKAFOR, companyUrl: 'https://acme.example' };
const ZONES = { 'trust.acme.example': { CNAME: 'x.cname.vantatrust.com' } };
const PATIENCE_MS = 1500;

/** Services that one run has asked for everything that the next one needs, and sources that nobody has asked yet. */
async function startCachedStage() {
  const world = await startSourceStage({ zones: ZONES });
  const stage = await startRunStage({
    scraperApi: () => ({
      body: desktopPage([{ url: 'https://news.example/1', title: 'Ada Okafor', snippet: 'Acme' }]),
    }),
    firecrawl: (call) => pageReply(scrapedAddress(call)),
  });
  const kept = new Map<string, AnswerEntry>();
  const store = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, entry: AnswerEntry) => void kept.set(key, entry),
  };
  const { services, now } = stage.request();
  const cache = {
    answers: { read: async () => null, write: async () => undefined },
    pages: createPageCache({ store, prospect: PROSPECT, now: () => now }),
    now: () => now,
  };
  const request = (isFresh: boolean, extra: Partial<ResearchRequest> = {}): ResearchRequest =>
    stage.request({
      prospect: PROSPECT,
      services: cachedServices(services, { ...cache, isFresh }),
      ...extra,
    });
  await eventsOf(research(request(false)));
  return {
    ...world,
    stage,
    request,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await stage[Symbol.asyncDispose]();
    },
  };
}

const FOREVER_MS = 1e9;

/** A clock that has stopped, and waiting in which patience takes so long; `held` counts how often it was called for. */
function clock(patienceMs: number) {
  let held = 0;
  const wait: Wait = (durationMs, signal) => {
    if (durationMs !== PATIENCE_MS) return waitByTimer(durationMs, signal);
    held += 1;
    return waitByTimer(patienceMs, signal);
  };
  return { time: { wait, elapsedMs: () => 0 }, held: () => held };
}

function isAnalyzing(event: ResearchEvent): boolean {
  return event.kind === 'stage' && event.stage === 'analyzing';
}

test('a run that reads cached pages alone ends when the sources have answered', async () => {
  await using cached = await startCachedStage();
  const { dns, stage, request, settlingSources } = cached;
  const scraped = stage.firecrawl.calls.length;
  let analyze = (): void => undefined;
  const analyzing = new Promise<void>((resolve) => (analyze = resolve));
  dns.script({ heldUntil: () => analyzing });
  const events: ResearchEvent[] = [];
  const { time } = clock(FOREVER_MS);

  const run = research(request(false, { companySources: settlingSources().sources, ...time }));
  for await (const event of run) {
    events.push(event);
    if (isAnalyzing(event)) analyze();
  }

  const [known] = ofKind(events, 'about-company');
  expect(known?.about.facts.map(({ kind }) => kind)).toEqual(['trust-centre']);
  expect(known?.about.unanswered).toEqual([]);
  expect(stage.firecrawl.calls).toHaveLength(scraped);
});

test('fault 133: sources that are silent hold such a run for a second and a half from their question, and no other run at all', async () => {
  await using cached = await startCachedStage();
  const { dns, jobBoards, registers, request, settlingSources } = cached;
  for (const source of [dns, jobBoards, registers]) source.script({ answer: neverAnswer() });
  const { time, held } = clock(0);
  const runWith = (isFresh: boolean) =>
    eventsOf(research(request(isFresh, { companySources: settlingSources().sources, ...time })));

  const events = await runWith(false);

  expect(held()).toBe(1);
  const [known] = ofKind(events, 'about-company');
  expect(known?.about.unanswered.map(({ source }) => source)).toContain('DNS');
  await runWith(true);
  expect(held()).toBe(1);
});

test('whoever cancels such a run waits for no source', async () => {
  await using cached = await startCachedStage();
  const { dns, jobBoards, registers, request, settlingSources } = cached;
  for (const source of [dns, jobBoards, registers]) source.script({ answer: neverAnswer() });
  const cancelling = new AbortController();
  const { time } = clock(FOREVER_MS);
  const extra = { companySources: settlingSources().sources, signal: cancelling.signal };

  const run = research(request(false, { ...extra, ...time }));

  await expect(async () => {
    for await (const event of run) if (isAnalyzing(event)) cancelling.abort(new Error('cancelled'));
  }).rejects.toThrow('cancelled');
});
