import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeDocuments } from '../judge-documents.ts';
import { cutAround, cutAtWords } from './snippet.ts';

const PROSPECT = {
  name: 'Tessa Marlow',
  company: 'Quillfeather Insurance',
  companyUrl: '',
  position: 'Chief Compliance Officer',
  linkedinUrl: '',
  notes: '',
};

function snippetOf(
  markdown: string,
  { title = 'Notes', description = '' } = {},
): string | undefined {
  const page = { id: '1', url: 'https://news.example/1', title, description };
  const documents = [{ ...page, markdown, metadata: {} }];
  return judgeDocuments({ prospect: PROSPECT, documents, now: new Date('2026-06-20') })[0]?.snippet;
}

test.each([
  [
    'Guest post by Tessa Marlow, Chief Compliance Officer, Quillfeather',
    'We read each rule aloud.',
  ],
  ['Gastbeitrag von Tessa Marlow, Quillfeather Insurance', 'Wir lesen jede Regel laut vor.'],
  ['Guest post · Tessa Marlow, Quillfeather · June 4, 2025', 'We read each rule aloud.'],
  ['Speaker: Tessa Marlow, Chief Compliance Officer', 'Marlow reads each rule aloud to us.'],
  [
    'Tessa Marlow, Quillfeather | Video | Watch | Podcasts',
    'Marlow lit chaque règle à voix haute.',
  ],
])('a byline or a menu is no snippet where a sentence can be: %s', (line, sentence) => {
  expect(snippetOf(`${line}\n\n${sentence}`)).toBe(sentence);
});

test.each([
  ['Interview with Tessa Marlow of Quillfeather', 'Watch the talk on rules that fit a page.'],
  ['Ein Gespräch mit Tessa Marlow, Quillfeather', 'Über Regeln, die auf eine Seite passen.'],
])('a title is not said again where there are other words: %s', (title, description) => {
  expect(snippetOf('', { title, description })).toBe(description);
  expect(snippetOf('', { title })).toBe(title);
});

test('where nothing but lines name the person, one of them is the snippet', () => {
  const line = 'Panel: Tessa Marlow, Chief Compliance Officer, Quillfeather Insurance';

  expect(snippetOf(`Come to the sea with all your friends.\n\n${line}`)).toBe(line);
});

test.each([
  '"The rule was long. We read it aloud," said Tessa Marlow of Quillfeather Insurance.',
  '„Die Regel war lang. Wir lesen sie vor“, sagte Tessa Marlow von Quillfeather Insurance.',
  '« La règle était longue. Nous la lisons », dit Tessa Marlow de Quillfeather Insurance.',
  '«Era lunga. La leggiamo», dice Tessa Marlow di Quillfeather Insurance.',
])('a quotation is read from where it opens: %s', (text) => {
  expect(snippetOf(`It rained all day.\n\n${text}`)).toBe(text);
});

test('a text that fits is left alone', () => {
  expect(cutAtWords(' short text ', 20)).toBe('short text');
});

test('a longer text ends after a word, with an ellipsis', () => {
  expect(cutAtWords('one two three four five six', 15)).toBe('one two three…');
});

test.each([
  ['The insurer has appointed Jo Anne Marsh to lead audit.', 33, 'The insurer has appointed…'],
  ['Revision leitet künftig Jo von der Marsch in Dale.', 31, 'Revision leitet künftig…'],
  ['El consejo ha nombrado a Juana de la Marsé jefa.', 34, 'El consejo ha nombrado a…'],
  ['Le conseil a nommé Jean-Luc J. Marche à l’audit.', 32, 'Le conseil a nommé…'],
  ['Rada powołała na szefową audytu Joannę Marską.', 40, 'Rada powołała na szefową audytu…'],
  ['Аудит у касі очолила Яна Марченко.', 26, 'Аудит у касі очолила…'],
  ['Bankayı artık Jale Mars Demir yönetecek, dedi.', 26, 'Bankayı artık…'],
])('a cut leaves no half of a name: %s', (text, length, cut) => {
  expect(cutAtWords(text, length)).toBe(cut);
});

test('a cut goes no farther back than three words of a name', () => {
  const title = 'Annual Report On The Internal Audit Of The Harbour Mutual Society';

  expect(cutAtWords(title, 40)).toBe('Annual Report On The Internal Audit Of…');
});

test('a text that begins within a sentence begins with the whole name', () => {
  const text =
    'The board met twice, and in the end it was decided that Jo Anne Marsh leads internal audit from the spring.';

  expect(cutAround(text, text.indexOf('leads'), 32)).toBe('…Jo Anne Marsh leads internal…');
});

test('no cut is longer than asked, and none ends in half a character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '😀', 'é', '王'), maxLength: 300 });

  fc.assert(
    fc.property(text, fc.nat(300), fc.integer({ min: 10, max: 200 }), (words, offset, length) => {
      for (const cut of [cutAtWords(words, length), cutAround(words, offset, length)]) {
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut).not.toMatch(/[\uD800-\uDFFF]/u);
      }
    }),
  );
});
