import { useCallback, useState } from 'react';

/** A part whose code `load`, always the same function, imports when it is wanted. A failure (`false`) is tried again by the next call. */
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
