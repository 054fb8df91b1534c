import { expect, test } from 'vitest';
import { jsonReply } from '../../simulators/server/answer.ts';
import { replyWith } from '../../simulators/server/faults.ts';
import { createCompanySources } from '../company/company-sources.ts';
import { failureOf } from '../testing/failure-of.ts';
import { ACME_FILER } from '../testing/filers.ts';
import { ADA_OKAFOR } from '../testing/run-stage.ts';
import { knownCompany, SOURCE_CALL, startSourceStage, TODAY } from '../testing/source-stage.ts';
import { createPageCache, type AnswerEntry } from './answer-cache.ts';
import { cachedCompanySources } from './cached-services.ts';

const ZONES = { 'trust.acme.example': { CNAME: 'x.cname.vantatrust.com' } };
const HOURS_23 = 23 * 3_600_000;
const HOURS_25 = 25 * 3_600_000;

test('what a source said is kept for a day and for whom, failures are not, and --fresh asks again', async () => {
  await using world = await startSourceStage({ zones: ZONES });
  const { dns } = world;
  const kept = new Map<string, AnswerEntry>();
  const store = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, entry: AnswerEntry) => void kept.set(key, entry),
  };
  const askedAfter = async (milliseconds: number, isFresh = false) => {
    const now = () => new Date(TODAY.getTime() + milliseconds);
    const pages = createPageCache({ store, prospect: ADA_OKAFOR, now });
    const sources = createCompanySources(world.options);
    const [source] = cachedCompanySources(sources, { pages, isFresh });
    const before = dns.calls.length;
    const facts = await source?.ask(knownCompany({ name: 'ACME Ltd' }), SOURCE_CALL);
    return { facts, calls: dns.calls.length - before };
  };
  dns.script({ times: 7, answer: replyWith(jsonReply(500, {})) });

  await failureOf(askedAfter(0));
  const first = await askedAfter(0);
  const again = await askedAfter(HOURS_23);

  expect(first.calls).toBe(7);
  expect(again).toEqual({ facts: first.facts, calls: 0 });
  expect([...kept.values()].map(({ prospectKeys }) => prospectKeys)).toEqual([['ada okafor|acme']]);
  expect((await askedAfter(HOURS_25)).calls).toBe(7);
  expect((await askedAfter(HOURS_25, true)).calls).toBe(7);
});

test('what the SEC said is kept for the prospect alone, since statements that name them are among it', async () => {
  await using world = await startSourceStage({ filers: [ACME_FILER] });
  const kept = new Map<string, AnswerEntry>();
  const store = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, entry: AnswerEntry) => void kept.set(key, entry),
  };
  const callsFor = async (name: string): Promise<number> => {
    const prospect = { ...ADA_OKAFOR, name };
    const pages = createPageCache({ store, prospect, now: () => TODAY });
    const sources = createCompanySources(world.options).filter((one) => one.name === 'edgar');
    const [source] = cachedCompanySources(sources, { pages, isFresh: false });
    const before = world.registers.calls.length;
    expect(await source?.ask(knownCompany(), SOURCE_CALL)).toHaveLength(1);
    return world.registers.calls.length - before;
  };

  expect(await callsFor('Ada Okafor')).toBe(5);
  expect(await callsFor('Ada Okafor')).toBe(0);
  expect(await callsFor('Ben Nash')).toBe(5);
});
