import { PlugZap } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { createLazyBackend, openBackend } from '../../backend/open-backend.ts';
import { hasStoredSession } from '../../backend/stored-session.ts';
import { ConfigError, loadConfig, type Config } from '../../config.ts';
import { firstUse } from '../../lazy-loading.ts';
import { isMissingPart, whenConnected, whyMissing } from '../../missing-parts.ts';
import { BACKEND_TIMEOUT_MS } from '../../timings.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { appTexts } from '../texts.ts';
import { OfflinePage } from './offline-page.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

const texts = appTexts.startFailed;

/** A page in the background paints nothing; it isn't to wait for ever. */
const PATIENCE_MS = 100;

type Ready = { readonly config: Config; readonly backend: Backend };
type Opening = Ready | { readonly reason: string };
type Settled = Opening | { readonly error: unknown };

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

/** What a promise came to, `null` until then. Suspense would leave its fallback in place for 300 ms. */
function useSettled(opening: Promise<Opening>): Settled | null {
  const [settled, setSettled] = useState<{ of: Promise<Opening>; value: Settled } | null>(null);
  useEffect(() => {
    const settle = (value: Settled): void => setSettled({ of: opening, value });
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
      return {
        config,
        backend: createLazyBackend(() => openLazily(config, fetch), firstUse(globalThis)),
      };
    }
    await afterPaint();
    const [config, backend] = await Promise.all([
      settings,
      openBackend(settings, fetch, firstUse(globalThis)),
      preload(),
    ]);
    return { config, backend };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { reason: error.message };
  }
}

/** Resolves when the browser has shown what was rendered, so that loading what comes next doesn't hold the picture up. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** Throws `BackendError` when the client's code can't be had, with the remedy when a newer version has replaced it. */
async function openLazily(config: Config, fetch: typeof globalThis.fetch): Promise<Backend> {
  try {
    return await openBackend(config, fetch, Promise.resolve());
  } catch (error) {
    if (!isMissingPart(error) || (await whyMissing()) === 'no connection')
      throw new BackendError('unreachable', appTexts.crashed.title, { cause: error });
    const title = appTexts.newVersion.title;
    const remedy = appTexts.newVersion.remedy;
    throw new BackendError('refused', `${title}. ${remedy}`, { cause: error });
  }
}

function StartFailed(props: {
  readonly reason: string;
  readonly onRetry: () => void;
}): ReactElement {
  const [isOffline] = useState(() => !globalThis.navigator.onLine);
  const isUnreachable = useUnreachable(props.onRetry);
  if (isOffline) {
    return (
      <OfflinePage onOnline={props.onRetry} onRetry={props.onRetry}>
        <p role="alert">{appTexts.offline.remedy}</p>
      </OfflinePage>
    );
  }
  return (
    <MessagePage
      icon={<PlugZap aria-hidden className="size-5" />}
      title={texts.title}
      action={
        <Button variant="primary" onClick={props.onRetry}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      <p role="alert">{props.reason}</p>
      <p>{isUnreachable ? texts.unreachableRemedy : texts.remedy}</p>
    </MessagePage>
  );
}

/** Whether not even the server answers; `onConnected` is called once it does. */
function useUnreachable(onConnected: () => void): boolean {
  const [isUnreachable, setUnreachable] = useState(false);
  const goOn = useEffectEvent(onConnected);
  useEffect(() => {
    void whyMissing().then((why) => setUnreachable(why === 'no connection'));
  }, []);
  useEffect(() => (isUnreachable ? whenConnected(goOn) : undefined), [isUnreachable]);
  return isUnreachable;
}
