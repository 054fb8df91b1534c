import { useState } from 'react';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { uiTexts } from '../../ui/texts.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import type { Credentials } from './credentials.ts';
import { signInTexts } from './texts.ts';

type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string };

/** Signing in, with the toasts of §8. `failure` stays on the page after its toast has gone. */
export function useSignIn(): {
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly signIn: (credentials: Credentials) => Promise<void>;
} {
  const backend = useBackend();
  const [state, setState] = useState<SignInState>({ status: 'idle' });

  async function signIn({ email, password }: Credentials): Promise<void> {
    setState({ status: 'busy' });
    try {
      await (await backend.session()).signIn(email, password);
      showToast({ title: signInTexts.welcome, tone: 'success' });
      setState({ status: 'idle' });
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      const isRefusal = error.reason === 'refused';
      const message = isRefusal ? error.message : signInTexts.unexpected;
      const title = isRefusal ? signInTexts.failed : uiTexts.error;
      showToast({ title, description: message, tone: 'destructive' });
      setState({ status: 'failed', message });
    }
  }

  return {
    isBusy: state.status === 'busy',
    failure: state.status === 'failed' ? state.message : null,
    signIn,
  };
}
