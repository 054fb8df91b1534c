import { Check } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import type { Config } from '../../config.ts';
import { Button } from '../../ui/button.tsx';
import { focusField, fieldText, PASSWORD_LENGTH_MIN } from '../../ui/forms/form-fields.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useFieldProblems } from '../../ui/forms/use-field-problems.ts';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { FormFailure, Notice } from '../../ui/layout/notice.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { signInTexts } from './texts.ts';
import { useSignIn, welcome } from './use-sign-in.ts';

/** What somebody signs in with; the password exactly as typed. */
type Credentials = { readonly email: string; readonly password: string };

const ProviderWay = lazy(async () => ({
  default: (await import('./single-sign-on.tsx')).ProviderWay,
}));

/** The way in (§2, /auth), and for an installation without accounts the way to the first one. */
export function SignInPage(props: {
  readonly isNew: boolean;
  readonly singleSignOn: Config['singleSignOn'];
  /** Called when a sign-in starts, so that the next screen can load meanwhile. */
  readonly onSubmit: () => void;
}): ReactElement {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Pitch />
      <main className="grid place-items-center px-4 py-10 sm:px-8">
        <div className="grid w-full max-w-sm gap-6">
          <div className="grid gap-1">
            <div className="mb-4 lg:hidden">
              <BrandMark size={40} />
            </div>
            <h1 className="text-2xl font-semibold">{signInTexts.title}</h1>
            <p className="text-muted">{signInTexts.lead}</p>
          </div>
          {props.isNew && (
            <Notice tone="info" title={signInTexts.first.title}>
              <p>{signInTexts.first.remedy}</p>
            </Notice>
          )}
          {props.singleSignOn && (
            <Suspense fallback={<div className="h-10" />}>
              <ProviderWay {...props.singleSignOn} onSubmit={props.onSubmit} />
            </Suspense>
          )}
          {!props.singleSignOn?.isOnly && (
            <>
              <SignInForm onSubmit={props.onSubmit} />
              <p className="text-sm text-muted">{signInTexts.forgotten}</p>
            </>
          )}
        </div>
      </main>
    </div>
  );
}

function Pitch(): ReactElement {
  return (
    <aside className="relative hidden content-between overflow-hidden bg-[#08352a] p-12 text-[#eaf6f0] lg:grid">
      <p className="flex items-center gap-2.5 text-lg font-semibold">
        <BrandMark size={28} />
        {uiTexts.product}
      </p>
      <div className="grid max-w-md gap-6">
        <p className="text-2xl leading-9 font-medium text-balance">{signInTexts.pitch}</p>
        <ul className="grid gap-2.5 text-base text-[#b9dccb]">
          {signInTexts.points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-[#8fe3bd]" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function SignInForm({ onSubmit }: { readonly onSubmit: () => void }): ReactElement {
  const { isBusy, failure, attempt } = useSignIn(true);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusField(form.current, 'email'), []);

  async function signIn({ email, password }: Credentials): Promise<void> {
    onSubmit();
    if (await attempt((session) => session.signIn(email, password))) welcome();
  }
  const checked = useFieldProblems(
    credentialsIn,
    problemsOf,
    (credentials) => void signIn(credentials),
  );

  return (
    <form
      ref={form}
      noValidate
      onSubmit={checked.onSubmit}
      onInput={checked.onInput}
      className="grid gap-4"
    >
      <TextField
        label={signInTexts.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={checked.problemOf('email')}
      />
      <PasswordField
        label={signInTexts.password}
        name="password"
        autoComplete="current-password"
        required
        error={checked.problemOf('password')}
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {signInTexts.submit}
      </Button>
    </form>
  );
}

function credentialsIn(fields: FormData): Credentials {
  return { email: fieldText(fields, 'email').trim(), password: fieldText(fields, 'password') };
}

/** §5: an e-mail address and a password of at least 6 characters. */
function problemsOf({ email, password }: Credentials) {
  return {
    email: email === '' ? signInTexts.emailMissing : null,
    password: password.length < PASSWORD_LENGTH_MIN ? signInTexts.passwordShort : null,
  };
}
