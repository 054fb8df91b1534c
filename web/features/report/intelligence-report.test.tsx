import { render, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { type Mark, type Marks, type Reason, canonicalUrl, sampleResults } from '#engine';
import { reportResult } from '../../../engine/testing/report-result.ts';
import { IntelligenceReport } from './intelligence-report.tsx';
import { useMarkedResults } from './marks/use-marks.ts';
import type { Report, ReportResult } from './report.ts';

const JANE = {
  name: 'Jane Doe',
  company: 'Acme Bank',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};
const AT_BETA: readonly Reason[] = [
  { code: 'other-employer', employer: 'Beta Ltd', effect: 'against' },
];

const RESULTS = [
  reportResult('best', { relevance: 95, title: 'Zürich summit' }),
  reportResult('beta', { relevance: 88, reasons: AT_BETA, type: 'podcast' }),
  reportResult('maybe', {
    relevance: 60,
    verdict: 'possible',
    language: 'de',
    date: { day: '2026-03-12', precision: 'day', origin: 'byline' },
  }),
  reportResult('beta-too', { relevance: 50, verdict: 'possible', reasons: AT_BETA }),
  reportResult('namesake', { relevance: 9, verdict: 'other' }),
];

function reportWith(more: Partial<Report> = {}): Report {
  return {
    status: 'done',
    foundBy: 'scraperapi',
    prospect: JANE,
    researchedAt: '2026-11-21T09:00:00.000Z',
    results: RESULTS,
    unread: [],
    failures: [],
    rejected: [],
    ...more,
  };
}

/** Marks as an account has them, without a browser that keeps them. */
function Marked({ report }: { readonly report: Report }): ReactElement {
  const [marks, setMarks] = useState<Marks>(new Map());
  const onMark = ({ url, stated }: Pick<ReportResult, 'url' | 'stated'>, mark: Mark | null): void =>
    setMarks((before) => {
      const after = new Map(before);
      if (mark === null) after.delete(canonicalUrl(url));
      else after.set(canonicalUrl(url), { mark, stated });
      return after;
    });
  const judged = useMarkedResults(report, marks);
  return (
    <IntelligenceReport
      report={report}
      marking={{ marks, onMark, storage: 'stored' }}
      judged={judged}
    />
  );
}

function Address(): ReactElement {
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{useLocation().search}</p>
      <Link to="/">To the whole report</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function show(report: Report, path = '/'): void {
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Marked report={report} />
      <Address />
    </MemoryRouter>,
  );
  onTestFinished(unmount);
}

const shownTitles = (): readonly (string | null)[] =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const address = (): string | null => screen.getByTestId('address').textContent;
const cardOf = (title: string): HTMLElement => {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  if (!card) throw new Error(`No card is titled ${title}.`);
  return card;
};

test('a card shows its source, age, language and reading time', () => {
  show(reportWith());

  const card = within(cardOf('Page maybe'));
  expect(card.getByText('news.example')).toBeInTheDocument();
  expect(card.getByText('12 March 2026')).toBeInTheDocument();
  expect(card.getByText('In German')).toBeInTheDocument();
  expect(card.getByText('1 min read')).toBeInTheDocument();
  expect(card.getByText(/ago$/)).toBeInTheDocument();
  expect(card.getByText('Possible match')).toBeInTheDocument();
  expect(within(cardOf('Zürich summit')).getByText('Date unknown')).toBeInTheDocument();
});

test('who searched without a key is named; one’s own keys are not', () => {
  show(reportWith());
  expect(screen.queryByText(/Found with/)).not.toBeInTheDocument();
  show(reportWith({ foundBy: 'firecrawl-keyless' }));
  expect(screen.getByText(/Found with Firecrawl's free service/)).toBeInTheDocument();
});

test('a card says whether the page is about the person, but not of a page about somebody else', () => {
  show(
    reportWith({
      results: [
        reportResult('portrait', { aboutness: 'about' }),
        reportResult('agenda', { aboutness: 'mentions' }),
        reportResult('bare', { aboutness: null }),
        reportResult('namesake', { aboutness: 'about', verdict: 'other', relevance: 5 }),
      ],
    }),
  );

  expect(cardOf('Page portrait')).toHaveTextContent('About them');
  expect(cardOf('Page agenda')).toHaveTextContent('Mentions them');
  for (const title of ['Page bare', 'Page namesake']) {
    expect(cardOf(title)).not.toHaveTextContent(/About them|Mentions them/);
  }
});

test('sorting, filters and search change what is shown at once and are in the address', async () => {
  show(reportWith());
  expect(shownTitles()).toEqual(['Zürich summit', 'Page beta', 'Page maybe', 'Page beta-too']);
  expect(screen.getByText('4 of 4 shown')).toHaveClass('sr-only');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
  await waitFor(() => expect(shownTitles()[0]).toBe('Page maybe'));
  await waitFor(() => expect(address()).toBe('?sort=date'));

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Match' }), 'Confirmed');
  expect(await screen.findByText('2 of 4 shown')).not.toHaveClass('sr-only');
  await waitFor(() => expect(address()).toBe('?sort=date&match=confirmed'));

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in this report' }), 'zurich');
  expect(await screen.findByText('1 of 4 shown')).toBeInTheDocument();
  expect(shownTitles()).toEqual(['Zürich summit']);
  await waitFor(() => expect(address()).toBe('?sort=date&match=confirmed&q=zurich'));

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
  expect(await screen.findByText('No items in this tab match these filters.')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('4 of 4 shown')).toHaveClass('sr-only');
  await waitFor(() => expect(address()).toBe('?sort=date'));
});

test('an address opens tab, order and filters, and one that makes no sense opens the whole report', () => {
  show(reportWith(), '/?tab=podcast&sort=date&match=confirmed&q=beta');
  expect(screen.getByRole('tab', { name: /^Podcasts/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('searchbox')).toHaveValue('beta');
  expect(shownTitles()).toEqual(['Page beta']);

  show(reportWith(), '/?tab=nonsense&sort=up&match=other&lang=%3Cscript%3E');
  expect(screen.getAllByText('4 of 4 shown')).toHaveLength(1);
});

test('changing the tab keeps the filters', async () => {
  show(reportWith(), '/?match=confirmed');

  await userEvent.click(screen.getByRole('tab', { name: /^Podcasts/ }));

  await waitFor(() => expect(shownTitles()).toEqual(['Page beta']));
  await waitFor(() => expect(address()).toBe('?tab=podcast&match=confirmed'));
});

test('choices made faster than the address follows all count', async () => {
  show(reportWith());

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Match' }), 'Confirmed');
  await userEvent.click(screen.getByRole('tab', { name: /^Podcasts/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');

  await waitFor(() => expect(address()).toBe('?tab=podcast&sort=date&match=confirmed'));
  // The list may follow later than the address.
  await waitFor(() => expect(shownTitles()).toEqual(['Page beta']));
});

test('a link to another view of the same page opens that view, and going back the one before', async () => {
  show(reportWith(), '/?tab=podcast');

  await userEvent.click(screen.getByRole('link', { name: 'To the whole report' }));
  expect(await screen.findByText('4 of 4 shown')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');

  await userEvent.type(screen.getByRole('searchbox'), 'beta');
  await waitFor(() => expect(address()).toBe('?q=beta'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Page beta']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('tab', { name: /^Podcasts/ })).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe('?tab=podcast');
});

test("'not this person' moves the page and those like it at once, says why, and can be taken back", async () => {
  show(reportWith());

  await userEvent.click(screen.getByRole('button', { name: 'Not this person: Page beta' }));

  await waitFor(() => expect(shownTitles()).toEqual(['Zürich summit', 'Page maybe']));
  expect(screen.getByText('2 insights')).toBeInTheDocument();
  expect(
    within(cardOf('Page beta')).getByText('You said this is someone else'),
  ).toBeInTheDocument();
  expect(
    within(cardOf('Page beta-too')).getByText(
      "States the same employer as a page you marked as someone else's: Beta Ltd",
    ),
  ).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());

  await userEvent.click(undo);

  await waitFor(() => expect(shownTitles()).toHaveLength(4));
  expect(shownTitles()).toEqual(['Zürich summit', 'Page beta', 'Page maybe', 'Page beta-too']);
  expect(screen.queryByText('You said this is someone else')).not.toBeInTheDocument();
});

test("'this is the one' confirms a namesake's page, and pressing it again takes it back", async () => {
  show(reportWith());
  const button = (): HTMLElement =>
    screen.getByRole('button', { name: 'This is the one: Page namesake', hidden: true });

  await userEvent.click(button());
  await waitFor(() => expect(shownTitles()).toContain('Page namesake'));
  expect(button()).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(button());
  await waitFor(() => expect(shownTitles()).not.toContain('Page namesake'));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test('samples have no marks and no tools', () => {
  show(reportWith({ status: 'sampled', results: sampleResults(JANE), researchedAt: null }));

  expect(screen.getAllByText('Sample')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Not this person/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a saved report, whose items have no page text, is shown like any other', () => {
  const saved = RESULTS.map(({ content: _content, isSample: _isSample, ...rest }) => ({
    ...rest,
    highlights: [{ label: 'DORA', group: 'law' } as const],
  }));

  show(reportWith({ results: saved }));

  expect(shownTitles()).toHaveLength(4);
  expect(within(cardOf('Page maybe')).getByText('Mentions DORA')).toBeInTheDocument();
});

test('a run without a result yet holds places for those to come and says so', () => {
  show(reportWith({ status: 'running', results: [] }));

  expect(screen.getByText('Nothing found yet.')).toBeInTheDocument();
  expect(shownTitles()).toEqual([]);
});

test('printing unfolds everything, and folds it again afterwards', () => {
  show(reportWith());
  const folds = [...document.querySelectorAll('details')];
  expect(folds.length).toBeGreaterThan(0);

  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(folds.every(({ open }) => open)).toBe(true);
  globalThis.dispatchEvent(new Event('afterprint'));
  expect(folds.some(({ open }) => open)).toBe(false);
});
