import { tmpdir } from 'node:os';
import { openNoteWriter } from '../../runtime/crm-notes.ts';
import { openRuntime, type RuntimeEnvironment } from '../../runtime/open-runtime.ts';
import type { McpContext } from '../context.ts';

/** What a program of this process runs with; by default with nothing set. */
export function environmentWith(
  variables: Readonly<Record<string, string>> = {},
): RuntimeEnvironment {
  return {
    variables: { HOME: tmpdir(), ...variables },
    fetch: globalThis.fetch,
    now: () => new Date(),
    elapsedMs: () => performance.now(),
    random: () => 0,
  };
}

/** What the tools work with in this process: no free service, no public source. */
export function contextIn(environment: RuntimeEnvironment): Omit<McpContext, 'closing'> {
  return {
    runtime: openRuntime(environment),
    now: environment.now,
    version: '0.0.0',
    openNotes: (crm) => openNoteWriter(crm, environment, 'contact'),
    isKeylessAllowed: false,
    isCompanyAsked: false,
    areCataloguesAsked: false,
  };
}
