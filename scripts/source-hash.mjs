import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that the build reads. */
export const SOURCE_FOLDERS = [
  'engine',
  'runtime',
  'mcp',
  'cli',
  'web',
  'server',
  'supabase',
  'simulators',
  'bench',
  'scripts',
];
/** The files beside them that it reads. */
export const SOURCE_FILES = [
  'package-lock.json',
  'package.json',
  'vite.chunks.ts',
  'vite.service-worker.ts',
  'vite.config.ts',
  'vite.node.config.ts',
];

/**
 * One hash over everything the build reads. Contents, not times: a clone gives every file the time of the clone.
 *
 * @param {string} root folder of the checkout
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  const files = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files, ...SOURCE_FILES.map((name) => join(root, name))].toSorted()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
