import { beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs } from '../acting-as.ts';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { claimsOf } from '../tokens.ts';
import { reportWith } from './reports.ts';
import { forget, KEY, tablesWith } from './researched-people.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const MISSES_MAX = 20;
type Answer = { readonly status: number; readonly data: unknown };

const share = ({ rest }: TestPerson, report: string, colleague: string) =>
  rest.rpc('share_report', { report, colleague });
const read = async ({ rest }: TestPerson, id: string): Promise<unknown> =>
  (await rest.from('reports').select('id').eq('id', id)).data;

async function saveAs({ rest }: TestPerson): Promise<string> {
  const answer: Answer = await rest.rpc('save_report', reportWith());
  return String(answer.data);
}

type Colleagues = Readonly<Record<'olga' | 'rita' | 'mona', TestPerson>>;

/** Olga owns a report, Rita is to receive it, Mona has nothing to do with it. */
function withColleagues(stage: DatabaseStage, place: string) {
  const { query, create, signIn } = stage;
  const addressOf = (name: keyof Colleagues) => `${name}@${place}.example`;
  const signedIn: Colleagues[] = [];
  beforeAll(async () => {
    for (const name of ['olga', 'rita', 'mona'] as const) await create(addressOf(name));
    const [olga, rita] = [await signIn(addressOf('olga')), await signIn(addressOf('rita'))];
    signedIn.push({ olga, rita, mona: await signIn(addressOf('mona')) });
  });
  beforeEach(async () => {
    await query('delete from public.reports');
    await query('delete from legwork.forgotten_people');
    await query(`delete from public.audit_log where action like 'report_%'`);
    await query('delete from legwork.attempts');
  });
  const colleagues = () => {
    const [first] = signedIn;
    if (!first) throw new Error('The colleagues are there inside tests only');
    return first;
  };
  return { colleagues, addressOf };
}

/** Who reads what is shared, and what ends it. */
export function testSharing(stage: DatabaseStage): void {
  const { admin, query } = stage;
  const { colleagues, addressOf } = withColleagues(stage, 'sharing');

  test('a colleague reads what is shared with them, marked with whose it is, until it is taken back', async () => {
    const { olga, rita } = colleagues();
    const id = await saveAs(olga);
    expect(await read(rita, id)).toEqual([]);

    const shared = await share(olga, id, ' Rita@Sharing.Example ');
    const again = await share(olga, id, addressOf('rita'));
    const listed = await rita.rest
      .from('reports')
      .select('id, user_id, document, report_shares(owner_name, receiver_email)');
    const own = await olga.rest.from('reports').select('id, report_shares(receiver_email)');
    await olga.rest.from('report_shares').delete().eq('report_id', id);

    expect([shared.data, again.data]).toEqual([true, true]);
    expect(listed.data).toMatchObject([
      {
        id,
        user_id: olga.userId,
        document: { prospect: { name: 'Petra Privat' } },
        report_shares: [{ owner_name: 'Ada Example', receiver_email: addressOf('rita') }],
      },
    ]);
    expect(own.data).toEqual([{ id, report_shares: [{ receiver_email: addressOf('rita') }] }]);
    expect(await read(rita, id)).toEqual([]);
    expect(await read(olga, id)).toEqual([{ id }]);
    const { data: told } = await admin()
      .rest.from('audit_log')
      .select('action, actor_email, target_email, details')
      .like('action', 'report_%')
      .order('id');
    const entry = { actor_email: addressOf('olga'), target_email: addressOf('rita'), details: {} };
    expect(told).toEqual([
      { action: 'report_shared', ...entry },
      { action: 'report_unshared', ...entry },
    ]);
  });

  test('the receiver may take it from their own list', async () => {
    const { olga, rita } = colleagues();
    const id = await saveAs(olga);
    await share(olga, id, addressOf('rita'));

    await rita.rest.from('report_shares').delete().eq('report_id', id);

    expect(await read(rita, id)).toEqual([]);
    expect(await read(olga, id)).toEqual([{ id }]);
  });

  test.each(['the receiver', 'the owner'])(
    'fault 263: a person whom %s forgets is in nobody’s reports any more',
    async (who) => {
      const { olga, rita } = colleagues();
      const id = await saveAs(olga);
      await share(olga, id, addressOf('rita'));

      await forget(who === 'the owner' ? olga : rita, KEY);

      expect([await read(olga, id), await read(rita, id)]).toEqual([[], []]);
      expect(await query('select 1 from public.report_shares')).toEqual([]);
      expect(await tablesWith(query, 'petra')).toEqual([]);
    },
  );

  test('fault 264: an account that is deleted ends what it shared and what was shared with it', async () => {
    const { create, signIn } = stage;
    const { olga, rita } = colleagues();
    const goingId = await create('going@sharing.example');
    const going = await signIn('going@sharing.example');
    const [kept, gone] = [await saveAs(olga), await saveAs(going)];
    await share(olga, kept, 'going@sharing.example');
    await share(going, gone, addressOf('rita'));

    await admin().rest.from('profiles').delete().eq('id', goingId);

    const unshared = `select 1 from public.audit_log where action = 'report_unshared'`;
    expect(await query(`select 1 from public.report_shares union all ${unshared}`)).toEqual([]);
    expect([await read(olga, kept), await read(rita, gone)]).toEqual([[{ id: kept }], []]);
  });

  test('what is too old for its owner is so for everybody', async () => {
    const { olga, rita } = colleagues();
    const id = await saveAs(olga);
    await share(olga, id, addressOf('rita'));
    await query(`update public.reports set created_at = now() - interval '400 days'`);

    expect(await read(rita, id)).toEqual([]);
    expect((await share(olga, id, addressOf('mona'))).status).toBe(404);
  });
}

/** What somebody tries who has no right to a report, or to more than reading it. */
export function testSharingAttacks(stage: DatabaseStage): void {
  const { admin, query, kysely } = stage;
  const { colleagues, addressOf } = withColleagues(stage, 'share-attacks');

  test('threat 49: nobody shares a report that is not their own, whether it was shared with them or they are administrators', async () => {
    const { olga, rita, mona } = colleagues();
    const id = await saveAs(olga);
    await share(olga, id, addressOf('rita'));

    for (const person of [rita, mona, admin()]) {
      const stolen = await share(person, id, addressOf('mona'));
      const nothing = await share(person, NOWHERE, addressOf('mona'));
      expect([stolen.status, stolen.error?.message]).toEqual([404, 'You have no such report']);
      expect(stolen.error).toEqual(nothing.error);
    }
    expect(await read(mona, id)).toEqual([]);
    expect(await read(admin(), id)).toEqual([]);
  });

  test('threat 50: whoever a report is shared with can change, delete and lend nothing of it', async () => {
    const { olga, rita } = colleagues();
    const id = await saveAs(olga);
    await share(olga, id, addressOf('rita'));
    const identity = {
      role: 'authenticated',
      userId: rita.userId,
      sessionId: String(claimsOf(rita.accessToken)['session_id']),
    } as const;
    const act = (statement: string) => actAs(kysely(), identity, statement);

    expect(await act(`select 1 from public.reports where id = '${id}'`)).toEqual({ rows: 1 });
    expect(await act(`delete from public.reports where id = '${id}'`)).toEqual({ rows: 0 });
    for (const statement of [
      `update public.reports set company = 'x' where id = '${id}'`,
      `update public.report_shares set receiver_id = owner_id`,
      `insert into public.report_shares (report_id, owner_id, owner_name, receiver_id, receiver_email)
         values ('${id}', '${rita.userId}', 'Rita', '${admin().userId}', 'x@example.com')`,
      'truncate public.report_shares',
    ]) {
      expect(await act(statement)).toEqual({ code: '42501' });
    }
    const saved = await saveAs(rita);
    expect(saved).not.toBe(id);
    expect(await query('select user_id from public.reports where id = $1', [id])).toEqual([
      { user_id: olga.userId },
    ]);
  });

  test('threat 51: a right that was taken back, or whose session ended, is none', async () => {
    const { olga, rita, mona } = colleagues();
    const id = await saveAs(olga);
    await share(olga, id, addressOf('rita'));
    await mona.rest.from('report_shares').delete().eq('report_id', id);
    expect(await read(rita, id)).toEqual([{ id }]);
    const guest = await stage.signIn(addressOf('rita'));
    await guest.auth.signOut();

    expect((await guest.rest.from('reports').select('id')).data ?? []).toEqual([]);
    expect((await guest.rest.from('report_shares').select('report_id')).data ?? []).toEqual([]);
    await olga.rest.from('report_shares').delete().eq('receiver_id', rita.userId);
    expect(await read(rita, id)).toEqual([]);
  });
}

/** How many people a report reaches, and how many addresses somebody tries. */
export function testSharingLimits(stage: DatabaseStage): void {
  const { query } = stage;
  const { colleagues, addressOf } = withColleagues(stage, 'share-limits');

  test('threat 52: users learn of colleagues only whether an address they type is one, and of few', async () => {
    const { olga, mona } = colleagues();
    const id = await saveAs(olga);
    await share(olga, id, addressOf('rita'));
    const others = await mona.rest.from('report_shares').select('*');
    expect(others.data).toEqual([]);

    for (let n = 0; n < MISSES_MAX; n += 1) {
      expect((await share(olga, id, `nobody-${n}@share-limits.example`)).data).toBe(false);
    }
    const unknown = await share(olga, id, 'nobody@share-limits.example');
    const known = await share(olga, id, addressOf('mona'));

    expect([unknown.status, known.status]).toEqual([429, 429]);
    expect(known.error).toEqual(unknown.error);
    expect(await read(mona, id)).toEqual([]);
    expect((await share(olga, id, '%')).status).toBe(429);
    const [kept] = await query(`select count(*)::int as n from public.audit_log
      where action = 'report_shared'`);
    expect(kept).toEqual({ n: 1 });
  });

  test('a report is shared with 50 people at most, and not with its owner', async () => {
    const { olga } = colleagues();
    const id = await saveAs(olga);
    const own = await share(olga, id, addressOf('olga'));
    for (let n = 0; n < 50; n += 1) {
      await query(`select legwork.create_account($1, 'Many', null, 'user')`, [
        `many-${n}@share-limits.example`,
      ]);
      await share(olga, id, `many-${n}@share-limits.example`);
    }
    const tooMany = await share(olga, id, addressOf('rita'));

    expect([own.status, tooMany.status]).toEqual([400, 409]);
    expect(await query('select 1 from public.report_shares')).toHaveLength(50);
  });
}
