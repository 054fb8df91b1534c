import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** React's `lazy`, but a screen whose code is there already is shown at once; `lazy` would show its fallback for 300 ms. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): {
  readonly Screen: FunctionComponent<Props>;
  /** Loads the code ahead. Rejects when it can't be had; showing the screen tries again. */
  readonly preload: () => Promise<unknown>;
} {
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
