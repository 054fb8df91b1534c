import type { RelayTarget } from './relay-target.ts';
import type { AccountTables } from './signed-in-caller.ts';

/** An entry of the audit log: the procedure that writes it, and what that takes. */
export type RelayEntry = {
  readonly procedure: 'record_crm_note' | 'record_relay_call';
  readonly parameters: Readonly<Record<string, string>>;
};

/** A slower database keeps nobody signed in. */
const TIMEOUT_MS = 5000;

const SUCCESS = { from: 200, to: 299 } as const;

const WRITING = { POST: 'created', PATCH: 'updated', DELETE: 'deleted' } as const;

/** What the audit log says of one call: whom it went to and what came of it, never what was asked. `null` is no answer. */
export function entryFor(
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

/** Has the database write an entry as the caller; false when it did not. A caller who has hung up is recorded, too. */
export async function recordRelayed(
  { headers }: Request,
  { procedure, parameters }: RelayEntry,
  { url, publishableKey, send }: AccountTables,
  address: string,
): Promise<boolean> {
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
  try {
    const answer = await send(request, address);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
