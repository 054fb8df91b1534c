import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { prospectKey, type Prospect } from '#engine';
import { watchForgotten } from '../../../storage/erase/forgotten.ts';
import { PROSPECT_FIELDS, prospectFrom, writeInto } from './prospect-values.ts';

/** Which fields were filled for the user, and how the form was before. */
export type Filled = { readonly fields: readonly (keyof Prospect)[]; readonly before: Prospect };

/** Fills the form from a paste or a list; what it replaced can be restored. */
export type Filling = {
  /** The last filling that can be undone. */
  readonly filled: Filled | null;
  /** Puts a prospect in the place of all that the form holds. */
  readonly fill: (prospect: Prospect) => void;
  readonly undo: () => void;
  /** The user goes on typing: what was filled is theirs now. */
  readonly settle: () => void;
  /** Resolves when the last paste is in its fields; `null` while none is being read. */
  readonly parsing: () => Promise<void> | null;
  /** For the name field: a pasted signature, profile or 'Jane Doe, CISO at Acme' fills the other fields too. */
  readonly onPasteName: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** Calls `onChange` with what the form holds after each filling and undoing. */
export function useFilling(
  form: RefObject<HTMLFormElement | null>,
  onChange: (prospect: Prospect) => void,
): Filling {
  const [filled, setFilled] = useFilled();
  const latestPaste = useRef(0);
  const isPasting = useRef(false);
  const parsing = useLatestWork();

  function put(prospect: Prospect, next: Filled | null): void {
    if (form.current === null) return;
    writeInto(form.current, prospect);
    setFilled(next);
    onChange(prospect);
  }

  function fill(found: Partial<Prospect>): void {
    if (form.current === null) return;
    const before = prospectFrom(form.current);
    const after = { ...before, ...found };
    if (PROSPECT_FIELDS.every((name) => after[name] === before[name])) return;
    put(after, { fields: filledFields(before, after), before });
  }

  async function fillFrom(text: string, nameBefore: string): Promise<void> {
    latestPaste.current += 1;
    const paste = latestPaste.current;
    // The engine is loaded only when it is needed; meanwhile the paste stays in the field as it is.
    const { prospectFromText } = await import('#engine');
    const fields = prospectFromText(text);
    if (fields === null || paste !== latestPaste.current) return;
    // An address alone only suggests a name; one that was typed knows better.
    const isTyped = nameBefore.trim() !== '' && !text.includes(fields.name ?? '');
    fill(isTyped ? { ...fields, name: nameBefore } : fields);
  }

  return {
    filled,
    // A prospect without an e-mail address must not get that of the one before.
    fill: (prospect) => fill({ email: '', ...prospect }),
    undo: () => void (filled !== null && put(filled.before, null)),
    settle: () => {
      // The paste itself also changes the field.
      if (isPasting.current) {
        isPasting.current = false;
        return;
      }
      latestPaste.current += 1;
      setFilled(null);
    },
    parsing: parsing.read,
    onPasteName: (event) => {
      isPasting.current = true;
      const text = event.clipboardData.getData('text/plain');
      parsing.follow(fillFrom(text, event.currentTarget.value));
    },
  };
}

/** The work that was begun last, as long as it is under way. */
function useLatestWork(): {
  readonly read: () => Promise<void> | null;
  readonly follow: (work: Promise<void>) => void;
} {
  const latest = useRef<Promise<void>>(null);
  return {
    read: () => latest.current,
    follow(work) {
      const followed = work.finally(() => {
        if (latest.current === followed) latest.current = null;
      });
      latest.current = followed;
    },
  };
}

/** The fields that hold something new; those that were emptied are not worth a word. */
function filledFields(before: Prospect, after: Prospect): readonly (keyof Prospect)[] {
  return PROSPECT_FIELDS.filter((name) => after[name] !== '' && after[name] !== before[name]);
}

/** The last filling; a person who is forgotten does not come back by undoing it. */
function useFilled(): [Filled | null, Dispatch<SetStateAction<Filled | null>>] {
  const [filled, setFilled] = useState<Filled | null>(null);
  useEffect(
    () =>
      watchForgotten(({ key }) =>
        setFilled((last) => (last !== null && prospectKey(last.before) === key ? null : last)),
      ),
    [],
  );
  return [filled, setFilled];
}
