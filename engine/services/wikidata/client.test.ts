import { expect, test } from 'vitest';
import { jsonReply } from '../../../simulators/server/answer.ts';
import { captivePortal, replyWith } from '../../../simulators/server/faults.ts';
import type { Simulator } from '../../../simulators/server/simulator.ts';
import { startWikidata } from '../../../simulators/wikidata/wikidata.ts';
import { companyNamesText } from '../../messages/service-messages.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import { createWikidata, type CompanyDirectory } from './client.ts';

function directoryAt({ baseUrl }: Simulator): CompanyDirectory {
  return createWikidata({ baseUrl, fetch: globalThis.fetch, withdrawn: never });
}

const statement = (value: unknown) => ({ mainsnak: { datavalue: { value } }, rank: 'normal' });

/** An item named Acme, by its claims. */
function acme(id: string, values: Readonly<Record<string, readonly unknown[]>>): object {
  const claims: Record<string, readonly object[]> = {};
  for (const [property, all] of Object.entries(values)) claims[property] = all.map(statement);
  return { id, labels: { en: { value: 'Acme' } }, aliases: {}, claims };
}

/** What is found among these items. */
async function foundAmong(items: Readonly<Record<string, object>>, website = '') {
  await using wikidata = await startWikidata();
  const search = Object.keys(items).map((id) => ({ id }));
  wikidata.script(
    {
      when: ({ query }) => query['action'] === 'wbsearchentities',
      answer: replyWith(jsonReply(200, { search })),
    },
    { answer: replyWith(jsonReply(200, { entities: items })) },
  );
  return await directoryAt(wikidata).find({ name: 'Acme Ltd', website }, never);
}

const BUSINESS = { P31: [{ id: 'Q4830453' }] };

test('a company comes with its other names, former ones, site and symbol', async () => {
  await using wikidata = await startWikidata();

  const company = await directoryAt(wikidata).find(
    { name: 'Nordvik Bank ASA', website: '' },
    never,
  );

  expect(company).toMatchObject({
    name: 'Nordvik Bank',
    aliases: ['Nordvik', 'NVB'],
    formerNames: ['Nordvik Sparebank'],
    website: 'https://nordvikbank.example',
    tickers: ['NVB'],
  });
  expect(company === null ? null : companyNamesText(company)).toBe(
    'Nordvik Bank is also known as Nordvik and NVB, and was formerly called Nordvik Sparebank (Wikidata).',
  );
  expect(wikidata.calls.every(({ query }) => query['origin'] === '*')).toBe(true);
});

test('two organisations of one name are ambiguous, and ambiguous means unused', async () => {
  expect(await foundAmong({ Q1: acme('Q1', BUSINESS), Q2: acme('Q2', BUSINESS) })).toBeNull();
});

test('one organisation among things and people of the same name is the company', async () => {
  const person = acme('Q1', { P31: [{ id: 'Q5' }], P452: [{ id: 'Q9' }] });
  const river = acme('Q2', { P31: [{ id: 'Q4022' }] });

  expect(await foundAmong({ Q1: person, Q2: river, Q3: acme('Q3', BUSINESS) })).toMatchObject({
    id: 'Q3',
  });
});

test('the website that the user entered decides between companies of like name', async () => {
  const items = {
    Q1: acme('Q1', { ...BUSINESS, P856: ['https://www.acme.example/en'] }),
    Q2: acme('Q2', { ...BUSINESS, P856: ['https://acme-tools.example'] }),
  };

  expect(await foundAmong(items, 'acme.example')).toMatchObject({ id: 'Q1' });
  expect(await foundAmong(items, 'https://another.example')).toBeNull();
});

test('nothing found is no failure', async () => {
  await using wikidata = await startWikidata();

  expect(await directoryAt(wikidata).find({ name: 'Nobody Ltd', website: '' }, never)).toBeNull();
  expect(await directoryAt(wikidata).find({ name: ' ', website: '' }, never)).toBeNull();
});

test.each([
  [captivePortal(), 'unreadable'],
  [replyWith(jsonReply(200, { error: { code: 'maxlag', info: 'Waiting' } })), 'refused'],
  [replyWith(jsonReply(500, {})), 'refused'],
  [replyWith(jsonReply(200, { search: 7 })), 'unreadable'],
])('a failure (%#) is never nothing found', async (answer, reason) => {
  await using wikidata = await startWikidata();
  wikidata.script({ answer });

  const failure = await failureOf(directoryAt(wikidata).find({ name: 'Acme', website: '' }, never));

  expect(failure).toMatchObject({ service: 'wikidata', reason });
});
