import { useEffect, useState } from 'react';
import type { Prospect } from '#engine';
import { createRecentProspects } from '../../../storage/recent-prospects.ts';
import type { RecentProspect } from '../../../storage/recent-prospects.ts';

/** The prospects this account researched lately, and what can be done with the list. */
export type RecentProspectsControl = {
  readonly recent: readonly RecentProspect[];
  readonly record: (prospect: Prospect) => void;
  readonly remove: (prospect: Prospect) => void;
};

/** Reads the list once; empty until it is there. */
export function useRecentProspects(userId: string): RecentProspectsControl {
  const [kept] = useState(() => createRecentProspects(userId));
  const [recent, setRecent] = useState<readonly RecentProspect[]>([]);

  useEffect(() => {
    let isLeft = false;
    void kept.list().then((list) => {
      if (!isLeft) setRecent(list);
    });
    return () => {
      isLeft = true;
    };
  }, [kept]);

  async function after(act: Promise<void>): Promise<void> {
    await act;
    setRecent(await kept.list());
  }

  return {
    recent,
    record: (prospect) => void after(kept.record(prospect, new Date())),
    remove: (prospect) => void after(kept.remove(prospect)),
  };
}
