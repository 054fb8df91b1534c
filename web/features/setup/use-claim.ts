import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { claim, mayBeGood } from './claim.ts';
import type { Founder, FounderProblems } from './founder.ts';
import { setupTexts } from './texts.ts';

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
