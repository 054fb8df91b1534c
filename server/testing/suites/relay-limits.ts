import { expect, test } from 'vitest';
import { startJobBoards } from '../../../simulators/job-boards/job-boards.ts';
import type { ScriptedAnswer } from '../../../simulators/server/answer.ts';
import {
  changed,
  dropConnection,
  hugeBody,
  neverAnswer,
  redirectTo,
  slowDrip,
} from '../../../simulators/server/faults.ts';
import { RELAYED_SOURCES } from '../../relay/relayed-sources.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { OFFERS, onceArrived, relayStage, send } from '../relay-stage.ts';

/** Sources that do not behave. */
export function testRelayedFaults(stage: DatabaseStage): void {
  const { open, site, boards, user } = relayStage(stage, 'relaying-on');
  const isOver = ({ finishedAt }: { readonly finishedAt: unknown }) => finishedAt !== null;

  const ask = (path: string) => send(site().url, path, { token: user().accessToken });

  test.each(FAULTS)(
    'fault 130: a source that %s is a refusal in our own words',
    async (_, answer, status) => {
      const elsewhere = await startJobBoards();
      boards().script({ answer: answer(elsewhere.baseUrl) });
      await using own = await open(status === 504 ? { timeLimit: onceArrived(boards()) } : {});

      const refused = await send(own.url, OFFERS, { token: user().accessToken });
      await boards().until((calls) => calls.length > 0 && calls.every(isOver));
      await elsewhere.close();

      expect(refused.status).toBe(status);
      expect(refused.body).toMatch(/^\{"code":"(?:no_answer|timed_out)"/u);
      expect(refused.headers['location']).toBeUndefined();
      expect(elsewhere.calls).toEqual([]);
      expect(own.logged.at(-1)).toMatch(/^Relayed recruitee: no answer \([a-z-]+\)$/u);
    },
  );

  test('fault 130: a source’s own headers and type of text go no further', async () => {
    const headers = {
      'content-type': 'text/html',
      'set-cookie': 'tracked=1',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'unsafe-inline'",
      refresh: '0; url=https://elsewhere.example',
    };
    boards().script({
      answer: changed(() => ({ status: 200, headers, body: '<script>1</script>' })),
    });

    const answer = await ask(OFFERS);

    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    for (const name of ['set-cookie', 'access-control-allow-origin', 'refresh']) {
      expect(answer.headers[name]).toBeUndefined();
    }
  });

  test('fault 131: a source that asks to be left alone is, by everybody and for as long as it asks', async () => {
    await using own = await open();
    const token = user().accessToken;
    boards().script({
      answer: changed(() => ({ status: 429, headers: { 'retry-after': '90' }, body: '' })),
    });
    const first = await send(own.url, OFFERS, { token });
    const second = await send(own.url, OFFERS.replace('acme', 'other'), { token });

    expect([first.status, first.headers['retry-after']]).toEqual([429, '90']);
    expect([second.status, second.headers['retry-after']]).toEqual([429, '90']);
    expect(boards().calls).toHaveLength(1);
  });

  test('fault 131: the SEC is left alone for ten minutes once it refuses, by everybody', async () => {
    const edgar = { url: boards().baseUrl, userAgent: 'Legwork/0.1 it@acme.example' };
    await using own = await open({ reached: { edgar } });
    boards().script({ answer: changed(() => ({ status: 403, headers: {}, body: 'Undeclared' })) });
    const token = user().accessToken;
    const first = await send(own.url, '/relay/edgar/files/company_tickers.json', { token });
    const second = await send(own.url, '/relay/edgar/submissions/CIK0000001234.json', { token });

    expect(first.status).toBe(403);
    expect([second.status, second.headers['retry-after']]).toEqual([429, '600']);
    expect(boards().calls.map(({ headers }) => headers['user-agent'])).toEqual([edgar.userAgent]);
  });
}

/** Callers who want too much of it. */
export function testRelayLimits(stage: DatabaseStage): void {
  const { open, boards, user } = relayStage(stage, 'relaying-much');
  const { create, signIn } = stage;

  test('threat 30: an account, and all together, may ask so often in a minute', async () => {
    await create('also-relaying@example.com');
    const { accessToken: other } = await signIn('also-relaying@example.com');
    await using own = await open({ limits: { perAccount: 2, altogether: 3 } });
    const statuses: number[] = [];
    for (const token of [...Array.from({ length: 3 }, () => user().accessToken), other, other]) {
      const { status, headers } = await send(own.url, OFFERS, { token });
      statuses.push(status);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }

    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    expect(boards().calls).toHaveLength(3);
  });

  test('threat 30: one caller’s slow questions hold nobody else’s up', async () => {
    await create('patient@example.com');
    const { accessToken: other } = await signIn('patient@example.com');
    await using own = await open();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    boards().script({
      when: ({ path }) => path.includes('/slow/'),
      heldUntil: () => released,
    });
    const token = user().accessToken;
    const slow = Array.from({ length: AT_A_TIME + 2 }, () =>
      send(own.url, OFFERS.replace('acme', 'slow'), { token }),
    );
    await boards().until((calls) => calls.length === AT_A_TIME);

    expect((await send(own.url, OFFERS, { token: other })).status).toBe(200);
    expect(boards().calls).toHaveLength(AT_A_TIME + 1);
    release();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 404));
  });
}

/** So many questions of one caller are under way at once. */
const AT_A_TIME = 6;

const CAP_BYTES = RELAYED_SOURCES.recruitee.bytesMax;

/** What a source does, by which answer to what address elsewhere, and the status that is made of it. */
const FAULTS: readonly (readonly [string, (elsewhere: string) => ScriptedAnswer, number])[] = [
  ['redirects', (elsewhere) => redirectTo(elsewhere), 502],
  ['redirects for good', (elsewhere) => redirectTo(elsewhere, 308), 502],
  [
    'redirects to its own network',
    () => redirectTo('http://169.254.169.254/latest/meta-data/'),
    502,
  ],
  ['sends more than the cap', () => hugeBody(CAP_BYTES), 502],
  ['packs what nobody asked it to', () => packed(), 502],
  ['breaks off', () => dropConnection(), 502],
  ['drips', () => slowDrip(1, 50), 504],
  ['says nothing', () => neverAnswer(), 504],
];

function packed(): ScriptedAnswer {
  return changed((reply) => ({ ...reply, headers: { 'content-encoding': 'gzip' } }));
}
