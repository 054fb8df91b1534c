import { expect, test } from 'vitest';
import type { RecordedCall } from '../../simulators/server/recorded-call.ts';
import type { Simulator } from '../../simulators/server/simulator.ts';
import type { AboutCompany } from '../model/company-fact.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import type { ResearchEvent } from '../model/research-event.ts';
import { ACME_FILER } from '../testing/filers.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  ADA_OKAFOR,
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
import { startSourceStage, type PublicWorld } from '../testing/source-stage.ts';
import type { TestReply } from '../testing/start-service.ts';
import { research } from './research.ts';
import type { ResearchRequest } from './run-events.ts';

const ZONES = { 'trust.acme.example': { CNAME: 'x.cname.vantatrust.com' } };
const TRUST_LINE = 'trust.acme.example leads to a trust centre of Vanta, as published in DNS.';

const PROFILE: CompanyProfile = {
  id: 'Q1',
  name: 'Acme',
  aliases: [],
  formerNames: [],
  website: 'https://www.acme.example',
  tickers: [],
};

function resultsAt(...urls: readonly string[]): TestReply {
  const shown = urls.map((url) => ({
    url,
    title: `Ada Okafor, compliance at Acme (${url})`,
    snippet: `Ada Okafor of Acme spoke about internal controls at ${url}, and what comes next.`,
  }));
  return { body: desktopPage(shown) };
}

function pageAt(url: string): TestReply {
  const markdown = `# Ada Okafor\n\nAda Okafor is chief compliance officer at Acme, says ${url}.`;
  return { body: { success: true, data: { markdown, metadata: { title: url, url } } } };
}

/** What a run finds: addresses, what is published, and whether its pages come after all sources have answered. */
type World = PublicWorld & {
  readonly urls?: readonly string[];
  readonly page?: (url: string, jobBoards: Simulator) => TestReply | Promise<TestReply>;
  readonly isWaiting?: boolean;
};

/** The events of a run whose pages come when every source has answered. */
async function runWith(
  extra: Partial<ResearchRequest>,
  { urls = ['https://news.example/1'], page = pageAt, isWaiting = true, ...published }: World = {},
): Promise<readonly ResearchEvent[]> {
  await using world = await startSourceStage({ zones: ZONES, ...published });
  const { sources, settled } = world.settlingSources();
  await using stage = await startRunStage({
    scraperApi: () => resultsAt(...urls),
    firecrawl: async (call) => {
      if (isWaiting) await settled();
      return page(scrapedAddress(call), world.jobBoards);
    },
  });
  return await eventsOf(research(stage.request({ companySources: sources, ...extra })));
}

function aboutIn(events: readonly ResearchEvent[]): AboutCompany | undefined {
  const all = ofKind(events, 'about-company');
  expect(all.length).toBeLessThan(2);
  if (all.length === 1) expect(events.at(-2)).toBe(all[0]);
  return all[0]?.about;
}

const WITH_SITE = { prospect: { ...ADA_OKAFOR, companyUrl: 'https://acme.example' } };

test('the website in the form is asked about, and what is known comes before the run is done', async () => {
  const about = aboutIn(await runWith(WITH_SITE));

  expect(about?.domain).toEqual({ name: 'acme.example', origin: 'form' });
  expect(about?.facts).toMatchObject([{ text: TRUST_LINE, certainty: 'same' }]);
  expect(about?.unanswered).toEqual([]);
});

test('without a website the site on record counts where it has a page about the person', async () => {
  const companyDirectory = { find: async () => PROFILE };
  const on = (url: string) => runWith({ companyDirectory }, { urls: [url] });

  expect(aboutIn(await on('https://acme.example/team'))).toMatchObject({
    domain: { name: 'acme.example', origin: 'wikidata' },
    facts: [{ text: TRUST_LINE, certainty: 'likely' }],
  });
  expect(aboutIn(await on('https://news.example/1')), 'a namesake’s site').toBeUndefined();
});

test('without either the company’s own site counts where it has a confirmed page', async () => {
  const about = aboutIn(await runWith({}, { urls: ['https://www.acme.example/team'] }));

  expect(about).toMatchObject({
    domain: { name: 'acme.example', origin: 'own page' },
    facts: [{ text: TRUST_LINE, certainty: 'same' }],
  });
});

const LEI = '5299000ACMETOOLSIN01';
const ENTITIES = [{ lei: LEI, legalName: 'ACME TOOLS INC', country: 'US' }];

test('without any domain a register is asked that can identify the company by its whole legal name', async () => {
  const asked = { prospect: { ...ADA_OKAFOR, company: 'Acme Tools, Inc.' } };

  const about = aboutIn(await runWith(asked, { entities: ENTITIES }));

  expect(about).toMatchObject({ domain: null, facts: [{ kind: 'register', certainty: 'likely' }] });
});

test('numbers that a directory records of the same domain show whose an entry is', async () => {
  const companyDirectory = { find: async () => ({ ...PROFILE, lei: LEI }) };
  const world = { entities: ENTITIES };
  const elsewhere = { ...WITH_SITE, prospect: { ...ADA_OKAFOR, companyUrl: 'https://acme.test' } };

  const about = aboutIn(await runWith({ ...WITH_SITE, companyDirectory }, world));
  const other = aboutIn(await runWith({ ...elsewhere, companyDirectory }, world));

  expect(about?.facts).toMatchObject([
    { kind: 'trust-centre' },
    { kind: 'register', certainty: 'same' },
  ]);
  expect(other?.facts ?? []).toEqual([]);
});

const isAnswered = ({ path, finishedAt }: RecordedCall): boolean =>
  path.endsWith('/acme-careers-7') && finishedAt !== null;

test('a page of its own leads to its board, and the vacancy comes first', async () => {
  const boards = {
    'lever acme-careers-7': {
      company: 'Acme',
      postings: [{ title: 'Head of Compliance', publishedAt: '2026-11-02T09:00:00Z' }],
    },
  };
  const urls = ['https://acme.example/team', 'https://news.example/1'];
  const page = async (url: string, jobBoards: Simulator): Promise<TestReply> => {
    const isOwn = url.includes('acme.example');
    if (!isOwn) await jobBoards.until((calls) => calls.some(isAnswered));
    const board = isOwn ? 'https://jobs.lever.co/acme-careers-7/9' : '';
    return {
      body: { success: true, data: { markdown: `Ada Okafor of Acme. ${board}`, metadata: {} } },
    };
  };

  const about = aboutIn(await runWith(WITH_SITE, { urls, boards, page }));

  expect(about?.facts.map(({ text }) => text)).toEqual([
    'Acme advertises a post: Head of Compliance.',
    TRUST_LINE,
  ]);
});

test('without any domain nobody is asked, and no domain is made up from the name', async () => {
  await using world = await startSourceStage({ zones: ZONES });
  const { dns, jobBoards, registers } = world;
  const { sources } = world.settlingSources();
  await using stage = await startRunStage({
    scraperApi: () => resultsAt('https://news.example/1'),
    firecrawl: (call) => pageReply(scrapedAddress(call)),
  });

  const events = await eventsOf(research(stage.request({ companySources: sources })));

  expect(aboutIn(events)).toBeUndefined();
  expect([...dns.calls, ...jobBoards.calls, ...registers.calls]).toEqual([]);
});

/** What a run says about pages: everything but how long its calls took. */
function judged(events: readonly ResearchEvent[]): readonly unknown[] {
  const kinds = new Set(['link', 'result', 'unread', 'rejected', 'done']);
  return events.filter(({ kind }) => kinds.has(kind));
}

test('verdicts are the same bit by bit with and without what is known of the company', async () => {
  const urls = ['https://www.acme.example/team', 'https://news.example/1', 'https://b.example/2'];
  const without = await runWith({ ...WITH_SITE, companySources: [] }, { urls, isWaiting: false });

  const named = { form: '4', filedOn: '2026-09-01', people: ['Okafor Ada'] };
  const filers = [{ ...ACME_FILER, filings: [...ACME_FILER.filings, named] }];
  const events = await runWith(WITH_SITE, { urls, filers });

  expect(aboutIn(events)?.facts.map(({ kind }) => kind)).toEqual([
    'filing',
    'filing',
    'trust-centre',
  ]);
  expect(JSON.stringify(judged(events))).toBe(JSON.stringify(judged(without)));
});

test('fault 110: a run whose sources are all silent ends as one without them, and names who said nothing', async () => {
  await using world = await startSourceStage();
  const { dns, jobBoards, registers } = world;
  for (const source of [dns, jobBoards, registers]) source.script({ answer: { kind: 'silence' } });
  const { sources } = world.settlingSources();
  await using stage = await startRunStage({
    scraperApi: () => resultsAt('https://news.example/1'),
    firecrawl: async (call) => {
      await dns.until((calls) => calls.length > 0);
      return pageReply(scrapedAddress(call));
    },
  });
  const request = stage.request({ ...WITH_SITE, companySources: sources });

  const events = await eventsOf(research(request));
  const without = await eventsOf(research({ ...request, companySources: [] }));

  expect(aboutIn(events)).toMatchObject({
    facts: [],
    unanswered: [
      { source: 'DNS', reason: 'DNS: no response in time — try again later.' },
      { source: 'Greenhouse' },
      { source: 'Lever' },
      { source: 'Ashby' },
      { source: 'SmartRecruiters' },
      { source: 'Recruitee' },
      { source: 'Workable' },
      { source: 'SEC EDGAR' },
      { source: 'Federal Register' },
      { source: 'GOV.UK' },
    ],
  });
  expect(JSON.stringify(judged(events))).toBe(JSON.stringify(judged(without)));
});

test('a run that is cancelled ends its questions', async () => {
  await using world = await startSourceStage({ zones: ZONES });
  const { dns, jobBoards, registers } = world;
  for (const source of [dns, jobBoards, registers]) source.script({ answer: { kind: 'silence' } });
  const { sources } = world.settlingSources();
  await using stage = await startRunStage({ scraperApi: () => 'hang' });
  const cancelling = new AbortController();
  const request = stage.request({
    ...WITH_SITE,
    companySources: sources,
    signal: cancelling.signal,
  });

  const running = eventsOf(research(request));
  await dns.until((calls) => calls.length > 0);
  cancelling.abort(new Error('cancelled'));

  await expect(running).rejects.toThrow('cancelled');
  await dns.until((calls) => calls.every(({ aborted }) => aborted));
});
