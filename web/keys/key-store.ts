import { createContext, use, useSyncExternalStore } from 'react';
import { type CrmName, type KeyedServiceName, revealed, type Secret, secretOf } from '#engine';
import {
  accountStorage,
  type AccountStorage,
  type StorageArea,
} from '../storage/account-storage.ts';
import { createStorageListeners, type Listeners } from '../storage/listeners.ts';

/** What a key may be for. */
export type KeyName = KeyedServiceName | CrmName;

/** The browser refused to keep a key: storage is full or blocked. The key saved before is still there. */
export class KeyStorageError extends Error {
  override readonly name = 'KeyStorageError';
}

/** The account's keys in local storage, an entry per service and account (§3, §9): people who share a browser never see each other's. */
export type KeyStore = Pick<Listeners, 'watch'> & {
  /** Empty when there is none, also when the browser blocks its storage. The same object until the key changes. */
  readonly read: (service: KeyName) => Secret;
  /** Throws `KeyStorageError`; the entry is then as it was. */
  readonly save: (service: KeyName, key: Secret) => void;
  /** Throws `KeyStorageError` when the browser blocks its storage. */
  readonly remove: (service: KeyName) => void;
};

/** The keys of one account. What the browser refuses to keep is held nowhere else. */
export function createKeyStore(userId: string, area: StorageArea): KeyStore {
  const { watch, notify } = createStorageListeners();
  const entryOf = (service: KeyName): AccountStorage =>
    accountStorage(area, `${service}-key`, userId);

  const known = new Map<KeyName, Secret>();

  function keyFrom(service: KeyName, text: string): Secret {
    const before = known.get(service);
    if (before?.holds(text)) return before;
    const key = secretOf(text);
    known.set(service, key);
    return key;
  }

  function change(service: KeyName, text: string | null): void {
    if (!entryOf(service).write(text)) {
      throw new KeyStorageError('Your browser could not store the key.');
    }
    notify();
  }

  return {
    read: (service) => keyFrom(service, entryOf(service).read() ?? ''),
    save: (service, key) => change(service, revealed(key)),
    remove: (service) => change(service, null),
    watch,
  };
}

/** The key store of the signed-in account. */
export const KeyStoreContext = createContext<KeyStore | null>(null);

/** The key store of the signed-in account. Throws outside of `KeyStoreContext`. */
export function useKeyStore(): KeyStore {
  const store = use(KeyStoreContext);
  if (!store) throw new Error('useKeyStore needs a KeyStoreContext around it.');
  return store;
}

/** The key stored for a service, empty when none; follows changes, also from other tabs. */
export function useServiceKey(service: KeyName): Secret {
  const store = useKeyStore();
  return useSyncExternalStore(store.watch, () => store.read(service));
}
