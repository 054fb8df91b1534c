import type { Draft } from '../../model/draft.ts';
import { secretOf } from '../../model/secret.ts';
import { createModelClient, type ModelClient, type ModelOptions } from '../model-client.ts';
import { writeDraft } from '../write-draft.ts';
import { ADA_FACTS } from './facts-about.ts';

/** Where a model is, up to its port, and what else is known of it. */
export type GivenModel = { readonly baseUrl: string } & Partial<ModelOptions>;

/** Clients of the simulated model, and drafts to Ada as it writes them. */
export function modelCalls(fetch: typeof globalThis.fetch) {
  const modelClient = ({ baseUrl, ...options }: GivenModel): ModelClient =>
    createModelClient({
      baseUrl: `${baseUrl}/v1`,
      model: 'obedient-8b',
      key: secretOf(''),
      fetch,
      ...options,
    });
  const drafted = (
    given: GivenModel,
    { signal = new AbortController().signal, language = '' } = {},
  ): Promise<Draft> => {
    const request = { ...ADA_FACTS, language };
    return writeDraft({ client: modelClient(given), request, signal, elapsedMs: () => 0 });
  };
  return { modelClient, drafted };
}

/** A model's whole answer: one sentence of these parts in the plain mail. */
export function answerWith(parts: readonly object[]): string {
  return JSON.stringify({
    mails: { plain: [{ parts }], warm: [], short: [] },
    summary: [],
    order: [],
  });
}
