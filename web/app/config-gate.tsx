import { PlugZap } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { BackendError } from '../backend/backend-error.ts';
import type { Backend } from '../backend/backend.ts';
import { createLateBackend } from '../backend/late-backend.ts';
import { hasStoredSession } from '../backend/stored-session.ts';
import { ConfigError, loadConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { texts } from '../texts.ts';
import { BACKEND_TIMEOUT_MS } from '../timings.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { firstUse } from './first-use.ts';
import { hasNewVersion } from './new-version.ts';

const loadClient = () => import('../backend/supabase-backend.ts');

type Ready = { readonly config: Config; readonly backend: Backend };
type Opening = Ready | { readonly reason: string };

/** Lets the application in once the server's settings are there; otherwise says why not and offers another try. */
export function ConfigGate(props: {
  readonly children: (ready: Ready) => ReactNode;
}): ReactElement {
  const [opening, setOpening] = useState(open);
  return (
    <Suspense fallback={<Loading>{texts.loading}</Loading>}>
      <Gate opening={opening} onRetry={() => setOpening(open())}>
        {props.children}
      </Gate>
    </Suspense>
  );
}

function Gate(props: {
  readonly opening: Promise<Opening>;
  readonly onRetry: () => void;
  readonly children: (ready: Ready) => ReactNode;
}): ReactNode {
  const opened = use(props.opening);
  if ('reason' in opened) return <StartFailed reason={opened.reason} onRetry={props.onRetry} />;
  return props.children(opened);
}

async function open(): Promise<Opening> {
  const fetch = globalThis.fetch.bind(globalThis);
  try {
    const settings = loadConfig(fetch, AbortSignal.timeout(BACKEND_TIMEOUT_MS));
    if (!hasStoredSession()) {
      const config = await settings;
      return { config, backend: createLateBackend(() => clientOf(config), firstUse(globalThis)) };
    }
    const [config, { createSupabaseBackend }] = await Promise.all([settings, loadClient()]);
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
