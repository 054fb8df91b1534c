import { expect, test } from 'vitest';
import { webFileAnswer, withoutServiceWorker, type WebFile, type WebFiles } from './web-files.ts';

const built: WebFile = {
  type: 'text/javascript; charset=utf-8',
  isHashed: false,
  bodyIn: () => new TextEncoder().encode('self.addEventListener();'),
};

test.each([
  ['as it was built', (files: WebFiles) => files, 'self.addEventListener'],
  ['switched off', withoutServiceWorker, 'registration.unregister()'],
])('a service worker %s is a script that is asked for anew each time', async (_how, of, code) => {
  const files = of(new Map([['/service-worker.js', built]]));

  const answer = webFileAnswer(files.get('/service-worker.js') ?? built, '');

  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toContain(code);
});
