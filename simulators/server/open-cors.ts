import type { Reply } from './answer.ts';
import type { RecordedCall } from './recorded-call.ts';

/** The headers of a service that every page may read. */
export function openCors(): Readonly<Record<string, string>> {
  return { 'access-control-allow-origin': '*', 'x-powered-by': 'Express' };
}

/** What `cors()` without options answers: the requested headers come back as the allowed ones. */
export function openPreflight(call: RecordedCall): Reply {
  const requested = call.headers['access-control-request-headers'];
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      vary: 'Access-Control-Request-Headers',
      ...(requested === undefined ? {} : { 'access-control-allow-headers': requested }),
    },
    body: '',
  };
}
