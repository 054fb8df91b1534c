import { useState } from 'react';
import type { InputEvent, RefObject, SubmitEvent } from 'react';
import type { Prospect } from '#engine';
import { researchTexts } from '../../../texts-research.ts';
import { focusField } from '../../../ui/form-fields.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ProspectDraft } from './prospect-draft.ts';
import type { ProspectProblems } from './prospect-fields.tsx';
import { hintsFor } from './prospect-hints.ts';
import type { ProspectHints } from './prospect-hints.ts';
import { prospectFrom } from './prospect-values.ts';
import { useResearchSession } from '../run/research-context.ts';
import { useFilling } from './use-filling.ts';
import type { Filling } from './use-filling.ts';

const { form: words } = researchTexts;

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

/** Keeps the draft, doubts addresses, and starts the run, or says what is missing (§5). `onStart` is told each start. */
export function useProspectForm(
  form: RefObject<HTMLFormElement | null>,
  onStart: (prospect: Prospect) => void,
): ProspectFormControl {
  const { start, draft } = useResearchSession();
  const [problems, setProblems] = useState<ProspectProblems>({});
  const [hints, setHints] = useState(() => hintsFor(draft.read()));
  const filling = useFilling(form, (prospect) => {
    draft.write(prospect);
    setHints(hintsFor(prospect));
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const prospect = prospectFrom(event.currentTarget);
    const found = problemsOf(prospect);
    setProblems(found);
    if (found.name === undefined && found.company === undefined) {
      onStart(prospect);
      return start(prospect);
    }
    showToast({ title: words.missingTitle, description: words.missing, tone: 'destructive' });
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
      draft.write(prospectFrom(event.currentTarget));
    },
    onSubmit,
  };
}

/** §5: a name and a company at least. */
function problemsOf({ name, company }: Prospect): ProspectProblems {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(company.trim() === '' && { company: words.companyMissing }),
  };
}
