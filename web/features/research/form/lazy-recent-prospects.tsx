import { useEffect, type ComponentProps, type ReactElement } from 'react';
import { useLoaded } from '../../../ui/use-loaded.ts';
import type { RecentProspectsList } from './recent-prospects-list.tsx';

const loadList = () => import('./recent-prospects-list.tsx');

/** The list of recent prospects, loaded when there is one to show; what can't be loaded now stays away. */
export function LazyRecentProspects(
  props: ComponentProps<typeof RecentProspectsList>,
): ReactElement | null {
  const [list, wantList] = useLoaded(loadList);
  const hasSome = props.recent.length > 0;
  useEffect(() => {
    if (hasSome) void wantList();
  }, [hasSome, wantList]);
  return list && <list.RecentProspectsList {...props} />;
}
