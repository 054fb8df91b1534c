import { RotateCw } from 'lucide-react';
import { use, useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { QueueContext } from '../../features/many-prospects/queue-context.ts';
import { useResearchSession } from '../../features/research/run/research-context.ts';
import { isUnderWay } from '../../features/research/run/research-state.ts';
import { watchNothing } from '../../storage/listeners.ts';
import { Button } from '../../ui/button.tsx';
import { watchForUpdates } from './watch-for-updates.ts';

const texts = { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' } as const;

/** Offers to load the server's new version, once nothing is under way that a reload would cut short. */
export function NewVersionOffer(): ReactElement {
  return <Offer isBusy={useIsResearching()} />;
}

/** The offer, held back while `isBusy`. */
export function Offer({ isBusy }: { readonly isBusy: boolean }): ReactElement {
  const [isReady, setIsReady] = useState(false);
  const hasTyped = useTyped();
  useEffect(() => watchForUpdates(() => setIsReady(true)), []);

  function reload(): void {
    // The browser asks first, in its own words.
    if (hasTyped()) {
      globalThis.addEventListener('beforeunload', (event) => event.preventDefault(), {
        once: true,
      });
    }
    globalThis.location.reload();
  }

  return (
    <output>
      {isReady && !isBusy && (
        <div className="fixed bottom-4 left-4 z-10 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm text-ink shadow-float print:hidden">
          <span>{texts.ready}</span>
          <span className="flex gap-1">
            <Button size="sm" variant="primary" onClick={reload}>
              <RotateCw aria-hidden className="size-3.5" />
              {texts.reload}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setIsReady(false)}>
              {texts.later}
            </Button>
          </span>
        </div>
      )}
    </output>
  );
}

function useIsResearching(): boolean {
  const { read, watch } = useResearchSession();
  const queue = use(QueueContext);
  const isRunning = useSyncExternalStore(watch, () => isUnderWay(read()));
  const isListRunning = useSyncExternalStore(
    queue?.watch ?? watchNothing,
    () => queue?.read()?.status === 'running',
  );
  return isRunning || isListRunning;
}

/** Does a field hold something typed that a reload would lose? Forms whose text is saved are marked (`data-kept`). */
function useTyped(): () => boolean {
  const [fields] = useState(() => new Set<HTMLInputElement | HTMLTextAreaElement>());
  useEffect(() => {
    function note({ target }: Event): void {
      const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (isField && target.closest('[data-kept]') === null) fields.add(target);
    }
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [fields]);
  return () => [...fields].some((field) => field.isConnected && field.value !== '');
}
