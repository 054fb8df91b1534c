import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { Prospect } from '#engine';
import { whenIdle } from '../../../lazy-loading.ts';
import { useFieldProblems } from '../../../ui/forms/use-field-problems.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { useCommonName, useResearchSession } from '../run/research-context.ts';
import type { ProspectDraft } from './prospect-draft.ts';
import { hintsFor, type ProspectHints } from './prospect-fields.tsx';
import { prospectFrom, prospectIn, RECORDED_CHARACTERS_MAX } from './prospect-values.ts';
import { formTexts } from './texts.ts';
import { useFilling, type Filling } from './use-filling.ts';

const texts = formTexts.prospect;

/** What the prospect form knows and does beside its fields, which keep their own text. */
export type ProspectFormControl = {
  readonly draft: ProspectDraft;
  readonly problemOf: (field: 'name' | 'company') => string | undefined;
  readonly hints: ProspectHints;
  readonly filling: Filling;
  readonly lookAgain: () => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** Keeps the draft, doubts addresses, and starts the run, or says what is missing (§5). */
export function useProspectForm(form: RefObject<HTMLFormElement | null>): ProspectFormControl {
  const { start, prepare, draft } = useResearchSession();
  const { problemOf, recheck, ...checked } = useFieldProblems(prospectIn, problemsOf, start);
  const [hints, setHints] = useState(() => hintsFor(draft.read()));
  const [alone, setAlone] = useState(() => nameAlone(draft.read()));
  const isCommon = useCommonName() === alone && alone !== '';
  const filling = useFilling(form, (prospect) => {
    draft.write(prospect);
    setAlone(nameAlone(prospect));
    if (isComplete(prospect)) prepare();
    setHints(hintsFor(prospect));
    if (form.current !== null) recheck(form.current);
  });

  usePreparation(form, draft, prepare);
  const isHeldBack = useHeldSubmission(form, filling);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (isHeldBack(event)) return;
    checked.onSubmit(event);
    if (!isComplete(prospectFrom(event.currentTarget))) {
      showToast({ title: texts.missingTitle, description: texts.missing, tone: 'destructive' });
    }
  }

  return {
    draft,
    problemOf,
    hints: isCommon ? { ...hints, position: formTexts.hints.commonName } : hints,
    filling,
    lookAgain: () =>
      afterPress(() => {
        if (form.current !== null) setHints(hintsFor(prospectFrom(form.current)));
      }),
    onInput: (event) => {
      filling.settle();
      recheck(event.currentTarget);
      const prospect = prospectFrom(event.currentTarget);
      draft.write(prospect);
      setAlone(nameAlone(prospect));
      if (isComplete(prospect)) prepare();
    },
    onSubmit,
  };
}

/** Holds back what is sent before a paste has been read, which is no name until then, and sends it afterwards. */
function useHeldSubmission(
  form: RefObject<HTMLFormElement | null>,
  { parsing }: Filling,
): (event: SubmitEvent<HTMLFormElement>) => boolean {
  const isHeld = useRef(false);
  return (event) => {
    const reading = parsing();
    if (reading === null) return false;
    event.preventDefault();
    if (isHeld.current) return true;
    isHeld.current = true;
    void reading.finally(() => {
      isHeld.current = false;
      form.current?.requestSubmit();
    });
    return true;
  };
}

/** The name, while nothing else distinguishes the person from others who have it; '' otherwise. */
function nameAlone({ name, position, notes }: Prospect): string {
  return position.trim() === '' && notes.trim() === '' ? name.trim() : '';
}

/** Prepares a run as soon as one is near: the form says whom to research, or somebody is at it. */
function usePreparation(
  form: RefObject<HTMLFormElement | null>,
  draft: ProspectDraft,
  prepare: () => void,
): void {
  useEffect(() => {
    const callOff = whenIdle(() => isComplete(draft.read()) && prepare());
    const watched = form.current;
    const onFocus = (): void => void whenIdle(prepare);
    watched?.addEventListener('focusin', onFocus);
    return () => {
      callOff();
      watched?.removeEventListener('focusin', onFocus);
    };
  }, [form, draft, prepare]);
}

/** §5: a name and a company at least, neither longer than can be recorded. */
function problemsOf({ name, company }: Prospect) {
  return {
    name: problemWith(name, texts.nameMissing),
    company: problemWith(company, texts.companyMissing),
  };
}

function problemWith(text: string, missing: string): string | null {
  if (isMissing(text)) return missing;
  // Counted as the database counts.
  return Array.from(text.trim()).length > RECORDED_CHARACTERS_MAX
    ? texts.tooLong(RECORDED_CHARACTERS_MAX)
    : null;
}

function isComplete({ name, company }: Prospect): boolean {
  return !isMissing(name) && !isMissing(company);
}

function isMissing(text: string): boolean {
  return text.trim() === '';
}

/**
 * Acts when no button of a mouse is held down, and otherwise after its click: what moves away from under a press takes the
 * click with it. A press on a button takes the focus from a field before it is a click.
 */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  // The click comes right after, in the same turn.
  document.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
