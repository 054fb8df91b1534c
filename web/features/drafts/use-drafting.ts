import { useEffect, useRef, useState } from 'react';
import { createModelClient, ModelError, writeDraft } from '#engine';
import type { Draft, DraftLine, Prospect } from '#engine';
import { useConfig } from '../../config-context.ts';
import { modelFailureText } from './model-failure.ts';
import type { ModelSettings } from './model-settings.ts';
import { draftTexts } from './texts.ts';

/** How the writing of a draft is doing. */
export type DraftingState =
  | { readonly status: 'idle' | 'writing' | 'written' | 'cancelled' }
  | { readonly status: 'failed'; readonly message: string };

/** Its state and actions. */
export type Drafting = {
  readonly state: DraftingState;
  readonly start: (settings: ModelSettings) => Promise<void>;
  readonly cancel: () => void;
};

/** Has the user's own model draft from proven lines; nothing else changes, whatever comes of it. */
export function useDrafting(
  facts: { readonly prospect: Prospect; readonly lines: readonly DraftLine[] },
  onDraft: (draft: Draft) => void,
): Drafting {
  const { modelOrigins } = useConfig();
  const [state, setState] = useState<DraftingState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(settings: ModelSettings): Promise<void> {
    const { origin } = new URL(settings.baseUrl);
    if (!modelOrigins.includes(origin)) {
      return setState({ status: 'failed', message: draftTexts.form.notAllowed(origin) });
    }
    const attempt = new AbortController();
    running.current = attempt;
    setState({ status: 'writing' });
    try {
      const draft = await writeDraft({
        client: createModelClient({ ...settings, fetch: globalThis.fetch.bind(globalThis) }),
        facts: { ...facts, offer: settings.offer },
        signal: attempt.signal,
        elapsedMs: () => performance.now(),
      });
      setState({ status: 'written' });
      onDraft(draft);
    } catch (error) {
      if (attempt.signal.aborted) return setState({ status: 'cancelled' });
      if (!(error instanceof ModelError)) throw error;
      const message = modelFailureText(error, settings, globalThis.location.origin);
      setState({ status: 'failed', message });
    }
    return undefined;
  }

  return { state, start, cancel: () => running.current?.abort() };
}
