import { CircleCheck } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { focusField } from '../../ui/forms/form-fields.ts';
import { SelectField } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import type { ModelSettings } from './model-settings.ts';
import { DRAFT_LANGUAGES, draftTexts, MODEL_PRESETS } from './texts.ts';
import { useModelForm, type ModelFormState } from './use-model-form.ts';

const texts = draftTexts.form;

/** Where the user's own language model is, and what they offer. */
export function WritingAssistantForm(): ReactElement {
  const { settings, state, save, switchOff, draft } = useModelForm();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => draft.fill(form.current), [draft]);
  // After it is switched off, the fields are as they were at first.
  const [timesCleared, setTimesCleared] = useState(0);
  const isTesting = state.status === 'testing';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  }

  /** The button goes with what it switches off, so the focus goes to the card. */
  function clear(): void {
    form.current?.closest('details')?.querySelector('summary')?.focus();
    switchOff();
    setTimesCleared((times) => times + 1);
  }

  return (
    <form
      key={timesCleared}
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => draft.keep(currentTarget)}
      className="grid gap-4 px-4 pt-2 pb-4 sm:px-5"
    >
      <p className="text-muted">{texts.lead}</p>
      <PresetField form={form} baseUrl={settings?.baseUrl} />
      <Fields settings={settings} state={state} />
      <div className="flex flex-wrap items-center gap-2">
        {/* It stays enabled, and so keeps the focus; pressed again, it starts again. */}
        <Button type="submit" variant="primary" size="sm">
          {isTesting ? texts.testing : texts.save}
        </Button>
        {settings !== null && (
          <Button size="sm" variant="quiet" onClick={clear}>
            {texts.switchOff}
          </Button>
        )}
      </div>
      <Outcome state={state} />
    </form>
  );
}

function Fields(props: {
  readonly settings: ModelSettings | null;
  readonly state: ModelFormState;
}): ReactElement {
  const { settings, state } = props;
  const errorOf = (name: 'baseUrl' | 'model'): string | undefined =>
    state.status === 'failed' && state.field === name ? state.message : undefined;
  return (
    <>
      <TextField
        label={texts.baseUrl}
        name="baseUrl"
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={settings?.baseUrl ?? MODEL_PRESETS[0].baseUrl}
        error={errorOf('baseUrl')}
      />
      <TextField
        label={texts.model}
        name="model"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={settings?.model}
        error={errorOf('model')}
      />
      <TextField
        label={texts.key}
        name="key"
        type="password"
        autoComplete="off"
        hint={settings === null || settings.key.isEmpty ? texts.keyNone : texts.keyKept}
        data-1p-ignore
      />
      <TextField
        label={texts.offer}
        name="offer"
        hint={texts.offerHint}
        defaultValue={settings?.offer}
      />
      <LanguageField language={settings?.language} />
    </>
  );
}

/** Any language: the list only suggests some. */
function LanguageField({ language }: { readonly language: string | undefined }): ReactElement {
  const languagesId = useId();
  return (
    <>
      <TextField
        label={texts.language}
        name="language"
        list={languagesId}
        maxLength={60}
        hint={texts.languageHint}
        defaultValue={language}
      />
      <datalist id={languagesId}>
        {DRAFT_LANGUAGES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  );
}

/** Fills in the address of a service; the address is what counts. */
function PresetField(props: {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly baseUrl: string | undefined;
}): ReactElement {
  const { form, baseUrl } = props;

  function choose(name: string): void {
    const field = form.current?.elements.namedItem('baseUrl');
    const preset = MODEL_PRESETS.find((each) => each.name === name);
    if (field instanceof HTMLInputElement && preset) field.value = preset.baseUrl;
    if (preset?.baseUrl === '') focusField(form.current, 'baseUrl');
  }

  const chosen =
    baseUrl === undefined
      ? MODEL_PRESETS[0]
      : (MODEL_PRESETS.find((each) => each.baseUrl === baseUrl) ?? MODEL_PRESETS.at(-1));
  return (
    <SelectField
      label={texts.preset}
      name="preset"
      defaultValue={chosen?.name}
      onChange={({ target }) => choose(target.value)}
    >
      {MODEL_PRESETS.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

function Outcome({ state }: { readonly state: ModelFormState }): ReactElement {
  return (
    <>
      <output className="flex items-center gap-1.5 wrap-anywhere empty:hidden">
        {state.status === 'works' && (
          <>
            <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />
            {state.message}
          </>
        )}
      </output>
      <div role="alert" className="empty:hidden">
        {state.status === 'failed' && state.field === undefined && (
          <Notice tone="warning">
            <p className="wrap-anywhere">{state.message}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
