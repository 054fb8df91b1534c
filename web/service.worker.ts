/** What a build consists of, as addresses; put in when it is built (`vite.service-worker.ts`). */
export type Built = { readonly version: string; readonly assets: readonly string[] };

declare const BUILT: Built;
declare const self: ServiceWorkerGlobalScope;

const SHELL = '/';
const ASSETS = '/assets/';
/** Where the share menu leads, and what it leads on to: `paths.share` and `HAND_OVER`, from which nothing can be imported here. */
const SHARE = '/share';
const HAND_OVER = '#research?';
const CACHES = 'legwork-application-';
const OWN_CACHE = CACHES + BUILT.version;
/** This version, and the one before: pages of it may still be open, and ask for parts that the server no longer has. */
const VERSIONS_KEPT = 2;

/*
 * Keeps the built application in the browser, so that it opens without a connection and an open page outlives an update.
 * The page itself comes from the server whenever that answers, and each part of it by its hash: parts of two versions
 * never meet. Whatever else is requested (settings, data, other hosts) passes by.
 */
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});

/** All or nothing: a version with a part missing would not open. */
async function install(): Promise<void> {
  // One that is kept already was another build of the same files, or an earlier version that came back; it counts as the newest.
  await caches.delete(OWN_CACHE);
  const cache = await caches.open(OWN_CACHE);
  try {
    await Promise.all(
      [SHELL, ...BUILT.assets].map(async (path) => cache.put(path, await builtFile(path))),
    );
  } catch (error) {
    await caches.delete(OWN_CACHE);
    throw error;
  }
  // Nobody has to wait for the last page of the version before: it finds its parts all the same.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const earlier = (await caches.keys()).filter(
    (name) => name.startsWith(CACHES) && name !== OWN_CACHE,
  );
  const gone = earlier.slice(0, Math.max(0, earlier.length - (VERSIONS_KEPT - 1)));
  await Promise.all(gone.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** `null` leaves a request to the browser. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  // Who was shared reaches no server, and no log of one.
  if (request.mode === 'navigate' && pathname === SHARE) return Promise.resolve(handOver(search));
  if (request.mode === 'navigate') return fetch(request).catch(shellInstead);
  return pathname.startsWith(ASSETS) && search === '' ? assetFor(pathname, request) : null;
}

function handOver(search: string): Response {
  return Response.redirect(self.location.origin + SHELL + HAND_OVER + search.slice(1));
}

async function assetFor(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { ignoreVary: true })) ?? fetch(request);
}

/** Without a connection. Throws what was the matter where the shell isn't kept. */
async function shellInstead(error: unknown): Promise<Response> {
  const shell = await caches.match(SHELL, { cacheName: OWN_CACHE, ignoreVary: true });
  if (shell === undefined) throw error;
  return shell;
}

/** One file of this build. Throws when the server answers with another one: an error, a proxy's sign-in page, the page of another version. */
async function builtFile(path: string): Promise<Response> {
  const answer = await fetch(path, path === SHELL ? { cache: 'no-store' } : {});
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const isOurs = path !== SHELL || namesOnlyOurs(await answer.clone().text());
  if (answer.ok && !answer.redirected && isPage === (path === SHELL) && isOurs) return answer;
  throw new TypeError(`${path} is not the file of this build.`);
}

function namesOnlyOurs(page: string): boolean {
  const named = page.match(/\/assets\/[\w.-]+/g) ?? [];
  return named.length > 0 && named.every((path) => BUILT.assets.includes(path));
}
