import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { StartError } from '../start-error.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const FOREVER = 'public, max-age=31536000, immutable';

/** One file of the built browser application, read once and kept in memory with its compressed copies. */
export type WebFile = {
  readonly type: string;
  readonly isHashed: boolean;
  readonly bodies: Readonly<Partial<Record<'identity' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>>>;
};

/** Files by address (`/assets/index-abc.js`). */
export type WebFiles = ReadonlyMap<string, WebFile>;

/**
 * Reads the built application. It is a few hundred kilobytes, so it is read once; no request ever names a path on disk.
 *
 * @throws {StartError} when there is none
 */
export function readWebFiles(directory: string): WebFiles {
  const names = fileNames(directory);
  if (!names.includes('index.html')) {
    throw new StartError(
      `There is no built application in ${directory}. Run npm start, which builds it first.`,
    );
  }
  const present = new Set(names);
  const servable = names.filter((name) => extname(name) in TYPES && !name.startsWith('.'));
  return new Map(servable.map((name) => [`/${name}`, readWebFile(directory, name, present)]));
}

const SERVICE_WORKER = '/service-worker.js';

/** Takes the place of the worker in every browser that has it: removes what it has kept, and itself. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/** The application without its service worker, of which browsers let go as soon as they look for a new version. */
export function withoutServiceWorker(files: WebFiles): WebFiles {
  const bodies = { identity: new TextEncoder().encode(FAREWELL) };
  return new Map([
    ...files,
    [SERVICE_WORKER, { type: 'text/javascript; charset=utf-8', isHashed: false, bodies }],
  ]);
}

function fileNames(directory: string): readonly string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    return [];
  }
}

function readWebFile(directory: string, name: string, present: ReadonlySet<string>): WebFile {
  const read = (file: string) => new Uint8Array(readFileSync(join(directory, file)));
  const compressed = ENCODINGS.filter(([, suffix]) => present.has(name + suffix)).map(
    ([encoding, suffix]) => [encoding, read(name + suffix)] as const,
  );
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    isHashed: name.startsWith('assets/'),
    bodies: { identity: read(name), ...Object.fromEntries(compressed) },
  };
}

/** Answers with a file in the best encoding the browser takes. */
export function webFileAnswer(file: WebFile, acceptEncoding: string): Response {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(isWanted)
      .map(nameOf),
  );
  const encoding = ENCODINGS.map(([name]) => name).find(
    (name) => accepted.has(name) && file.bodies[name] !== undefined,
  );
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed ? FOREVER : 'no-store',
    vary: 'accept-encoding',
  });
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  return new Response(file.bodies[encoding ?? 'identity'] ?? null, { headers });
}

function isWanted(entry: string): boolean {
  return !/;\s*q=0(?:\.0*)?$/.test(entry);
}

function nameOf(entry: string): string {
  return entry.replace(/\s*;.*$/, '');
}
