/** Joins work that tells events at its own pace with a reader who takes them one by one. */
export type EventQueue<Event> = {
  readonly push: (event: Event) => void;
  /** Ends the reading after everything pushed so far. */
  readonly close: () => void;
  /** Ends the reading at once with `reason`; what has not been read is dropped. */
  readonly fail: (reason: unknown) => void;
  readonly drain: () => AsyncGenerator<Event, void>;
};

type End = { readonly kind: 'closed' } | { readonly kind: 'failed'; readonly reason: unknown };

/** Creates an empty queue for one reader. The first end counts, later ones are ignored. */
export function createEventQueue<Event>(): EventQueue<Event> {
  const waiting: Event[] = [];
  let end: End | null = null;
  let wake: (() => void) | null = null;

  function finish(how: End): void {
    end ??= how;
    wake?.();
  }

  async function* drain(): AsyncGenerator<Event, void> {
    for (;;) {
      if (end?.kind === 'failed') throw end.reason;
      const event = waiting.shift();
      if (event !== undefined) yield event;
      else if (end === null) await new Promise<void>((resolve) => (wake = resolve));
      else return;
    }
  }

  return {
    push: (event) => {
      waiting.push(event);
      wake?.();
    },
    close: () => finish({ kind: 'closed' }),
    fail: (reason) => finish({ kind: 'failed', reason }),
    drain,
  };
}
