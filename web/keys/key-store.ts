import { revealed, secretOf } from '#engine';
import type { Secret, KeyedServiceName } from '#engine';

/** The browser refused to keep a key: storage is full or blocked. The key kept before is still there. */
export class KeyStorageError extends Error {
  override readonly name = 'KeyStorageError';
}

/**
 * The signed-in account's keys in the browser's local storage: one entry per service and account (§3, §9),
 * so that two people who share a browser never see or spend each other's keys.
 */
export type KeyStore = {
  /** Empty when there is none, also when the browser blocks its storage. The same object until the key changes. */
  readonly read: (service: KeyedServiceName) => Secret;
  /** Throws `KeyStorageError`; the entry is then as it was. */
  readonly save: (service: KeyedServiceName, key: Secret) => void;
  /** Throws `KeyStorageError` when the browser blocks its storage. */
  readonly remove: (service: KeyedServiceName) => void;
  /** Tells every change, also one made in another tab. Returns the function that stops it. */
  readonly watch: (onChange: () => void) => () => void;
};

/** The keys of one account. `storage` is asked for on each use, since a browser may refuse even to hand it out. */
export function createKeyStore(userId: string, storage: () => Storage): KeyStore {
  const listeners = new Set<() => void>();
  const nameFor = (service: KeyedServiceName): string => `legwork.${service}-key.${userId}`;

  const known = new Map<KeyedServiceName, Secret>();

  function keyFrom(service: KeyedServiceName, text: string): Secret {
    const before = known.get(service);
    if (before?.holds(text)) return before;
    const key = secretOf(text);
    known.set(service, key);
    return key;
  }

  function change(act: (entries: Storage) => void): void {
    try {
      act(storage());
    } catch (error) {
      throw new KeyStorageError('The browser refused to store the key.', { cause: error });
    }
    for (const listener of listeners) listener();
  }

  return {
    read(service) {
      try {
        return keyFrom(service, storage().getItem(nameFor(service)) ?? '');
      } catch {
        return keyFrom(service, '');
      }
    },
    save: (service, key) => change((entries) => entries.setItem(nameFor(service), revealed(key))),
    remove: (service) => change((entries) => entries.removeItem(nameFor(service))),
    watch(onChange) {
      listeners.add(onChange);
      globalThis.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        globalThis.removeEventListener('storage', onChange);
      };
    },
  };
}
