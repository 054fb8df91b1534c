import { useCallback, useState } from 'react';

/**
 * A part of the screen whose code is loaded when it is wanted: the part, `null` until it is there, and the function that
 * loads it. What can't be had now (`false`) stays away, and the next call tries again.
 *
 * @param load imports the module of the part; the same function at every call
 */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
): readonly [part: Part | null, want: () => Promise<boolean>] {
  const [part, setPart] = useState<Part | null>(null);
  const want = useCallback(async () => {
    try {
      setPart(await load());
      return true;
    } catch {
      return false;
    }
  }, [load]);
  return [part, want];
}
