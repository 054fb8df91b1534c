/** Who wants to hear of changes. */
export type Listeners = {
  /** Calls `onChange` at every change, for local storage also of another tab. Returns the function that stops it. */
  readonly watch: (onChange: () => void) => () => void;
  readonly notify: () => void;
};

/** Listeners of something that lives on this page alone. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

/** The same for what lies in local storage, which other pages change as well. */
export function createStorageListeners(): Listeners {
  const { watch, notify } = createListeners();
  return {
    watch(onChange) {
      const stop = watch(onChange);
      globalThis.addEventListener('storage', onChange);
      return () => {
        stop();
        globalThis.removeEventListener('storage', onChange);
      };
    },
    notify,
  };
}

/** For a store that is not there: it never changes. */
export function watchNothing(): () => void {
  return () => undefined;
}
