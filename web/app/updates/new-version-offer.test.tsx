import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnderWay } from '../../features/research/run/research-state.ts';
import { JANE, openWith, reporting } from '../../testing/research-place.ts';
import { UPDATE_CHECK_MS } from '../../timings.ts';
import { Offer } from './new-version-offer.tsx';

const PAGE = (version: number) =>
  `<script type="module" src="/assets/start-${version}.js"></script>`;

let served: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', '/assets/start-1.js');
  document.head.append(script);
  vi.stubGlobal('fetch', () => served());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const offer = () => screen.queryByRole('button', { name: 'Reload' });
const anHour = () => act(() => vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS));
const answering =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });

test('fault 203: a new version is offered by a status line, never while a research is under way, and not again after Later', async () => {
  served = answering(PAGE(2));
  const { rerender } = render(<Offer isBusy={false} />);
  expect(offer()).toBeNull();

  await anHour();
  expect(offer()?.closest('output')).not.toBeNull();
  rerender(<Offer isBusy />);
  expect(offer()).toBeNull();
  rerender(<Offer isBusy={false} />);
  expect(offer()).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
});

test.each([
  ['the same version', answering(PAGE(1))],
  ['a proxy’s own page', answering('<form>Sign in</form>')],
  ['an error', answering(PAGE(2), 503)],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('nothing is offered where the server answers with %s', async (_what, answer) => {
  served = answer;
  render(<Offer isBusy={false} />);

  await anHour();

  expect(offer()).toBeNull();
});

test('the browser asks before a reload takes what was typed and is not kept, and only then', async () => {
  served = answering(PAGE(2));
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  render(
    <>
      <Offer isBusy={false} />
      <form data-kept>
        <input aria-label="Kept" />
      </form>
      <textarea aria-label="List" />
    </>,
  );
  await anHour();
  const isHeldBack = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    return !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };

  fireEvent.input(screen.getByLabelText('Kept'), { target: { value: 'Jane' } });
  expect(isHeldBack()).toBe(false);
  fireEvent.input(screen.getByLabelText('List'), { target: { value: 'Jane, Acme' } });
  expect(isHeldBack()).toBe(true);
  fireEvent.input(screen.getByLabelText('List'), { target: { value: '' } });
  expect(isHeldBack()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a run is under way from its start to its end', async () => {
  vi.useRealTimers();
  const { store, state } = openWith(reporting([], true));
  expect(isUnderWay(state())).toBe(false);
  store.start(JANE);
  await expect.poll(() => isUnderWay(state())).toBe(true);

  store.cancel();
  await expect.poll(() => isUnderWay(state())).toBe(false);
});
