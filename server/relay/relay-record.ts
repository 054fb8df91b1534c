import type { PublicAnswer } from '../../runtime/sources/get-public.ts';
import type { Log } from '../log.ts';
import type { RelayTarget } from './relay-target.ts';
import type { AccountTables } from './signed-in-caller.ts';

/** Who asks, and where that is recorded. */
export type RecordedCaller = {
  readonly request: Request;
  readonly address: string;
  readonly tables: AccountTables;
  readonly log: Log;
};

/** Asks, and has the audit log say so; `null` where it could not, so that nobody asks off the record. Rejects as `ask` does. */
export async function askRecorded(
  target: RelayTarget,
  caller: RecordedCaller,
  ask: () => Promise<PublicAnswer>,
): Promise<PublicAnswer | null> {
  try {
    const answer = await ask();
    return (await isRecorded(caller, entryFor(target, answer.status))) ? answer : null;
  } catch (error) {
    await isRecorded(caller, entryFor(target, null));
    throw error;
  }
}

/** An entry of the audit log: the procedure that writes it, and what that takes. */
type RelayEntry = {
  readonly procedure: 'record_crm_note' | 'record_relay_call';
  readonly parameters: Readonly<Record<string, string>>;
};

/** A slower database keeps nobody signed in. */
const TIMEOUT_MS = 5000;

/** The statuses of a success, both included. */
export const SUCCESS = { from: 200, to: 299 } as const;

const WRITING = { POST: 'created', PATCH: 'updated', PUT: 'updated', DELETE: 'deleted' } as const;

/** What the audit log says about one call: whom it went to and what came of it, never what was asked. `null` is not an answer. */
function entryFor(
  { name, method, isNote }: Pick<RelayTarget, 'name' | 'method' | 'isNote'>,
  status: number | null,
): RelayEntry {
  const isSuccess = status !== null && status >= SUCCESS.from && status <= SUCCESS.to;
  if (isNote === true && method !== undefined) {
    const outcome = isSuccess ? WRITING[method] : 'failed';
    return { procedure: 'record_crm_note', parameters: { crm: name, outcome } };
  }
  const outcome = isSuccess ? 'answered' : status === null ? 'unanswered' : 'refused';
  return { procedure: 'record_relay_call', parameters: { source: name, outcome } };
}

/** Has the database write the entry as the caller. Who has hung up is recorded, too. */
async function isRecorded(
  { request: { headers }, address, tables, log }: RecordedCaller,
  { procedure, parameters }: RelayEntry,
): Promise<boolean> {
  const { url, publishableKey, send } = tables;
  const request = new Request(`${url}/rest/v1/rpc/${procedure}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: headers.get('authorization') ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await send(request, address).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.ok === true) return true;
  log.warn(`Relayed ${Object.values(parameters)[0]}: the audit log took no entry`);
  return false;
}
