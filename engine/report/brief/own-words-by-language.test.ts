import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { wordListOf } from '../../text/words.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { ownWords } from './own-words.ts';
import { LED_ON_BY_OTHERS, LED_ON_QUOTATIONS } from './testing/led-on-quotations.ts';
import { OWN_QUOTATIONS, QUOTATIONS_OF_OTHERS } from './testing/quotations.ts';

function shownOn(content: string, language: string): string {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language, title: 'A page' })]);
  return ownWords(pages, new Date('2026-11-01'))
    .map(({ line }) => wordListOf(line.text).join(' '))
    .join(' | ');
}

test.each([...OWN_QUOTATIONS, ...LED_ON_QUOTATIONS])(
  'what somebody says is theirs, however the language tells it (%s: %s)',
  (language, text, said) => {
    const shown = shownOn(text, language);

    expect(said.filter((one) => !shown.includes(wordListOf(one).join(' ')))).toEqual([]);
  },
);

test.each([...QUOTATIONS_OF_OTHERS, ...LED_ON_BY_OTHERS])(
  'fault 176: what a colleague, a superior or a chair says of them is not (%s: %s)',
  (language, text) => {
    expect(shownOn(text, language)).toBe('');
  },
);

test('a reply to one reader is not shown', () => {
  const post = 'Tessa Marlow: I count the nine doors twice.\n\nMax Roe: And on Tuesdays?';
  const reply = 'I count four of them then.';

  expect(shownOn(`${post}\n\nTessa Marlow: ${reply}`, 'en')).toContain('four');
  expect(shownOn(`${post}\n\nTessa Marlow: @Max ${reply}`, 'en')).not.toContain('four');
});

test('a line divided by bars below a name is a headline', () => {
  const post = 'Tessa Marlow: I count the nine doors twice.\n\nMax Roe: And on Tuesdays?';

  expect(shownOn(`${post}\n\nTessa Marlow: CIA, 40 keys, no tin.`, 'en')).toContain('40');
  expect(shownOn(`${post}\n\nTessa Marlow: CIA, 40 keys | Corvane`, 'en')).not.toContain('40');
  const long = 'Head of Risk at Corvane | Actuary of 40 years | Slow runner on hills';
  expect(shownOn(`${post}\n\nTessa Marlow: ${long}`, 'en')).not.toContain('40');
});

test.each([
  [
    'de',
    'Was zählen Sie?',
    'Ich zähle neun Türen und zwei Tresore.',
    'Auf der nächsten Seite: Unser Rezept, Birnenbrot.',
  ],
  [
    'fr',
    'Que comptez-vous ?',
    'Je compte neuf portes et deux coffres.',
    'Propos recueillis par Odile Marchand',
  ],
  [
    'fr',
    'Que comptez-vous ?',
    'Je compte neuf portes et deux coffres.',
    'Dans le prochain numéro : nos quatre recettes.',
  ],
  [
    'sv',
    'Vad räknar ni?',
    'Jag räknar nio dörrar och två valv.',
    'I nästa nummer: vårens fyra kurser.',
  ],
])(
  'what the editors add below her answer is not hers (%s: %s %s %s)',
  (language, ask, said, added) => {
    const talk = `${ask} Tessa Marlow\n\n**${ask}**\n\n${said}\n\n**${ask}**\n\n${said}\n\n${added}`;
    expect(shownOn(talk, language)).toBe(wordListOf(said).join(' '));
  },
);

test.each([
  ['en', 'Credit goes to Pia and the third floor. I was asleep then.'],
  ['sv', 'All heder åt Pia och tredje våningen. Jag sov då.'],
])('a few words after thanks belong to it (%s: %s)', (language, thanks) => {
  expect(shownOn(`Tessa Marlow: ${thanks}`, language)).toBe('');
});

test.each([
  ['en', 'From the conversation'],
  ['de', 'Zitate aus der Folge'],
  ['fr', 'Extraits de l’entretien'],
])(
  'what is quoted under such a heading is said by the guest of the title (%s: %s)',
  (language, heading) => {
    const shownWith = (title: string): string => {
      const content = `## ${heading}\n\n"I count 40 keys on Fridays."`;
      return ownWords(
        analyzedPages(MARLOW, [confirmedPage(content, { language, title })]),
        new Date('2026-11-01'),
      )
        .map(({ line }) => line.text)
        .join(' | ');
    };

    expect(shownWith('Episode 4 – Tessa Marlow')).toBe('I count 40 keys on Fridays.');
    expect(shownWith('Episode 4')).toBe('');
  },
);

test.each([
  ['en', 'Tessa Marlow spoke of keys.', 'On suppliers: "I ring 40 firms on Fridays."'],
  [
    'de',
    'Tessa Marlow sprach über Schlüssel.',
    'Zu Lieferanten: „Ich rufe freitags 40 Firmen an.“',
  ],
  ['fr', 'Tessa Marlow a parlé de clés.', 'Sur les délais : « J’appelle 40 maisons le vendredi. »'],
])(
  'a subject before a colon leads on to what she says of it (%s: %s %s)',
  (language, first, next) => {
    expect(shownOn(`${first}\n\n${next}`, language)).toContain('40');
  },
);
