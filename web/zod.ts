import { config } from 'zod/mini';

/**
 * Keeps zod from trying whether it may compile code at run time, which the content-security policy would
 * report as an attack. Each thread calls it once, before anything is read with a schema.
 */
export function forbidCodeGeneration(): void {
  config({ jitless: true });
}
