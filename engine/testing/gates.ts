/** Doors that answers wait behind, so that a test decides the order in which they come. */
export type Gates = {
  /** Resolves when this door is opened, also when it was opened before. */
  readonly passage: (name: string) => Promise<void>;
  readonly open: (...names: readonly string[]) => void;
};

/** All doors shut. */
export function createGates(): Gates {
  const doors = new Map<string, PromiseWithOpener>();

  function door(name: string): PromiseWithOpener {
    const known = doors.get(name) ?? promiseWithOpener();
    doors.set(name, known);
    return known;
  }

  return {
    passage: (name) => door(name).opened,
    open: (...names) => names.forEach((name) => door(name).open()),
  };
}

type PromiseWithOpener = { readonly opened: Promise<void>; readonly open: () => void };

function promiseWithOpener(): PromiseWithOpener {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
