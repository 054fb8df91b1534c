import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
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
