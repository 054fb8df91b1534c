import { useEffect, useRef, useState } from 'react';
import { createModelClient, ModelError, parseUrl, secretOf } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { useConfig } from '../../config.ts';
import { formDraft, type FormDraft } from '../../storage/form-draft.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { modelFailureText } from './model-failure.ts';
import { useModelSettings, type ModelSettings } from './model-settings.ts';
import { draftTexts } from './texts.ts';

const texts = draftTexts.form;

const FIELDS_KEPT = ['preset', 'baseUrl', 'model', 'offer', 'language'];

/** How the form of the language model is doing. */
export type ModelFormState =
  | { readonly status: 'idle' | 'testing' }
  | { readonly status: 'works'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string; readonly field?: 'baseUrl' | 'model' };

/** What was entered is saved before it is tested, since a local model may not be running yet. */
export function useModelForm(): {
  readonly settings: ModelSettings | null;
  readonly state: ModelFormState;
  /** Keeps what was entered and makes one small call to see whether it works. */
  readonly save: (fields: FormData) => Promise<void>;
  readonly switchOff: () => void;
  /** What was typed and not saved yet. The key is not kept. */
  readonly draft: FormDraft;
} {
  const { modelOrigins } = useConfig();
  const { settings, write } = useModelSettings();
  const { id } = useAccount();
  const [draft] = useState(() => formDraft('language-model', id, FIELDS_KEPT));
  const [state, setState] = useState<ModelFormState>({ status: 'idle' });
  const testing = useRef<AbortController>(null);
  useEffect(() => () => testing.current?.abort(), []);

  async function save(fields: FormData): Promise<void> {
    testing.current?.abort();
    const entered = enteredIn(fields, settings);
    const refusal = refusalOf(entered, modelOrigins);
    if (refusal !== null) return setState(refusal);
    if (!write(entered)) return setState({ status: 'failed', message: texts.notStored });
    draft.drop();
    const attempt = new AbortController();
    testing.current = attempt;
    setState({ status: 'testing' });
    const outcome = await tested(entered, attempt.signal);
    if (!attempt.signal.aborted) setState(outcome);
    return undefined;
  }

  return {
    settings,
    state,
    save,
    draft,
    switchOff() {
      testing.current?.abort();
      const isOff = write(null);
      draft.drop();
      setState(isOff ? { status: 'idle' } : { status: 'failed', message: texts.notStored });
    },
  };
}

function enteredIn(fields: FormData, before: ModelSettings | null): ModelSettings {
  const baseUrl = fieldText(fields, 'baseUrl').trim().replace(/\/+$/u, '');
  const key = fieldText(fields, 'key').trim();
  const isSameServer = before !== null && originOf(before.baseUrl) === originOf(baseUrl);
  return {
    baseUrl,
    model: fieldText(fields, 'model').trim(),
    // A key goes to the server it was entered for, and to no other.
    key: key === '' && isSameServer ? before.key : secretOf(key),
    offer: fieldText(fields, 'offer').trim(),
    language: fieldText(fields, 'language').trim(),
  };
}

function refusalOf(
  { baseUrl, model }: ModelSettings,
  modelOrigins: readonly string[],
): ModelFormState | null {
  const origin = originOf(baseUrl);
  if (origin === null) return { status: 'failed', message: texts.badAddress, field: 'baseUrl' };
  if (model === '') return { status: 'failed', message: texts.noModel, field: 'model' };
  return modelOrigins.includes(origin)
    ? null
    : { status: 'failed', message: texts.notAllowed(origin), field: 'baseUrl' };
}

function originOf(address: string): string | null {
  const url = parseUrl(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : null;
}

async function tested(settings: ModelSettings, signal: AbortSignal): Promise<ModelFormState> {
  try {
    const fetch = globalThis.fetch.bind(globalThis);
    await createModelClient({ ...settings, fetch }).test(signal);
    return { status: 'works', message: texts.works(settings.model) };
  } catch (error) {
    if (signal.aborted) return { status: 'idle' };
    if (!(error instanceof ModelError)) throw error;
    const message = modelFailureText(error, settings, globalThis.location.origin);
    return { status: 'failed', message };
  }
}
