import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

const VIDEO = 'https://www.youtube.com/watch?v=abc';

function verdictOnVideo(title: string, markdown = 'River Channel\n\n1,204 views'): string {
  return verdictOn(markdown, {}, VIDEO, title);
}

test.each([
  ['en', 'Whistleblowing in practice | Mara Lindqvist | Northwater'],
  ['en', 'Mara Lindqvist, Northwater: Buying better pumps'],
  ['en', 'Mara Lindqvist (Northwater): Buying better pumps'],
  ['en', 'Interview with Mara Lindqvist of Northwater'],
  ['en', 'Buying better pumps - Mara Lindqvist - Northwater'],
  ['en', 'Ep. 41: Mara Lindqvist, Head of Procurement at Northwater, on better pumps'],
  ['de', 'Bessere Pumpen – Mara Lindqvist, Northwater'],
  ['fr', 'Mieux acheter ses pompes | Mara Lindqvist, Northwater'],
  ['es', 'Comprar mejores bombas | Mara Lindqvist (Northwater)'],
  ['pl', 'Jak kupować pompy | Mara Lindqvist, Northwater'],
])(
  'the title of a video that gives subject, speaker and company is enough (%s): %s',
  (_, title) => {
    expect(verdictOnVideo(title)).toBe('confirmed');
    expect(verdictOnVideo(title, `# ${title}\n\nRiver Channel\n\n1,204 views`)).toBe('confirmed');
  },
);

test.each([
  'Mara Lindqvist – Northwater (live)',
  'Mara Lindqvist - Northwater (Official Video)',
  'Mara Lindqvist - Northwater',
  'Mara Lindqvist: Northwater',
  'Mara Lindqvist - Northwater (from the album River Tales)',
  'Mara Lindqvist | Northwater | Live at Leeds',
  'Mara Lindqvist on Northwater',
  'Mara Lindqvist: the lost choirs of Northwater | Choirs at Bedtime',
  'Mara Lindqvist | Northwater pumps explained at length',
])('a song, a book or a subject of the company’s name is none: %s', (title) => {
  expect(verdictOnVideo(title)).not.toBe('confirmed');
});

test('on a page that is no recording, two names in a title may meet by chance', () => {
  const title = 'Whistleblowing in practice | Mara Lindqvist | Northwater';
  const page = 'River Channel\n\n1,204 views';

  expect(verdictOn(page, {}, 'https://news.example/1', title)).not.toBe('confirmed');
});
