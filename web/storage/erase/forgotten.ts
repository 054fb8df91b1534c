import { prospectKey, type Prospect } from '#engine';
import { eraseProspectHere } from './erase.ts';

/** A person who is forgotten, announced to every page of this browser. */
export type Forgotten = {
  readonly key: string;
  /** When they were, or were found to be, ISO 8601 in UTC. */
  readonly at: string;
  /** Forgotten in this browser just now: all about them ends. Otherwise a research goes on that its user is asked about, or has agreed to since. */
  readonly isNew: boolean;
};

const CHANNEL = 'legwork.forgotten';

const listeners = new Set<(person: Forgotten) => void>();
const forgottenAt = new Map<string, string>();
let channel: BroadcastChannel | null = null;

/** Has every page of this browser let go of a person, then erases its copies. Rejects where the browser refuses to erase. */
export async function forgetHere(person: Forgotten): Promise<void> {
  channel?.postMessage(person);
  await forget(person);
}

/** Calls back for everybody who is forgotten, in any page, before copies are erased. Returns the function that stops it. */
export function watchForgotten(onForgotten: (person: Forgotten) => void): () => void {
  listeners.add(onForgotten);
  channel ??= openChannel();
  return () => {
    listeners.delete(onForgotten);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Was the person forgotten at this moment (ISO 8601 in UTC) or after it? Then what stems from it is not saved any more. */
export function isForgottenSince(
  prospect: Pick<Prospect, 'name' | 'company'>,
  moment: string,
): boolean {
  const at = forgottenAt.get(prospectKey(prospect));
  return at !== undefined && moment <= at;
}

async function forget(person: Forgotten): Promise<void> {
  const { key, at } = person;
  const before = forgottenAt.get(key);
  forgottenAt.set(key, before !== undefined && before > at ? before : at);
  for (const listener of listeners) listener(person);
  await eraseProspectHere(key);
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<Forgotten>) => {
    // Each page erases as well: what it was just writing came too late for the others. What is refused now is tried
    // again with the next load.
    forget(data).catch(() => null);
  });
  return opened;
}
