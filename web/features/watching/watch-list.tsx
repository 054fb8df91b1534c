import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'react-router';
import { watchKey, type Watch, type Watches, type WatchNews } from '../../storage/watches.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatMoment } from '../../ui/format.ts';
import { watchTexts as texts } from './texts.ts';
import { WatchCommandLine } from './watch-command.tsx';
import { useWatches, useWatchList } from './watches-context.ts';

type WatchListProps = {
  readonly reportPath: (id: string) => string;
  readonly onFollow?: () => void;
};

/** Everybody who is watched: what was new, how the last time went, when the next one is. What has been shown is not new any more. */
export function WatchList({ reportPath, onFollow }: WatchListProps): ReactElement {
  const watches = useWatches();
  const list = useWatchList();
  useEffect(() => () => markSeen(watches), [watches]);
  const place = useRef<HTMLDivElement>(null);
  const newestFirst = list.toSorted((one, other) => newsAt(other).localeCompare(newsAt(one)));

  function stop(watch: Watch): void {
    // The button goes with its row.
    place.current?.focus();
    watches.change(watchKey(watch), () => null);
  }

  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 text-sm outline-none">
      <ul aria-label={texts.list} className="divide-y divide-line empty:hidden">
        {newestFirst.map((watch) => (
          <li key={watchKey(watch)} className="grid gap-1 py-2.5">
            <div className="flex items-center justify-between gap-2">
              <p className="min-w-0 py-1 wrap-anywhere">
                <span className="font-medium">{texts.nameBefore(watch.prospect.name)}</span>{' '}
                <span className="text-muted">{watch.prospect.company}</span>
              </p>
              <Button
                variant="quiet"
                size="sm"
                aria-label={texts.stopOf(watch.prospect.name)}
                onClick={() => stop(watch)}
              >
                {texts.stop}
              </Button>
            </div>
            {watch.news.map((news) => (
              <NewsLine
                key={news.at}
                news={news}
                path={news.reportId === null ? null : reportPath(news.reportId)}
                onFollow={onFollow}
              />
            ))}
            <LastTime watch={watch} />
            <p className="text-muted">{texts.next(formatMoment(watch.nextAt))}</p>
          </li>
        ))}
      </ul>
      {list.length > 0 && <WatchCommandLine prospects={list.map(({ prospect }) => prospect)} />}
    </div>
  );
}

function NewsLine(props: {
  readonly news: WatchNews;
  readonly path: string | null;
  readonly onFollow: (() => void) | undefined;
}): ReactElement {
  const { news, path, onFollow } = props;
  const words = texts.news(news.pages, news.events, formatDay(news.at));
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        {!news.isSeen && <Badge tone="accent">{texts.new}</Badge>}
        {path === null ? (
          <span>{words}</span>
        ) : (
          <Link
            to={path}
            {...(onFollow && { onClick: onFollow })}
            className="text-accent underline underline-offset-2 hover:no-underline"
          >
            {words}
          </Link>
        )}
      </p>
      <ul className="list-disc pl-5 text-muted">
        {news.titles.map((title) => (
          <li key={title} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
      {path === null && <p className="text-muted">{texts.notSavedYet}</p>}
    </div>
  );
}

function LastTime({ watch }: { readonly watch: Watch }): ReactElement | null {
  const { lastAt, trouble, news } = watch;
  if (trouble !== '') return <p className="text-warning wrap-anywhere">{texts.trouble(trouble)}</p>;
  if (lastAt === null) return <p className="text-muted">{texts.neverAsked}</p>;
  if (news[0]?.at === lastAt) return null;
  return <p className="text-muted">{texts.nothingNew(formatDay(lastAt))}</p>;
}

function newsAt({ news }: Watch): string {
  return news[0]?.at ?? '';
}

function markSeen(watches: Watches): void {
  for (const watch of watches.read()) {
    if (watch.news.every(({ isSeen }) => isSeen)) continue;
    watches.change(watchKey(watch), (now) => ({
      ...now,
      news: now.news.map((one) => ({ ...one, isSeen: true })),
    }));
  }
}
