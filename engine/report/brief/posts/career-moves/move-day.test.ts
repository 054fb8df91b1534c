import { describe, expect, test } from 'vitest';
import type { ResearchResult } from '../../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-11-20');

/** A page with its content and its own date; '' for none. */
type Page = readonly [day: string, content: string, more?: Partial<ResearchResult>];

function whoOn(...pages: readonly Page[]) {
  const results = pages.map(([day, content, more = {}], index) =>
    confirmedPage(content, {
      id: `page-${index}`,
      language: 'en',
      date: day === '' ? null : { day, precision: 'day', origin: 'metadata' },
      ...more,
    }),
  );
  return briefFor(MARLOW, results, NOW).who[0];
}

describe('what a day of a move means today', () => {
  test.each([
    [
      'es',
      'Tessa Marlow será la nueva directora de riesgos de Quillfeather Insurance. Su incorporación será efectiva el 17 de agosto.',
    ],
    [
      'en',
      'Tessa Marlow is to be chief risk officer of Quillfeather Insurance. She will start on 17 August.',
    ],
    ['de', 'Tessa Marlow wird Risikochefin der Quillfeather Insurance. Sie beginnt am 17. August.'],
  ])(
    'its day counts in whatever sentence of the page it stands, in %s: %s',
    (language, content) => {
      expect(whoOn(['2026-05-20', content, { language }])).toMatchObject({ status: 'current' });
    },
  );

  test('what was announced with its day is held since that day', () => {
    const who = whoOn([
      '2026-05-20',
      'Tessa Marlow takes up the post of chief risk officer at Quillfeather Insurance on 17 August.',
    ]);

    expect(who).toMatchObject({ status: 'current', asOf: { day: '2026-08-17' } });
  });

  test('who takes over a department on the day before is there, and does not leave for it in a year', () => {
    const who = whoOn([
      '2026-10-02',
      'Tessa Marlow asume desde el 1 de octubre la Gerencia de Riesgos de Quillfeather Insurance.',
      { language: 'es' },
    ]);

    expect(who).toMatchObject({ status: 'current', asOf: { day: '2026-10-02' } });
  });

  test('an appointment of this year is known on a page without a date', () => {
    const content =
      'Tessa Marlow was appointed chief risk officer of Quillfeather Insurance on 15 March 2026.';

    expect(whoOn(['', content])).toMatchObject({ status: 'current' });
  });

  test('a page without a date that tells of a day ahead has somebody in post, on no day that is said', () => {
    const content =
      'Risk Forum Leeds, 9 December 2026\n\nTessa Marlow, head of risk, Quillfeather Insurance\n\nShe qualified in 2017.';

    expect(whoOn(['', content])).toMatchObject({
      status: 'current',
      asOf: null,
    });
  });

  test('minutes without a date of their own contradict a departure of the same days', () => {
    const who = whoOn(
      [
        '',
        'Meeting of 12 October 2026\n\nTessa Marlow, head of risk at Quillfeather Insurance, took the notes.',
      ],
      ['2026-10-14', 'Tessa Marlow has left Quillfeather Insurance to set up on her own.'],
    );

    expect(who).toMatchObject({ status: 'unknown' });
    expect(who?.text).toContain('Pages disagree');
  });

  test('a third page that has them elsewhere since settles a contradiction', () => {
    const who = whoOn(
      ['2026-07-02', 'Tessa Marlow has left Quillfeather Insurance.'],
      ['2026-09-10', 'Tessa Marlow is head of risk at Quillfeather Insurance.'],
      ['2026-10-14', 'Tessa Marlow, head of risk at Corvel Mutual, opened the meeting.'],
    );

    expect(who).toMatchObject({ status: 'left' });
  });

  test('who leaves on no day that is told, and is elsewhere since, has left', () => {
    const who = whoOn(
      ['2026-08-20', 'Tessa Marlow is leaving Quillfeather Insurance.'],
      ['2026-10-14', 'Tessa Marlow, head of risk at Corvel Mutual, opened the meeting.'],
    );

    expect(who).toMatchObject({ status: 'left' });
  });
});

describe('where somebody was before is no move from the company', () => {
  test('before they moved to a place', () => {
    const content =
      'Tessa Marlow is head of risk at Quillfeather Insurance. Before moving to Leeds, she was an auditor at Corvel Mutual.';

    expect(whoOn(['2026-10-14', content])).toMatchObject({ status: 'current' });
  });

  test('before they joined whoever speaks', () => {
    const who = whoOn(
      [
        '',
        'Quillfeather Insurance\n\nMeeting of 22 October 2026\n\nIn attendance: Tessa Marlow, Company Secretary',
      ],
      [
        '',
        'Our people at Quillfeather Insurance\n\nTessa Marlow, Company Secretary. Tessa spent nine years as governance officer at Corvel Mutual before joining us in 2022.',
      ],
    );

    expect(who).toMatchObject({ status: 'current' });
  });
});

test('where the signs doubt a post, the model of sentences may know what changed', () => {
  const who = whoOn(
    ['2026-03-04', 'Tessa Marlow is chief compliance officer of Quillfeather Insurance.'],
    [
      '2026-09-22',
      'Tessa Marlow hung up her lanyard at Quillfeather Insurance in May.',
      { type: 'news', title: 'Tessa Marlow and the sea' },
    ],
  );

  expect(who).toMatchObject({ status: 'left' });
});

test('an interview of the same days that does not name the post speaks for no change', () => {
  const interview = Array.from(
    { length: 6 },
    () => '“I ask for the list first, and I read it with my team,” said Tessa Marlow.',
  ).join(' ');

  expect(
    whoOn(
      ['2026-10-14', 'Tessa Marlow is head of risk at Quillfeather Insurance.'],
      ['2026-10-15', interview],
    ),
  ).toMatchObject({ status: 'current' });
});
