import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../model/brief.ts';
import { aboutNewPost, EVENT_OPENERS, headlineIn, saidBack, saidThat } from './openers.ts';

const PLACES = [
  { isWritten: false, place: 'in Risk Room', when: 'in October' },
  { isWritten: false, place: 'on a podcast', when: '' },
  { isWritten: true, place: 'on LinkedIn', when: '' },
  { isWritten: true, place: '', when: 'in October' },
  { isWritten: false, place: '', when: '' },
];
const EVENTS = [
  {
    company: 'Acme',
    when: 'in October',
    named: 'DORA',
    vacancy: 'AML Lead',
    report: headlineIn('Acme opens a branch', 'Risk Wire', 'in October'),
  },
  { company: 'Acme', when: '', named: '', vacancy: '', report: headlineIn('Acme grows', '', '') },
  { company: 'Acme', when: '', named: '', vacancy: '', report: 'that Acme has grown' },
  { company: 'Acme', when: '', named: '', vacancy: '', report: '' },
];

const OPENERS = [
  ...(['change', 'plan', 'any'] as const).flatMap((subject) =>
    PLACES.flatMap((where) => [
      saidBack('We count doors', where, subject),
      saidThat('the board pays for doors', where, subject),
    ]),
  ),
  ...(['ahead', 'new'] as const).flatMap((stage) => [
    aboutNewPost('Acme', 'in October', stage),
    aboutNewPost('Acme', '', stage),
  ]),
  ...EVENT_KINDS.flatMap((kind) => EVENTS.flatMap((event) => EVENT_OPENERS[kind]?.(event) ?? [])),
].flatMap(({ plain, warm }) => [plain, warm]);

test.each(OPENERS)('%j is a text that can be sent', (text) => {
  expect(text).toMatch(/^\p{Lu}.*[.?!]$/u);
  expect(text).not.toMatch(/ {2}| [.,?]|undefined|null/u);
  expect(text.length).toBeLessThan(200);
});

test('nobody is asked who owns what they own', () => {
  expect(OPENERS.filter((text) => /\bwho (?:owns|is responsible|looks after)/i.test(text))).toEqual(
    [],
  );
});

test('news is asked about by its headline or its name, or not at all', () => {
  const bare = { company: 'Acme', when: 'in October', named: '', vacancy: '', report: '' };

  expect(EVENT_KINDS.filter((kind) => EVENT_OPENERS[kind]?.(bare) ?? null)).toEqual([]);
});

test('nothing opens with what hurts', () => {
  const hard = [
    'fine',
    'investigation',
    'litigation',
    'breach',
    'audit',
    'departure',
    'restructuring',
  ];

  expect(hard.filter((kind) => kind in EVENT_OPENERS)).toEqual([]);
});

test('a quotation keeps its words and ends in a mark', () => {
  const said = { isWritten: false, place: 'in Risk Room', when: 'in October' };

  expect(saidBack('We count doors', said, 'any').plain).toBe(
    'I came across something you said in Risk Room in October: “We count doors.” What is the story behind that?',
  );
  expect(saidBack('We count doors', { ...said, isWritten: true }, 'any').warm).toBe(
    'Something you wrote in Risk Room in October stayed with me: “We count doors.” I would love to hear the story behind it.',
  );
});

test('no opener says a word twice in a breath', () => {
  expect(
    OPENERS.filter((text) => /\b(\p{L}{4,})s?\b(?:\W+\w+){0,3}\W+\1s?\b/iu.test(text)),
  ).toEqual([]);
});
