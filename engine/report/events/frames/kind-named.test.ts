import { expect, test } from 'vitest';
import { plainLetters } from '../../../text/plain-letters.ts';
import { createEventWordFinder } from './event-word-finder.ts';
import { kindNamedIn } from './kind-named.ts';

function kindOf(language: string, text: string, namesPeople = false) {
  const plain = plainLetters(text);
  return kindNamedIn(plain, createEventWordFinder(language)(plain), {
    isOfPerson: namesPeople,
    namesPerson: namesPeople,
    namesPeople,
    isReplaced: false,
    namesCompany: false,
    isAhead: false,
    namesOthers: false,
  });
}

test.each([
  ['en', 'Harvesting at Brightwater was suspended on 3 September.', 'fine'],
  ['en', 'On 3 September the clinic of Brightwater was closely watched.', 'other'],
  ['de', 'Am 3. September wurde Brightwater der Betrieb der Anlage untersagt.', 'fine'],
  ['fr', 'Le 3 septembre, le préfet a interdit toute production à Brightwater.', 'fine'],
  ['en', 'Brightwater was served with a summons on 3 September.', 'investigation'],
  ['it', 'Il 3 settembre i carabinieri hanno sequestrato un silo di Brightwater.', 'investigation'],
  ['ja', '公取委は9月3日、Brightwaterから聴取した。', 'investigation'],
  ['sv', 'Anbud till Brightwater ska lämnas den 3 september.', 'tender'],
  ['en', 'Listeria in a cheese cost Brightwater its stall on 3 September.', 'breach'],
  ['de', 'Bei Brightwater brannte am 3. September die Abfüllung.', 'breach'],
  ['fr', 'Le 3 septembre, une panne a mis Brightwater hors service.', 'breach'],
  ['it', 'Dal 3 settembre Brightwater appartiene a una famiglia danese.', 'acquisition'],
  ['nl', 'Brightwater is sinds 3 september eigendom van een fonds.', 'acquisition'],
  ['es', 'Brightwater inauguró el 3 de septiembre su segunda nave.', 'expansion'],
  ['pl', 'Brightwater dostał 3 września kredyt.', 'funding'],
  ['pt', 'Brightwater entrou em insolvência a 3 de setembro.', 'restructuring'],
  ['da', 'Brightwaters årsrapport kom den 3. september.', 'report'],
  ['en', 'A reprimand reached Brightwater on 3 September.', 'fine'],
  ['en', 'Brightwater was named in the ranking of 3 September.', 'award'],
  ['en', 'Members’ notices: a working group of Brightwater meets on 3 September.', 'other'],
  ['en', 'Brightwater got a letter listing two findings on 3 September.', 'other'],
  ['fr', 'Brightwater a déposé une plainte le 3 septembre.', 'other'],
  ['en', 'Nothing that has a name happened at Brightwater on 3 September.', 'other'],
])('%s: a verb or a noun alone names the kind: %s', (language, text, kind) => {
  expect(kindOf(language, text)).toBe(kind);
});

test.each([
  ['en', 'Since 3 September Jane Doe is head of internal audit at Brightwater.', 'appointment'],
  ['en', 'Jane Doe arrives from Clearflow on 3 September as head of audit.', 'joining'],
  ['en', 'Jane Doe, head of audit, said goodbye on 3 September.', 'departure'],
  ['de', 'Jane Doe, bisher Revisorin, wurde am 3. September befördert.', 'promotion'],
  ['en', 'Jane Doe, until now deputy, took over as head of audit on 3 September.', 'promotion'],
  ['it', 'Jane Doe, finora revisore, è stata nominata direttore il 3 settembre.', 'promotion'],
  ['cs', 'Jane Doe nastoupila 3. září jako ředitelka auditu.', 'joining'],
  ['nl', 'Jane Doe nam op 3 september afscheid als hoofd audit.', 'departure'],
  ['es', 'Jane Doe deja la dirección de auditoría el 3 de septiembre.', 'departure'],
  ['pl', 'Jane Doe 3 września pożegnała się ze stanowiskiem.', 'departure'],
  ['ja', 'Jane Doe氏が9月3日、監査部長に就任した。', 'appointment'],
])(
  '%s: somebody’s coming or going is no audit, whatever their post: %s',
  (language, text, kind) => {
    expect(kindOf(language, text, true)).toBe(kind);
  },
);

test('what reports by itself outweighs the move it led to', () => {
  expect(
    kindOf('en', 'Brightwater was fined on 3 September and its head of audit left.', true),
  ).toBe('fine');
});

test('an organisation that leaves or becomes something takes no post', () => {
  expect(kindOf('en', 'Brightwater left the Clearflow scheme on 3 September.')).toBe('other');
  expect(kindOf('en', 'Brightwater was made to pay on 3 September.')).not.toBe('appointment');
});

test('what has to be done from a day ahead is a deadline, whoever signs it', () => {
  const text = 'From 6 April 2027 the levy return has to be signed by a named officer.';
  const words = createEventWordFinder('en')(text);
  const subject = {
    isAhead: true,
    isOfPerson: false,
    namesPerson: false,
    namesPeople: false,
    isReplaced: false,
    namesCompany: false,
    namesOthers: false,
  };

  expect(kindNamedIn(text, words, subject)).toBe('deadline');
});
