import { act, render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import {
  EMPTY_BRIEF,
  briefFor,
  type Brief,
  type BriefRequest,
  type EventLine,
  type ResearchResult,
} from '#engine';
import { confirmedPage, MARLOW } from '../../../engine/testing/confirmed-page.ts';
import { ANSWER_PAGE, QUOTED_PAGE } from '../../../engine/testing/report-document.ts';
import { refuseClipboard } from '../../testing/refuse-clipboard.ts';
import { collectToasts } from '../../testing/render-app.tsx';
import { QuotedPages } from '../../ui/quoted-pages.ts';
import type { Read } from '../reading/reading-messages.ts';
import { useReading } from '../reading/use-reading.ts';
import { BriefPanel } from './brief-panel.tsx';

const NOW = new Date('2026-11-20');

/** The same as in the worker, on this thread. */
const readHere: Read = (request) =>
  Promise.resolve({
    brief: briefFor(request.prospect, request.results, request.now),
    highlights: new Map(),
  });

function Shown(props: { readonly request: BriefRequest; readonly read: Read }): ReactElement {
  return <BriefPanel control={useReading(props.request, { read: props.read })} />;
}

function Filling(props: {
  readonly request: BriefRequest | null;
  readonly read: Read;
}): ReactElement {
  const control = useReading(props.request, { isUnderWay: true, read: props.read });
  return <BriefPanel control={control} isFilling />;
}

function requestFor(...results: readonly ResearchResult[]): BriefRequest {
  return { prospect: MARLOW, results, now: NOW };
}

function show(request: BriefRequest, read: Read = readHere) {
  const view = render(<Shown request={request} read={read} />);
  onTestFinished(view.unmount);
  return (next: BriefRequest) => view.rerender(<Shown request={next} read={read} />);
}

test('every part is shown, each line with its words, the real host, a link to the words and the day', async () => {
  show(requestFor(QUOTED_PAGE));

  for (const name of ['Who', 'Why now', 'In their words', 'Topics', 'Openers']) {
    const part = await screen.findByRole('region', { name });
    for (const item of within(part).getAllByRole('listitem')) {
      const link = within(item).getByRole('link', { name: /^Show the quote on news\.example/u });
      expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/news\.example\/news#:~:text=/u),
      );
      expect(
        within(item).getByText(/^(?:(?:reported )?1 October|September) 2026$/u),
      ).toBeInTheDocument();
      expect(item).toHaveTextContent(/“.+”/u);
    }
  }
});

test('an answer is below what was asked, which is read in the language of its page', async () => {
  render(
    <QuotedPages value={[{ id: 'answer', language: 'en' }]}>
      <Shown request={requestFor(ANSWER_PAGE)} read={readHere} />
    </QuotedPages>,
  );

  const words = await screen.findByRole('region', { name: 'In their words' });
  expect(words).toHaveTextContent(
    /In answer to “What does Tessa Marlow of Quillfeather count\?”“We count keys on Fridays/u,
  );
  expect(within(words).getByText(/^“What does/u)).toHaveAttribute('lang', 'en');
});

test('fault 184: where nothing is proven the panel says so', async () => {
  show(requestFor(confirmedPage('Tessa Marlow likes tea.')));

  expect(await screen.findByText('No verifiable facts were found.')).toBeInTheDocument();
});

test('faults 172 and 179: a page without a day is shown as such, markup in a quote is text, and an address that is not http leads nowhere', async () => {
  const line = {
    text: 'A line',
    quote: '<img src=x onerror=alert(1)>',
    resultId: 'a',
    url: 'javascript:alert(1)',
    date: null,
  };

  show(requestFor(), () =>
    Promise.resolve({ brief: { ...EMPTY_BRIEF, topics: [line] }, highlights: new Map() }),
  );

  expect(await screen.findByText('Date unknown')).toBeInTheDocument();
  expect(screen.getByText('No safe link')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/u)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a quote is shown without the markup of its page', async () => {
  const line = {
    text: 'A line',
    quote: '**Tessa Marlow** runs [audit](https://acme.example/audit)',
    resultId: 'a',
    url: 'https://news.example/a',
    date: null,
  };

  show(requestFor(), () =>
    Promise.resolve({ brief: { ...EMPTY_BRIEF, topics: [line] }, highlights: new Map() }),
  );

  expect(await screen.findByText('“Tessa Marlow runs audit”')).toBeInTheDocument();
});

test('fault 186: the brief follows the results: a page that turns out to be about somebody else is cited no more', async () => {
  const update = show(requestFor(QUOTED_PAGE));
  await screen.findByRole('region', { name: 'Who' });

  update(requestFor({ ...QUOTED_PAGE, verdict: 'other' }));

  expect(await screen.findByText('No verifiable facts were found.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Who' })).not.toBeInTheDocument();
});

test('while pages are still being judged, the first lines are shown where places were held for them, and each reading ends before the next starts', async () => {
  const asked: BriefRequest[] = [];
  const answer: Array<() => void> = [];
  const read: Read = (request, signal) => {
    asked.push(request);
    return new Promise((resolve) => {
      answer.push(() => void readHere(request, signal).then(resolve));
    });
  };
  const requests = [requestFor(QUOTED_PAGE), requestFor(QUOTED_PAGE), requestFor(QUOTED_PAGE)];
  const view = render(<Filling request={requests[0] ?? null} read={read} />);
  onTestFinished(view.unmount);
  expect(screen.getAllByText('Nothing yet')).toHaveLength(3);

  for (const request of requests) view.rerender(<Filling request={request} read={read} />);
  expect(asked).toEqual([requests[0]]);
  await act(async () => answer[0]?.());

  expect(await screen.findByText(/^I (?:came across|read|saw|heard)/u)).toBeInTheDocument();
  expect(screen.getByText(/^The first lines\./u)).toBeInTheDocument();
  expect(screen.getAllByRole('definition')).toHaveLength(3);
  await expect.poll(() => asked).toEqual([requests[0], requests[2]]);
});

const EVENT: EventLine = {
  text: 'A fine for Acme',
  quote: 'The regulator fined Acme in July.',
  resultId: 'a',
  url: 'https://news.example/a',
  date: { day: '2026-08-02', precision: 'day', origin: 'byline' },
  kind: 'fine',
  subject: 'company',
  happenedOn: { day: '2026-07-09', precision: 'day' },
  sources: [],
};

/** A brief that says just this. */
function showBrief(brief: Partial<Brief>): void {
  show(requestFor(), () =>
    Promise.resolve({ brief: { ...EMPTY_BRIEF, ...brief }, highlights: new Map() }),
  );
}

test('where nothing is worth opening on, the brief says so and what would help', async () => {
  showBrief({ whyNow: [EVENT] });

  const openers = await screen.findByRole('region', { name: 'Openers' });
  expect(openers).toHaveTextContent('Nothing to open on yet');
});

test('three of the person’s sentences are seen at first, the rest on demand', async () => {
  const lines = [1, 2, 3, 4, 5].map((number) => ({
    ...EVENT,
    text: '',
    quote: `Sentence ${number}.`,
  }));
  showBrief({ inTheirWords: lines });
  await screen.findByText('“Sentence 3.”');
  expect(screen.getByText('“Sentence 4.”').closest('li')).toHaveClass('hidden', 'print:grid');

  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));

  expect(screen.getByText('“Sentence 4.”').closest('li')).not.toHaveClass('hidden');
});

test('fault 185: a failure is reported, and can be tried again', async () => {
  let attempts = 0;
  show(requestFor(QUOTED_PAGE), async (request, signal) => {
    attempts += 1;
    if (attempts === 1) throw new Error('The worker did not start.');
    return readHere(request, signal);
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('region', { name: 'Openers' })).toBeInTheDocument();
});

test('an opener is copied as it is; a refusal is reported', async () => {
  const user = userEvent.setup();
  const toasts = collectToasts();
  show(requestFor(QUOTED_PAGE));
  const [opener] = within(await screen.findByRole('region', { name: 'Openers' })).getAllByRole(
    'listitem',
  );

  await user.click(screen.getByRole('button', { name: 'Copy opener 1' }));

  const copied = await globalThis.navigator.clipboard.readText();
  expect(opener).toHaveTextContent(copied);
  expect(copied.length).toBeGreaterThan(20);
  expect(toasts.map(({ title }) => title)).toEqual(['Copied']);

  refuseClipboard();
  await user.click(screen.getByRole('button', { name: 'Copy opener 1' }));
  expect(toasts.map(({ title }) => title)).toEqual(['Copied', 'Could not copy']);
});

test('openers come in two tones, and what is shown is what is copied', async () => {
  const user = userEvent.setup();
  show(requestFor(QUOTED_PAGE));
  const openers = within(await screen.findByRole('region', { name: 'Openers' }));
  const plain = openers.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(openers.getByRole('button', { name: 'Plain' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(openers.getByRole('button', { name: 'Warm' }));
  const warm = openers.getAllByRole('listitem');
  expect(warm.map(({ textContent }) => textContent)).not.toEqual(plain);
  await user.click(screen.getByRole('button', { name: 'Copy opener 1' }));

  expect(warm[0]).toHaveTextContent(await globalThis.navigator.clipboard.readText());
});
