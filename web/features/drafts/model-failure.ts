import type { ModelError, ModelErrorReason } from '#engine';
import type { ModelSettings } from './model-settings.ts';

/** What failed with a model, and what to do about it. `origin` is that of the page, which servers may have to allow. */
export function modelFailureText(
  { reason, models }: ModelError,
  { baseUrl, model }: Pick<ModelSettings, 'baseUrl' | 'model'>,
  origin: string,
): string {
  const { host } = new URL(baseUrl);
  const texts: Readonly<Record<ModelErrorReason, string>> = {
    unreachable: `${host} could not be reached. ${adviceFor(baseUrl, origin)}`,
    rejected: `${host} refused the key. Check the API key.`,
    'unknown-model': `${host} does not have the model “${model}”. ${modelList(models)}`,
    'rate-limited': `${host} accepts no more requests at the moment: the limit or the credit is used up. Try again later.`,
    failed: `${host} answered with an error. Check that the model runs there.`,
    'too-slow': `${model} took too long. Try again, or choose a smaller model.`,
    'too-long': `${model} answered far too much. Try again, or choose another model.`,
    unreadable: `${host} sent an answer that cannot be used. Check the address, or choose a larger model.`,
  };
  return texts[reason];
}

const OLLAMA_PORT = '11434';

/** Browsers don't say whether nothing listens or the page may not read the answer, so both are named. */
function adviceFor(baseUrl: string, origin: string): string {
  return new URL(baseUrl).port === OLLAMA_PORT
    ? `Check that Ollama is running, and start it with OLLAMA_ORIGINS=${origin} so that this page may ask it.`
    : `Check the address, that the server is running, and that it allows requests from ${origin} (CORS).`;
}

function modelList(models: readonly string[]): string {
  return models.length === 0 ? 'Check its name.' : `It has: ${models.join(', ')}.`;
}
