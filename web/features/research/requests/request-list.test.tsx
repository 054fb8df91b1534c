import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { EMPTY_PROSPECT, type ResearchEvent, type ServiceFailure } from '#engine';
import type { ResearchRun } from '../../../research-run.ts';
import { storableRun, savedRunFrom } from '../../../storage/runs/saved-run.ts';
import { researchReducer, type ResearchState } from '../run/research-state.ts';
import { RequestList } from './request-list.tsx';
import { spentOn } from './spent.ts';

const LIMIT: ServiceFailure = {
  service: 'firecrawl',
  reason: 'limit-reached',
  message: 'Stopped at your limit of 51 credits. No further requests were made.',
  status: null,
};

const asked = (call: number, purpose: 'search' | 'scrape', subject: string): ResearchEvent => ({
  kind: 'asked',
  call,
  service: purpose === 'search' ? 'scraperapi' : 'firecrawl',
  purpose,
  subject,
});

const EVENTS: readonly ResearchEvent[] = [
  asked(1, 'search', '"Jane Doe" Acme news'),
  asked(2, 'search', '"Jane Doe" interview podcast'),
  asked(3, 'scrape', 'https://news.example/one'),
  asked(4, 'scrape', 'https://news.example/two'),
  asked(5, 'scrape', 'https://news.example/three'),
  asked(6, 'scrape', 'https://news.example/four'),
  {
    kind: 'answered',
    call: 1,
    found: 8,
    elapsedMs: 1240,
    charge: { credits: 25, isEstimate: true },
  },
  {
    kind: 'failure',
    call: 2,
    failure: {
      ...LIMIT,
      service: 'scraperapi',
      reason: 'refused',
      message: 'Down for maintenance',
    },
    charge: { credits: 25, isEstimate: true },
  },
  {
    kind: 'answered',
    call: 3,
    found: 1,
    elapsedMs: 900,
    charge: { credits: 1, isEstimate: false },
  },
  {
    kind: 'answered',
    call: 4,
    found: 1,
    elapsedMs: 3,
    charge: { credits: 0, isEstimate: false },
    answeredAt: new Date(Date.now() - 49 * 3_600_000).toISOString(),
  },
  { kind: 'failure', call: 5, failure: LIMIT },
  { kind: 'failure', call: 6, failure: LIMIT },
];

function runAfter(events: readonly ResearchEvent[]): ResearchRun {
  const prospect = { ...EMPTY_PROSPECT, name: 'Jane Doe', company: 'Acme' };
  const start: ResearchState = researchReducer(
    { status: 'idle' },
    {
      kind: 'started',
      researchedAt: '2026-11-21T09:00:00.000Z',
      prospect,
      atMs: 0,
    },
  );
  const state = events.reduce(
    (before, event) => researchReducer(before, { kind: 'reported', event, atMs: 1 }),
    start,
  );
  if (state.status !== 'running') throw new Error('The run is not under way.');
  return state.run;
}

function show(isRunning: boolean): void {
  const { unmount } = render(<RequestList calls={runAfter(EVENTS).calls} isRunning={isRunning} />);
  onTestFinished(unmount);
}

test('every step says what was asked of whom, what came of it, what it cost and how long it took', () => {
  show(true);

  const [searches, pages] = screen.getAllByRole('list');
  const texts = [searches, pages].map((list) =>
    within(list ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([
    [
      'Done: "Jane Doe" Acme news1.2 s1.2 secondsScraperAPI · 8 links · about 25 credits',
      expect.stringMatching(
        /^Failed: "Jane Doe" interview podcastScraperAPI · failed · about 25 creditsDown for maintenance/,
      ),
    ],
    [
      'Done: news.example/one0.9 s0.9 secondsFirecrawl · read · 1 credit',
      'Done: news.example/twoFirecrawl · read · reused from 2 days ago · no credits',
      'Skipped: news.example/threeFirecrawl · skipped: credit limit reached',
      'Skipped: news.example/fourFirecrawl · skipped: credit limit reached',
    ],
  ]);
  expect(screen.getByText('8 links · 1 failed · about 50 credits')).toBeVisible();
  expect(screen.getByText('2 pages read · 2 skipped · 1 credit')).toBeVisible();
});

test('a run that was brought back begins closed, with its totals', () => {
  show(false);

  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('2 pages read · 2 skipped · 1 credit')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the steps', expanded: false })).toBeVisible();
});

test('the steps are open while the run goes on, and closed at its end', () => {
  const { calls } = runAfter(EVENTS);
  const { rerender, unmount } = render(<RequestList calls={calls} isRunning />);
  onTestFinished(unmount);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);

  rerender(<RequestList calls={calls} isRunning={false} />);

  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a page that no longer exists has no tick', () => {
  const charge = { credits: 0, isEstimate: false };
  const gone: ResearchEvent = { kind: 'answered', call: 5, found: 0, elapsedMs: 9, charge };
  const { calls } = runAfter([...EVENTS, gone]);
  const { unmount } = render(<RequestList calls={calls} isRunning />);
  onTestFinished(unmount);

  const [read, , step] = screen.getAllByRole('listitem').slice(2);
  expect(read?.querySelector('.lucide-check')).not.toBeNull();
  expect(step).toHaveTextContent('the page no longer exists');
  expect(step?.querySelector('.lucide-check')).toBeNull();
});

test('the limit of credits is one failure of the run, however many calls it stopped', () => {
  const { failures } = runAfter(EVENTS);

  expect(failures.filter(({ reason }) => reason === 'limit-reached')).toEqual([LIMIT]);
});

test('a kept run shows its cost as before, and one of a version that did not count is still read', () => {
  const run = runAfter(EVENTS);
  const saved = savedRunFrom(structuredClone(storableRun({ status: 'done', run })));
  const older = structuredClone(run.calls).map((call) => {
    if (call.outcome.status !== 'answered') return call;
    const { status, found, elapsedMs } = call.outcome;
    return { ...call, outcome: { status, found, elapsedMs } };
  });

  expect(spentOn(saved?.run.calls ?? [])).toEqual([
    { service: 'scraperapi', credits: 50, isEstimate: true },
    { service: 'firecrawl', credits: 1, isEstimate: false },
  ]);
  const back = savedRunFrom(storableRun({ status: 'done', run: { ...run, calls: older } }));
  expect(back?.run.calls).toHaveLength(6);
  expect(
    spentOn(back?.run.calls.filter(({ outcome }) => outcome.status === 'answered') ?? []),
  ).toEqual([]);
});

test('what was learned about the company is in the steps, also when the run was kept', () => {
  const reported: ResearchEvent = {
    kind: 'company',
    company: {
      id: 'Q1',
      name: 'Acme',
      aliases: ['Acme Bank', 'ACM'],
      formerNames: ['Apex Savings'],
      website: null,
      tickers: [],
    },
  };
  const run = runAfter([...EVENTS, reported]);
  const saved = savedRunFrom(structuredClone(storableRun({ status: 'done', run })))?.run;
  const note =
    'Acme is also known as Acme Bank and ACM, and was formerly called Apex Savings (Wikidata).';

  const { unmount } = render(
    <RequestList calls={run.calls} isRunning={false} company={saved?.companyNote} />,
  );
  onTestFinished(unmount);

  expect(screen.getByRole('heading', { name: 'Company' })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});
