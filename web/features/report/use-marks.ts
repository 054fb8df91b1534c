import { useCallback, useEffect, useState } from 'react';
import { canonicalUrl, prospectKey } from '#engine';
import type { Mark, Marks, Prospect } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { createKeptMarks, withMark } from '../../storage/saved-marks.ts';

/** What the user said of the results for one prospect, and the way to say more. */
export type Marking = {
  readonly marks: Marks;
  /** Marks the result of this address; `null` takes the mark back. Counts at once, and is kept in the browser. */
  readonly onMark: (url: string, mark: Mark | null) => void;
  /** The browser could not keep the last mark: it counts until the page is closed. */
  readonly isUnkept: boolean;
};

const NO_MARKS: Marks = new Map();

type Held = { readonly prospect: string; readonly marks: Marks; readonly isUnkept: boolean };

/** The signed-in account's marks for a prospect, remembered from run to run (`prospectKey`). */
export function useMarks(prospect: Pick<Prospect, 'name' | 'company'>): Marking {
  const { id } = useAccount();
  const key = prospectKey(prospect);
  const [kept] = useState(() => createKeptMarks(id));
  const [held, setHeld] = useState<Held>({ prospect: key, marks: NO_MARKS, isUnkept: false });
  const current = held.prospect === key ? held : { marks: NO_MARKS, isUnkept: false };

  useEffect(() => {
    let isLeft = false;
    const take = (marks: Marks): void =>
      setHeld((before) => {
        // What was said while the browser was still looking counts more.
        const said = before.prospect === key ? before.marks : NO_MARKS;
        return { prospect: key, marks: new Map([...marks, ...said]), isUnkept: false };
      });
    kept.read(key).then(
      (marks) => {
        if (!isLeft && marks.size > 0) take(marks);
      },
      // Nothing is kept where the browser refuses; the user is told when they mark something.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [kept, key]);

  const onMark = useCallback(
    (url: string, mark: Mark | null): void => {
      const address = canonicalUrl(url);
      const settle = (isUnkept: boolean): void =>
        setHeld((before) => (before.prospect === key ? { ...before, isUnkept } : before));
      setHeld((before) => ({
        prospect: key,
        marks: withMark(before.prospect === key ? before.marks : NO_MARKS, address, mark),
        isUnkept: false,
      }));
      kept.write(key, address, mark).then(
        () => settle(false),
        () => settle(true),
      );
    },
    [kept, key],
  );

  return { marks: current.marks, onMark, isUnkept: current.isUnkept };
}
