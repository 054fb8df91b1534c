import { expect, test } from 'vitest';
import { kindsIn } from '../../testing/events-in.ts';

test.each([
  [
    'en',
    'Tessa Marlow of Quillfeather chairs the village hall. The board voted on 4 June to merge with the cricket club.',
  ],
  [
    'de',
    'Tessa Marlow von Quillfeather turnt. Der Vorstand des Turnvereins kaufte am 4. Juni Matten.',
  ],
  [
    'nl',
    'Tessa Marlow van Quillfeather roeit bij een roeiclub. Het bestuur kocht op 4 juni een boot.',
  ],
  ['sv', 'Tessa Marlow på Quillfeather leder kören i Lund. Styrelsen köpte den 4 juni ett piano.'],
  [
    'fr',
    'Tessa Marlow, de Quillfeather, chante dans une chorale. Le conseil d’administration a acheté le 4 juin un piano.',
  ],
  [
    'es',
    'Tessa Marlow, de Quillfeather, canta en un coro. El consejo compró el 4 de junio un piano.',
  ],
  ['pl', 'Tessa Marlow z Quillfeather śpiewa w chórze. Zarząd chóru kupił 4 czerwca pianino.'],
])('%s: the board of a club is not that of the company: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  [
    'en',
    'Quillfeather sponsors a cricket club. The insurer bought Larkpay Mutual on 4 June.',
    'acquisition',
  ],
  ['en', 'Tessa Marlow, who sings in a choir, leaves Quillfeather on 31 July.', 'departure'],
])('%s: the company beside a club has its own news: %s', (language, text, kind) => {
  expect(kindsIn(text, language)).toEqual([kind]);
});

test.each([
  ['en', 'Larkpay Choir says goodbye to its alto Tessa Marlow, who left the choir on 4 June.'],
  ['en', 'Larkpay Rowing Club looks back. Tessa Marlow stepped down on 4 June after six years.'],
  ['de', 'Der Ruderclub trauert: Tessa Marlow hat ihn am 4. Juni verlassen.'],
  ['nl', 'De roeiclub neemt afscheid van Tessa Marlow, die op 4 juni vertrok.'],
  ['fr', 'Le chœur dit adieu à Tessa Marlow, qui l’a quitté le 4 juin.'],
  ['pl', 'Klub żegna Tessę Marlow, która odeszła 4 czerwca.'],
])('%s: who leaves a club leaves no company: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Tessa Marlow works for Quillfeather. Her old post at the council went to Ann on 4 June.'],
  [
    'de',
    'Tessa Marlow ist bei Quillfeather. Ihre alte Stelle im Amt übernahm am 4. Juni Karl Hofer.',
  ],
  [
    'fr',
    'Tessa Marlow est chez Quillfeather. Son ancien poste à la mairie a été confié le 4 juin à Paul Roy.',
  ],
  ['es', 'Tessa Marlow está en Quillfeather. Su antiguo puesto pasó el 4 de junio a Luis Prieto.'],
  [
    'cs',
    'Tessa Marlow je v Quillfeather. Její bývalé místo na radnici převzal 4. června Karel Hora.',
  ],
])('%s: an old post is filled elsewhere: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});
