import { BACKEND_TIMEOUT_MS } from '../../timings.ts';
import type { Founder, FounderProblems } from './founder.ts';
import { setupTexts } from './texts.ts';

/** How a claim was answered. */
export type ClaimAnswer =
  | { readonly status: 'made' }
  /** The link was used, replaced or never good. */
  | { readonly status: 'gone' }
  /** A rule of the database, said of one field. */
  | { readonly status: 'refused'; readonly problems: FounderProblems }
  | { readonly status: 'failed'; readonly reason: string };

const NO_SUCH_ADDRESS = 404;

/** Whether the link may still be good; only a plain no from the server says that it is not. */
export async function mayBeGood(token: string, signal: AbortSignal): Promise<boolean> {
  const answer = await post({ token }, signal).catch(() => null);
  return answer?.status !== NO_SUCH_ADDRESS;
}

/** Asks the server to make the first account. */
export async function claim(token: string, account: Founder): Promise<ClaimAnswer> {
  const limit = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const answer = await post({ token, account }, limit).catch(() => null);
  if (answer === null) return { status: 'failed', reason: setupTexts.unreachable };
  if (answer.ok) return { status: 'made' };
  if (answer.status === NO_SUCH_ADDRESS) return { status: 'gone' };
  return refusalOf(await answer.json().catch(() => null));
}

/** The token goes to this address and nowhere else. */
function post(body: unknown, signal: AbortSignal): Promise<Response> {
  return fetch('/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

/** The server's codes for what the rules refuse. */
const FIELDS: Readonly<Record<string, keyof Founder>> = {
  wrong_name: 'fullName',
  wrong_email: 'email',
  wrong_password: 'password',
};

function refusalOf(body: unknown): ClaimAnswer {
  if (!isRefusal(body)) return { status: 'failed', reason: setupTexts.unexpected };
  const { code, message } = body;
  const field = FIELDS[code];
  if (field === undefined) return { status: 'failed', reason: message };
  return { status: 'refused', problems: { [field]: `${message}.` } };
}

// By hand and not with a schema: the page would load the whole library for this one.
function isRefusal(body: unknown): body is { readonly code: string; readonly message: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
