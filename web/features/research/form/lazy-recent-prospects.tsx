import { useEffect, useState, type ComponentProps, type ReactElement } from 'react';
import type { RecentProspectsList } from './recent-prospects-list.tsx';

type Loaded = { readonly RecentProspectsList: typeof RecentProspectsList };

/** The list of recent prospects, loaded when there is one to show; what can't be loaded now stays away. */
export function LazyRecentProspects(
  props: ComponentProps<typeof RecentProspectsList>,
): ReactElement | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const hasSome = props.recent.length > 0;
  useEffect(() => {
    if (hasSome) import('./recent-prospects-list.tsx').then(setLoaded).catch(() => null);
  }, [hasSome]);
  return loaded && <loaded.RecentProspectsList {...props} />;
}
