import { useState } from 'react';
import { BackendError } from '../../backend/backend-error.ts';
import { type SessionBackend, useBackend } from '../../backend/backend.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { uiTexts } from '../../ui/texts.ts';
import { signInTexts } from './texts.ts';

/** The authentication service's own words for a wrong e-mail address or password. */
const INVALID_CREDENTIALS = 'Invalid login credentials';

type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string };

/** One step of signing in, with the toasts of §8 where there is a form. `failure` stays on the page. */
export function useSignIn(hasForm: boolean): {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Answers whether the step went well. */
  readonly attempt: (step: (session: SessionBackend) => Promise<void>) => Promise<boolean>;
} {
  const backend = useBackend();
  const [state, setState] = useState<SignInState>({ status: 'idle' });

  async function attempt(step: (session: SessionBackend) => Promise<void>): Promise<boolean> {
    setState({ status: 'busy' });
    try {
      await step(await backend.session());
      setState({ status: 'idle' });
      return true;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      const isRefusal = error.reason === 'refused';
      const message = isRefusal ? error.message : signInTexts.unexpected;
      const title = isRefusal ? signInTexts.failed : uiTexts.error;
      if (hasForm) showToast({ title, description: message, tone: 'destructive' });
      // The toast says the service's words; what stays on the page says them again only when they need to stay.
      setState({
        status: 'failed',
        message: message === INVALID_CREDENTIALS ? signInTexts.wrong : message,
      });
      return false;
    }
  }

  return {
    isBusy: state.status === 'busy',
    failure: state.status === 'failed' ? state.message : null,
    attempt,
  };
}

/** Greets a user who has just signed in. */
export function welcome(): void {
  showToast({ title: signInTexts.welcome, tone: 'success' });
}
