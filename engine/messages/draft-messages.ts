import {
  lineNumber,
  linesUsed,
  type Draft,
  type DropCode,
  type DroppedSentence,
  type MailTone,
} from '../model/draft.ts';

const WHY: Readonly<Record<DropCode, (word: string) => string>> = {
  'unsupported-word': (word) => `It uses ‘${word}’ outside a quote.`,
  'joined-words': (word) => `The words ‘${word}’ do not stand together in any line it cites.`,
  claim: (word) => `It makes a claim of its own (‘${word}’).`,
  certainty: (word) => `It claims to know what they think (‘${word}’).`,
  'own-quotation': () => 'It puts words in quotation marks that are not a quote.',
  'two-quotes': () => 'It joins two quotes.',
  characters: () => 'It holds characters that do not belong in a mail.',
  'no-citation': () => 'It cites no line.',
  length: () => 'It is empty or too long.',
};

/** Why a sentence of a draft is not shown. */
export function dropReason({ code, word }: DroppedSentence): string {
  return WHY[code](word);
}

/** What the three mails are called. */
export const MAIL_TONE_TITLES: Readonly<Record<MailTone, string>> = {
  plain: 'Plain',
  warm: 'Warm',
  short: 'Short',
};

/** By which model a draft was made, where, and from which lines. */
export function draftOrigin(draft: Draft): string {
  const numbers = linesUsed(draft).map(({ id }) => lineNumber(id));
  const last = numbers.at(-1) ?? '';
  const listed = numbers.length < 2 ? last : `${numbers.slice(0, -1).join(', ')} and ${last}`;
  const from = numbers.length === 0 ? '' : ` from line${numbers.length === 1 ? '' : 's'} ${listed}`;
  return `Drafted with ${draft.model} on ${draft.host}${from}.`;
}
