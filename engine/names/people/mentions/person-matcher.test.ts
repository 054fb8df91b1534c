import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../text/words.ts';
import { personNameOf, transliterations } from '../name/person-name.ts';
import { createPersonMatcher } from './person-matcher.ts';

function mentionsOf(name: string, text: string) {
  const names = [name, ...transliterations(name)].map((form) => personNameOf(form));
  return createPersonMatcher(names).findMentions(wordsOf(text));
}

test.each([
  ['Robert Hale', 'Robert Hale spoke', 'full'],
  ['Robert Hale', 'Bob Hale spoke', 'variant'],
  ['Robert Hale', 'R. Hale spoke', 'initial'],
  ['Robert Hale', 'Hale, Robert', 'full'],
  ['Robert Hale', 'Hale R. and others', 'initial'],
  ['Robert Hale', 'Mr Hale spoke', 'surname'],
  ['Robert Hale', 'Robert J. Hale spoke', 'full'],
  ['Robert Hale', 'Robert (Bob) Hale spoke', 'variant'],
  ['Hale, Robert', 'Robert Hale spoke', 'full'],
  ['Dr. Robert Hale, CISA', 'Robert Hale spoke', 'full'],
  ['Jörg Größler', 'Joerg Groessler sagte', 'full'],
  ['Jörg Größler', 'Jorg Grossler said', 'full'],
  ["Ana O'Brien-Ñandú", 'Ana O’Brien Nandu said', 'full'],
  ['Ana María López García', 'Ana María López dijo', 'full'],
  ['Ana Ferrer Vidal', 'Ana Ferrer i Vidal va dir', 'full'],
  ['María del Carmen Otamendi Ruiz', 'Carmen Otamendi dijo', 'variant'],
  ['Rita Leonor Falcão de Lima', 'Rita Leonor Falcão de Lima disse', 'full'],
  ['Rita Leonor Falcão de Lima', 'Rita Falcão de Lima disse', 'full'],
  ['Paulo Otávio Brandão de Castro', 'Dr. Paulo Otávio Brandão de Castro disse', 'full'],
  ['Robert “Chip” Landrum', 'Robert Landrum said', 'full'],
  ['H. Colborne', 'Harriet Colborne said', 'initial'],
  ['Duncan MacAuslan', 'Duncan Mac Auslan said', 'full'],
  ['Alice Wong Mei Ling', 'Alice Wong said', 'full'],
  ['Alice Wong Mei Ling', 'Ms Wong said', 'surname'],
  ['Alice Wong Mei Ling', 'Wong Mei Ling said', 'full'],
  ['Jean Dupont', 'M. Dupont, directeur de la conformité, est invité par les auditeurs', 'surname'],
  ['Jan van der Berg', 'Jan Berg zei', 'full'],
  ['Jan van der Berg', 'Jan vd Berg zei', 'full'],
  ['Li Weimin', 'Mr Weimin Li said', 'full'],
  ['Li Weimin', 'Li Wei-min said', 'full'],
  ['François-Xavier Dubreuil', 'F.-X. Dubreuil explique', 'variant'],
  ['Walter Greene III', 'W. Greene III signed', 'variant'],
  ['Vasudevan Krishnamurthy', 'Vasudevan Krishnamurti said', 'full'],
])('%s is found in "%s" as %s', (name, text, kind) => {
  expect(mentionsOf(name, text)[0]?.kind).toBe(kind);
});

test.each([
  // No language inflects given names like this: only nouns such as Lahti and Pank change so.
  ['Heli Brandt', 'Helen Brandt won'],
  ['Lauri Brooks', 'Lauren Brooks won'],
  ['Gert Holmboe', 'Gerda Holmboe won'],
  ['Andrew Hale', 'Robert Andrew Hale won'],
  ['Andrew Hale', 'Andrew Hale Johnson won'],
  ['Ana López García', 'Ana López Ferrer ganó'],
  ['Ana Falcão de Lima', 'Ana Falcão de Souza venceu'],
  ['Harriet Maud Colborne', 'Harriet Ruth Colborne won'],
  ['Oleg Petrovich Strakhov', 'Oleg Ivanovich Strakhov won'],
  ['Олег Петрович Страхов', 'Страхов Олег Иванович назначен'],
  ['Kim Min-seok', 'Kim Min-jae won'],
  ['Alice Wong Mei Ling', 'Alice Wong Siu Fong won'],
  ['Tran Van Long', 'Le Van Long won'],
  ['Zsófia Bárdosi', 'Bárdosi Zsuzsanna nyert'],
])('%s is not who "%s" is about', (name, text) => {
  expect(mentionsOf(name, text)[0]?.isPartOfOtherName).toBe(true);
});

test.each([
  ['John Hale Sr', 'John Hale Jr. died', true],
  ['John Hale', 'John Hale Jr. died', false],
  ['John Hale Jr', 'John Hale died', false],
  ['John Hale Jr', 'John Hale, Junior, died', false],
])('%s in "%s" is another generation: %s', (name, text, isOther) => {
  expect(mentionsOf(name, text)[0]?.hasOtherSuffix).toBe(isOther);
});

test.each([
  ['Don A. Miller', 'Don A. Miller said'],
  ['Don A. Miller', 'Don Miller said'],
  ['Don Carlos Roe', 'Carlos Roe said'],
  ['Dr A. Miller', 'A. Miller said'],
])('a given name that is a title elsewhere stays in %s: %s', (name, text) => {
  expect(['full', 'initial']).toContain(mentionsOf(name, text)[0]?.kind);
});

test('Don A. Miller is no Arthur Miller', () => {
  expect(mentionsOf('Don A. Miller', 'Arthur Miller said')[0]?.match).toBe(
    'other-person-same-surname',
  );
});

test.each([
  ['Elena Castillo', 'El Castillo, Hauptstraße'],
  ['Daniela Silva', 'the Da Silva award'],
  ['Anna Berg', 'Am Berg 12'],
])('an article or preposition is no initial of %s: %s', (name, text) => {
  expect(mentionsOf(name, text)[0]?.kind).toBe('surname');
});

test.each([
  ['Jean-Pierre Castillo', 'JP Castillo said'],
  ['Edgar Silva', 'E. Silva said'],
])('%s is found by initials: %s', (name, text) => {
  expect(['initial', 'variant']).toContain(mentionsOf(name, text)[0]?.kind);
});

test.each([
  'On 3 June Robert Hale became CRO',
  'In June Robert Hale became CRO',
  'Am 3. August Robert Hale',
  'Will Robert Hale fix it',
])('a month and a word that opens a sentence are no given name: %s', (text) => {
  expect(mentionsOf('Robert Hale', text)[0]).toMatchObject({
    kind: 'full',
    isPartOfOtherName: false,
  });
});

test.each(['June Robert Hale became CRO', 'Peter Robert Hale', 'and Will Robert Hale'])(
  'a given name before the whole name makes it another one: %s',
  (text) => {
    expect(mentionsOf('Robert Hale', text)[0]?.isPartOfOtherName).toBe(true);
  },
);

test('a month before the surname alone is a given name', () => {
  expect(mentionsOf('Robert Hale', 'with June Hale')[0]?.isPartOfOtherName).toBe(true);
});

test('the French M. is no initial, as it is in English', () => {
  const inFrench = 'M. Dupont, directeur de la conformité, est invité par les auditeurs';
  const inEnglish = 'M. Dupont, head of compliance, was invited by the auditors';

  expect(mentionsOf('Jean Dupont', inFrench)[0]?.match).toBe('titled-surname');
  expect(mentionsOf('Jean Dupont', 'a conclu M. Dupont')[0]?.match).toBe('titled-surname');
  expect(mentionsOf('Jean Dupont', inEnglish)[0]?.match).toBe('other-person-same-surname');
});

test('two other people make no mention of the person', () => {
  const kinds = mentionsOf('John Hale', 'Peter Hale, John Doe').map(({ kind }) => kind);

  expect(kinds).toEqual(['surname']);
});

test('mentions lie inside the text, in order and apart, whatever name is searched', () => {
  const word = fc.constantFrom('Ana', 'Hale', 'J', 'van', 'Jr', 'Null', "O'Neil", 'ß', '李', '');

  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 5 }),
      fc.array(word, { maxLength: 30 }),
      (name, text) => {
        const words = wordsOf(text.join(' '));
        let end = 0;
        for (const mention of createPersonMatcher([personNameOf(name.join(' '))]).findMentions(
          words,
        )) {
          expect(mention.start).toBeGreaterThanOrEqual(0);
          expect(mention.end).toBeGreaterThan(mention.start);
          expect(mention.end).toBeLessThanOrEqual(words.length);
          expect(mention.end).toBeGreaterThan(end);
          end = mention.end;
        }
      },
    ),
  );
});
