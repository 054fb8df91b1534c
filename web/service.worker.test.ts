// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { serviceWorkerCode } from '../vite.service-worker.ts';
import { HAND_OVER, paths } from './paths.ts';

const HOME = 'https://legwork.example';
const PAGE = '<script type="module" src="/assets/start-1.js"></script>';
const ASSETS = ['/assets/start-1.js', '/assets/icons-1.js'] as const;
const OFFLINE = new TypeError('Failed to fetch');

type Answers = Readonly<Record<string, () => Response>>;
type Store = Map<string, Map<string, Response>>;

function file(type: string, body: string) {
  return () => new Response(body, { headers: { 'content-type': type } });
}

const script = file('text/javascript', 'export {}');
const BUILD: Answers = {
  '/': file('text/html', PAGE),
  '/assets/start-1.js': script,
  '/assets/icons-1.js': script,
};

/** A browser's caches, by what the Cache standard says about the calls that the worker makes. */
function cachesOn(store: Store) {
  return {
    keys: async () => [...store.keys()],
    delete: async (name: string) => store.delete(name),
    async open(name: string) {
      const entries = store.get(name) ?? new Map<string, Response>();
      store.set(name, entries);
      return { put: async (path: string, answer: Response) => void entries.set(path, answer) };
    },
    async match(path: string, { cacheName }: { readonly cacheName?: string }) {
      const names = cacheName === undefined ? [...store.keys()] : [cacheName];
      return names.flatMap((name) => store.get(name)?.get(path) ?? [])[0]?.clone();
    },
  };
}

type WorkerEvent = {
  readonly request?: unknown;
  readonly waitUntil?: (work: Promise<void>) => unknown;
  readonly respondWith?: (answer: Promise<Response>) => unknown;
};

/** The worker as it is built, in a browser that gets these answers from the server. */
async function startWorker(
  answers: Answers,
  { store = new Map(), page = PAGE }: { readonly store?: Store; readonly page?: string } = {},
) {
  const heard = new Map<string, (event: WorkerEvent) => void>();
  const asked: string[] = [];
  async function ask(input: string | { readonly url: string }): Promise<Response> {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname;
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined) throw OFFLINE;
    return answer();
  }
  runInNewContext(await serviceWorkerCode(ASSETS, page), {
    self: {
      addEventListener: (name: string, act: (event: WorkerEvent) => void) => heard.set(name, act),
      location: { origin: HOME },
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
    },
    caches: cachesOn(store),
    fetch: ask,
    URL,
    Response,
    TypeError,
  });
  const during = async (name: string) => {
    const begun: Promise<void>[] = [];
    heard.get(name)?.({ waitUntil: (work) => begun.push(work) });
    await Promise.all(begun);
  };
  return {
    store,
    asked,
    install: () => during('install'),
    activate: () => during('activate'),
    /** The answer to a request, `null` where the worker leaves it to the browser. */
    async answer(url: string, { method = 'GET', mode = 'cors' } = {}) {
      const given: Promise<Response>[] = [];
      const request = { url: new URL(url, HOME).href, method, mode };
      heard.get('fetch')?.({ request, respondWith: (answer) => given.push(answer) });
      return (await given[0]) ?? null;
    },
  };
}

test('fault 201: a version is kept whole or not at all: of a server of two versions, a proxy, or one with a part missing nothing stays', async () => {
  const login = file('text/html', '<form>Sign in to the network</form>');
  const spoilt: readonly Answers[] = [
    { ...BUILD, '/': file('text/html', PAGE.replace('start-1', 'start-2')) },
    { ...BUILD, '/': login },
    { ...BUILD, '/assets/icons-1.js': login },
    { ...BUILD, '/assets/icons-1.js': () => new Response('Not found.', { status: 404 }) },
    { '/': BUILD['/'] ?? script },
  ];
  for (const answers of spoilt) {
    const worker = await startWorker(answers);

    await expect(worker.install()).rejects.toThrow(/is not the file of this build|Failed to fetch/);
    expect([...worker.store.keys()]).toEqual([]);
  }
});

test('a version that takes over keeps the one before for its open pages, and no older one', async () => {
  const store: Store = new Map([['somebody-else', new Map()]]);
  for (const change of ['one', 'two', 'three']) {
    const worker = await startWorker(BUILD, { store, page: PAGE + change });
    await worker.install();
    await worker.activate();
  }

  const names = [...store.keys()];
  expect(names).toHaveLength(3);
  store.get(names[1] ?? '')?.set('/assets/start-0.js', script());
  const offline = await startWorker({}, { store, page: `${PAGE}three` });
  expect(await (await offline.answer('/assets/start-0.js'))?.text()).toBe('export {}');
  expect(names[0]).toBe('somebody-else');
  expect(new Set([...(store.get(names[2] ?? '')?.keys() ?? [])])).toEqual(
    new Set(['/', ...ASSETS]),
  );
});

test('fault 202: settings, data, other methods and other hosts pass the worker by, with and without a connection', async () => {
  const worker = await startWorker(BUILD);
  await worker.install();
  const passed = [
    ['/config.json'],
    ['/rest/v1/reports?select=document'],
    ['/auth/v1/token'],
    ['/relay/gleif/records'],
    ['/service-worker.js'],
    ['/assets/start-1.js?other'],
    ['https://api.firecrawl.dev/assets/start-1.js'],
    ['https://api.scraperapi.com/', { mode: 'navigate' }],
    ['/setup', { method: 'POST', mode: 'navigate' }],
  ] as const;

  for (const [url, how] of passed)
    expect([url, await worker.answer(url, how)]).toEqual([url, null]);
});

test('what the share menu hands over goes on as a fragment, and the server is not asked', async () => {
  const worker = await startWorker(BUILD);
  const shared = 'title=Jane+Doe+-+CRO&url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fjane';

  const answer = await worker.answer(`${paths.share}?${shared}`, { mode: 'navigate' });

  expect(answer?.headers.get('location')).toBe(`${HOME}/${HAND_OVER}${shared}`);
  expect(worker.asked).toEqual([]);
});

test('a screen comes from the server while that answers, and from this version without it; a part is not asked for twice', async () => {
  const online = await startWorker({ ...BUILD, '/reports': file('text/html', 'of the server') });
  await online.install();
  const offline = await startWorker({}, { store: online.store });

  const fromServer = await online.answer('/reports', { mode: 'navigate' });
  const withoutServer = await offline.answer('/reports', { mode: 'navigate' });
  const part = await offline.answer('/assets/icons-1.js');

  expect(await fromServer?.text()).toBe('of the server');
  expect(await withoutServer?.text()).toBe(PAGE);
  expect(await part?.text()).toBe('export {}');
  expect(offline.asked).toEqual(['/reports']);
});

test('without a kept version a screen fails as it would without a worker, and a part of another version is asked of the server', async () => {
  const nothing = await startWorker({});
  const some = await startWorker({ ...BUILD, '/assets/start-0.js': script });
  await some.install();

  await expect(nothing.answer('/', { mode: 'navigate' })).rejects.toBe(OFFLINE);
  expect(await (await some.answer('/assets/start-0.js'))?.text()).toBe('export {}');
  expect(some.asked).toContain('/assets/start-0.js');
});
