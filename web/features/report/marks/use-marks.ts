import { useCallback, useEffect, useState, useDeferredValue, useMemo } from 'react';
import { canonicalUrl, prospectKey, withMarks } from '#engine';
import type { Mark, Marks, Prospect } from '#engine';
import { useAccount } from '../../../backend/authentication.tsx';
import { withMark, createSavedMarks } from '../../../storage/marks.ts';
import type { ReportResult } from '../report.ts';

/** The user's marks for one prospect, and the way to change them. */
export type Marking = {
  readonly marks: Marks;
  /**
   * Marks a result, and notes what its page states; `null` takes the mark back. Takes effect at once and is stored in the
   * browser.
   */
  readonly onMark: (result: Pick<ReportResult, 'url' | 'stated'>, mark: Mark | null) => void;
  /** The browser could not store the last mark: it lasts until the page is closed. */
  readonly isUnkept: boolean;
};

const NO_MARKS: Marks = new Map();

type Held = { readonly prospect: string; readonly marks: Marks; readonly isUnkept: boolean };

/** The signed-in account's marks for a prospect, remembered from run to run (`prospectKey`). */
export function useMarks(prospect: Pick<Prospect, 'name' | 'company'>): Marking {
  const { id } = useAccount();
  const key = prospectKey(prospect);
  const [kept] = useState(() => createSavedMarks(id));
  const [held, setHeld] = useState<Held>({ prospect: key, marks: NO_MARKS, isUnkept: false });
  const current = held.prospect === key ? held : { marks: NO_MARKS, isUnkept: false };

  useEffect(() => {
    let isLeft = false;
    const take = (marks: Marks): void =>
      setHeld((before) => {
        // Marks made while the stored ones were being read take precedence.
        const said = before.prospect === key ? before.marks : NO_MARKS;
        return { prospect: key, marks: new Map([...marks, ...said]), isUnkept: false };
      });
    kept.read(key).then(
      (marks) => {
        if (!isLeft && marks.size > 0) take(marks);
      },
      // A browser that refuses storage has no marks; the user learns that when they mark something.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [kept, key]);

  const onMark = useCallback(
    ({ url, stated }: Pick<ReportResult, 'url' | 'stated'>, mark: Mark | null): void => {
      const address = canonicalUrl(url);
      const page = mark === null ? null : { mark, stated };
      const settle = (isUnkept: boolean): void =>
        setHeld((before) => (before.prospect === key ? { ...before, isUnkept } : before));
      setHeld((before) => ({
        prospect: key,
        marks: withMark(before.prospect === key ? before.marks : NO_MARKS, address, page),
        isUnkept: false,
      }));
      kept.write(key, address, page).then(
        () => settle(false),
        () => settle(true),
      );
    },
    [kept, key],
  );

  return { marks: current.marks, onMark, isUnkept: current.isUnkept };
}

/**
 * The results of a report with the user's marks applied (`withMarks`). A pressed button shows at once; the results that
 * follow from it come with the next render.
 */
export function useMarkedResults<Item extends ReportResult>(
  found: { readonly prospect: Prospect; readonly results: readonly Item[] },
  marks: Marks,
): readonly Item[] {
  const { prospect, results } = found;
  const counted = useDeferredValue(marks);
  return useMemo(
    () => withMarks({ prospect, results, marks: counted }),
    [prospect, results, counted],
  );
}
