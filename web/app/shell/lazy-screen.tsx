import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A screen whose code is loaded apart. */
export type LazyScreen<Props extends object> = {
  readonly Screen: FunctionComponent<Props>;
  /** Loads the code ahead. Rejects when it can't be had; showing the screen tries again. */
  readonly preload: () => Promise<unknown>;
};

/**
 * Like React's `lazy`, but a screen whose code is there already is shown at once: `lazy` shows its fallback even then,
 * and React leaves a fallback in place for 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(loadOnce);

  function Screen(props: Props): ReturnType<FunctionComponent<Props>> {
    // Once for each time it is shown, so that it isn't built anew when its code has come.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Lazy }));
    return createElement(Shown, props);
  }
  return { Screen, preload: loadOnce };
}
