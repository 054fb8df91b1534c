import { createContext, use, useSyncExternalStore } from 'react';
import type { Secret, KeyedServiceName } from '#engine';
import type { KeyStore } from './key-store.ts';

/** The key store of the signed-in account. */
export const KeyStoreContext = createContext<KeyStore | null>(null);

/** The key store of the signed-in account. Throws outside of `KeyStoreContext`. */
export function useKeyStore(): KeyStore {
  const store = use(KeyStoreContext);
  if (!store) throw new Error('useKeyStore needs a KeyStoreContext around it.');
  return store;
}

/** The key stored for a service, empty when none; follows changes, also from other tabs. */
export function useServiceKey(service: KeyedServiceName): Secret {
  const store = useKeyStore();
  return useSyncExternalStore(store.watch, () => store.read(service));
}
