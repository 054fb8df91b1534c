import { paths } from '../../paths.ts';
import { UPDATE_CHECK_MS } from '../../timings.ts';
import { blessedWorkerAddress } from '../../worker-policy.ts';

/** Where `vite.service-worker.ts` writes it. */
const SERVICE_WORKER = '/service-worker.js';

/** Makes the browser cache the built application, and calls `onNewVersion` when the server has another one. Returns the function that stops it. */
export function watchForUpdates(onNewVersion: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const workers = serviceWorkers();
  let checkedAt = Date.now();

  async function check(): Promise<void> {
    checkedAt = Date.now();
    if ((await hasNewerVersion(signal)) && !signal.aborted) onNewVersion();
  }

  function checkAgain(): void {
    if (document.hidden || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    // A new worker makes itself known by `controllerchange`.
    void workers
      ?.getRegistration()
      .then((registration) => registration?.update())
      .catch(() => null);
    void check();
  }

  // There is no built application in development, and a browser may refuse to cache one.
  if (import.meta.env.PROD) {
    workers?.register(blessedWorkerAddress(SERVICE_WORKER)).catch(() => null);
  }
  workers?.addEventListener('controllerchange', () => void check(), { signal });
  document.addEventListener('visibilitychange', checkAgain, { signal });
  const timer = setInterval(checkAgain, UPDATE_CHECK_MS);
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}

/** Does the server's page load other scripts than this page did? `false` when the server does not answer. */
async function hasNewerVersion(signal: AbortSignal): Promise<boolean> {
  const page = await fetch(paths.dashboard, { cache: 'no-store', signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  const own = [...document.querySelectorAll('script[src^="/assets/"]')].flatMap(
    (script) => script.getAttribute('src') ?? [],
  );
  // A page without any script of ours may be a proxy's.
  return page.includes('"/assets/') && own.some((path) => !page.includes(path));
}

/** `undefined` where the page was loaded over plain HTTP. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker;
}
