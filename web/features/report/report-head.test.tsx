import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { EMPTY_BRIEF, type Brief, type WhoLine } from '#engine';
import { MARLOW } from '../../../engine/testing/confirmed-page.ts';
import { ReportHead } from './report-head.tsx';

const WHO: WhoLine = {
  text: 'Head of audit at Acme',
  quote: 'Tessa Marlow, head of audit at Acme, said so.',
  resultId: 'a',
  url: 'https://news.example/a',
  date: { day: '2026-10-21', precision: 'day', origin: 'byline' },
  standing: 'latest',
  status: 'current',
  title: 'head of audit',
  company: MARLOW.company,
  asOf: { day: '2026-10-21', precision: 'day' },
};

function show(brief: Partial<Brief> | null, isRunning = false): void {
  const { unmount } = render(
    <ReportHead
      level={2}
      prospect={MARLOW}
      researchedAt="2026-11-20T09:00:00.000Z"
      brief={brief && { ...EMPTY_BRIEF, ...brief }}
      isRunning={isRunning}
      exportMenu={null}
      news={null}
    />,
  );
  onTestFinished(unmount);
}

test('a report says whose it is: name, company, post as of a day, the day of research, and how to take it along', () => {
  show({ who: [WHO], enough: { isEnough: true, text: 'Enough to write: 3 confirmed pages' } });

  const name = `${MARLOW.name}, ${MARLOW.company}`;
  expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(screen.getByText('head of audit')).toBeInTheDocument();
  expect(screen.getByText('In post')).toBeInTheDocument();
  expect(screen.getByText('as of 21 October 2026')).toBeInTheDocument();
  expect(screen.getByText('Enough to write: 3 confirmed pages')).toBeInTheDocument();
  expect(screen.getByText(/^Researched on 20 November 2026, /u)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeInTheDocument();
});

test('who has left, or is leaving, is never shown as in post, and a new employer is named', () => {
  show({ who: [{ ...WHO, status: 'left', title: 'chief risk officer', company: 'Beta' }] });

  expect(screen.getByText('chief risk officer at Beta')).toBeInTheDocument();
  expect(screen.getByText(`May have left ${MARLOW.company}`)).toBeInTheDocument();
  expect(screen.queryByText('In post')).not.toBeInTheDocument();
});

test('sources that disagree are named in the head, and so is a post that no page confirms', () => {
  show({ who: [WHO, { ...WHO, standing: 'conflict', status: null }] });
  expect(screen.getByText('Sources disagree')).toBeInTheDocument();

  show({ enough: { isEnough: false, text: 'Not enough: no page that was read is confirmed' } });
  expect(screen.getByText('No page confirms their current job')).toBeInTheDocument();
});

test.each([null, {}])(
  'while the brief is not written (%o) nothing is claimed of a post',
  (brief) => {
    show(brief);

    expect(screen.queryByText(/post|job/u)).not.toBeInTheDocument();
  },
);

test('while the research goes on, only its beginning is dated', () => {
  show(null, true);

  expect(screen.getByText(/^Research began on 20 November 2026, /u)).toBeInTheDocument();
  expect(screen.queryByText(/^Researched on/u)).not.toBeInTheDocument();
});
