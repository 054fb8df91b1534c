import { expect, test } from 'vitest';
import type { EventLine } from '../../../model/brief.ts';
import { INTERVIEW, SAID, event, page, status, textsOn } from '../../../testing/openers-on.ts';
import { evidenceOn } from '../line-of.ts';

test.each([
  ['expansion', 'Quillfeather opens a branch in Thisted on 2 February 2027.'],
  ['certification', 'Quillfeather sera certifiée ISO 27001 le 2 février 2027.'],
  ['award', 'Quillfeather recibirá el premio el 2 de febrero de 2027.'],
] as const)('nobody is congratulated on an event that lies ahead: %s', (kind, quote) => {
  const openersOnDay = (day: string): readonly string[] => {
    const reported = page(quote, { title: quote.slice(0, -1) });
    const happenedOn = { day, precision: 'day' } as const;
    const whyNow = event(kind, quote, { happenedOn, sources: [evidenceOn(reported, quote)] });
    return textsOn([reported], { who: status('current'), whyNow: [whyNow] });
  };

  expect(openersOnDay('2027-02-02')).toEqual([]);
  expect(openersOnDay('2026-10-05')).toHaveLength(1);
});

test.each([
  ['en', 'We will read all 120 contracts before the end of the year.'],
  ['de', 'Wir werden alle 120 Verträge vor dem Sommer einmal lesen.'],
  ['fr', 'Nous allons relire les 120 contrats avant le prochain été.'],
  ['es', 'Vamos a leer los 120 contratos antes del próximo verano.'],
  ['pt', 'Queremos ler os 120 contratos antes do próximo verão.'],
  ['nl', 'We willen alle 120 contracten voor de zomer lezen.'],
])('who has not begun, or goes, is not asked how a plan goes there (%s)', (language, words) => {
  const said = page(`Quillfeather\n\nTessa Marlow: “${words}”`, { language });
  const askedOf = (value: 'current' | 'leaving' | 'joining'): string =>
    textsOn([said], { who: status(value, { on: page('Another page.') }) }).join(' ');

  expect(askedOf('current')).toContain('How is that going today?');
  expect(askedOf('joining')).toContain('What is the story behind that?');
  expect(askedOf('leaving')).toContain('What is the story behind that?');
});

test.each([
  ['What taught you that?', 'If a tool gives my team a day a week, it is worth the contract.'],
  [
    'What taught you that?',
    'Wenn ein Werkzeug uns einen Tag für die Verträge gibt, ist es gekauft.',
    'de',
  ],
  [
    'What taught you that?',
    'If one auditor has come since 2015, it is no longer an audit of the contracts.',
  ],
  ['How do you handle that today?', 'If a contract is late, I read it aloud to my whole team.'],
  ['What taught you that?', 'Nobody should sign a contract that nobody in the house has read.'],
  [
    'What is the story behind that?',
    'Every morning at four a driver comes into the yard and counts 120 contracts.',
  ],
  [
    'How do you handle that today?',
    'Wir verlangen nicht mehr Verträge als früher, sondern bessere.',
    'de',
  ],
  [
    'What has changed since?',
    'A surveyor once passed the house with a door held open by the rule on doors.',
  ],
  [
    'What has changed since?',
    'We moved the contracts into the quarterly report, right under the rent.',
  ],
  [
    'What has changed since?',
    'By the end of September we were at sixty-one contracts, and we counted them.',
  ],
  [
    'What is the story behind that?',
    'We ask for a copy instead of a list, and we stopped asking for two.',
  ],
  ['How do you handle that today?', 'We need the signature of whoever keeps the contracts.'],
  [
    'What is the story behind that?',
    'Contracts feed the register, and auditors proceed to every one.',
  ],
  ['What is the story behind that?', 'Contracts rarely exceed an hour of reading in the house.'],
  ['What is the story behind that?', 'Drivers are used to the noise that every contract makes.'],
  [
    'What is the story behind that?',
    'Da wir jeden Vertrag zweimal lesen, unterschreibt niemand vor Mittag.',
  ],
  ['What has changed since?', 'We used to read the contracts twice before anybody signed.'],
  [
    'What has changed since?',
    'Suppliers came late with every contract, so we closed the gate at noon.',
  ],
  ['What has changed since?', 'Wir haben im Mai alle Verträge zweimal gelesen.'],
  ['What has changed since?', 'On nous a demandé 140 contrats en trois semaines.'],
  ['What has changed since?', 'El canal recibió 41 contratos el año pasado, y nadie los leyó.'],
  [
    'What is the story behind that?',
    'Was am meisten Zeit kostet, ist der Weg in den Keller.',
    'de',
  ],
  ['How do you handle that today?', 'Jeg har ett regneark med 43 faner, og det er tungt.', 'no'],
  ['What is the story behind that?', 'I’ve knocked on every door, and nobody had a key with them.'],
  ['What taught you that?', 'Wer das Register nicht pflegt, sucht am Ende jeden Vertrag.', 'de'],
  [
    'What is the story behind that?',
    'Die Lieferanten rufen schneller an als der Chef im Haus.',
    'de',
  ],
  ['What is the story behind that?', 'Nøglerne til arkivet er ikke i skabet på kontoret.', 'da'],
  ['How is that going today?', 'Li stiamo leggendo uno per uno, i 212 contratti.', 'it'],
  ['How is that going today?', 'Akkurat nå ligger det en liste over kontrakter i skapet.', 'no'],
  [
    'What is the story behind that?',
    'Neun Verträge wären mir lieber, die jemand gelesen hat.',
    'de',
  ],
  ['How do you handle that today?', 'Szukamy narzędzia, które zbierze dowody z oddziałów.', 'pl'],
  ['How is that going today?', 'I now rank the contracts by what leaves the house.'],
  ['How is that going today?', 'Ich rufe heute jeden Lieferanten vor dem Vertrag an.'],
])('the question fits what was said: %s %s', (question, words, language = 'en') => {
  const said = page(`Quillfeather\n\nTessa Marlow: “${words}”`, { language });

  expect(textsOn([said], { who: status('current') }).join(' ')).toContain(question);
});

test('words upon the news of the headline come after others', () => {
  const headline = 'Quillfeather responds to audit';
  const upon = 'What I need first is a list of every contract that nobody has read, and the time.';
  const told = page(`Tessa Marlow of Quillfeather answers. “${upon}” said Marlow.`, {
    title: headline,
  });
  const audit = event('audit', headline, { sources: [evidenceOn(told, headline)] });
  const textOf = (whyNow: readonly EventLine[]): string =>
    textsOn([told, INTERVIEW], { who: status('current'), whyNow }).join(' ');

  expect(textOf([])).toContain(upon);
  expect(textOf([audit])).toContain(SAID);
});

test.each([
  ['en', 'From December I will be in Thisted, where the contracts are read by the cooks.'],
  ['de', 'Im Dezember wechsle ich nach Thisted, wo die Köche alle Verträge lesen.'],
  ['sv', 'Från december börjar jag i Thisted, där kockarna läser alla avtal.'],
])('who goes is not quoted on where they go (%s)', (language, words) => {
  const said = page(`Quillfeather\n\nTessa Marlow: “${words}”`, { language });
  const openers = (value: 'current' | 'joining'): readonly string[] =>
    textsOn([said], { who: status(value, { on: page('Another page.') }) });

  expect(openers('joining')).toEqual([]);
  expect(openers('current')).toHaveLength(1);
});

test.each([
  [
    'en',
    'How did you get into audit?',
    'The cooks counted contracts in the yard, and nobody in the house had asked.',
  ],
  [
    'de',
    'Wie sind Sie zur Revision gekommen?',
    'Die Köche zählten Verträge im Hof, und niemand im Haus hatte gefragt.',
  ],
  [
    'en',
    'What do you do to switch off?',
    'The cooks and I count contracts in the yard, and nobody in the house asks.',
  ],
])(
  'nobody is quoted on how they came to their work or rest from it (%s: %s)',
  (language, ask, words) => {
    const openersTo = (question: string): readonly string[] => {
      const talk = page(`Quillfeather\n\n**${question}**\n\nTessa Marlow: ${words}`, { language });
      return textsOn([talk], { who: status('current', { on: page('Another page.') }) });
    };

    expect(openersTo(ask)).toEqual([]);
    expect(openersTo('What is new in 2026?')).toHaveLength(1);
  },
);
