import { useEffect, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import type { Prospect } from '#engine';
import { whenIdle } from '../../../lazy-loading.ts';
import { focusField } from '../../../ui/forms/form-fields.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { useResearchSession } from '../run/research-context.ts';
import type { ProspectDraft } from './prospect-draft.ts';
import { type ProspectProblems, hintsFor, type ProspectHints } from './prospect-fields.tsx';
import { prospectFrom } from './prospect-values.ts';
import { formTexts } from './texts.ts';
import { useFilling, type Filling } from './use-filling.ts';

const texts = formTexts.prospect;

/** What the prospect form knows and does beside its fields, which keep their own text. */
export type ProspectFormControl = {
  readonly draft: ProspectDraft;
  readonly problems: ProspectProblems;
  readonly hints: ProspectHints;
  readonly filling: Filling;
  /** Looks at the addresses again. */
  readonly lookAgain: () => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** Keeps the draft, doubts addresses, and starts the run, or says what is missing (§5). */
export function useProspectForm(form: RefObject<HTMLFormElement | null>): ProspectFormControl {
  const { start, prepare, draft } = useResearchSession();
  const [problems, setProblems] = useState<ProspectProblems>({});
  const [hints, setHints] = useState(() => hintsFor(draft.read()));
  const filling = useFilling(form, (prospect) => {
    draft.write(prospect);
    if (isComplete(prospect)) prepare();
    setHints(hintsFor(prospect));
    setProblems((told) => stillOf(told, problemsOf(prospect)));
  });

  usePreparation(form, draft, prepare);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const prospect = prospectFrom(event.currentTarget);
    const found = problemsOf(prospect);
    setProblems(found);
    if (found.name === undefined && found.company === undefined) return start(prospect);
    if (isMissing(prospect.name) || isMissing(prospect.company)) {
      showToast({ title: texts.missingTitle, description: texts.missing, tone: 'destructive' });
    }
    focusField(form.current, found.name === undefined ? 'company' : 'name');
  }

  return {
    draft,
    problems,
    hints,
    filling,
    lookAgain: () => {
      if (form.current !== null) setHints(hintsFor(prospectFrom(form.current)));
    },
    onInput: (event) => {
      filling.settle();
      const prospect = prospectFrom(event.currentTarget);
      draft.write(prospect);
      setProblems((told) => stillOf(told, problemsOf(prospect)));
      if (isComplete(prospect)) prepare();
    },
    onSubmit,
  };
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

/** What the record of use takes for a name or a company. */
const CHARACTERS_MAX = 500;

/** §5: a name and a company at least, neither longer than can be recorded. */
function problemsOf({ name, company }: Prospect): ProspectProblems {
  const nameProblem = problemOf(name, texts.nameMissing);
  const companyProblem = problemOf(company, texts.companyMissing);
  return {
    ...(nameProblem !== null && { name: nameProblem }),
    ...(companyProblem !== null && { company: companyProblem }),
  };
}

/** What was told and is still so: a problem goes when it is cured, and typing never brings one. */
function stillOf(told: ProspectProblems, found: ProspectProblems): ProspectProblems {
  return {
    ...(told.name !== undefined && found.name !== undefined && { name: found.name }),
    ...(told.company !== undefined && found.company !== undefined && { company: found.company }),
  };
}

function problemOf(text: string, missing: string): string | null {
  if (isMissing(text)) return missing;
  // Counted as the database counts.
  return Array.from(text.trim()).length > CHARACTERS_MAX ? texts.tooLong(CHARACTERS_MAX) : null;
}

/** Enough to start a run with. */
function isComplete({ name, company }: Prospect): boolean {
  return !isMissing(name) && !isMissing(company);
}

function isMissing(text: string): boolean {
  return text.trim() === '';
}
