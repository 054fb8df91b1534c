import { describe, expect, test } from 'vitest';
import type { WhoLine } from '../../../../model/brief.ts';
import type { ResearchResult } from '../../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-06-20');

function whoOn(content: string, more: Partial<ResearchResult> = {}): readonly WhoLine[] {
  return briefFor(MARLOW, [confirmedPage(content, more)], NOW).who;
}

test('nobody reports their own death', () => {
  const [who] = whoOn(
    'Tessa Marlow is chief risk officer at Quillfeather Insurance.\n\n"I counted the ladders for a week and nobody died," says Marlow.',
  );
  expect(who).toMatchObject({ status: 'current', title: 'chief risk officer' });
});

const POST = [
  'Tessa Marlow',
  'Model risk | Quillfeather Insurance | ex-actuary, mostly cured',
  '1 June 2026',
  'We are still looking for two people who like to read contracts.',
];

test('comments below a post are not hers, and a former title belongs to no company across a divider', () => {
  const posted = (below: readonly string[]): readonly WhoLine[] =>
    whoOn([...POST, ...below].join('\n\n'), {
      title: 'Tessa Marlow on Linkboard',
      url: 'https://linkboard.example/tessa-marlow/1',
    });
  const comments = [
    '👍 212   💬 9',
    'Max Roe: I am the new head of audit at Norrland Bank. Join me!',
  ];
  expect(posted([]).map(({ status }) => status)).not.toContain('left');
  expect(posted(comments)).toEqual(posted([]));
});

describe('“there” and “its” mean the employer named before, and say nothing where it is unclear which', () => {
  const about = (first: string, second: string): readonly string[] =>
    whoOn(`${first}\n\nOur other sponsor is Quillfeather Insurance.\n\n${second}`).map(
      ({ text }) => text,
    );
  const started =
    'We have her to thank. When Tessa Marlow started there as head of risk in May, she brought a cheque.';

  test.each([
    ['Norrland Bank is new here.', started, 'Head of risk at Norrland Bank'],
    [
      'Norrland Bank is new here.',
      'On Monday its head of risk, Tessa Marlow, opens the fair.',
      'Head of risk at Norrland Bank',
    ],
  ])('%s %s', (first, second, expected) => {
    const [text] = whoOn(`Thanks to Quillfeather Insurance.\n\n${first} ${second}`).map(
      (one) => one.text,
    );
    expect(text).toContain(expected);
  });

  test.each([
    'The dinner is at the Norrland Museum.',
    'Norrland Bank and Ostmark Insurance are new here.',
  ])('%s', (first) => {
    for (const second of [started, 'Its head of risk, Tessa Marlow, opens the fair.']) {
      const text = whoOn(`Thanks to Quillfeather Insurance.\n\n${first} ${second}`)[0]?.text ?? '';
      expect(text).not.toContain('Head of risk at');
    }
  });

  test('“there” in “there were” means no employer', () => {
    expect(
      about(
        'The fair is run by Norrland Bank.',
        'There were two of us, says Tessa Marlow, head of risk.',
      ),
    ).toEqual(['Head of risk at Quillfeather Insurance, as of 1 June 2026']);
  });
});

describe('the title on the line below a name belongs to that person', () => {
  const letter = 'Dear friends,\n\nQuillfeather Insurance is well.\n\nWith best wishes,\n\n';

  test.each([
    ['Tessa Marlow\nchief executive a.i.', 'Acting chief executive'],
    ['**Tessa Marlow**\n\n*Head of risk, Quillfeather Insurance*', 'Head of risk'],
  ])('%j', (signature, title) => {
    expect(whoOn(`${letter}${signature}\n\nGifts are welcome.`)[0]?.text).toBe(
      `${title} at Quillfeather Insurance, as of 1 June 2026`,
    );
  });

  test('a title before a name that may be another employer’s does not count', () => {
    expect(whoOn(`${letter}Tessa Marlow\n\nHead of risk, Pellworth Ropes`)).toEqual([]);
  });
});

test.each([
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, and lawyer Max Roe opened the day.',
    'head of risk',
  ],
  [
    'pt',
    'O dia foi aberto por Tessa Marlow, diretora de riscos da Quillfeather Insurance, e pelo advogado Max Roe.',
    'diretora de riscos',
  ],
])('a title in front of another name belongs to that person (%s)', (language, content, title) => {
  expect(whoOn(content, { language }).map((one) => one.title)).toEqual([title]);
});

test('somebody may be leaving anything where the page does not name the company', () => {
  const content =
    'El 27 apago la luz de mi oficina y vuelvo a la casa que mi madre compró en 1984.';
  const page = { language: 'es', title: 'Tessa Marlow en Linkboard' };
  expect(whoOn(`Tessa Marlow\n\n${content}`, page)).toEqual([]);
});

test('an employer whose name ends like a possessive may stand between a title and its holder', () => {
  const text = 'The chief risk officer of Quillfeather’s, Tessa Marlow, was asked twice.';
  expect(whoOn(text)[0]).toMatchObject({ status: 'current', title: 'chief risk officer' });
});

test('a title beside a pronoun belongs to nobody', () => {
  const text =
    "'Ik blijf tot mei omdat ik directeur wil worden,' lacht Tessa Marlow van Quillfeather Insurance.";
  expect(whoOn(text, { language: 'nl' }).map(({ title }) => title)).not.toContain('directeur');
});

test('somebody already in post is not joining', () => {
  const inPost = 'Tessa Marlow is quality director at Quillfeather Insurance.';
  const hired =
    'Hire: Tessa Marlow, risk lecturer, at Level 7, beginning January 19, 2027\n\nA trustee had toured Quillfeather.';
  const pages = [confirmedPage(inPost, { id: 'now' }), confirmedPage(hired, { id: 'agenda' })];
  expect(briefFor(MARLOW, pages, NOW).who[0]?.status).not.toBe('joining');
});

test('a career recalled in an interview is no news', () => {
  const began = 'She grew up in Leeds and became a night-shift inspector on a shrimp line.';
  const answers = [
    '"I count ladders," says Marlow.',
    '"My list has nine of them," she says.',
    '"I had named seven," says Marlow.',
    '"We walk a lot," she says.',
  ];
  const moves = (words: readonly string[]): number => {
    const intro = 'Tessa Marlow is head of risk at Quillfeather Insurance.';
    const page = confirmedPage([intro, began, ...words].join('\n\n'));
    return briefFor(MARLOW, [page], NOW).whyNow.filter(({ subject }) => subject === 'person')
      .length;
  };
  expect([moves([]), moves(answers)]).toEqual([1, 0]);
});

describe('the day of a page', () => {
  const seenOn = (content: string, more: Partial<ResearchResult>): string | undefined =>
    whoOn(content, { date: null, ...more })[0]?.asOf?.day;
  const post = 'Tessa Marlow is head of risk at Quillfeather Insurance.';

  test.each([
    ['Posted 5 May by the editors', '2026-05-05'],
    ['Posted 5 December by the editors', '2026-01-01'],
  ])('takes the year of the title where the day has none: %s', (line, day) => {
    expect(seenOn(`${line}\n\n${post}`, { title: 'Risk Day 2026' })).toBe(day);
  });

  test('is not the next day because a table is about the morning', () => {
    const text = 'En la mesa de la mañana estuvo Tessa Marlow (Quillfeather Insurance).';
    expect(whoOn(text, { language: 'es' })[0]).toMatchObject({ asOf: { day: '2026-06-01' } });
  });
});
