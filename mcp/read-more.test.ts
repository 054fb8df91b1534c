import { afterAll, expect, test } from 'vitest';
import { holdPagesForCatalogues, holdPagesForNordvik, openLegwork } from '../testing/legwork.ts';
import { connect, contentOf, fieldsOf } from './testing/clients.ts';

const INGRID = { name: 'Ingrid Solberg', company: 'Nordvik Bank' };

const legwork = await openLegwork();
const { simulators } = legwork;
const client = await connect(legwork, ['--about-company', '--own-words']);
afterAll(async () => {
  await client.close();
  await legwork[Symbol.asyncDispose]();
});

test('pages that were found and not read can be read, and are judged with the others', async () => {
  const first = contentOf(
    await client.callTool({ name: 'research_person', arguments: { ...INGRID, size: 'report' } }),
  );
  const [url] = fieldsOf(first['unread'], 'url');
  const calls = simulators.firecrawl.calls.length;

  const more = contentOf(
    await client.callTool({ name: 'read_more', arguments: { ...INGRID, urls: [url] } }),
  );
  const unknown = await client.callTool({
    name: 'read_more',
    arguments: { ...INGRID, urls: ['https://nowhere.example/'] },
  });
  const stranger = await client.callTool({
    name: 'read_more',
    arguments: { ...INGRID, company: 'Nowhere Ltd', urls: [url] },
  });

  expect(fieldsOf(more['results'], 'url')).toContain(url);
  expect(fieldsOf(more['unread'], 'url')).not.toContain(url);
  expect(simulators.firecrawl.calls.length - calls).toBe(1);
  expect(JSON.stringify(unknown)).toContain('None of these addresses');
  expect(JSON.stringify(stranger)).toContain('Call research_person');
});

test('a page that is only possible says what it lacks to be confirmed, whichever tool answers', async () => {
  const markdown = 'Ingrid Solberg told the conference that most control libraries are too long.';
  const pages = [{ url: 'https://talks.example/', title: 'Risk Days', markdown }];

  const found = await client.callTool({
    name: 'research_person',
    arguments: { ...INGRID, size: 'report' },
  });
  const judged = await client.callTool({ name: 'judge_pages', arguments: { ...INGRID, pages } });

  const { results, unread } = contentOf(found);
  for (const list of [results, unread, contentOf(judged)['pages']]) {
    expect(fieldsOf(list, 'toBeConfirmed').map((lack) => lack !== '')).toEqual(
      fieldsOf(list, 'verdict').map((verdict) => verdict === 'possible'),
    );
  }
  expect(fieldsOf(unread, 'verdict')).toContain('possible');
  for (const answer of [found, judged]) {
    expect(JSON.stringify(answer.content)).toContain('To be confirmed: Nothing');
  }
});

test('what public sources say about the company is reported with consent, and stays when more is read', async () => {
  holdPagesForNordvik(simulators);
  const person = { ...INGRID, website: 'nordvikbank.example' };

  const first = contentOf(
    await client.callTool({
      name: 'research_person',
      arguments: { ...person, size: 'report', fresh: true },
    }),
  );
  const [url] = fieldsOf(first['unread'], 'url');
  const more = contentOf(
    await client.callTool({ name: 'read_more', arguments: { ...person, urls: [url] } }),
  );

  expect(first['aboutCompany']).toMatchObject([
    {
      kind: 'vacancy',
      source: 'Greenhouse',
      quote: 'You will run our register of suppliers under DORA.',
    },
    { kind: 'trust-centre', source: 'DNS', url: 'https://trust.nordvikbank.example', doubt: '' },
    { kind: 'verified-vendor', happenedOn: null },
    { kind: 'verified-vendor' },
    { kind: 'mail-policy' },
    { kind: 'mail-policy' },
  ]);
  expect(more['aboutCompany']).toEqual(first['aboutCompany']);
});

test('what catalogues list of the person is among the pages of the answer', async () => {
  simulators.reset();
  // Three catalogues are asked once, OpenAlex for the author and for the works.
  holdPagesForCatalogues(simulators, 5);

  const { results, unread } = contentOf(
    await client.callTool({
      name: 'research_person',
      arguments: { ...INGRID, size: 'report', fresh: true },
    }),
  );

  expect([...fieldsOf(results, 'url'), ...fieldsOf(unread, 'url')]).toEqual(
    expect.arrayContaining([
      'https://podcasts.apple.com/us/podcast/what-dora-taught-us/id90?i=901',
      'https://doi.org/10.5555/nordvik.1',
    ]),
  );
});

test('a call and a mail can be asked for by prompts that keep to the answer', async () => {
  const { prompts } = await client.listPrompts();
  const { messages } = await client.getPrompt({ name: 'draft_mail', arguments: INGRID });

  expect(prompts.map(({ name }) => name)).toEqual(['prepare_call', 'draft_mail']);
  expect(JSON.stringify(messages)).toMatch(/Ingrid Solberg at Nordvik Bank.*untrusted/u);
});
