import { useCallback, useEffect, useRef, useState, useDeferredValue, useMemo } from 'react';
import {
  canonicalUrl,
  prospectKey,
  withMarks,
  type Mark,
  type Marks,
  type Prospect,
} from '#engine';
import { useAccount } from '../../../backend/authentication.tsx';
import { withMark, createSavedMarks } from '../../../storage/marks.ts';
import type { ReportResult } from '../report.ts';

/** The user's marks for one prospect, and the way to change them. */
export type Marking = {
  readonly marks: Marks;
  /** Marks a result, and notes what its page states; `null` takes the mark back. Stored in the browser. */
  readonly onMark: (result: Pick<ReportResult, 'url' | 'stated'>, mark: Mark | null) => void;
  readonly storage: MarkStorage;
};

/** Whether the browser has stored the last mark; one it `refused` lasts until the page is closed. */
export type MarkStorage = 'writing' | 'stored' | 'refused';

const NO_MARKS: Marks = new Map();

type Held = {
  readonly prospect: string;
  readonly marks: Marks;
  readonly storage: MarkStorage;
};

const NOTHING_HELD = { marks: NO_MARKS, storage: 'stored' } as const;

/** The signed-in account's marks for a prospect, remembered from run to run (`prospectKey`). */
export function useMarks(prospect: Pick<Prospect, 'name' | 'company'>): Marking {
  const { id } = useAccount();
  const key = prospectKey(prospect);
  const [saved] = useState(() => createSavedMarks(id));
  const [held, setHeld] = useState<Held>({ prospect: key, ...NOTHING_HELD });
  // Only the write of the last mark says whether that one is stored.
  const writes = useRef(0);
  const current = held.prospect === key ? held : NOTHING_HELD;

  useEffect(() => {
    let isLeft = false;
    const take = (marks: Marks): void =>
      setHeld((before) => {
        // Marks made while the stored ones were being read take precedence.
        const mine = before.prospect === key ? before : NOTHING_HELD;
        return { ...mine, prospect: key, marks: new Map([...marks, ...mine.marks]) };
      });
    saved.read(key).then(
      (marks) => {
        if (!isLeft && marks.size > 0) take(marks);
      },
      // A browser that refuses storage has no marks; the user learns that when they mark something.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [saved, key]);

  const onMark = useCallback(
    ({ url, stated }: Pick<ReportResult, 'url' | 'stated'>, mark: Mark | null): void => {
      const address = canonicalUrl(url);
      const page = mark === null ? null : { mark, stated };
      const write = (writes.current += 1);
      const settle = (storage: MarkStorage): void =>
        setHeld((before) =>
          before.prospect === key && writes.current === write ? { ...before, storage } : before,
        );
      setHeld((before) => ({
        prospect: key,
        marks: withMark(before.prospect === key ? before.marks : NO_MARKS, address, page),
        storage: 'writing',
      }));
      saved.write(key, address, page).then(
        () => settle('stored'),
        () => settle('refused'),
      );
    },
    [saved, key],
  );

  return { marks: current.marks, onMark, storage: current.storage };
}

/** The results with the user's marks applied (`withMarks`), one render after the pressed button shows. */
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
