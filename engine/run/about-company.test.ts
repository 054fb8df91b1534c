import { expect, test } from 'vitest';
import { startDns } from '../../simulators/dns/dns.ts';
import type { AboutCompany } from '../model/company-fact.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import type { ResearchEvent } from '../model/research-event.ts';
import { settlingSources, simulatedSources } from '../testing/asked-sources.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  ADA_OKAFOR,
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
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
  legalForms: [],
  parents: [],
  subsidiaries: [],
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

/** The events of a run whose pages come when every source has answered. */
async function runWith(
  extra: Partial<ResearchRequest>,
  { urls = ['https://news.example/1'], zones = ZONES, isWaiting = true } = {},
): Promise<readonly ResearchEvent[]> {
  await using dns = await startDns({ zones });
  const { sources, settled } = settlingSources(simulatedSources({ dns: dns.baseUrl }));
  await using stage = await startRunStage({
    scraperApi: () => resultsAt(...urls),
    firecrawl: async (call) => {
      if (isWaiting) await settled;
      return pageAt(scrapedAddress(call));
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

test('without a website the site on record counts where a page about the person stands on it', async () => {
  const companyDirectory = { find: async () => PROFILE };
  const on = (url: string) => runWith({ companyDirectory }, { urls: [url] });

  expect(aboutIn(await on('https://acme.example/team'))).toMatchObject({
    domain: { name: 'acme.example', origin: 'wikidata' },
    facts: [{ text: TRUST_LINE, certainty: 'likely' }],
  });
  expect(aboutIn(await on('https://news.example/1')), 'a namesake’s site').toBeUndefined();
});

test('without either the company’s own site counts where a confirmed page stands on it', async () => {
  const about = aboutIn(await runWith({}, { urls: ['https://www.acme.example/team'] }));

  expect(about).toMatchObject({
    domain: { name: 'acme.example', origin: 'own page' },
    facts: [{ text: TRUST_LINE, certainty: 'same' }],
  });
});

test('without any domain nobody is asked, and no domain is made up from the name', async () => {
  await using dns = await startDns({ zones: ZONES });
  const { sources } = settlingSources(simulatedSources({ dns: dns.baseUrl }));
  await using stage = await startRunStage({
    scraperApi: () => resultsAt('https://news.example/1'),
    firecrawl: (call) => pageReply(scrapedAddress(call)),
  });

  const events = await eventsOf(research(stage.request({ companySources: sources })));

  expect(aboutIn(events)).toBeUndefined();
  expect(dns.calls).toEqual([]);
});

/** What a run says about pages: everything but how long its calls took. */
function judged(events: readonly ResearchEvent[]): readonly unknown[] {
  const kinds = new Set(['link', 'result', 'unread', 'rejected', 'done']);
  return events.filter(({ kind }) => kinds.has(kind));
}

test('verdicts are the same bit by bit with and without what is known of the company', async () => {
  const urls = ['https://www.acme.example/team', 'https://news.example/1', 'https://b.example/2'];
  const without = await runWith({ ...WITH_SITE, companySources: [] }, { urls, isWaiting: false });

  const events = await runWith(WITH_SITE, { urls });

  expect(aboutIn(events)?.facts).toHaveLength(1);
  expect(JSON.stringify(judged(events))).toBe(JSON.stringify(judged(without)));
});

test('fault 110: a run whose sources are all silent ends as one without them, and names who said nothing', async () => {
  const zones = { 'acme.example': { fault: 'silence' } } as const;
  await using dns = await startDns({ zones });
  dns.script({ answer: { kind: 'silence' } });
  const { sources } = settlingSources(simulatedSources({ dns: dns.baseUrl }));
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
    unanswered: [{ source: 'DNS', reason: 'DNS: no response in time — try again later.' }],
  });
  expect(JSON.stringify(judged(events))).toBe(JSON.stringify(judged(without)));
});

test('a run that is cancelled ends its questions', async () => {
  await using dns = await startDns({ zones: ZONES });
  dns.script({ answer: { kind: 'silence' } });
  const { sources } = settlingSources(simulatedSources({ dns: dns.baseUrl }));
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
