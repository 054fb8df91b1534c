import type { ServerBackend } from '../backend/open-backend.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createRelay, type Relay } from './relay.ts';
import { relayedReach } from './relayed-sources.ts';
import type { AccountTables } from './signed-in-caller.ts';

/** A project that is slower than this keeps nobody signed in. */
const PROJECT_TIMEOUT_MS = 5000;

/** The relay for the accounts of this server, or of the Supabase project that keeps them. */
export function openRelay(settings: Settings, backend: ServerBackend | undefined, log: Log): Relay {
  const { SUPABASE_URL: url = '', SUPABASE_ANON_KEY: publishableKey = '' } = settings;
  return createRelay({
    tables: backend ? tablesOf(backend) : { url, publishableKey, send: askProject },
    reached: relayedReach(settings),
    log,
  });
}

/** The tables behind the gate, which treats the question like any other request of the caller. */
export function tablesOf({
  fetch: gate,
  publishableKey,
}: Pick<ServerBackend, 'fetch' | 'publishableKey'>): AccountTables {
  return { url: 'http://backend', publishableKey, send: gate };
}

function askProject(request: Request): Promise<Response> {
  const limit = AbortSignal.timeout(PROJECT_TIMEOUT_MS);
  return fetch(request, { redirect: 'error', signal: AbortSignal.any([request.signal, limit]) });
}
