import { useEffect, useState } from 'react';
import { BackendError } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { BACKEND_TIMEOUT_MS } from '../../timings.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { fieldsOf } from '../../unknown-fields.ts';
import { setupTexts } from './texts.ts';

/** The person who creates the first account. */
export type Founder = {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
};

/** What the server refuses, by field. */
export type FounderProblems = { readonly [Field in keyof Founder]?: string };

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
  | AskingState;

type AskingState = {
  readonly step: 'asking';
  readonly problems: FounderProblems;
  readonly failure: string | null;
};

const ASKING: AskingState = { step: 'asking', problems: {}, failure: null };

/** The first account: the link is looked at before anybody types, then the account is made and signed in. */
export function useClaim(token: string): {
  readonly state: ClaimState;
  readonly make: (founder: Founder) => Promise<void>;
} {
  const backend = useBackend();
  const [state, setState] = useState<ClaimState>({ step: 'checking' });
  const [isUnsure, setIsUnsure] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const limit = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
    const signal = AbortSignal.any([leaving.signal, limit]);
    const answered = post({ token }, signal).catch(() => null);
    void answered.then((answer) => {
      // Only a plain no from the server says that the link is not good.
      const isGone = answer?.status === NO_SUCH_ADDRESS;
      if (!leaving.signal.aborted) setState(isGone ? { step: 'gone' } : ASKING);
    });
    return () => leaving.abort();
  }, [token]);

  async function make(founder: Founder): Promise<void> {
    setState({ step: 'busy' });
    const next = await claim(token, founder);
    if (next.step === 'made') {
      const isSignedIn = await signIn(founder);
      if (!isSignedIn) showToast({ title: setupTexts.signInYourself });
      return setState(isSignedIn ? { step: 'signed-in' } : next);
    }
    // The account may have been made by a try whose answer was lost.
    const isOurs = next.step === 'gone' && isUnsure && (await signIn(founder));
    if (next.step === 'asking' && next.failure !== null) setIsUnsure(true);
    setState(isOurs ? { step: 'signed-in' } : next);
  }

  async function signIn({ email, password }: Founder): Promise<boolean> {
    try {
      await (await backend.session()).signIn(email, password);
      showToast({ title: setupTexts.welcome, tone: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return false;
    }
  }

  return { state, make };
}

async function claim(token: string, account: Founder): Promise<ClaimState> {
  const limit = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const answer = await post({ token, account }, limit).catch(() => null);
  if (answer === null) return { ...ASKING, failure: setupTexts.unreachable };
  if (answer.ok) return { step: 'made' };
  if (answer.status === NO_SUCH_ADDRESS) return { step: 'gone' };
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

/** A rule of the database is said beside its field, everything else under the form. */
function refusalOf(body: unknown): AskingState {
  const { code, message } = fieldsOf(body);
  if (typeof code !== 'string' || typeof message !== 'string') {
    return { ...ASKING, failure: setupTexts.unexpected };
  }
  const field = FIELDS[code];
  if (field === undefined) return { ...ASKING, failure: message };
  return { ...ASKING, problems: { [field]: `${message}.` } };
}
