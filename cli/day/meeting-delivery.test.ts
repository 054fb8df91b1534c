import { expect, test } from 'vitest';
import { prospectKey } from '#engine';
import { MARLOW } from '../../engine/testing/confirmed-page.ts';
import { ANSWER_PAGE, QUOTED_PAGE, reportDocument } from '../../engine/testing/report-document.ts';
import { meetingTexts } from './meeting-delivery.ts';

const MEETING = {
  uid: 'one',
  title: 'Keys',
  day: '2026-11-24',
  begins: '09:00',
  ends: '09:30',
  people: [{ prospect: MARLOW }],
};

test.each([
  [QUOTED_PAGE, 'In their words'],
  [ANSWER_PAGE, 'In their words, in answer to “What does Tessa Marlow of Quillfeather count?”'],
])('a message about a meeting says that words are theirs, and what they answer', (page, said) => {
  const reports = new Map([[prospectKey(MARLOW), reportDocument([page])]]);

  const { message } = meetingTexts(MEETING, reports, {
    madeAt: '2026-11-23T08:00:00Z',
    before: null,
  });

  const texts = message.sections.flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts).toContain(said);
});

test('a message about a meeting has the six events that say most', () => {
  const report = reportDocument();
  const [event] = report.brief.whyNow;
  if (event === undefined) throw new Error('The usual report has an event.');
  const whyNow = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ ...event, text: `Event ${number}` }));
  const reports = new Map([
    [prospectKey(MARLOW), { ...report, brief: { ...report.brief, whyNow } }],
  ]);

  const { message } = meetingTexts(MEETING, reports, {
    madeAt: '2026-11-23T08:00:00Z',
    before: null,
  });

  const texts = message.sections.flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts.filter((text) => text.startsWith('Event'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Event ${number}`),
  );
});
