import { useState, useSyncExternalStore, type ClipboardEvent, type ReactElement } from 'react';
import { CRM_NAMES, emailIn, type Prospect } from '#engine';
import { useConfig } from '../../../config.ts';
import { useKeyStore } from '../../../keys/key-store.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { formTexts } from './texts.ts';

/** Gentle doubts and wishes. They never keep a run from starting: only name and company are required (§5). */
export type ProspectHints = {
  readonly position?: string;
  readonly companyUrl?: string;
  readonly linkedinUrl?: string;
  readonly email?: string;
};

const WEB_ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

const PROFILE = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s/]+/iu;

const texts = formTexts.prospect;

/** What every field has: its name, label and placeholder, and what it begins with. */
function fieldOf(initial: Prospect, name: keyof Prospect) {
  return {
    name,
    label: formTexts.fields[name],
    placeholder: texts.placeholders[name],
    defaultValue: initial[name] ?? '',
    autoComplete: 'off',
  } as const;
}

/** The six fields of §2, and the e-mail address for the CRM, which is shown only where there is a CRM or an address. */
export function ProspectFields(props: {
  readonly initial: Prospect;
  /** What keeps a run from starting. */
  readonly problemOf: (field: 'name' | 'company') => string | undefined;
  readonly hints: ProspectHints;
  /** An address was left: the moment to look at it. */
  readonly onLeaveAddress: () => void;
  readonly onPasteName: (event: ClipboardEvent<HTMLInputElement>) => void;
}): ReactElement {
  const { initial, problemOf, hints } = props;
  return (
    <>
      <TextField
        {...fieldOf(initial, 'name')}
        required
        hint={formTexts.pasteHint}
        error={problemOf('name')}
        onPaste={props.onPasteName}
      />
      <TextField {...fieldOf(initial, 'company')} required error={problemOf('company')} />
      <TextField {...fieldOf(initial, 'position')} hint={hints.position} />
      <OptionalFields initial={initial} hints={hints} onLeave={props.onLeaveAddress} />
    </>
  );
}

function OptionalFields(props: {
  readonly initial: Prospect;
  readonly hints: ProspectHints;
  readonly onLeave: () => void;
}): ReactElement {
  const { initial, hints, onLeave } = props;
  const isEmailShown = useLasting(useHasCrm() || (initial.email ?? '') !== '');
  return (
    <>
      <div className={isEmailShown ? 'grid grid-cols-2 gap-2.5' : 'grid'}>
        <TextField
          {...fieldOf(initial, 'companyUrl')}
          inputMode="url"
          hint={hints.companyUrl}
          onBlur={onLeave}
        />
        <div hidden={!isEmailShown}>
          <TextField
            {...fieldOf(initial, 'email')}
            inputMode="email"
            hint={hints.email}
            onBlur={onLeave}
          />
        </div>
      </div>
      <TextField
        {...fieldOf(initial, 'linkedinUrl')}
        inputMode="url"
        hint={hints.linkedinUrl}
        onBlur={onLeave}
      />
      <TextArea {...fieldOf(initial, 'notes')} />
    </>
  );
}

/** Whether a CRM that the server offers has a key of this account in this browser. */
function useHasCrm(): boolean {
  const { crms } = useConfig();
  const keys = useKeyStore();
  return useSyncExternalStore(keys.watch, () =>
    CRM_NAMES.some((crm) => crms[crm] !== undefined && !keys.read(crm).isEmpty),
  );
}

/** Stays true once it was: the field must not disappear while the user empties it. */
function useLasting(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

/** What looks mistyped; an empty field never does. */
export function hintsFor({ companyUrl, linkedinUrl, email = '' }: Prospect): ProspectHints {
  const website = companyUrl.trim();
  const profile = linkedinUrl.trim();
  const isEmail = email.trim() === '' || emailIn(email) === email.trim().toLowerCase();
  return {
    ...(website !== '' && !WEB_ADDRESS.test(website) && { companyUrl: formTexts.hints.companyUrl }),
    ...(profile !== '' && !PROFILE.test(profile) && { linkedinUrl: formTexts.hints.linkedinUrl }),
    ...(!isEmail && { email: formTexts.hints.email }),
  };
}
