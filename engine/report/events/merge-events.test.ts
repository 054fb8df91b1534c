import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';
import { mergedEvents } from './merge-events.ts';

const NOW = new Date('2026-06-20');

/** A sentence of a page of a day. */
type Told = readonly [day: string, text: string];

function linesOver(told: readonly Told[]): number {
  const pages = told.map(([day, text]) =>
    confirmedPage(text, {
      id: text,
      language: 'en',
      date: { day, precision: 'day', origin: 'metadata' },
    }),
  );
  return mergedEvents(findEvents(MARLOW, analyzedPages(MARLOW, pages), NOW)).length;
}

test.each<readonly [Told, Told]>([
  [
    ['2026-03-05', 'Quillfeather was fined £90,000 on 3 March.'],
    ['2026-03-06', 'The regulator fined Quillfeather £90,000 last Tuesday.'],
  ],
  [
    ['2026-03-05', 'Quillfeather opened a new office in Leeds on 3 March.'],
    ['2026-03-10', 'Last Tuesday Quillfeather moved 60 people into a building in Leeds.'],
  ],
  [
    ['2026-03-05', 'Quillfeather was hit by a cyber attack on 3 March.'],
    ['2026-03-20', 'Hackers took customer files from Quillfeather earlier this month.'],
  ],
  [
    ['2026-03-05', 'Quillfeather cut 40 jobs on 3 March.'],
    ['2026-03-06', 'Quillfeather told 40 people on Tuesday that they are redundant.'],
  ],
  [
    ['2026-03-05', 'Quillfeather won the Insurer of the Year award on 3 March.'],
    ['2026-03-09', 'At the dinner on 3 March Quillfeather took the main prize.'],
  ],
  [
    ['2026-03-05', 'Quillfeather raised £20m from investors on 3 March.'],
    ['2026-03-12', 'Quillfeather has raised 20 million pounds in a funding round.'],
  ],
  [
    ['2026-03-05', 'Quillfeather appointed Sam Roe as finance director on 3 March.'],
    ['2026-03-06', 'Sam Roe became finance director of Quillfeather this week.'],
  ],
  [
    ['2026-03-05', 'On 3 March a court ordered Quillfeather to pay Jean Hardy £12,000.'],
    ['2026-03-06', 'Jean Hardy won her case against Quillfeather on Tuesday.'],
  ],
  [
    ['2026-03-05', 'The FCA opened an investigation into Quillfeather on 3 March.'],
    ['2026-03-07', 'Since Tuesday the FCA has been looking into Quillfeather.'],
  ],
  [
    ['2026-03-05', 'Quillfeather obtained ISO 27001 certification on 3 March.'],
    ['2026-04-02', 'Quillfeather is ISO 27001 certified since March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather published its annual report on 3 March.'],
    ['2026-03-06', 'The annual report that Quillfeather put out on Tuesday runs to 90 pages.'],
  ],
  [
    ['2026-03-05', 'Quillfeather launched its Harbour policy on 3 March.'],
    ['2026-03-10', 'Last week Quillfeather brought out a policy called Harbour.'],
  ],
  [
    ['2026-03-05', 'On 3 March a pipe burst at the Quillfeather office in Leeds.'],
    ['2026-03-05', 'Water poured through the Quillfeather office on Tuesday.'],
  ],
  [
    ['2026-03-05', 'Quillfeather recalled 4,000 alarms on 3 March.'],
    ['2026-03-20', 'Earlier in March Quillfeather recalled its Beacon alarms.'],
  ],
  [
    ['2026-03-05', 'Quillfeather will close its Hull office on 30 April.'],
    ['2026-03-12', 'The Quillfeather office in Hull shuts at the end of April.'],
  ],
  [
    ['2026-03-05', 'Quillfeather has moved its claims desk to York, it said on 3 March.'],
    ['2026-03-05', 'On Tuesday Quillfeather said that claims are now handled in York.'],
  ],
  [
    ['2026-03-05', 'Quillfeather was fined £90,000 on 3 March.'],
    ['2026-03-25', 'In March the watchdog penalised Quillfeather over late reports.'],
  ],
  [
    ['2026-03-05', 'On 3 March Quillfeather and Fernwick signed a merger agreement.'],
    ['2026-03-06', 'The merger of Quillfeather with Fernwick was signed on Tuesday.'],
  ],
  [
    ['2026-03-05', 'Quillfeather appointed Samuel Rowland as finance director on 3 March.'],
    ['2026-03-06', 'Samuel Rowland became finance director of Quillfeather this week.'],
  ],
  [
    ['2026-03-05', 'Quillfeather appointed Samuel Rowland as finance director on 3 March.'],
    ['2026-03-06', 'On Tuesday Samuel Rowland took the finance chair at Quillfeather.'],
  ],
  [
    ['2026-03-05', 'Quillfeather appointed Sam Roe as finance director on 3 March.'],
    ['2026-03-06', 'On Tuesday Sam Roe took the finance chair at Quillfeather.'],
  ],
  [
    ['2026-03-05', 'A blaze broke out at the Quillfeather depot on 3 March.'],
    ['2026-03-05', 'The blaze at the Quillfeather depot began on Tuesday night.'],
  ],
  [
    ['2026-03-05', 'A breach at Quillfeather hit 61,000 patients on 19 January.'],
    ['2026-03-12', 'Quillfeather began writing to about 61,000 people last week.'],
  ],
  [
    ['2026-03-05', 'Quillfeather was fined £90,000 on 3 March for late reports.'],
    ['2026-03-19', 'On 17 March the ICO published its fine against Quillfeather.'],
  ],
])('one event is one line: %s, %s', (...told) => {
  expect(linesOver(told)).toBe(1);
});

test.each<readonly [Told, Told]>([
  [
    ['2026-03-05', 'Quillfeather was fined £90,000 on 3 March.'],
    ['2026-05-12', 'Quillfeather was fined £40,000 on 11 May.'],
  ],
  [
    ['2026-03-05', 'Quillfeather opened an office in Leeds on 3 March.'],
    ['2026-03-20', 'Quillfeather opened an office in Hull on 18 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather appointed Sam Roe as finance director on 3 March.'],
    ['2026-03-05', 'Quillfeather appointed Ann Lee as operations director on 3 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather bought the broker Fernwick on 3 March.'],
    ['2026-03-25', 'Quillfeather bought the broker Holm on 24 March.'],
  ],
  [
    ['2026-03-05', 'A fire gutted the Quillfeather depot on 3 March.'],
    ['2026-03-25', 'A fire damaged the Quillfeather office in Hull on 24 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather won the Insurer of the Year award on 3 March.'],
    ['2026-03-25', 'Quillfeather won the Fair Claims prize on 24 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather was hit by a cyber attack on 3 March.'],
    ['2026-05-05', 'Quillfeather was hit by a cyber attack on 4 May.'],
  ],
  [
    ['2026-03-05', 'Quillfeather obtained ISO 27001 certification on 3 March.'],
    ['2026-03-20', 'Quillfeather obtained ISO 14001 certification on 18 March.'],
  ],
  [
    ['2026-03-05', 'On 3 March a court ordered Quillfeather to pay Jean Hardy £12,000.'],
    ['2026-03-20', 'On 18 March a court ordered Quillfeather to pay Tom Birch £7,000.'],
  ],
  [
    ['2026-03-05', 'Quillfeather launched its Harbour policy on 3 March.'],
    ['2026-03-20', 'Quillfeather launched its Lantern policy on 18 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather cut 40 jobs in Leeds on 3 March.'],
    ['2026-05-20', 'Quillfeather cut 25 jobs in Hull on 18 May.'],
  ],
  [
    ['2026-03-05', 'Quillfeather raised £20m from investors on 3 March.'],
    ['2026-05-20', 'Quillfeather raised £35m from investors on 18 May.'],
  ],
  [
    ['2026-03-05', 'Sam Roe left Quillfeather as finance director on 3 March.'],
    ['2026-03-05', 'Quillfeather appointed Ann Lee as finance director on 3 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather opened an office in Leeds on 3 March.'],
    ['2026-03-05', 'Quillfeather bought the broker Fernwick on 3 March.'],
  ],
  [
    ['2026-03-05', 'On 3 March Quillfeather moved its claims desk to York.'],
    ['2026-03-20', 'On 18 March Quillfeather moved its legal desk to Hull.'],
  ],
  [
    ['2026-03-05', 'Quillfeather published its annual report on 3 March.'],
    ['2026-05-20', 'Quillfeather published its half-year results on 18 May.'],
  ],
  [
    ['2026-03-05', 'The FCA opened an investigation into Quillfeather on 3 March.'],
    ['2026-03-20', 'The ICO opened an investigation into Quillfeather on 18 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather, with 4,000 staff, opened an office in Leeds on 3 March.'],
    ['2026-03-20', 'Quillfeather, with 4,000 staff, opened an office in Hull on 18 March.'],
  ],
  [
    ['2026-03-05', 'Quillfeather, with 4,000 staff, appointed Sam Roe as finance director.'],
    ['2026-03-05', 'Quillfeather, with 4,000 staff, appointed Ann Lee as operations director.'],
  ],
  [
    ['2026-03-05', '# Quillfeather fined after their customers wrote about their letters'],
    ['2026-05-20', 'Quillfeather won an award after their staff spoke about their work.'],
  ],
])('two events that look alike are two lines: %s, %s', (...told) => {
  expect(linesOver(told)).toBe(2);
});

test('a headline is told with what it stands over, whatever day that gives', () => {
  const text =
    '# Quillfeather to close its Wexcombe shaft\n\nQuillfeather will close the older shaft at Wexcombe in May and cut 40 jobs, it said on Thursday.';

  expect(linesOver([['2026-03-05', text]])).toBe(1);
});

test.each([
  [
    'Quillfeather restates its profit after an audit',
    'A tender for an audit system begins in May.',
  ],
  ['Quillfeather fined £90,000', 'A tender for a risk system closes on 20 April.'],
])('a heading takes in what has its day, and nothing of weeks later: %s, %s', (heading, later) => {
  const first = `${heading} on 2 April, the insurer said.`;

  expect(linesOver([['2026-04-02', `# ${heading}\n\n${first}`]])).toBe(1);
  expect(linesOver([['2026-04-02', `# ${heading}\n\n${first} The insurer is new. ${later}`]])).toBe(
    2,
  );
});
