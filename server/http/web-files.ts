import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
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

const ENCODINGS = ['br', 'gzip'] as const;
/** What the build leaves of a text: one file, as most browsers want it. */
const COMPRESSED = '.br';
const GZIP_LEVEL = 9;

const FOREVER = 'public, max-age=31536000, immutable';

type Encoding = (typeof ENCODINGS)[number] | 'identity';
type FileBytes = Uint8Array<ArrayBuffer>;

/** One file of the built browser application, kept in memory in each encoding that was asked for. */
export type WebFile = {
  readonly type: string;
  readonly isHashed: boolean;
  /** The content in an encoding; undefined where only the file as it is serves, as for pictures. */
  readonly bodyIn: (encoding: Encoding) => FileBytes | undefined;
};

/** Files by address (`/assets/index-abc.js`). */
export type WebFiles = ReadonlyMap<string, WebFile>;

/** Reads the built application once, about a megabyte; no request names a path on disk. Throws `StartError` when there is none. */
export function readWebFiles(directory: string): WebFiles {
  const served = fileNames(directory)
    .map((file) => ({
      file,
      name: file.endsWith(COMPRESSED) ? file.slice(0, -COMPRESSED.length) : file,
    }))
    .filter(({ name }) => extname(name) in TYPES && !name.startsWith('.'));
  const files = new Map(
    served.map(({ file, name }) => [`/${name}`, readWebFile(directory, file, name)]),
  );
  if (files.has('/index.html')) return files;
  throw new StartError(
    `There is no built application in ${directory}. Run npm start, which builds it first.`,
  );
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
  const code = new TextEncoder().encode(FAREWELL);
  const farewell: WebFile = {
    type: 'text/javascript; charset=utf-8',
    isHashed: false,
    bodyIn: (encoding) => (encoding === 'identity' ? code : undefined),
  };
  return new Map([...files, [SERVICE_WORKER, farewell]]);
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

function readWebFile(directory: string, file: string, name: string): WebFile {
  const stored = new Uint8Array(readFileSync(join(directory, file)));
  const isCompressed = file !== name;
  const bodies = new Map<Encoding, FileBytes>([[isCompressed ? 'br' : 'identity', stored]]);
  const bodyIn = (encoding: Encoding): FileBytes | undefined => {
    const known = bodies.get(encoding);
    if (known !== undefined || !isCompressed) return known;
    const plain = bodies.get('identity') ?? new Uint8Array(brotliDecompressSync(stored));
    bodies.set('identity', plain);
    if (encoding === 'gzip')
      bodies.set('gzip', new Uint8Array(gzipSync(plain, { level: GZIP_LEVEL })));
    return bodies.get(encoding);
  };
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    isHashed: name.startsWith('assets/'),
    bodyIn,
  };
}

/** Answers with a file in the best encoding the browser takes. */
export function webFileAnswer(file: WebFile, acceptEncoding: string): Response {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
      .map((entry) => entry.replace(/\s*;.*$/, '')),
  );
  const encoding = ENCODINGS.find((name) => accepted.has(name) && file.bodyIn(name) !== undefined);
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed ? FOREVER : 'no-store',
    vary: 'accept-encoding',
  });
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  return new Response(file.bodyIn(encoding ?? 'identity') ?? null, { headers });
}
