import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { reportResult } from '../../../testing/report-result.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { findEvents } from '../find-events.ts';
import { mergedEvents } from '../merge-events.ts';

const NOW = new Date('2026-11-16');

const PROSPECT = {
  name: 'Jane Doe',
  company: 'Brightwater',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** A page of 16 September 2026. */
function pageOf(content: string, language: string, id = content): ResearchResult {
  return reportResult(id, {
    title: '',
    content,
    date: { day: '2026-09-16', precision: 'day', origin: 'metadata' },
    language,
  });
}

function toldOn(...pages: readonly ResearchResult[]) {
  return findEvents(PROSPECT, analyzedPages(PROSPECT, pages), NOW);
}

test.each([
  ['en', 'On 3 September a pipe burst under the Brightwater depot in Leeds.'],
  ['de', 'Am 3. September platzte bei Brightwater eine Leitung.'],
  ['fr', 'Le 3 septembre, Brightwater a dû évacuer son usine de Lyon.'],
  ['es', 'Brightwater evacuó el 3 de septiembre su planta de Vigo.'],
  ['pt', 'A Brightwater evacuou a 3 de setembro a fábrica do Porto.'],
  ['it', 'Il 3 settembre Brightwater ha evacuato lo stabilimento di Pavia.'],
  ['nl', 'Brightwater legde op 3 september de zuivering in Breda stil.'],
  ['sv', 'Brightwater stängde den 3 september av vattnet i Lund.'],
  ['no', 'Brightwater evakuerte anlegget i Moss 3. september.'],
  ['fi', 'Brightwater evakuoi tehtaansa 3. syyskuuta.'],
  ['pl', 'Brightwater 3 września ewakuował zakład w Gdyni.'],
  ['ja', 'Brightwaterは9月3日、工場の操業を止めた。'],
])('%s: what is dated and names the company is told, whatever its verb: %s', (language, text) => {
  const [event] = toldOn(pageOf(text, language));

  expect(event?.period?.stated).toEqual({ day: '2026-09-03', precision: 'day' });
  expect(event).toMatchObject({ subject: 'company', kind: 'other', isByDate: true });
});

test.each([
  ['2026-11-10', 'Brightwater runs its yearly drill in Leeds on 2 December.', '2026-12-02'],
  ['2026-01-20', 'On 2 December a pipe burst under the Brightwater depot in Leeds.', '2025-12-02'],
])('a date without its year is the nearer one, written on %s: %s', (written, text, day) => {
  const date = { day: written, precision: 'day', origin: 'metadata' } as const;
  const [event] = toldOn({ ...pageOf(text, 'en'), date });

  expect(event?.period?.stated?.day).toBe(day);
});

test('the words of a company’s name are none of its news, nor is its founder', () => {
  const toldOf = (company: string, text: string) =>
    findEvents(
      { ...PROSPECT, company },
      analyzedPages({ ...PROSPECT, company }, [pageOf(text, 'en')]),
      NOW,
    );

  expect(
    toldOf('April Fine Cheese', 'April Fine Cheese aired its cellar in Leeds on 3 September.'),
  ).toMatchObject([{ kind: 'other', period: { stated: { day: '2026-09-03', precision: 'day' } } }]);
  expect(toldOf('Doe Dairies', 'Doe Dairies was gutted by a blaze on 3 September.')).toMatchObject([
    { kind: 'breach', subject: 'company' },
  ]);
});

test('what is dated and of the person alone is theirs', () => {
  const [event] = toldOn(
    pageOf('Jane Doe has sat on the audit committee of Leeds council since 1 September.', 'en'),
  );

  expect(event).toMatchObject({ subject: 'person', kind: 'appointment' });
});

test.each([
  ['a habit', 'Every Monday Brightwater washes its vans.'],
  ['the state of today', 'Brightwater, which was founded in 1998, today has 400 people.'],
  ['the page itself', 'This week Sam sits down with Jane Doe of Brightwater.'],
  ['a private matter', 'Jane Doe, head of audit at Brightwater, ran a marathon in May.'],
  ['a small story', '"I rang forty of our members in August," Jane Doe said.'],
  ['a rival’s', 'Its rival Clearflow evacuated the Brightwater showroom on 3 September.'],
  ['a neighbour’s', 'The neighbouring Clearflow plant left Brightwater dry on 3 September.'],
  ['another’s', 'Northstream Group evacuated its plant in Leeds on 3 September.'],
  ['a client’s', 'One of our clients evacuated a Brightwater plant on 3 September.'],
  ['left open', 'Brightwater may evacuate its plant on 3 October.'],
  ['a denial', 'Brightwater denied that it had evacuated its plant on 3 September.'],
  ['a question', 'Did Brightwater evacuate its plant on 3 September?'],
  ['older than a year', 'Brightwater evacuated its plant on 3 September 2024.'],
  ['not dated', 'Brightwater evacuated its plant.'],
  ['a shift', 'Jane Doe has the Brightwater desk Monday to Wednesday.'],
  ['a yearly drill', 'Today Brightwater evacuates its plant twice a year.'],
  ['a holiday', 'Jane Doe of Brightwater is on leave until 20 September.'],
  ['an anniversary', 'Five years ago this week Brightwater evacuated its plant.'],
  ['the name of a report', 'The Brightwater report for the year ended 30 June 2026.'],
  ['a rumour', 'On 3 September there were claims that Brightwater had evacuated its plant.'],
  ['not so', 'On 3 September Brightwater said it had not evacuated its plant.'],
  ['well', 'Brightwater changed its pumps on 3 September and we were fine on the night.'],
  ['a customer’s', 'Zentyre, a customer of Brightwater, evacuated its plant on 3 September.'],
  ['dated by a year alone', 'Brightwater evacuated its plant in 2026.'],
  ['a line of dates', '3 September | Brightwater evacuated its plant.'],
])('what is %s is not told by its date: %s', (_what, text) => {
  expect(toldOn(pageOf(text, 'en'))).toEqual([]);
});

test('news of one day is told once, whichever pages and words tell it', () => {
  const told = toldOn(
    pageOf('On 3 September Brightwater was fined £1.2 million.', 'en'),
    pageOf('Brightwater’s directors drove to court in Leeds on 3 September.', 'en'),
  );

  expect(told.map(({ isByDate }) => isByDate)).toEqual([false, true]);
  expect(mergedEvents(told)).toHaveLength(1);
});

test('news of two days of one page is told twice', () => {
  const told = toldOn(
    pageOf(
      'Brightwater evacuated its plant in Leeds on 3 September. Brightwater flushed the mains of the whole valley on 7 September.',
      'en',
    ),
  );

  expect(mergedEvents(told)).toHaveLength(2);
});

test.each([
  ['en', 'Sam Roe takes the chair of the Brightwater risk committee on 1 January.'],
  ['de', 'Sam Roe übernimmt am 1. Januar bei Brightwater den Vorsitz.'],
  ['it', 'Sam Roe arriva a Brightwater il 1 gennaio.'],
])('%s: what comes, in the present, on a day without a year is ahead: %s', (language, text) => {
  const [event] = toldOn(pageOf(text, language));

  expect(event?.period?.stated).toEqual({ day: '2027-01-01', precision: 'day' });
});

test('a sentence that names nobody goes on about what its page has told', () => {
  const told = toldOn(
    pageOf(
      'On 3 September Brightwater flooded its depot in Leeds. The company moved 400 crates on 7 September.',
      'en',
    ),
  );

  expect(told).toHaveLength(2);
  expect(mergedEvents(told)).toHaveLength(1);
});

test('a Spanish framework is no month', () => {
  const text = 'Brightwater revisa sus normas en el marco de la ley.';

  expect(toldOn(pageOf(text, 'es'))).toEqual([]);
});

test('what will be so from a day on begins at the next one: the word for since may be that for from', () => {
  const text = 'La Brightwater aplicará la nueva norma de cuotas desde el 1 de enero.';
  const [event] = toldOn(pageOf(text, 'es'));

  expect(event?.period?.stated).toEqual({ day: '2027-01-01', precision: 'day' });
});

test.each([
  ['en', 'Brightwater has shut its depot in Leeds since November.', '2025-11-01'],
  ['pt', 'A gerência de riscos da Brightwater segue vaga desde junho.', '2026-06-01'],
])(
  '%s: what has been so since a month began in the last one of its name: %s',
  (language, text, day) => {
    const [event] = toldOn(pageOf(text, language));

    expect(event?.period?.stated).toEqual({ day, precision: 'month' });
  },
);

test('an entry of a list tells its news without a full stop, and a date alone tells none', () => {
  const entry = 'Brightwater opened its new depot in Leeds on 3 September';
  const list = `News of Brightwater:\n\n- ${entry}\n- Next tour 12 September\n- Did Brightwater close the depot on 4 September?`;

  expect(toldOn(pageOf(list, 'en')).map(({ citation }) => citation.quote)).toEqual([entry]);
});
