import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactElement } from 'react';
import { BrowserRouter, Link, MemoryRouter, useLocation } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SEARCH_PAUSE_MS } from '../../../timings.ts';
import { useReportAddress } from './use-report-address.ts';

/** A part of the page that shows another address only when the promise for it is kept. */
function SlowPart({ ready }: { readonly ready: ReadonlyMap<string, Promise<void>> }): ReactElement {
  const { search } = useLocation();
  const promise = ready.get(search);
  if (promise) use(promise);
  return <p data-testid="address">{search}</p>;
}

function View(): ReactElement {
  const { tab, setTab } = useReportAddress();
  return (
    <>
      <p data-testid="tab">{tab}</p>
      <button type="button" onClick={() => setTab('all')}>
        all
      </button>
      <button type="button" onClick={() => setTab('news')}>
        news
      </button>
    </>
  );
}

const choose = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pause = (): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(SEARCH_PAUSE_MS)));
const textOf = (part: string): string | null => screen.getByTestId(part).textContent;

test('whoever returns before the page has followed keeps the view, and the address returns too', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let follow = (): void => undefined;
  const followed = new Promise<void>((resolve) => {
    follow = resolve;
  });
  const { unmount } = render(
    <MemoryRouter>
      <View />
      <Suspense>
        <SlowPart ready={new Map([['?tab=news', followed]])} />
      </Suspense>
    </MemoryRouter>,
  );
  onTestFinished(unmount);

  await choose('news');
  await pause();
  await choose('all');
  await pause();
  await act(async () => follow());

  expect([textOf('tab'), textOf('address')]).toEqual(['all', '?tab=news']);
  await pause();
  expect([textOf('tab'), textOf('address')]).toEqual(['all', '']);
});

const NEVER = new Promise<never>(() => undefined);

/** The report with a link beside it to a screen whose code does not come. */
function ReportOrSlowScreen(): ReactElement {
  if (useLocation().pathname === '/lists') use(NEVER);
  return (
    <>
      <View />
      <Link to="/lists">Lists</Link>
    </>
  );
}

test('fault 326: a link that is followed right after the view has changed leads on, however slow its screen is', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    globalThis.history.replaceState(null, '', '/');
  });
  const { unmount } = render(
    <BrowserRouter>
      <Suspense>
        <ReportOrSlowScreen />
      </Suspense>
    </BrowserRouter>,
  );
  onTestFinished(unmount);
  const address = () => globalThis.location.pathname + globalThis.location.search;

  await choose('news');
  await pause();
  expect(address()).toBe('/?tab=news');
  await choose('all');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Lists' })));
  await pause();

  expect(address()).toBe('/lists');
});
