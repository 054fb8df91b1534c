import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server/testing/start-server.ts';

const BOOTED = 'LEGWORK_BOOTED_DATA';

/** Boots a data folder before the first test: a first boot takes five times as long as a copy of one and a second boot. */
export default async function bootData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-booted-'));
  const server = await startServer({ settings: { DATA_DIR: folder } });
  await server.stop();
  // Every copy draws secrets of its own.
  await rm(join(folder, 'secrets.json'));
  process.env[BOOTED] = folder;
  return () => rm(folder, { recursive: true });
}

/** A data folder that was booted with `testAdmin`; leaving the scope removes it. Empty where nothing was booted before. */
export async function copyBootedData(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'legwork-data-'));
  const booted = process.env[BOOTED];
  if (booted !== undefined) await cp(booted, path, { recursive: true });
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
