import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Prospect } from '#engine';
import type { ResearchState } from '../../../features/research/run/research-state.ts';
import { isInField } from '../../../ui/forms/form-fields.ts';
import { useSavingOf } from '../../sessions/report-saving-context.ts';

/** Has the user deleted the saved report of this very run? One that was cut short waits to be saved for another reason. */
function useIsDeleted(prospect: Prospect, status: ResearchState['status']): boolean {
  const saving = useSavingOf(prospect);
  return status === 'done' && saving?.status === 'held';
}

/** Like `useIsDeleted`, and also once it is saved again: nothing moves away from under whoever asked for that. */
export function useWasDeleted(prospect: Prospect, status: ResearchState['status']): boolean {
  const isDeleted = useIsDeleted(prospect, status);
  const [deleted, setDeleted] = useState<Prospect | null>(null);
  if (isDeleted && deleted !== prospect) setDeleted(prospect);
  return isDeleted || deleted === prospect;
}

/** The prospects whose deleted report the user has been led to. */
const notified = new WeakSet<Prospect>();

/**
 * Leads once to the words that say that the report was deleted, which take the reference: they may be below what is seen.
 * Whoever is typing is left alone.
 */
export function useShownDeletion(
  prospect: Prospect,
  status: ResearchState['status'],
): RefObject<HTMLOutputElement | null> {
  const words = useRef<HTMLOutputElement>(null);
  const isDeleted = useIsDeleted(prospect, status);
  useEffect(() => {
    if (!isDeleted || notified.has(prospect) || isInField()) return;
    notified.add(prospect);
    words.current?.focus({ preventScroll: true });
    // Once the whole screen is drawn: what is above the words grows meanwhile.
    requestAnimationFrame(() =>
      setTimeout(() => words.current?.scrollIntoView({ block: 'center' })),
    );
  }, [isDeleted, prospect]);
  return words;
}
