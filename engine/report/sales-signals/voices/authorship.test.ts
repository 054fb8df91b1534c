import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { attributedSentences } from '../attributed-sentences.ts';

const POST = 'https://www.linkedin.example/posts/tmarlow';

function spokenOn(content: string, more: Partial<ResearchResult> = {}): readonly string[] {
  return attributedSentences(MARLOW, confirmedPage(content, more)).flatMap(({ spoken }) => spoken);
}

test.each([
  [
    'headed by her name on a network',
    'We count doors. I walk. #doors #risk',
    { url: POST, title: 'Tessa Marlow on LinkedIn' },
  ],
  [
    'in the name of a team',
    'We count doors. We walk. #doors',
    { url: POST, title: 'Tessa Marlow' },
  ],
  ['signed in its last sentence', 'We count doors. I walk. Tessa Marlow', { title: 'Foreword' }],
  [
    'that the title gives to her',
    'We count doors. We walk.',
    { title: 'Full text: remarks by Tessa Marlow' },
  ],
])('a text %s is hers', (_, content, more) => {
  expect(spokenOn(content, more).slice(0, 2).join(' ')).toMatch(
    /^We count doors\. (?:I|We) walk\./u,
  );
});

test('readers speak below the line that counts their comments, and her headline is no statement', () => {
  const content = [
    '**Tessa Marlow**',
    'Ex-auditor. Now mostly bees.',
    'I count the doors myself.',
    'The list has nine of them, and we had named seven.',
    '👏 64 · 12 comments',
    '**Owen Tarrant** · 2nd: I counted ten of them.',
  ].join('\n\n');

  expect(spokenOn(content, { url: POST, title: 'Tessa Marlow on LinkedIn' })).toEqual([
    'I count the doors myself.',
    'The list has nine of them, and we had named seven.',
  ]);
});

test('an article about a post of hers is not hers', () => {
  const content = 'Tessa Marlow posts a lot. I think she counts too many doors.';

  expect(spokenOn(content, { url: POST, title: 'Tessa Marlow on LinkedIn' })).toEqual([]);
});

test.each([
  [
    'Why doors?\n\nTessa Marlow: They are cheap to count.\n\nAnd who counts?\n\nT. M.: I do, on Fridays.',
  ],
  ['Why doors?\n\n“They are cheap to count.”\n\nAnd who counts?\n\n“I do, on Fridays.”'],
  ['Why do you count doors?\n\nThey are cheap to count.\n\nAnd who counts?\n\nI do, on Fridays.'],
  [
    '**Q. They say you count doors.**\n\nA. They are cheap to count.\n\n**Q. All of them.**\n\nA. I do, on Fridays.',
  ],
])('answers are hers and questions are not, however they are set off: %j', (content) => {
  expect(spokenOn(content, { title: 'Tessa Marlow on doors' })).toEqual([
    'They are cheap to count.',
    'I do, on Fridays.',
  ]);
});

test('a turn behind somebody’s title is not hers', () => {
  const content =
    'Chair: Does it work?\n\nT. Marlow, Quillfeather: It works on doors.\n\nDr Oakes: I doubt that it does.\n\nT. Marlow, Quillfeather: Then count them.';

  expect(spokenOn(content)).not.toContain('I doubt that it does.');
});

test('a row of buttons to share a page ends nothing', () => {
  const content =
    '# Doors\n\nShare: Facebook | X | LinkedIn\n\n“We count doors on Fridays,” said Tessa Marlow.';

  expect(spokenOn(content)).toEqual(['We count doors on Fridays,']);
});

test.each([
  ['*Column. Tessa Marlow, chief of doors, 3 May 2026*', ''],
  ['*Gästkrönika av Tessa Marlow, chef för dörrar*', ''],
  ['Dear friend,', 'With warm regards,\n\nTessa Marlow\n\ninterim director'],
])('a column or a letter that opens with “%s” is hers', (before, after) => {
  const content = `Corvane\n\n${before}\n\nI count the doors myself. We have nine of them.\n\n${after}`;

  expect(spokenOn(content)).toEqual(['I count the doors myself.', 'We have nine of them.']);
});

test('readers speak below a line of emoji and figures, and a foot announces what comes next', () => {
  const post = '**Tessa Marlow**\n\nI count the doors myself. The list has nine of them.';
  const on = { url: POST, title: 'Tessa Marlow on LinkedIn' };

  expect(spokenOn(`${post}\n\n👍 41   💬 7\n\nWe counted ours twice.`, on)).toHaveLength(2);
  expect(spokenOn(`${post}\n\n📅 12.05.2026\n\nWe count on Fridays.`, on)).toHaveLength(3);
  expect(spokenOn(`${post}\n\nIn the next issue: “Doors” by Ada Roe.`, on)).toHaveLength(2);
});

test('a name, a title and a date below a text sign that text, not the section after it', () => {
  const signed = 'I counted the doors of the house.\n\nTessa Marlow\nChief of doors\n11 March 2025';
  const content = `Quillfeather\n\n### Letter\n\n${signed}\n\n### Doors\n\nThe doors met seven times.`;

  expect(spokenOn(content)).toEqual(['I counted the doors of the house.']);
});

test('whoever is presented in italics above a text that says “I” wrote it', () => {
  const text = 'I count the doors myself. My list has nine of them.\n\nMy boss counts keys.';
  const content = `# Doors\n\n*Tessa Marlow is chief of doors and writes here in May.*\n\n${text}`;

  expect(spokenOn(content)).toHaveLength(3);
});

test('several people presented in italics wrote nothing, and what an author is told is not theirs', () => {
  const about = '*Tessa Marlow is chief of doors.*';
  const text =
    'I count the doors. My list has nine.\n\n“Too dear for a house,” people tell me. I count.';

  expect(spokenOn(`${about}\n\n${text}`)).toEqual([
    'I count the doors.',
    'My list has nine.',
    'I count.',
  ]);
  expect(spokenOn(`${about}\n\n*Hugh Tandy is chief of keys.*\n\n${text}`)).toEqual([]);
});
