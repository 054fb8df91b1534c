import { config } from 'zod/mini';

/** Keeps zod from trying to compile code, which the content-security policy would report as an attack. To be called once in each thread. */
export function forbidCodeGeneration(): void {
  config({ jitless: true });
}
