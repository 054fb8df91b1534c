import { createContext, use } from 'react';
import type { Backend } from './backend.ts';

/** The backend in use; the application provides it once, tests provide their own implementation. */
export const BackendContext = createContext<Backend | null>(null);

/** The backend of this application. Throws outside of `BackendContext`, which is a programming error. */
export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error('useBackend needs a BackendContext around it.');
  return backend;
}
