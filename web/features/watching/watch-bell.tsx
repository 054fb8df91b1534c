import { Bell } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { ErrorBoundary } from '../../ui/layout/error-boundary.tsx';
import { PopoverButton } from '../../ui/overlays/popover-button.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { watchTexts } from './texts.ts';
import { useWatchList } from './watches-context.ts';

const WatchList = lazy(async () => ({ default: (await import('./watch-list.tsx')).WatchList }));

/** How many things are new about those who are watched; on demand, which. Nobody who watches nobody has a bell. */
export function WatchBell(props: {
  readonly reportPath: (id: string) => string;
}): ReactElement | null {
  const list = useWatchList();
  if (list.length === 0) return null;
  const count = list.flatMap(({ news }) => news).filter(({ isSeen }) => !isSeen).length;
  return (
    <PopoverButton
      label={watchTexts.bell(count)}
      trigger={
        <>
          <Bell aria-hidden className="size-4" />
          {count > 0 && (
            <span className="rounded-full bg-accent px-1.5 text-xs text-on-accent tabular-nums">
              {count}
            </span>
          )}
        </>
      }
      className="top-15 max-h-[min(36rem,85dvh)] w-96 overflow-y-auto p-4"
    >
      {(close) => (
        <ErrorBoundary fallback={<p role="alert">{watchTexts.notLoaded}</p>}>
          <header className="grid gap-0.5 pb-1">
            <h2 className="text-base font-semibold">{watchTexts.title}</h2>
            <p className="text-sm text-muted">{watchTexts.lead}</p>
          </header>
          <Suspense fallback={<Loading>{uiTexts.loading}</Loading>}>
            <WatchList reportPath={props.reportPath} onFollow={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </PopoverButton>
  );
}
