import { expect, test } from 'vitest';
import type { CompanyFact } from '../model/company-fact.ts';
import { LABELLED_COMPANIES, type LabelledCompany } from '../testing/labelled-companies.ts';
import { ownRecordWords, recordsOf, STRANGERS_RECORDS } from '../testing/labelled-records.ts';
import {
  ownPost,
  publishedBy,
  STRANGERS_POST,
  STRANGERS_VENDOR,
} from '../testing/labelled-world.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  ADA_OKAFOR,
  eventsOf,
  ofKind,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
import { startSourceStage, type SourceStage } from '../testing/source-stage.ts';
import type { TestReply } from '../testing/start-service.ts';
import { research } from './research.ts';

const NEWS = 'https://news.example/1';

/** The page that leads to a board, where the company has one; the searches find it besides. */
function careersPage({ domain }: LabelledCompany): string {
  return `https://${domain}/careers`;
}

function addressesOf(one: LabelledCompany): readonly string[] {
  return [one.page ?? NEWS, ...(one.boardShows === 'link' ? [careersPage(one)] : [])];
}

const BOARD_HOSTS: Readonly<Record<string, string>> = {
  greenhouse: 'boards.greenhouse.io',
  lever: 'jobs.lever.co',
  ashby: 'jobs.ashbyhq.com',
};

function pageAt(url: string, one: LabelledCompany): TestReply {
  const [vendor = '', slug = ''] = one.board?.split(' ') ?? [];
  const link = url === careersPage(one) ? `https://${BOARD_HOSTS[vendor] ?? ''}/${slug}` : '';
  const markdown = `# Ada Okafor\n\nAda Okafor is head of compliance at ${one.name}. ${link}`;
  return { body: { success: true, data: { markdown, metadata: { title: 'A page', url } } } };
}

/** What a whole run says about the company. */
async function factsOn(one: LabelledCompany, world: SourceStage): Promise<readonly CompanyFact[]> {
  const { name, domain, website = domain, recorded } = one;
  const { sources, settled } = world.settlingSources();
  const isAsked = website !== '' || recorded !== undefined || one.page !== undefined;
  const urls = addressesOf(one);
  await using stage = await startRunStage({
    scraperApi: () => {
      const title = `Ada Okafor, head of compliance at ${name}`;
      return {
        body: desktopPage(urls.map((url) => ({ url, title, snippet: `${title}, ${url}.` }))),
      };
    },
    firecrawl: async (call) => {
      const url = scrapedAddress(call);
      if (url !== careersPage(one) && isAsked && one.isUnknowable !== true) await settled();
      if (url !== careersPage(one) && one.boardShows === 'link') {
        await world.jobBoards.until((calls) =>
          calls.some(
            ({ path, finishedAt }) =>
              finishedAt !== null && path.includes(String(one.board?.split(' ')[1])),
          ),
        );
      }
      return pageAt(url, one);
    },
  });
  const profile = { id: 'Q1', name, aliases: [], formerNames: [], tickers: [] };
  const directory = {
    find: async () => (recorded === undefined ? null : { ...profile, website: recorded }),
  };
  const request = stage.request({
    prospect: { ...ADA_OKAFOR, company: name, companyUrl: website },
    companySources: sources,
    companyDirectory: directory,
  });
  const [event] = ofKind(await eventsOf(research(request)), 'about-company');
  return event?.about.facts ?? [];
}

/** What only strangers have. */
const STRANGE = [STRANGERS_POST, STRANGERS_VENDOR, ...STRANGERS_RECORDS];

const isIn = (texts: readonly string[], words: string): boolean =>
  texts.some((text) => text.includes(words));

test('of forty companies no other’s fact is shown, and nine in ten of what is there is found', async () => {
  await using world = await startSourceStage({
    ...publishedBy(LABELLED_COMPANIES),
    ...recordsOf(LABELLED_COMPANIES),
  });
  const wrong: string[] = [];
  const missed: string[] = [];
  let expected = 0;
  let recordsExpected = 0;
  let recordsMissed = 0;
  for (const one of LABELLED_COMPANIES) {
    const facts = await factsOn(one, world);
    const texts = facts.map(({ text }) => text);
    const strange = texts.filter((text) => STRANGE.some((words) => text.includes(words)));
    wrong.push(...strange.map((text) => `${one.name}: ${text}`));
    if (one.isUnknowable === true) {
      wrong.push(...texts.map((text) => `${one.name}: ${text}`));
      continue;
    }
    const records = ownRecordWords(one);
    const wanted = [
      ...(one.trust === undefined ? [] : [one.trust]),
      ...(one.board === undefined ? [] : [ownPost(one)]),
      ...records,
    ];
    recordsExpected += records.length;
    recordsMissed += records.filter((words) => !isIn(texts, words)).length;
    expected += wanted.length;
    missed.push(
      ...wanted.filter((words) => !isIn(texts, words)).map((words) => `${one.name}: ${words}`),
    );
  }

  expect(LABELLED_COMPANIES).toHaveLength(40);
  expect(wrong).toEqual([]);
  expect(expected).toBeGreaterThan(65);
  expect(recordsExpected).toBeGreaterThan(20);
  // The names of what was missed, in what a failure prints.
  const isTooMuch = missed.length > expected / 10 || recordsMissed > recordsExpected / 10;
  expect(isTooMuch ? missed : []).toEqual([]);
}, 60_000);
