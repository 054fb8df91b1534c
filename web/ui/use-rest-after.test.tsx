import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportResult } from '../../engine/testing/report-result.ts';
import { FoundNotRead } from '../features/report/unread/found-not-read.tsx';
import { RunPanel } from '../features/research/requests/run-panel.tsx';
import type { ResearchRun } from '../research-run.ts';
import { JANE } from '../testing/research-place.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => act(() => void vi.advanceTimersByTime(1000));

test('fault 334: a Stop that is pressed when the reading has just ended reads no further pages', () => {
  const onRead = vi.fn<(ids: readonly string[]) => void>();
  const onStop = vi.fn<() => void>();
  const shown = (reading: readonly string[]) => (
    <MemoryRouter>
      <FoundNotRead
        results={[reportResult('unread', { readingMinutes: null })]}
        known={[]}
        now={new Date()}
        further={{ reading, canRead: true, costOf: () => '', onRead, onStop }}
      />
    </MemoryRouter>
  );
  const { rerender } = render(shown(['read']));
  const button = screen.getByRole('button', { name: /^Stop/ });
  button.focus();

  rerender(shown([]));
  expect(button).toHaveTextContent('Read 1 more');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(onRead).not.toHaveBeenCalled();
  expect(button).toHaveFocus();

  rest();
  expect(button).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(button);
  expect(onRead).toHaveBeenCalledWith(['unread']);
  rerender(shown(['unread']));
  fireEvent.click(button);
  expect(onStop).toHaveBeenCalledOnce();
});

const RUN: ResearchRun = {
  prospect: JANE,
  stage: 'analyzing',
  researchedAt: null,
  startedAtMs: 0,
  stageEnteredAtMs: 0,
  lastEventAtMs: 0,
  calls: [],
  results: [],
  unread: [],
  failures: [],
  rejected: [],
  foundBy: null,
};

test('fault 334: a cancelling press that comes when the research has just ended closes no report and starts nothing', () => {
  const onDiscard = vi.fn<() => void>();
  const onResume = vi.fn<() => void>();
  const shown = (status: 'running' | 'broken') => (
    <RunPanel
      status={status}
      run={RUN}
      isFree={false}
      creditsLeft={{}}
      onCancel={() => undefined}
      onResume={onResume}
      onDiscard={onDiscard}
    />
  );
  const { rerender } = render(shown('running'));

  rerender(shown('broken'));
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
  }
  expect([onDiscard, onResume].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  rest();
  for (const button of buttons) fireEvent.click(button);
  expect([onDiscard, onResume].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
