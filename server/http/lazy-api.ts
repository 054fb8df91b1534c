import type { ApiBackend } from '../api/api.ts';
import type { Gate } from '../backend/gate/gate.ts';

/** The API, loaded with the first request to it: the formats of reports come with the engine. */
export function lazyApi(backend: ApiBackend): Gate {
  let loading: Promise<Gate> | null = null;
  const load = async (): Promise<Gate> => (await import('../api/api.ts')).createApi(backend);
  return async (request, address) => (await (loading ??= load()))(request, address);
}
