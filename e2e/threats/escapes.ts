/**
 * The ways we know for a script inside the page to reach another host by calls of its own. Runs in the page; resolves with
 * how many were tried. None of them may throw: what the browser refuses, it refuses one by one.
 */
export async function escapeByScript(host: string): Promise<number> {
  const words = host.replace(/^http/, 'ws');
  const attempts: readonly (() => unknown)[] = [
    () => fetch(`${host}/fetch`),
    () => fetch(`${host}/no-cors`, { mode: 'no-cors', method: 'POST', body: 'x' }),
    () => fetch(`${host}/keepalive`, { keepalive: true, method: 'POST', body: 'x' }),
    () => navigator.sendBeacon(`${host}/beacon`, 'x'),
    () => {
      const request = new XMLHttpRequest();
      request.open('GET', `${host}/xhr`);
      request.send();
    },
    () => new WebSocket(`${words}/socket`),
    () => new EventSource(`${host}/events`),
    () => new Worker(`${host}/worker.js`),
    () => new SharedWorker(`${host}/shared.js`),
    () => new Worker(URL.createObjectURL(new Blob([`fetch('${host}/blob-worker')`]))),
    () => new Worker(`data:text/javascript,fetch('${host}/data-worker')`),
    () => navigator.serviceWorker.register(`${host}/service-worker.js`),
    () => import(`${host}/module.js`),
    () => new AudioContext().audioWorklet.addModule(`${host}/worklet.js`),
    () => caches.open('x').then((cache) => cache.add(`${host}/cache`)),
    () => new FontFace('x', `url(${host}/font)`).load(),
    () => {
      const base = document.createElement('base');
      base.href = `${host}/base/`;
      document.head.append(base);
      return fetch('relative');
    },
    () => void Reflect.apply(setTimeout, window, [`fetch('${host}/timeout')`, 0]),
    () => {
      const made: unknown = Reflect.construct(Function, [`fetch('${host}/function')`]);
      if (typeof made === 'function') Reflect.apply(made, window, []);
    },
  ];
  const outcomes = attempts.map(async (attempt) => attempt());
  await Promise.race([
    Promise.allSettled(outcomes),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ]);
  return attempts.length;
}

/** The ways we know to reach another host by elements that a script puts into the page; otherwise as `escapeByScript`. */
export async function escapeByMarkup(host: string): Promise<number> {
  const add = (name: string, attributes: Readonly<Record<string, string>>, text = ''): void => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    document.body.append(element);
  };
  const attempts: readonly (() => unknown)[] = [
    () => {
      new Image().src = `${host}/image`;
    },
    () => {
      new Audio(`${host}/audio`).load();
    },
    () => add('img', { srcset: `${host}/srcset 1x` }),
    () => add('video', { src: `${host}/video`, poster: `${host}/poster`, autoplay: '' }),
    () => add('script', { src: `${host}/script.js` }),
    () => add('script', {}, `fetch('${host}/inline-script')`),
    () => add('script', { type: 'speculationrules' }, `{"prefetch":[{"urls":["${host}/rules"]}]}`),
    () => add('link', { rel: 'stylesheet', href: `${host}/style.css` }),
    () => add('link', { rel: 'prefetch', href: `${host}/prefetch` }),
    () => add('link', { rel: 'preload', as: 'fetch', href: `${host}/preload` }),
    () => add('link', { rel: 'modulepreload', href: `${host}/modulepreload` }),
    () => add('link', { rel: 'icon', href: `${host}/icon` }),
    () => add('link', { rel: 'manifest', href: `${host}/manifest` }),
    () => add('style', {}, `@import "${host}/import.css";`),
    () =>
      add('style', {}, `body{background:url(${host}/background);cursor:url(${host}/cursor),auto}`),
    () => add('style', {}, `@font-face{font-family:y;src:url(${host}/face)} body{font-family:y}`),
    () => add('div', { style: `background-image:url(${host}/attribute)` }, 'x'),
    () => add('iframe', { src: `${host}/frame` }),
    () => add('iframe', { srcdoc: `<img src="${host}/srcdoc">` }),
    () => add('object', { data: `${host}/object` }),
    () => add('embed', { src: `${host}/embed` }),
    () => add('svg', {}, `<image href="${host}/svg"/>`),
    () => {
      // Into a frame, so that the page and the script in it outlive the answer.
      add('iframe', { name: 'answer' });
      const form = document.createElement('form');
      form.action = `${host}/form`;
      form.method = 'post';
      form.target = 'answer';
      document.body.append(form);
      form.submit();
    },
    () => {
      const form = document.createElement('form');
      form.action = `${host}/form-blank`;
      form.target = '_blank';
      document.body.append(form);
      form.submit();
    },
    () => {
      const link = document.createElement('a');
      link.href = '#ping';
      link.setAttribute('ping', `${host}/ping`);
      document.body.append(link);
      link.click();
    },
    () => {
      document.body.insertAdjacentHTML('beforeend', `<img src="${host}/markup">`);
    },
  ];
  const outcomes = attempts.map(async (attempt) => attempt());
  await Promise.race([
    Promise.allSettled(outcomes),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ]);
  return attempts.length;
}
