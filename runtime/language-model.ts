import {
  createModelClient,
  draftLines,
  writeDraft,
  secretOf,
  type Draft,
  type ModelClient,
  type ReportDocument,
} from '#engine';
import { SettingsError } from './errors.ts';
import { secretIn } from './keys.ts';
import type { RuntimeEnvironment } from './open-runtime.ts';
import { addressIn, settingOf } from './settings.ts';

/** The user's own language model, as `LEGWORK_MODEL_URL` and the like say. Throws `SettingsError`; nothing is asked yet. */
export function openLanguageModel({ variables, fetch }: RuntimeEnvironment): ModelClient {
  const baseUrl = addressIn(variables, 'LEGWORK_MODEL_URL');
  const model = settingOf(variables, 'LEGWORK_MODEL');
  if (baseUrl === undefined || model === undefined) {
    throw new SettingsError(
      'A draft needs a language model. Set LEGWORK_MODEL_URL, for example to http://localhost:11434/v1, and LEGWORK_MODEL.',
    );
  }
  const key = secretIn(variables, 'LEGWORK_MODEL_KEY') ?? secretOf('');
  return createModelClient({ baseUrl, model, key, fetch });
}

/** A draft from the proven lines of a report; `null` for none. Throws `ModelError`, or the signal's reason on abort. */
export async function draftReport(
  { brief, results, prospect }: ReportDocument,
  order: {
    readonly client: ModelClient;
    /** What the user offers; '' when they did not say. */
    readonly offer: string;
    /** The language to write in; '' for English. */
    readonly language: string;
    readonly signal: AbortSignal;
    readonly elapsedMs: () => number;
  },
): Promise<Draft | null> {
  const lines = draftLines(brief, results);
  const { offer, language, ...rest } = order;
  return lines.length === 0
    ? null
    : writeDraft({ ...rest, request: { lines, prospect, offer, language } });
}
