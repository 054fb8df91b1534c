import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject, SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusField, textOf } from '../../ui/forms/form-fields.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { problemsOf } from './founder.ts';
import type { Founder, FounderProblems } from './founder.ts';
import { setupTexts } from './texts.ts';

/** Name, e-mail and password of the first administrator; whatever is wrong is said beside its field. */
export function SetupForm(props: {
  readonly isBusy: boolean;
  /** What the server said of the last try. */
  readonly refused: FounderProblems;
  readonly failure: string | null;
  readonly onSubmit: (founder: Founder) => void;
}): ReactElement {
  const { isBusy, refused, failure, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FounderProblems>({});
  const problems = { ...refused, ...found };
  useFocus(form, refused);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const founder = founderFrom(event.currentTarget);
    const slips = problemsOf(founder);
    setFound(slips);
    const [first] = Object.keys(slips);
    if (first !== undefined) return focusField(form.current, first);
    onSubmit(founder);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={setupTexts.fullName}
        name="fullName"
        autoComplete="name"
        required
        error={problems.fullName}
      />
      <TextField
        label={setupTexts.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={problems.email}
      />
      <PasswordField
        label={setupTexts.password}
        name="password"
        autoComplete="new-password"
        required
        hint={setupTexts.passwordHint}
        error={problems.password}
      />
      <div role="alert">
        {failure !== null && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {setupTexts.submit}
      </Button>
    </form>
  );
}

/** Starts in the first field, and leads to the one that the server refuses. */
function useFocus(form: RefObject<HTMLFormElement | null>, refused: FounderProblems): void {
  useEffect(() => focusField(form.current, 'fullName'), [form]);
  useEffect(() => {
    const [first] = Object.keys(refused);
    if (first !== undefined) focusField(form.current, first);
  }, [form, refused]);
}

function founderFrom(form: HTMLFormElement): Founder {
  const fields = new FormData(form);
  return {
    fullName: textOf(fields, 'fullName').trim(),
    email: textOf(fields, 'email').trim(),
    password: textOf(fields, 'password'),
  };
}
