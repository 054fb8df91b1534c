import { PlugZap } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { createLateBackend } from '../../backend/late-backend.ts';
import { hasStoredSession } from '../../backend/stored-session.ts';
import { ConfigError, loadConfig } from '../../config.ts';
import type { Config } from '../../config.ts';
import { texts } from '../../texts.ts';
import { BACKEND_TIMEOUT_MS } from '../../timings.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { afterPaint } from './after-paint.ts';
import { firstUse } from './first-use.ts';
import { hasNewVersion } from './new-version.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const loadClient = () => import('../../backend/supabase-backend.ts');

type Ready = { readonly config: Config; readonly backend: Backend };
type Opening = Ready | { readonly reason: string };

/** Lets the application in once the server's settings are there; otherwise says why not and offers another try. */
export function ConfigGate(props: {
  /** Loads what somebody who comes back signed in sees first; it is waited for. */
  readonly preload: () => Promise<void>;
  readonly children: (ready: Ready) => ReactNode;
}): ReactNode {
  const [opening, setOpening] = useState(() => open(props.preload));
  const opened = useSettled(opening);
  if (opened === null) return <WaitingScreen />;
  if ('error' in opened) throw opened.error;
  if (!('reason' in opened)) return props.children(opened);
  return <StartFailed reason={opened.reason} onRetry={() => setOpening(open(props.preload))} />;
}

/** What a promise came to, `null` until then. Suspense would leave its fallback standing for 300 ms. */
function useSettled(opening: Promise<Opening>): Opening | { readonly error: unknown } | null {
  const [settled, setSettled] = useState<{
    readonly of: Promise<Opening>;
    readonly value: Opening | { readonly error: unknown };
  } | null>(null);
  useEffect(() => {
    const settle = (value: Opening | { readonly error: unknown }): void =>
      setSettled({ of: opening, value });
    opening.then(settle).catch((error: unknown) => settle({ error }));
  }, [opening]);
  return settled?.of === opening ? settled.value : null;
}

async function open(preload: () => Promise<void>): Promise<Opening> {
  const fetch = globalThis.fetch.bind(globalThis);
  try {
    const settings = loadConfig(fetch, AbortSignal.timeout(BACKEND_TIMEOUT_MS));
    if (!hasStoredSession()) {
      const config = await settings;
      return { config, backend: createLateBackend(() => clientOf(config), firstUse(globalThis)) };
    }
    await afterPaint();
    const [config, { createSupabaseBackend }] = await Promise.all([
      settings,
      loadClient(),
      preload(),
    ]);
    return { config, backend: createSupabaseBackend(config, fetch) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { reason: error.message };
  }
}

/** Throws `BackendError` when the client's code can't be had, with the remedy when a newer version has replaced it. */
async function clientOf(config: Config): Promise<Backend> {
  try {
    const { createSupabaseBackend } = await loadClient();
    return createSupabaseBackend(config, globalThis.fetch.bind(globalThis));
  } catch (error) {
    if (!hasNewVersion())
      throw new BackendError('unreachable', texts.crashed.title, { cause: error });
    const { title, remedy } = texts.newVersion;
    throw new BackendError('refused', `${title}. ${remedy}`, { cause: error });
  }
}

function StartFailed(props: {
  readonly reason: string;
  readonly onRetry: () => void;
}): ReactElement {
  return (
    <MessagePage
      icon={<PlugZap aria-hidden className="size-5" />}
      title={texts.startFailed.title}
      action={
        <Button look="primary" onClick={props.onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      <p role="alert">{props.reason}</p>
      <p>{texts.startFailed.remedy}</p>
    </MessagePage>
  );
}
