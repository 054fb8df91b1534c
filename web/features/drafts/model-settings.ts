import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parsedJson, parseUrl, revealed, secretOf, type Secret } from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { accountStorage, localArea } from '../../storage/account-storage.ts';
import { createStorageListeners } from '../../storage/listeners.ts';

/** The user's own language model, and what they offer. */
export type ModelSettings = {
  /** The address before `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Empty for servers that want none. */
  readonly key: Secret;
  readonly offer: string;
  /** The language of the drafts, as the user names it; '' for English. */
  readonly language: string;
};

const stored = z.object({
  baseUrl: z.string().check(z.refine((text) => parseUrl(text) !== null)),
  model: z.string(),
  offer: z.string(),
  // Settings saved before there was a choice have none.
  language: z.prefault(z.string(), ''),
});

const { watch, notify } = createStorageListeners();

/** Follows the settings, also when another tab changes them. The key has an entry of its own, like the other keys. */
export function useModelSettings(): {
  readonly settings: ModelSettings | null;
  /** False when the browser refused to keep them. */
  readonly write: (settings: ModelSettings | null) => boolean;
} {
  const { id } = useAccount();
  const text = useSyncExternalStore(watch, () => entriesOf(id).settings.read());
  const keyText = useSyncExternalStore(watch, () => entriesOf(id).key.read());
  const settings = useMemo(() => settingsFrom(text, keyText), [text, keyText]);
  return { settings, write: (next) => writeSettings(id, next) };
}

function entriesOf(userId: string) {
  return {
    settings: accountStorage(localArea, 'language-model', userId),
    key: accountStorage(localArea, 'language-model-key', userId),
  };
}

function settingsFrom(text: string | null, keyText: string | null): ModelSettings | null {
  const read = stored.safeParse(parsedJson(text ?? ''));
  return read.success ? { ...read.data, key: secretOf(keyText ?? '') } : null;
}

function writeSettings(userId: string, next: ModelSettings | null): boolean {
  const { settings, key } = entriesOf(userId);
  // When the settings cannot be written after the key, those of before stay, and `false` says that nothing was saved.
  const isSaved =
    key.write(next === null || next.key.isEmpty ? null : revealed(next.key)) &&
    settings.write(next === null ? null : JSON.stringify({ ...next, key: undefined }));
  notify();
  return isSaved;
}
