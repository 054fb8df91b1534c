import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuthentication } from '../../backend/authentication.tsx';
import { ARRIVE_AT_FORM, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { focusField, fieldText } from '../../ui/forms/form-fields.ts';
import {
  NewPasswordField,
  problemOfEmail,
  problemOfNewPassword,
} from '../../ui/forms/new-account-fields.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useFieldProblems } from '../../ui/forms/use-field-problems.ts';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { FormFailure } from '../../ui/layout/notice.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { fieldsOf } from '../../unknown-fields.ts';
import { setupTexts } from './texts.ts';
import { type ClaimState, type Founder, type FounderProblems, useClaim } from './use-claim.ts';

type SetupPageProps = {
  /** Called when the account is being made, so that the next screen can load meanwhile. */
  readonly onSubmit: () => void;
  /** What is shown without a good link, as at any address that does not exist. */
  readonly notFound: ReactElement;
};

/** Creates the first administrator for a user with the link (docs/decisions/066). The token moves from the address bar into the tab's history. */
export function SetupPage(props: SetupPageProps): ReactElement {
  const location = useLocation();
  const { hash } = location;
  if (hash !== '') return <Navigate to={paths.setup} replace state={{ token: hash.slice(1) }} />;
  const { token } = fieldsOf(location.state);
  if (typeof token !== 'string') return props.notFound;
  return <FirstAccount key={token} token={token} {...props} />;
}

function FirstAccount(props: SetupPageProps & { readonly token: string }): ReactElement {
  const { state, make } = useClaim(props.token);
  const { user } = useAuthentication();
  function submit(founder: Founder): void {
    props.onSubmit();
    void make(founder);
  }
  switch (state.step) {
    case 'checking':
      return <Loading>{uiTexts.loading}</Loading>;
    case 'gone':
      return props.notFound;
    case 'made':
      return <Navigate to={paths.signIn} replace />;
    case 'signed-in':
      if (!user) return <Loading>{uiTexts.loading}</Loading>;
      return <Navigate to={paths.dashboard} replace state={ARRIVE_AT_FORM} />;
    case 'busy':
    case 'asking':
      return <SetupScreen state={state} onSubmit={submit} />;
    default:
      return state satisfies never;
  }
}

const NO_PROBLEMS = {};

function SetupScreen(props: {
  readonly state: ClaimState;
  readonly onSubmit: (founder: Founder) => void;
}): ReactElement {
  const { state, onSubmit } = props;
  const said = state.step === 'asking' ? state : { problems: NO_PROBLEMS, failure: null };
  useDocumentTitle(setupTexts.tabTitle);
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-sm gap-6 rounded-lg border border-line bg-surface p-6 shadow-panel">
        <div className="grid gap-1">
          <div className="mb-3">
            <BrandMark size={40} />
          </div>
          <h1 className="text-xl font-semibold">{setupTexts.title}</h1>
          <p className="text-muted">{setupTexts.lead}</p>
        </div>
        <SetupForm
          isBusy={state.step === 'busy'}
          refused={said.problems}
          failure={said.failure}
          onSubmit={onSubmit}
        />
      </div>
    </main>
  );
}

function SetupForm(props: {
  readonly isBusy: boolean;
  /** What the server said about the last try. */
  readonly refused: FounderProblems;
  readonly failure: string | null;
  readonly onSubmit: (founder: Founder) => void;
}): ReactElement {
  const { isBusy, refused, failure, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const checked = useFieldProblems(founderIn, problemsOf, (founder) => {
    if (!isBusy) onSubmit(founder);
  });
  useFocus(form, refused);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={checked.onSubmit}
      onInput={checked.onInput}
      className="grid gap-4"
    >
      <FounderFields problemOf={(field) => checked.problemOf(field) ?? refused[field]} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {setupTexts.submit}
      </Button>
    </form>
  );
}

function FounderFields(props: {
  readonly problemOf: (field: keyof Founder) => string | undefined;
}): ReactElement {
  const { problemOf } = props;
  return (
    <>
      <TextField
        label={setupTexts.fullName}
        name="fullName"
        autoComplete="name"
        required
        error={problemOf('fullName')}
      />
      <TextField
        label={setupTexts.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={problemOf('email')}
      />
      <NewPasswordField label={setupTexts.password} name="password" error={problemOf('password')} />
    </>
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

/** §5, the rules for every new account: name, e-mail and password are required. The database has the last word. */
function problemsOf({ fullName, email, password }: Founder) {
  return {
    fullName: fullName === '' ? setupTexts.fullNameMissing : null,
    email: problemOfEmail(email, setupTexts.emailMissing),
    password: problemOfNewPassword(password),
  };
}

function founderIn(fields: FormData): Founder {
  return {
    fullName: fieldText(fields, 'fullName').trim(),
    email: fieldText(fields, 'email').trim(),
    password: fieldText(fields, 'password'),
  };
}
