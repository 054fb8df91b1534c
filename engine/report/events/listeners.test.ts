import { expect, test } from 'vitest';
import { kindsIn } from '../../testing/events-in.ts';

test.each([
  ['en', 'Tessa Marlow of Quillfeather took part in a workshop for beginners on 5 May.'],
  ['en', 'Tessa Marlow of Quillfeather was to speak at the Risk Summit on 5 May but fell ill.'],
  ['de', 'Tessa Marlow von Quillfeather sprach am Feiertag, dem 5. Mai, mit ihrer Schwester.'],
  ['nl', 'Tessa Marlow van Quillfeather nam op 5 mei deel aan de wandeldag in Utrecht.'],
  ['da', 'Tessa Marlow fra Quillfeather deltog den 5. maj i motionsdagen i Odense.'],
  ['fr', 'Tessa Marlow (Quillfeather) a participé le 5 mai à la journée portes ouvertes du lycée.'],
  [
    'es',
    'Tessa Marlow, de Quillfeather, participó el 5 de mayo en la jornada de limpieza del río.',
  ],
  ['it', 'Tessa Marlow di Quillfeather ha partecipato il 5 maggio alla lezione di yoga.'],
])('%s: who takes part, or talks with somebody, gives no talk: %s', (language, text) => {
  expect(kindsIn(text, language)).not.toContain('speaking');
});

test.each([
  ['en', 'Tessa Marlow of Quillfeather took part in a panel at the Larkpay Forum on 5 May.'],
  ['fr', 'Tessa Marlow (Quillfeather) a participé le 5 mai à une table ronde sur la fraude.'],
  ['es', 'Tessa Marlow, de Quillfeather, participó el 5 de mayo en una mesa redonda.'],
  [
    'it',
    'Tessa Marlow di Quillfeather ha partecipato il 5 maggio alla tavola rotonda sulle frodi.',
  ],
])('%s: who takes part in a panel speaks: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['speaking']);
});
