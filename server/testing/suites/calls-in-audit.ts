import { beforeEach, expect, test } from 'vitest';
import { neverAnswer } from '../../../simulators/server/faults.ts';
import { askApi, tokenOf } from '../api-stage.ts';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { OFFERS, onceArrived, type RelayStage, relayStage, send } from '../relay-stage.ts';

const CRM_NOTES_MAX = 50;
const CALLER = 'recorded@example.com';

/** What the audit log says about CRM notes and about what the relay asks. */
export function testCallsInAudit(stage: DatabaseStage): void {
  const { query, signIn } = stage;
  const relay = relayStage(stage, 'recorded');
  const { open, site, boards, user } = relay;
  beforeEach(async () => {
    await query('delete from public.audit_log');
    await query('delete from legwork.attempts');
  });

  const entries = () =>
    query(`select action, actor_email, target_email, details from public.audit_log
      where action in ('relay_called', 'crm_note_written') order by id`);
  const ask = async (path = OFFERS) =>
    (await send(site().url, path, { token: user().accessToken })).status;
  const note = async (crm: string, outcome: string, { rest }: TestPerson = user()) =>
    (await rest.rpc('record_crm_note', { crm, outcome })).status;

  test('who had the relay ask whom is recorded once a while for each outcome, and who wrote to a CRM, never the content', async () => {
    const statuses = [await ask(), await ask(), await ask(OFFERS.replace('acme', 'nobody'))];
    statuses.push(await statusOfSilence(relay));
    await note('twenty', 'created');
    await note('twenty', 'failed');

    expect(statuses).toEqual([200, 200, 404, 504]);
    expect(await entries()).toEqual([
      entry('relay_called', 'recruitee', 'answered'),
      entry('relay_called', 'recruitee', 'refused'),
      entry('relay_called', 'recruitee', 'unanswered'),
      entry('crm_note_written', 'twenty', 'created'),
      entry('crm_note_written', 'twenty', 'failed'),
    ]);
    const [hidden] = await query(
      `select string_agg(details::text, '') as all from public.audit_log`,
    );
    expect(String(hidden?.['all'])).not.toContain('acme');
  });

  test('a note in a CRM is entered in the audit log by a token that may write, with nothing but where and what came of it', async () => {
    const [writer, reader] = [await tokenOf(user()), await tokenOf(user(), 'read')];
    const body = { crm: 'twenty', outcome: 'created' };

    const written = await askApi(stage.server(), writer, 'crm-notes', { method: 'POST', body });
    const wordy = { ...body, note: 'Met Petra Privat' };
    const refused = [
      await askApi(stage.server(), writer, 'crm-notes', { method: 'POST', body: wordy }),
      await askApi(stage.server(), reader, 'crm-notes', { method: 'POST', body }),
    ];

    expect([written.status, ...refused.map(({ status }) => status)]).toEqual([204, 400, 403]);
    expect(await entries()).toEqual([entry('crm_note_written', 'twenty', 'created')]);
  });

  test('threat 77: nobody fills the log with entries, writes of others, or puts words of their own into it', async () => {
    const many = Array.from({ length: CRM_NOTES_MAX + 10 }, () => note('hubspot', 'updated'));
    expect(new Set(await Promise.all(many))).toEqual(new Set([204]));
    const odd = [
      await note('a word', 'created'),
      await note('hubspot', 'a word'),
      (await user().rest.rpc('record_relay_call', { source: 'a word', outcome: 'answered' }))
        .status,
      (await user().rest.rpc('record_relay_call', { source: 'edgar', outcome: 'a word' })).status,
    ];

    const last = { name: 'hubspot', outcome: 'updated', more: 'true' };
    expect(odd).toEqual([400, 400, 400, 400]);
    expect(await entries()).toEqual([
      ...Array.from({ length: CRM_NOTES_MAX }, () =>
        entry('crm_note_written', 'hubspot', 'updated'),
      ),
      { ...entry('crm_note_written', '', ''), details: last },
    ]);
  });

  test('fault 282: what the audit log takes no entry of is not answered', async () => {
    const leaving = await signIn(CALLER);
    await using own = await open();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    boards().script({ times: 1, heldUntil: () => released });

    const asked = send(own.url, OFFERS, { token: leaving.accessToken });
    await boards().until((calls) => calls.length === 1);
    await leaving.auth.signOut();
    release();

    const { status, body } = await asked;
    expect([status, body.includes('Privacy Manager')]).toEqual([503, false]);
    expect(own.logged).toContain('Relayed recruitee: the audit log took no entry');
    expect(await entries()).toEqual([]);
  });
}

function entry(action: string, name: string, outcome: string) {
  return { action, actor_email: CALLER, target_email: null, details: { name, outcome } };
}

/** What the relay answers of a source that says nothing. */
async function statusOfSilence({ open, boards, user }: RelayStage): Promise<number> {
  boards().script({ times: 1, answer: neverAnswer() });
  await using impatient = await open({ timeLimit: onceArrived(boards()) });
  return (await send(impatient.url, OFFERS, { token: user().accessToken })).status;
}
