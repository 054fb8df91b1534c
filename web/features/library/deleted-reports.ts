const CHANNEL = 'legwork.deleted-reports';

/** What the pages of this browser tell each other about saved reports that their user deletes. */
export type DeletedReports = {
  /** Tells the other pages. */
  readonly tell: (id: string) => void;
  /** Listens to the other pages. Returns the function that stops it; what is told after that is told to nobody. */
  readonly open: () => () => void;
};

/** Calls back for each report that another page of this browser has deleted. */
export function createDeletedReports(onDeletedElsewhere: (id: string) => void): DeletedReports {
  let channel: BroadcastChannel | null = null;

  return {
    tell: (id) => channel?.postMessage(id),
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
