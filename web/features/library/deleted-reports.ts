const CHANNEL = 'legwork.deleted-reports';

/** How the pages of this browser let each other know which saved reports their user deletes. */
export type DeletedReports = {
  /** Announces to the other pages that a report was deleted. */
  readonly announce: (id: string) => void;
  /** Begins to listen to the other pages; nothing is announced before. Returns the function that ends both. */
  readonly open: () => () => void;
};

/** Calls back for each report that another page of this browser has deleted. */
export function createDeletedReports(onDeletedElsewhere: (id: string) => void): DeletedReports {
  let channel: BroadcastChannel | null = null;

  return {
    announce: (id) => channel?.postMessage(id),
    open() {
      const opened = new BroadcastChannel(CHANNEL);
      opened.addEventListener('message', ({ data }: MessageEvent<string>) =>
        onDeletedElsewhere(data),
      );
      channel = opened;
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
  };
}
