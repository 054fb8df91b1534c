import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../backend/queries.ts';

type ReportListeners = {
  readonly onSaved: (id: string) => void;
  readonly onDeleted: (id: string) => void;
};

/** How the pages of this browser let each other know which saved reports they change. */
export type ReportChannels = {
  readonly announceSaved: (id: string) => void;
  /** Announces a report that the user has deleted, to this page as well. */
  readonly announceDeleted: (id: string) => void;
  /** Begins to listen to the other pages; nothing is announced before. Returns the function that ends both. */
  readonly open: () => () => void;
};

/** Calls back for each report that another page of this browser has saved or deleted, and refreshes the library. */
export function createReportChannels(
  queryClient: QueryClient,
  { onSaved, onDeleted }: ReportListeners,
): ReportChannels {
  const hearing = (act: (id: string) => void) => (id: string) => {
    act(id);
    void queryClient.invalidateQueries({ queryKey: queryKeys.reports });
  };
  const saved = createChannel('legwork.saved-reports', hearing(onSaved));
  const deleted = createChannel('legwork.deleted-reports', hearing(onDeleted));
  return {
    announceSaved: saved.announce,
    announceDeleted(id) {
      onDeleted(id);
      deleted.announce(id);
    },
    open() {
      const closings = [saved.open(), deleted.open()];
      return () => {
        for (const close of closings) close();
      };
    },
  };
}

function createChannel(name: string, onMessage: (id: string) => void) {
  let channel: BroadcastChannel | null = null;

  return {
    announce: (id: string): void => channel?.postMessage(id),
    open(): () => void {
      const opened = new BroadcastChannel(name);
      opened.addEventListener('message', ({ data }: MessageEvent<string>) => onMessage(data));
      channel = opened;
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
  };
}
