import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Prospect } from '#engine';
import { isInField } from '../../../ui/forms/form-fields.ts';
import { useSavingOf } from '../../sessions/report-saving-context.ts';

/** Has the user deleted the saved report of this very run? */
function useIsDeleted(prospect: Prospect): boolean {
  return useSavingOf(prospect)?.status === 'deleted';
}

/** Like `useIsDeleted`, but stays true once the report is saved again, so that nothing moves under the user who asked for that. */
export function useWasDeleted(prospect: Prospect): boolean {
  const isDeleted = useIsDeleted(prospect);
  const [deleted, setDeleted] = useState<Prospect | null>(null);
  if (isDeleted && deleted !== prospect) setDeleted(prospect);
  return isDeleted || deleted === prospect;
}

/** The prospects whose deleted report the user has been led to. */
const notified = new WeakSet<Prospect>();

/**
 * Focuses the notice of a deleted report once, and scrolls to it. The notice takes the reference that is returned. Does nothing
 * while the user is typing.
 */
export function useShownDeletion(prospect: Prospect): RefObject<HTMLOutputElement | null> {
  const words = useRef<HTMLOutputElement>(null);
  const isDeleted = useIsDeleted(prospect);
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
