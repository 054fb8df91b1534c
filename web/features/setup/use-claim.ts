import { useEffect, useState } from 'react';
import { BackendError } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { BACKEND_TIMEOUT_MS } from '../../timings.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { setupTexts } from './texts.ts';

/** Whoever makes the first account. */
export type Founder = {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
};

/** What the server refuses, by field. */
export type FounderProblems = { readonly [Field in keyof Founder]?: string };

/** How a claim was answered. */
type ClaimAnswer =
  | { readonly status: 'made' }
  /** The link was used, replaced or never good. */
  | { readonly status: 'gone' }
  /** A rule of the database, said about one field. */
  | { readonly status: 'refused'; readonly problems: FounderProblems }
  | { readonly status: 'failed'; readonly reason: string };

const NO_SUCH_ADDRESS = 404;

/** The server's codes for what the rules refuse. */
const FIELDS: Readonly<Record<string, keyof Founder>> = {
  wrong_name: 'fullName',
  wrong_email: 'email',
  wrong_password: 'password',
};

/** How far the first account has come. */
export type ClaimState =
  | { readonly step: 'checking' | 'busy' | 'gone' | 'signed-in' | 'made' }
  | Asking;

type Asking = {
  readonly step: 'asking';
  readonly problems: FounderProblems;
  readonly failure: string | null;
};

const ASKING: Asking = { step: 'asking', problems: {}, failure: null };

/** The first account: the link is looked at before anybody types, then the account is made and signed in. */
export function useClaim(token: string): {
  readonly state: ClaimState;
  readonly make: (founder: Founder) => Promise<void>;
} {
  const backend = useBackend();
  const [state, setState] = useState<ClaimState>({ step: 'checking' });

  useEffect(() => {
    const leaving = new AbortController();
    void mayBeGood(token, leaving.signal).then((isGood) => {
      if (!leaving.signal.aborted) setState(isGood ? ASKING : { step: 'gone' });
    });
    return () => leaving.abort();
  }, [token]);

  async function make(founder: Founder): Promise<void> {
    setState({ step: 'busy' });
    const answer = await claim(token, founder);
    switch (answer.status) {
      case 'made':
        return setState({ step: (await signIn(founder)) ? 'signed-in' : 'made' });
      case 'gone':
        return setState({ step: 'gone' });
      case 'refused':
        return setState({ ...ASKING, problems: answer.problems });
      case 'failed':
        return setState({ ...ASKING, failure: answer.reason });
    }
  }

  /** Whether it worked; the account is there in any case. */
  async function signIn({ email, password }: Founder): Promise<boolean> {
    try {
      await (await backend.session()).signIn(email, password);
      showToast({ title: setupTexts.welcome, tone: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      showToast({ title: setupTexts.signInYourself });
      return false;
    }
  }

  return { state, make };
}

/** Whether the link may still be good; only a plain no from the server says that it is not. */
async function mayBeGood(token: string, signal: AbortSignal): Promise<boolean> {
  const answer = await post({ token }, signal).catch(() => null);
  return answer?.status !== NO_SUCH_ADDRESS;
}

/** Asks the server to make the first account. */
async function claim(token: string, account: Founder): Promise<ClaimAnswer> {
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
