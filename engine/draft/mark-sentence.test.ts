import { expect, test } from 'vitest';
import type { Draft } from '../model/draft.ts';
import { editedSentence } from './mark-sentence.ts';
import { ADA_FACTS } from './testing/facts-about.ts';

const { lines, prospect, offer } = ADA_FACTS;
const DRAFT: Draft = {
  model: 'obedient-8b',
  host: 'localhost:11434',
  lines,
  mails: {
    plain: [
      {
        parts: [{ kind: 'text', text: 'I have read what you said and it has stayed with me.' }],
        choice: null,
        isEdited: false,
      },
    ],
    warm: [],
    short: [],
  },
  summary: [],
  order: [],
  offer,
  tokens: null,
  costUsd: null,
  elapsedMs: 1,
};
const QUOTE = `“${lines[2]?.quote ?? ''}”`;

test('a sentence the user writes anew is marked like the model’s, and its marks go with what they mark', () => {
  const moved = editedSentence('You moved to Lisbon.', DRAFT, prospect);
  expect(moved).toEqual({
    parts: [
      { kind: 'text', text: 'You moved to ' },
      { kind: 'unsourced', text: 'Lisbon' },
      { kind: 'text', text: '.' },
    ],
    choice: null,
    isEdited: true,
  });

  expect(editedSentence('You moved.', DRAFT, prospect).parts).toEqual([
    { kind: 'text', text: 'You moved.' },
  ]);
});

test('a quote is one as long as every letter of it is left, and words of the user’s once it is not', () => {
  const whole = editedSentence(`You said ${QUOTE} in October.`, DRAFT, prospect);
  expect(whole.parts).toEqual([
    { kind: 'text', text: 'You said ' },
    { kind: 'quote', lineId: 'q3' },
    { kind: 'text', text: ' in October.' },
  ]);

  const changed = QUOTE.replace('1,200', '9,900');
  const { parts } = editedSentence(`You said ${changed} in October.`, DRAFT, prospect);
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'unsourced', 'text']);
});
