import { Bell, BellOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Prospect } from '#engine';
import { watchKey } from '../../storage/watches.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { watchTexts as texts } from './texts.ts';
import { WatchCommandLine } from './watch-command.tsx';
import { useWatches, useWatchList } from './watches-context.ts';
import { isWatched, watchFrom } from './watching.ts';

/** More would be asked about for hours, at hundreds of credits a day. */
const WATCHES_MAX = 25;

type WatchSwitchProps = {
  readonly prospect: Prospect;
  /** Of the report that everything later is compared with, ISO 8601. */
  readonly researchedAt: string;
};

/** Begins and ends watching the person of a saved report. */
export function WatchButton({ prospect, researchedAt }: WatchSwitchProps): ReactElement {
  const watches = useWatches();
  const list = useWatchList();
  const [problem, setProblem] = useState('');
  const isOn = isWatched(list, prospect);

  function toggle(): void {
    if (!isOn && list.length >= WATCHES_MAX) return setProblem(texts.tooMany(WATCHES_MAX));
    const isKept = isOn
      ? watches.change(watchKey({ prospect }), () => null)
      : watches.add(watchFrom(prospect, researchedAt, new Date()));
    return setProblem(isKept ? '' : texts.notKept);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:whitespace-normal"
        icon={isOn ? BellOff : Bell}
        onClick={toggle}
      >
        {isOn ? texts.stop : texts.start}
      </Button>
      <p role="alert" className={problem === '' ? 'sr-only' : 'w-full text-sm text-danger'}>
        {problem}
      </p>
    </>
  );
}

/** While the person is watched: how that goes, that it needs an open page, and how to do without one. */
export function WatchNote({ prospect }: Pick<WatchSwitchProps, 'prospect'>): ReactElement {
  const watch = useWatchList().find((one) => watchKey(one) === watchKey({ prospect }));
  return (
    <output className={watch ? 'block print:hidden' : 'sr-only'}>
      {watch && (
        <Notice tone="info" title={texts.watched}>
          <p>{texts.how(formatMoment(watch.nextAt))}</p>
          <WatchCommandLine prospects={[prospect]} />
        </Notice>
      )}
    </output>
  );
}
