import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { createKeptQueues } from '../../storage/saved-queue.ts';
import { useOnline } from '../../ui/use-online.ts';
import { onlyHereFor } from './only-here.ts';
import { QueueContext, useQueue } from './queue-context.ts';
import { createQueueStore } from './queue-store.ts';
import type { QueueWork } from './run-queue.ts';

/**
 * Keeps the account's list and works on it with `work`, whatever screen is looked at. One that a lost connection stopped
 * goes on by itself; one that a reload stopped waits for the user, since it costs credits.
 */
export function QueueProvider(props: {
  readonly work: QueueWork;
  readonly children: ReactNode;
}): ReactElement {
  const { work, children } = props;
  const { id } = useAccount();
  const [store] = useState(() => createQueueStore(createKeptQueues(id), onlyHereFor(id)));
  const queue = useQueue(store);
  const isOnline = useOnline();
  const start = useEffectEvent((): void => void store.start(work));

  useEffect(() => {
    void store.restore();
    // Who signs out or goes to another account leaves the list paused.
    return () => store.leave();
  }, [store]);

  const isWaiting = queue?.status === 'paused' && queue.reason === 'offline';
  useEffect(() => {
    if (isOnline && isWaiting) start();
  }, [isOnline, isWaiting]);

  const session = useMemo(() => ({ ...store, start: () => void store.start(work) }), [store, work]);
  return <QueueContext value={session}>{children}</QueueContext>;
}
