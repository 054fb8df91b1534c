import { CircleCheck, Download } from 'lucide-react';
import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import {
  CRM_LABELS,
  CRM_NAMES,
  exportFileName,
  hubspotCsv,
  type CrmContact,
  type CrmContacts,
  type CrmName,
} from '#engine';
import { useConfig } from '../../config.ts';
import { useKeyStore, useServiceKey } from '../../keys/key-store.ts';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { focusField, fieldText } from '../../ui/forms/form-fields.ts';
import { SelectField } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { crmTexts as texts } from './texts.ts';
import { useSaveNote, type NoteState, type NoteToSave, type OfferedCrm } from './use-save-note.ts';

/** Saves a report as the one note on its contact, in a CRM that the server offers. */
export function SaveToCrmDialog(
  props: NoteToSave & { readonly onClose: () => void },
): ReactElement | null {
  const { crms } = useConfig();
  const offered = CRM_NAMES.flatMap((crm) => {
    const address = crms[crm];
    return address === undefined ? [] : { crm, address };
  });
  const keys = useKeyStore();
  const [chosen, setChosen] = useState<CrmName | null>(null);
  const first = offered.find(({ crm }) => !keys.read(crm).isEmpty) ?? offered[0];
  const shown = offered.find(({ crm }) => crm === chosen) ?? first;
  if (shown === undefined) return null;
  return (
    <Dialog isOpen title={texts.title} lead={texts.lead} onClose={props.onClose}>
      {offered.length > 1 && <CrmField offered={offered} chosen={shown.crm} onChoose={setChosen} />}
      <NoteForm key={shown.crm} offered={shown} note={props} />
    </Dialog>
  );
}

function CrmField(props: {
  readonly offered: readonly OfferedCrm[];
  readonly chosen: CrmName;
  readonly onChoose: (crm: CrmName) => void;
}): ReactElement {
  const { offered, chosen, onChoose } = props;
  return (
    <div className="pb-4">
      <SelectField
        label={texts.crm}
        value={chosen}
        onChange={({ target }) => {
          const next = offered.find(({ crm }) => crm === target.value);
          if (next) onChoose(next.crm);
        }}
      >
        {offered.map(({ crm }) => (
          <option key={crm} value={crm}>
            {CRM_LABELS[crm]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function NoteForm(props: {
  readonly offered: OfferedCrm;
  readonly note: NoteToSave;
}): ReactElement {
  const { offered, note } = props;
  const { crm } = offered;
  const form = useRef<HTMLFormElement>(null);
  const { state, save, reset } = useSaveNote(note);
  const [missing, setMissing] = useState<'key' | 'contact' | null>(null);
  const isBusy = state.status === 'saving';
  const contacts = useAskedContacts(state);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [key, contactId] = [fieldText(fields, 'key').trim(), fieldText(fields, 'contact')];
    const gap = fields.has('key') && key === '' ? 'key' : null;
    const next = gap ?? (contacts !== null && contactId === '' ? 'contact' : null);
    setMissing(next);
    if (next === 'key') focusField(form.current, 'key');
    if (next === null) void save(offered, { key, contactId });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <KeyField
        offered={offered}
        problem={keyProblemOf(state, missing)}
        isBusy={isBusy}
        onRemoved={reset}
      />
      {contacts !== null && (
        <ContactField
          name={note.document.prospect.name}
          contacts={contacts}
          isMissing={missing === 'contact'}
        />
      )}
      <Outcome crm={crm} state={state} note={note} />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? texts.saving(crm) : contacts === null ? texts.save : texts.saveHere}
      </Button>
    </form>
  );
}

/** The contacts to choose from stay while the note is written on one of them. */
function useAskedContacts(state: NoteState): CrmContacts | null {
  const [asked, setAsked] = useState<CrmContacts | null>(null);
  if (state.status === 'several contacts' && state.contacts !== asked) setAsked(state.contacts);
  return asked;
}

function keyProblemOf(state: NoteState, missing: 'key' | 'contact' | null): string | undefined {
  if (missing === 'key') return texts.keyMissing;
  return state.status === 'failed' && state.isKeyWrong ? state.message : undefined;
}

function KeyField(props: {
  readonly offered: OfferedCrm;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onRemoved: () => void;
}): ReactElement {
  const { offered, problem, isBusy } = props;
  const { crm, address } = offered;
  const keys = useKeyStore();
  const key = useServiceKey(crm);
  const place = useRef<HTMLDivElement>(null);

  function remove(): void {
    keys.remove(crm);
    props.onRemoved();
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {key.isEmpty || problem !== undefined ? (
        <TextField
          label={texts.key(crm)}
          name="key"
          type="password"
          autoComplete="off"
          readOnly={isBusy}
          hint={texts.keyHint(crm, address.startsWith('/'))}
          error={problem}
          data-1p-ignore
        />
      ) : (
        <div className="flex items-center justify-between gap-2 text-sm">
          <span>{texts.keySaved(crm)}</span>
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={remove}>
            {texts.removeKey}
          </Button>
        </div>
      )}
    </div>
  );
}

function ContactField(props: {
  readonly name: string;
  readonly contacts: CrmContacts;
  readonly isMissing: boolean;
}): ReactElement {
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-medium">{texts.which(props.name)}</legend>
      {props.contacts.map((contact) => (
        <ContactChoice key={contact.id} contact={contact} />
      ))}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {props.isMissing && texts.contactMissing}
      </p>
    </fieldset>
  );
}

function ContactChoice({ contact }: { readonly contact: CrmContact }): ReactElement {
  const place = useId();
  const { id, name, company, email } = contact;
  return (
    <div className="flex min-h-11 items-center gap-2.5 rounded-md px-2 hover:bg-hover">
      <input
        id={place}
        type="radio"
        name="contact"
        value={id}
        className="size-4 shrink-0 accent-accent"
      />
      <label htmlFor={place} className="grid min-w-0 flex-1 py-1 wrap-anywhere">
        {name}
        <span className="text-sm text-muted">
          {[company, email, texts.contactId(id)].filter((part) => part !== '').join(' · ')}
        </span>
      </label>
    </div>
  );
}

function Outcome(props: {
  readonly crm: CrmName;
  readonly state: NoteState;
  readonly note: NoteToSave;
}): ReactElement {
  const { crm, state, note } = props;
  const { document } = note;
  const saveHubspotFile = (): void =>
    saveFile(exportFileName(document, 'hubspot.csv'), 'text/csv', hubspotCsv(document));
  const isProblem =
    state.status === 'no contact' || (state.status === 'failed' && !state.isKeyWrong);
  return (
    <>
      <output className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere empty:hidden">
        {state.status === 'written' && (
          <>
            <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />
            {state.message}
            {state.address !== null && (
              <ExternalLink href={state.address}>{texts.open(crm)}</ExternalLink>
            )}
          </>
        )}
      </output>
      <div role="alert" className="grid gap-2 empty:hidden">
        {isProblem && (
          <Notice tone="warning">
            <p className="wrap-anywhere">{state.message}</p>
          </Notice>
        )}
      </div>
      {state.status === 'no contact' && (
        <Button icon={Download} onClick={saveHubspotFile}>
          {texts.exportFile}
        </Button>
      )}
    </>
  );
}
