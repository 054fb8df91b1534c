import { expect, test } from 'vitest';
import type { EventLine } from '../../../model/brief.ts';
import {
  INTERVIEW,
  SAID,
  event,
  openersOn,
  page,
  status,
  textsOn,
} from '../../../testing/openers-on.ts';
import { evidenceOn } from '../line-of.ts';

test('one to three, each of another kind: their own news, their words, their company’s news', () => {
  const appointed = 'Quillfeather has appointed Tessa Marlow as chief compliance officer.';
  const whyNow = [
    event('appointment', appointed, { subject: 'person' }),
    event('expansion', 'Quillfeather opens a branch in Thisted.'),
    event('certification', 'Quillfeather has earned ISO/IEC 27001 certification.'),
  ];

  expect(textsOn([INTERVIEW], { who: status('current'), whyNow })).toEqual([
    'I read that you took on a new role at Quillfeather Insurance in October. Congratulations! How is it going so far?',
    `I came across some words of yours from June: “${SAID}” How do you handle that today?`,
    'Congratulations on the ISO/IEC 27001 certification in October. How do you keep the evidence up to date until the next audit?',
  ]);
});

test('a quotation in another language stays as it was said', () => {
  const words = 'Wir lesen jeden Vertrag zweimal, und vor dem Mittag unterschreibt niemand.';
  const result = page(
    `Tessa Marlow leitet bei Quillfeather die Compliance. „${words}“, sagt Marlow.`,
    {
      language: 'de',
    },
  );

  expect(textsOn([result])[0]).toContain(`“${words}”`);
});

test('an English sentence that needs no quotation marks is said without them', () => {
  const words = 'The board finally pays for evidence.';
  const result = page(`Tessa Marlow of Quillfeather agrees. “${words}” said Marlow.`, {
    title: 'Evidence | Risk Room',
    url: 'https://riskroom.example/evidence',
    date: { day: '2026-10-02', precision: 'day', origin: 'metadata' },
  });

  expect(openersOn([result]).map(({ text, warm }) => [text, warm])).toEqual([
    [
      'You said in Risk Room in October that the board finally pays for evidence. What changed?',
      'You said in Risk Room in October that the board finally pays for evidence. It made me think. I would love to hear what changed.',
    ],
  ]);
});

test.each([
  'Tessa Marlow studied law in Bergen and keeps bees at Quillfeather Insurance.',
  'Quillfeather works under DORA, and Tessa Marlow runs third-party risk there.',
  'Owen Tarrant of Quillfeather said: “Tessa Marlow was the only one who ever asked about doors.”',
  'Tessa Marlow of Quillfeather was on the panel about whistleblowing at the harbour.',
])('a biography, a subject and others’ words open nothing: %s', (content) => {
  expect(openersOn([page(content)])).toEqual([]);
});

test.each(['unknown', 'leaving', 'left'] as const)(
  'to somebody whose post is %s nothing is said of the company’s news',
  (value) => {
    const whyNow = [event('award', 'Quillfeather was named insurer of the year.')];

    expect(openersOn([page('A page.')], { who: status(value), whyNow })).toEqual([]);
  },
);

test('whoever has left for no known employer is not written to, whatever they say since', () => {
  const elected = event('appointment', 'Marlow was elected treasurer of the harbour trust.', {
    subject: 'person',
  });
  const openers = (who: ReturnType<typeof status>): number =>
    openersOn([INTERVIEW], { who, whyNow: [elected] }).length;

  expect(openers(status('left'))).toBe(0);
  expect(openers(status('current'))).toBeGreaterThan(0);
});

test('nobody is congratulated on going, nor quoted on the page that reports it', () => {
  const gone = 'Tessa Marlow leaves Quillfeather in March.';
  const notice = page(
    `${gone} “Nobody at the harbour reads a contract twice, and I do,” said Marlow.`,
  );
  const whyNow = [
    event('departure', gone, { subject: 'person', sources: [evidenceOn(notice, gone)] }),
  ];
  const who = status('leaving', { on: notice });

  expect(openersOn([notice], { who, whyNow })).toEqual([]);
  expect(openersOn([notice], { who })).toEqual([]);
  expect(textsOn([notice, INTERVIEW], { who, whyNow })).toEqual([
    `I came across some words of yours from June: “${SAID}” What is the story behind that?`,
  ]);
});

test('who is to join has a day ahead of them, or is not congratulated', () => {
  const quote = 'Our team has been joined by Tessa Marlow, who comes from Quillfeather Insurance.';
  const textsFor = (happenedOn: EventLine['happenedOn']): readonly string[] =>
    textsOn([page('A page.')], {
      who: status('joining'),
      whyNow: [event('joining', quote, { subject: 'person', happenedOn })],
    });

  expect(textsFor({ day: '2027-01-11', precision: 'day' })).toHaveLength(1);
  expect(textsFor({ day: '2026-10-05', precision: 'day' })).toEqual([]);
  expect(textsFor(null)).toEqual([]);
});

test('the company’s news is asked about by the headline that reports it, or not at all', () => {
  const told = 'Its second branch was opened by Quillfeather in Thisted on 5 October.';
  const textsUnder = (title: string): readonly string[] => {
    const reported = page(told, { title, url: 'https://riskroom.example/thisted' });
    const whyNow = [event('expansion', told, { sources: [evidenceOn(reported, told)] })];
    return textsOn([reported], { who: status('current'), whyNow });
  };

  expect(textsUnder('Quillfeather opens second branch in Thisted | Risk Room')).toEqual([
    'I read “Quillfeather opens second branch in Thisted” in Risk Room in October. What does it change for your team?',
  ]);
  expect(textsUnder('Quillfeather reports a good year | Risk Room')).toEqual([]);
  expect(textsUnder('Second branch in Thisted | Risk Room')).toEqual([]);
});

test('a certificate is called by the standard that the sentence names first', () => {
  const quote = 'Quillfeather is certified to ISO 27701, the privacy extension of ISO 27001.';
  const whyNow = [event('certification', quote)];

  expect(textsOn([page('A page.')], { who: status('current'), whyNow }).join(' ')).toContain(
    'the ISO/IEC 27701 certification',
  );
});

test('nobody is congratulated when it is no news any more', () => {
  const quote = 'Quillfeather has appointed Tessa Marlow as chief compliance officer.';
  const openersAfter = (day: string): readonly string[] => {
    const happenedOn = { day, precision: 'day' } as const;
    const whyNow = [event('appointment', quote, { subject: 'person', happenedOn })];
    return textsOn([page('A page.')], { who: status('current'), whyNow });
  };

  expect(openersAfter('2026-08-01')).toHaveLength(1);
  expect(openersAfter('2026-06-01')).toEqual([]);
});

test('what is said a few sentences from a fine or a breach is not said back', () => {
  const fined = 'Quillfeather was fined £2 million by the FCA in March.';
  const between = 'The harbour has nine gates and a bridge. '.repeat(6);
  const said = `“${SAID}” said Tessa Marlow of Quillfeather.`;

  expect(textsOn([page(`${fined} ${said}`)])).toEqual([]);
  expect(textsOn([page(`${fined} ${between}${said}`)]).join(' ')).toContain(SAID);
});

test('fault 183: somebody who has moved is asked about the new post, and quoted from it alone', () => {
  const moved = 'Corvel Mutual has hired Tessa Marlow as chief risk officer.';
  const whyNow = [event('appointment', moved, { subject: 'person' })];
  const words = 'We count every door in the building, and then we count again.';
  const there = page(`Tessa Marlow of Corvel Mutual walks the floor. “${words}” said Marlow.`);

  const texts = textsOn([INTERVIEW, there], {
    who: status('left', { company: 'Corvel Mutual' }),
    whyNow,
  });

  expect(texts[0]).toContain('new role at Corvel Mutual');
  expect(texts[1]).toContain(words);
  expect(texts.join(' ')).not.toContain(SAID);
});

test('nobody who was fined for a thing is asked about that thing, in their words or their company’s news', () => {
  const fined = page(
    'Quillfeather was fined £2 million by the FCA over anti-money-laundering controls.',
  );
  const words = 'Our anti-money-laundering team reads every name twice, and then again.';
  const interview = page(`Tessa Marlow of Quillfeather walks the floor. “${words}” said Marlow.`);
  const whyNow = [
    event('certification', 'Quillfeather has earned ISO/IEC 27001 for anti-money laundering.'),
  ];

  expect(openersOn([interview], { who: status('current'), whyNow })).toHaveLength(2);
  expect(openersOn([interview, fined], { who: status('current'), whyNow })).toEqual([]);
});

test('what is said upon the company’s own trouble is not said back', () => {
  const trouble = page(`Tessa Marlow of Quillfeather spoke. “${SAID}” said Marlow.`, {
    title: 'Quillfeather fined again',
  });

  expect(openersOn([trouble])).toEqual([]);
});

test.each([
  ['hiring', 'Quillfeather is looking for a chief compliance officer.'],
  ['hiring', 'Quillfeather is hiring forty drivers.'],
  ['tender', 'Quillfeather seeks bids for a new canteen.'],
  ['certification', 'Quillfeather was granted its licence.'],
  ['award', 'Quillfeather wins an award after last year’s data breach.'],
  ['departure', 'Owen Tarrant leaves Quillfeather.'],
  ['fine', 'Quillfeather was fined £2 million.'],
] as const)('a %s that is no good news for them opens nothing: %s', (kind, quote) => {
  const prospect = status('current');

  expect(openersOn([page('A page.')], { who: prospect, whyNow: [event(kind, quote)] })).toEqual([]);
});

test('a deadline opens only while it is ahead', () => {
  const quote = 'NIS2 applies to Quillfeather from January.';
  const ahead = { happenedOn: { day: '2027-01-17', precision: 'day' } } as const;

  expect(
    textsOn([page('A page.')], {
      who: status('current'),
      whyNow: [event('deadline', quote, ahead)],
    }),
  ).toEqual([
    'I read that the NIS2 deadline is coming up for Quillfeather Insurance in January. What is still open on your list?',
  ]);
  expect(
    openersOn([page('A page.')], { who: status('current'), whyNow: [event('deadline', quote)] }),
  ).toEqual([]);
});

test('a seat elsewhere is no new post at the company', () => {
  const quote = 'The harbour board has appointed Tessa Marlow to its audit committee.';
  const whyNow = [event('appointment', quote, { subject: 'person' })];

  expect(openersOn([page('A page.')], { who: status('current'), whyNow })).toEqual([]);
});

test('the same company in another language is no new post', () => {
  const whyNow = [
    event('appointment', 'Seguros Quillfeather has hired Tessa Marlow.', { subject: 'person' }),
  ];
  const who = status('left', { company: 'Quillfeather Seguros' });

  expect(openersOn([INTERVIEW], { who, whyNow })).toEqual([]);
});

test('words without a verb are not said in a sentence of ours', () => {
  const words = 'The new code, with ninety notes, and a photograph of the twins.';
  const result = page(`Tessa Marlow of Quillfeather keeps a desk. “${words}” said Marlow.`);

  expect(textsOn([result]).join(' ')).not.toContain('that the new code');
});

test('nobody who has just come from elsewhere is quoted from there', () => {
  const before = page(INTERVIEW.content, {
    id: 'before',
    date: { day: '2026-02-01', precision: 'day', origin: 'metadata' },
  });
  const said = (quote: string): boolean =>
    textsOn([before, page(quote, { title: 'Water' })], {
      who: status('current'),
      whyNow: [event('appointment', quote, { subject: 'person' })],
    }).some((line) => line.includes(SAID));

  expect(said('Quillfeather has appointed Tessa Marlow as head of risk.')).toBe(true);
  expect(said('The water company has appointed Tessa Marlow as head of risk.')).toBe(false);
});
