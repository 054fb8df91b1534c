import { expect, test } from 'vitest';
import { wordsOf } from '../../../text/words.ts';
import { personNameOf } from '../name/person-name.ts';
import { createPersonMatcher } from './person-matcher.ts';

function matchesIn(name: string, text: string): readonly string[] {
  return createPersonMatcher([personNameOf(name)])
    .findGivenNames(wordsOf(text))
    .map(({ match }) => match);
}

test.each([
  ['Rosamund Pell', 'Then Ros told us why', ['given-only']],
  ['Giulia Renzi', 'con Giulia R. di Torino', ['initials']],
  ['Elif Aydoğan', 'Elif Hanım anlattı', ['given-only']],
  ['Peter Hardwick', 'Peter Marsh spoke, then Peter left', ['given-only']],
  ['Peter Hardwick', 'Mr Peter Hargrave and Dr. Peter Harwood spoke', []],
  ['Rita de Lima', 'A Dra. Rita Lemos disse', []],
  ['Peter Hardwick', 'Dr Peter told us why', ['given-only']],
  ['Peter Hardwick', 'P. said nothing', []],
  ['Jan Hallberg', 'Jane said nothing', []],
  ['Peter Hardwick', 'Peter M. said nothing', []],
  ['Ludwig von Bergen', 'Ludwig von Stein and Ludwig von der Heide spoke', []],
  ['Rita de Lima', 'Rita de Souza disse', []],
  ['Ji Hwang', 'Ji-hyun said', []],
])('%s by the given name in "%s": %j', (name, text, matches) => {
  expect(matchesIn(name, text)).toEqual(matches);
});
