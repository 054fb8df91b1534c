import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { createPersonMatcher } from './mentions/person-matcher.ts';
import { prospectNamesOf } from './prospect-names.ts';

function matchIn(name: string, notes: string, text: string) {
  return createPersonMatcher(prospectNamesOf({ name, notes })).findMentions(wordsOf(text))[0]
    ?.match;
}

test.each([
  ['Margit Solheim', 'Was Margit Eide until she married. Bergen', 'Margit Eide', 'former-name'],
  ['Margit Solheim', 'née Eide', 'Margit Eide', 'former-name'],
  ['Jana Kalousová', 'Rozená Benešová, dřív Stavby Haná', 'Jana Benešová', 'former-name'],
  ['Jana Kalousová', 'Rozená Benešová, dřív Stavby Haná', 'Janou Benešovou', 'former-name'],
  ['Sigrid Dalgaard', 'hette Ekholm til 2015', 'Sigrid Ekholm', 'former-name'],
  ['Jagoda Sowińska', 'nazywała się Lipka', 'Jagoda Lipka', 'former-name'],
  ['Margaret Hollis', 'Goes by Peg. Boston', 'Peg Hollis', 'full'],
  ['Carmen Ruiz Vidal', 'La llaman Menchu. Antes en Bodegas Sur', 'Menchu Ruiz Vidal', 'full'],
  ['Giancarlo Monti', 'Colleagues say Carlo. Engineer', 'Carlo Monti', 'full'],
  ['Pieter Hofstra', 'Signs as P.J. Hofstra', 'P. J. Hofstra', 'initials'],
  ['Olena Chernova', 'Also written Yelena Tchernowa. Odesa', 'Yelena Tchernowa', 'full'],
  ['Olena Chernova', 'Auch geschrieben: Jelena Tschernowa', 'Jelena Tschernowa', 'full'],
  ['Huda Rahal', 'Also spelt Houda Rahhal', 'Houda Rahhal', 'full'],
  ['Margit Solheim (née Eide)', '', 'Margit Eide', 'former-name'],
  ['Margit Solheim (formerly Eide)', '', 'Margit Solheim', 'full'],
  ['Akira Fujimoto', 'Osaka. 藤本明?', '藤本明は', 'full'],
])('%s, by the notes %j, is who "%s" names: %s', (name, notes, text, match) => {
  expect(matchIn(name, notes, text)).toBe(match);
});

test.each([
  ['Rosa Pellegrini', 'Lives near Lake Rosalia. Central Bank background', 'Lake Rosalia'],
  ['Karl Berger', 'Berlin, Chief Audit Executive', 'Chief Audit Executive'],
])('%s, by the notes %j, is not who "%s" names', (name, notes, text) => {
  expect(matchIn(name, notes, text)).toBeUndefined();
});
