import { useEffect, useState } from 'react';
import { BUTTON_REST_MS } from '../timings.ts';

/** Did the work that a button could stop end less than a second ago? A click may still have been meant to stop it. */
export function useRestAfter(isUnderWay: boolean): boolean {
  const [wasUnderWay, setWasUnderWay] = useState(isUnderWay);
  const [isResting, setIsResting] = useState(false);
  // In the same render in which the button changes.
  if (isUnderWay !== wasUnderWay) {
    setWasUnderWay(isUnderWay);
    setIsResting(wasUnderWay);
  }
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setIsResting(false), BUTTON_REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  return isResting;
}
