import { expect, test } from 'vitest';
import type { SimulatedEntity } from '../../../simulators/registers/entities.ts';
import { jsonReply } from '../../../simulators/server/answer.ts';
import { hugeBody, replyWith, slowDrip } from '../../../simulators/server/faults.ts';
import { askSource, factsIn } from '../../testing/ask-source.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { ACME_FILER } from '../../testing/filers.ts';
import { startSourceStage } from '../../testing/source-stage.ts';
import { UNUSABLE_ANSWERS, type UnusableAnswer } from '../../testing/unusable-answers.ts';
import { UNRECORDED, type KnownCompany } from '../company-source.ts';

const GLEIF = { name: 'gleif' } as const;
const LEI = '5299000ACMEBANKPLC01';
const BANK: SimulatedEntity = { lei: LEI, legalName: 'ACME BANK PLC', country: 'GB' };
const BRITISH: Partial<KnownCompany> = { name: 'Acme Bank', domain: 'acmebank.co.uk' };

async function textsOn(
  entities: readonly SimulatedEntity[],
  known: Partial<KnownCompany>,
): Promise<readonly string[]> {
  const facts = await factsIn({ entities }, { ...GLEIF, known });
  return facts.map(({ text, certainty }) => `${certainty}: ${text}`);
}

const LISTED = `GLEIF lists ACME BANK PLC as a legal entity in GB, with the identifier (LEI) ${LEI}.`;

test('an entry comes with its parents and former names, in the words of the register', async () => {
  const direct = { lei: '5299000ACMEHOLDING02', legalName: 'ACME HOLDINGS PLC', country: 'GB' };
  const top = { lei: '5299000GREATGROUP003', legalName: 'GREAT GROUP SE', country: 'DE' };
  const parents = { directParent: direct.lei, ultimateParent: top.lei };
  const bank = { ...BANK, ...parents, formerNames: ['ACME BUILDING SOCIETY'] };

  const facts = await factsIn({ entities: [bank, direct, top] }, { ...GLEIF, known: BRITISH });

  expect(facts.map(({ text }) => text)).toEqual([
    LISTED,
    'GLEIF lists ACME HOLDINGS PLC as the direct parent of ACME BANK PLC.',
    'GLEIF lists GREAT GROUP SE as the ultimate parent of ACME BANK PLC.',
    'GLEIF lists ACME BUILDING SOCIETY as a former name of ACME BANK PLC.',
  ]);
  expect(facts[0]).toMatchObject({
    kind: 'register',
    source: { name: 'GLEIF', url: `https://search.gleif.org/#/record/${LEI}` },
    happenedOn: null,
    observedOn: '2026-11-20',
    certainty: 'likely',
  });
});

const BY_LEI = { recorded: async () => ({ ...UNRECORDED, lei: LEI }) };

test.each<readonly [string, readonly string[], SimulatedEntity, Partial<KnownCompany>]>([
  ['its name in the country of its domain', [`likely: ${LISTED}`], BANK, BRITISH],
  [
    'its whole legal name',
    [`likely: ${LISTED}`],
    BANK,
    { name: 'Acme Bank public limited company' },
  ],
  ['its identifier', [`same: ${LISTED}`], BANK, { name: 'AB', ...BY_LEI }],
  ['its name alone', [], BANK, { name: 'Acme Bank' }],
  ['its whole name in another country', [], BANK, { name: 'Acme Bank plc', domain: 'acmebank.ie' }],
  ['another legal form', [], BANK, { ...BRITISH, name: 'Acme Bank Ltd' }],
  ['a longer name', [], { ...BANK, legalName: 'ACME BANK TRUST PLC' }, BRITISH],
  ['an end', [], { ...BANK, isInactive: true }, BRITISH],
])('fault 118: an entry with %s gives %j', async (_, texts, entity, known) => {
  expect(await textsOn([entity], known)).toEqual(texts);
});

test('fault 118: of two entries that are as likely neither counts', async () => {
  const other = { ...BANK, lei: '5299000ACMEBANKPLC99', legalName: 'Acme Bank Ltd' };

  expect(await textsOn([BANK, other], BRITISH)).toEqual([]);
});

test('a company under a former name is found, and filings under its new one are its own', async () => {
  const entities = [{ ...BANK, legalName: 'ACME INC', formerNames: ['Oldname Payments Inc'] }];
  const world = { entities, filers: [ACME_FILER] };
  const known = { name: 'Oldname Payments Inc.' };

  expect(await factsIn(world, { ...GLEIF, known })).toHaveLength(2);
  expect(await factsIn(world, { name: 'edgar', known })).toMatchObject([{ certainty: 'same' }]);
  expect(await factsIn({ ...world, entities: [] }, { name: 'edgar', known })).toEqual([]);
});

test('of a register that is silent about names, filings under the name itself are found all the same', async () => {
  await using world = await startSourceStage({ filers: [ACME_FILER] });
  world.registers.script({
    path: '/gleif/api/v1/lei-records',
    answer: replyWith(jsonReply(500, {})),
  });

  expect(await askSource(world, { name: 'edgar' })).toHaveLength(1);
});

test.each<UnusableAnswer>([
  ['429', replyWith(jsonReply(429, {})), 'rate-limited'],
  ...UNUSABLE_ANSWERS,
  ['another shape', replyWith(jsonReply(200, { data: 7 })), 'unreadable'],
  ['five megabytes', hugeBody(5_000_000), 'unreadable'],
])('fault 119: a register that answers %s is named', async (_, answer, reason) => {
  await using world = await startSourceStage({ entities: [BANK] });
  world.registers.script({ answer });

  const failure = await failureOf(askSource(world, { ...GLEIF, known: BRITISH }));

  expect(failure).toMatchObject({ service: 'gleif', reason });
});

test('fault 119: an answer that drips in is read, and hostile names stay text in one line', async () => {
  const legalName = 'ACME BANK\u202E\n PLC';
  const formerNames = ['<img src=x onerror=alert(1)>'];
  await using world = await startSourceStage({ entities: [{ ...BANK, legalName, formerNames }] });
  world.registers.script({ answer: slowDrip(100, 1) });

  const facts = await askSource(world, { ...GLEIF, known: BRITISH });

  expect(facts.map(({ text }) => text)).toEqual([
    LISTED,
    'GLEIF lists <img src=x onerror=alert(1)> as a former name of ACME BANK PLC.',
  ]);
});
