import { paths } from '../../paths.ts';
import { UPDATE_CHECK_MS } from '../../timings.ts';
import { blessedWorkerAddress } from '../../worker-policy.ts';

/** Where `vite.service-worker.ts` puts it. */
const SERVICE_WORKER = '/service-worker.js';

/** Has the browser keep the built application; calls `onNewVersion` when the server has another version. Returns the function that stops it. */
export function watchForUpdates(onNewVersion: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  const workers = serviceWorkers();
  let checkedAt = Date.now();

  async function check(): Promise<void> {
    checkedAt = Date.now();
    if ((await hasNewerVersion(signal)) && !signal.aborted) onNewVersion();
  }

  function checkAgain(): void {
    if (document.hidden || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    // What it brings shows when it takes over.
    void workers
      ?.getRegistration()
      .then((registration) => registration?.update())
      .catch(() => null);
    void check();
  }

  // Development has no built application, and a browser may refuse to keep one.
  if (import.meta.env.PROD) {
    workers?.register(blessedWorkerAddress(SERVICE_WORKER)).catch(() => null);
  }
  workers?.addEventListener('controllerchange', () => void check(), { signal });
  document.addEventListener('visibilitychange', checkAgain, { signal });
  const timer = setInterval(checkAgain, UPDATE_CHECK_MS);
  return () => {
    left.abort();
    clearInterval(timer);
  };
}

/** Does the server's page name other scripts than those this page began with? Without an answer nobody knows. */
async function hasNewerVersion(signal: AbortSignal): Promise<boolean> {
  const page = await fetch(paths.dashboard, { cache: 'no-store', signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  const own = [...document.querySelectorAll('script[src^="/assets/"]')].flatMap(
    (script) => script.getAttribute('src') ?? [],
  );
  // What names no script of ours at all is a proxy's page, say.
  return page.includes('"/assets/') && own.some((path) => !page.includes(path));
}

/** Missing where the page came over plain HTTP. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker;
}
