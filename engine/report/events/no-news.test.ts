import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { eventsIn, kindsIn } from '../../testing/events-in.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';

const NOW = new Date('2026-06-20');

test.each([
  ['en', 'Quillfeather employed 412 people at the end of March 2026.'],
  ['de', 'Ende März 2026 beschäftigte Quillfeather 412 Leute.'],
  ['fr', 'Quillfeather comptait 412 agences à fin mars 2026.'],
  ['es', 'Quillfeather contaba con 412 oficinas a finales de marzo de 2026.'],
  ['it', 'A fine marzo 2026 Quillfeather contava 412 filiali.'],
  ['nl', 'Eind maart 2026 telde Quillfeather 412 kantoren.'],
  ['pl', 'Quillfeather zatrudniał 412 osób na koniec marca 2026 r.'],
  ['en', 'Premiums of Quillfeather in the 39 weeks to 28 March 2026 came to £14m.'],
  ['en', 'The minutes of the Quillfeather committee of 14 April 2026 were approved.'],
  ['de', 'Das Protokoll vom 14. April 2026 des Quillfeather-Ausschusses wird genehmigt.'],
  ['nl', 'De notulen van 14 april 2026 van Quillfeather worden vastgesteld.'],
  ['en', 'Motion by Roe to approve the minutes of the Quillfeather board of 14 April 2026.'],
  ['en', 'Quillfeather shares slipped on 14 April 2026.'],
  ['de', 'Die Aktie von Quillfeather schloss am 14. April 2026 im Minus.'],
  ['fr', 'Le titre Quillfeather perdait 2 % le 14 avril 2026.'],
  ['en', 'Quillfeather announced it on 14 April 2026.'],
  ['es', 'Quillfeather lo anunció el 14 de abril de 2026.'],
  ['de', 'Das teilte Quillfeather am 14. April 2026 mit.'],
  ['en', 'The Quillfeather board met in Leeds on 14 April 2026.'],
  ['fr', 'Le conseil de Quillfeather s’est réuni à Lyon le 14 avril 2026.'],
  ['en', 'The Quillfeather branch is closed on 24 and 26 June 2026.'],
  ['fr', 'L’agence Quillfeather est fermée du 24 juin au 2 juillet 2026.'],
])(
  '%s: a date that ends a period, or dates a count, a paper or a price, is no event’s: %s',
  (language, text) => {
    expect(eventsIn(text, language)).toEqual([]);
  },
);

test('the title of a report is no event', () => {
  const title =
    '# Quillfeather annual report for the year ended 31 March 2026 (approved 2 June 2026)';

  expect(eventsIn(title, 'en')).toEqual([]);
});

test.each([
  ['en', 'The regulator lifted the restrictions on Quillfeather on 4 June 2026.'],
  ['en', 'Quillfeather was released from its consent order on 4 June 2026.'],
  ['de', 'Die BaFin hat die Auflagen gegen Quillfeather am 4. Juni 2026 aufgehoben.'],
  ['fr', 'L’autorité a levé la sanction contre Quillfeather le 4 juin 2026.'],
  ['es', 'El supervisor levantó las restricciones a Quillfeather el 4 de junio de 2026.'],
  ['it', 'L’autorità ha revocato le restrizioni a Quillfeather il 4 giugno 2026.'],
  ['nl', 'De AFM heeft de maatregel tegen Quillfeather op 4 juni 2026 opgeheven.'],
  ['sv', 'Myndigheten upphävde förbudet mot Quillfeather den 4 juni 2026.'],
])('%s: a sanction that is lifted is none: %s', (language, text) => {
  const kinds = kindsIn(text, language);

  expect(kinds.filter((kind) => kind !== 'other')).toEqual([]);
});

test.each([
  ['en', 'The FCA lifted restrictions on Larkpay and fined Quillfeather £90,000 on 4 June 2026.'],
  ['en', 'The FCA removed a cap and imposed restrictions on Quillfeather on 4 June 2026.'],
  ['de', 'Am 4. Juni 2026 zahlte Quillfeather ein Bußgeld, die Auflagen wurden nicht beendet.'],
  ['es', 'El supervisor levantó un acta de sanción contra Quillfeather el 4 de junio de 2026.'],
])('%s: what is lifted or drawn up beside it takes no sanction back: %s', (language, text) => {
  const kinds = kindsIn(text, language);

  expect(['fine', 'investigation']).toContain(kinds[0]);
});

test('a headline with a price or a count tells its event', () => {
  const headline = '# Quillfeather shares fell after the FCA fined it £2m on 14 May 2026';

  expect(kindsIn(headline, 'en')).toEqual(['fine']);
});

test.each([
  ['Quillfeather decided late on Thursday to buy Larkpay.', '2026-06-11'],
  ['Quillfeather voted on Monday to close its plant in Leeds.', '2026-06-15'],
  ['Quillfeather will open an office in Leeds on Thursday.', '2026-06-18'],
])('what is decided on a weekday lies behind, what will be done lies ahead: %s', (text, day) => {
  const date = { day: '2026-06-15', precision: 'day', origin: 'metadata' } as const;
  const pages = analyzedPages(MARLOW, [confirmedPage(text, { language: 'en', date })]);
  const [event] = findEvents(MARLOW, pages, NOW);

  expect(event?.period?.stated?.day).toBe(day);
});

test.each([
  ['en', 'Quillfeather invites proposals for a risk and compliance system.'],
  ['en', 'Quillfeather will select a risk and audit system this summer.'],
  ['de', 'Die Ausschreibung von Quillfeather erfolgt im dritten Quartal 2026.'],
  ['sv', 'Quillfeather ska upphandla ett system för riskhantering.'],
  ['fr', 'Quillfeather lancera en septembre un appel d’offres pour un logiciel de conformité.'],
  ['es', 'El consejo de Quillfeather aprueba licitar una herramienta de riesgos.'],
  ['pt', 'A Quillfeather abrirá em setembro um concurso para uma ferramenta de risco.'],
  ['it', 'Quillfeather indirà in autunno una gara per un software di compliance.'],
  ['pl', 'Quillfeather we wrześniu rozpisze przetarg na system zgodności.'],
  ['cs', 'Quillfeather chce zakázku na systém rizik vypsat v září.'],
])('%s: a tender that is announced is told: %s', (language, text) => {
  expect(kindsIn(text, language)).toContain('tender');
});

test.each([
  ['en', 'Quillfeather has undertaken to report on its controls by 31 December 2026.'],
  ['de', 'Quillfeather hat sich verpflichtet, bis zum 31. Dezember 2026 zu berichten.'],
  ['fr', 'Quillfeather s’est engagée à remettre un rapport avant le 31 décembre 2026.'],
])('%s: what a company has undertaken to do by a day is a deadline: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['deadline']);
});

test.each([
  ['en', 'After seven years at Quillfeather I handed back my pass on 4 June 2026.'],
  ['en', 'I watched on 4 June 2026 as Quillfeather moved its archive to Leeds.'],
  ['de', 'Seit dem 4. Juni 2026 sitze ich bei Quillfeather auf dem Stuhl der Revisionsleiterin.'],
  ['fr', 'Aujourd’hui, j’ai rendu mon badge à Quillfeather après sept ans comme RSSI.'],
  ['it', 'Il 4 giugno 2026 ho lasciato Quillfeather dopo sette anni.'],
  ['nl', 'Op 4 juni 2026 heb ik mijn pasje bij Quillfeather ingeleverd.'],
  ['pl', '4 czerwca 2026 r. oddałam przepustkę w Quillfeather.'],
])('%s: what somebody says of themselves is not the company’s: %s', (language, text) => {
  expect(eventsIn(`Tessa Marlow\n\n${text}`, language)).toEqual([]);
});

test.each([
  ['en', 'I was there when we opened our Leeds office at Quillfeather on 4 June 2026.'],
  ['en', 'Quillfeather completed Phase I of its new Leeds office on 4 June 2026.'],
  ['fr', 'Le 4 juin 2026, je crois, Quillfeather a ouvert une agence à Lyon.'],
])('%s: what the company does is, whoever says it: %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['expansion']);
});

test('what is said on outsourcing is no reorganisation; that a company outsources something is', () => {
  const talk =
    'The risk chief of Quillfeather at a forum, on outsourcing contracts that last too long.';

  expect(eventsIn(talk, 'en')).toEqual([]);
  expect(kindsIn('Quillfeather is outsourcing its claims handling.', 'en')).toEqual([
    'restructuring',
  ]);
});
