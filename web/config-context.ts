import { createContext, use } from 'react';
import type { Config } from './config.ts';

/** The server's settings, for the screens behind the sign-in. */
export const ConfigContext = createContext<Config | null>(null);

/** The server's settings. Throws outside of `ConfigContext`. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigContext around it.');
  return config;
}
