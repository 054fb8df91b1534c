import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from './analyzed-pages.ts';

function isHers(language: string, content: string): boolean {
  const [page] = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return page?.sentences.some(({ spoken }) => spoken.length > 0) === true;
}

test.each([
  [
    'en',
    '“The controls failed at every level of the house,” said a spokeswoman, declining to say whether Tessa Marlow would stay.',
  ],
  [
    'en',
    '“The controls failed at every level of the house,” said the chairman when asked whether Tessa Marlow would stay.',
  ],
  [
    'de',
    '„Die Kontrollen haben auf jeder Ebene versagt“, sagte eine Sprecherin, die nicht sagen wollte, ob Tessa Marlow bleibt.',
  ],
  [
    'de',
    '„Die Kontrollen haben auf jeder Ebene versagt“, sagte der Vorstandsvorsitzende auf die Frage, ob Tessa Marlow bleibt.',
  ],
  [
    'fr',
    '« Les contrôles ont échoué à tous les étages », a dit un dirigeant, sans dire si Tessa Marlow restera.',
  ],
  [
    'es',
    '«Los controles fallaron en todos los niveles», dijo una portavoz, que no aclaró si Tessa Marlow seguirá.',
  ],
])(
  'who is described right behind the verb speaks, whoever is named later, in %s: %s',
  (language, content) => {
    expect(isHers(language, content)).toBe(false);
  },
);

test.each([
  ['en', '“The controls failed at every level of the house,” said Tessa Marlow, a spokeswoman.'],
  ['en', '“The controls failed at every level of the house,” said risk chief Tessa Marlow.'],
  ['en', '“The controls failed at every level of the house,” said the head of risk, Tessa Marlow.'],
  [
    'en',
    '“The controls failed at every level of the house,” said the head of risk at Quillfeather, Tessa Marlow.',
  ],
  [
    'en',
    '“The controls failed at every level of the house,” Tessa Marlow said, a manager beside her.',
  ],
  [
    'en',
    '“The controls failed at every level of the house,” Tessa Marlow told the manager of the branch.',
  ],
  ['de', '„Die Kontrollen haben auf jeder Ebene versagt“, sagte die Risikochefin Tessa Marlow.'],
  ['de', '„Die Kontrollen haben auf jeder Ebene versagt“, sagt Tessa Marlow, eine Prüferin.'],
  [
    'fr',
    '« Les contrôles ont échoué à tous les étages », a dit la directrice des risques, Tessa Marlow.',
  ],
])('who is named beside the verb speaks, in %s: %s', (language, content) => {
  expect(isHers(language, content)).toBe(true);
});

const CONTROLS = {
  en: 'The controls failed at every level of the house',
  fr: 'Les contrôles ont échoué à tous les étages',
  es: 'Los controles fallaron en todos los niveles',
  it: 'I controlli hanno fallito a tutti i livelli',
  pt: 'Os controlos falharam em todos os níveis',
  nl: 'De controles faalden op elk niveau van het huis',
  de: 'Die Kontrollen haben auf jeder Ebene versagt',
  no: 'Kontrollene sviktet på alle nivåer i huset',
  pl: 'Kontrole zawiodły na wszystkich szczeblach',
};

test.each([
  ['en', 'Tessa Marlow is Director of Compliance at Quillfeather.', 'said the managing director.'],
  [
    'en',
    'Tessa Marlow is Chief Compliance Officer at Quillfeather.',
    'said the chief executive officer.',
  ],
  ['en', 'Tessa Marlow is Compliance Manager at Quillfeather.', 'said the general manager.'],
  ['en', 'Tessa Marlow is Head of Compliance at Quillfeather.', 'said the head of sales.'],
  [
    'fr',
    'Tessa Marlow est directrice de la conformité de Quillfeather.',
    'déclare le directeur général.',
  ],
  ['fr', 'Tessa Marlow est directrice de la conformité de Quillfeather.', 'déclare le directeur.'],
  [
    'es',
    'Tessa Marlow es directora de cumplimiento de Quillfeather.',
    'dijo la directora de ventas.',
  ],
  [
    'it',
    'Tessa Marlow è direttrice dei rischi di Quillfeather.',
    'ha detto il direttore generale.',
  ],
  ['pt', 'Tessa Marlow é diretora de riscos da Quillfeather.', 'disse o diretor executivo.'],
  ['nl', 'Tessa Marlow is directeur risk van Quillfeather.', 'zei de algemeen directeur.'],
  ['de', 'Tessa Marlow ist Leiterin Compliance der Quillfeather.', 'sagte der Leiter der Behörde.'],
  [
    'no',
    'Tessa Marlow er direktør for risiko i Quillfeather.',
    'sier den administrerende direktøren.',
  ],
  [
    'pl',
    'Tessa Marlow jest dyrektorem ds. ryzyka w Quillfeather.',
    'powiedział dyrektor generalny.',
  ],
] as const)(
  'a title of another charge or gender is another’s, in %s: %s %s',
  (language, own, said) => {
    expect(isHers(language, `${own} “${CONTROLS[language]},” ${said}`)).toBe(false);
  },
);

test.each([
  ['en', 'Tessa Marlow is Director of Compliance at Quillfeather.', 'said the director.'],
  [
    'en',
    'Tessa Marlow is Director of Compliance at Quillfeather.',
    'said the compliance director.',
  ],
  ['en', 'Tessa Marlow is Managing Director of Quillfeather.', 'said the managing director.'],
  ['en', 'Tessa Marlow heads legal at Quillfeather.', 'said the general counsel of Quillfeather.'],
  [
    'en',
    'Tessa Marlow is Director of Compliance at Quillfeather.',
    'the director told the sales team.',
  ],
  ['fr', 'Tessa Marlow est directrice juridique de Quillfeather.', 'déclare la directrice.'],
  ['fr', 'Tessa Marlow, directeur juridique de Quillfeather.', 'déclare le directeur juridique.'],
  ['es', 'Tessa Marlow es directora general de Quillfeather.', 'dijo la directora general.'],
  ['it', 'Tessa Marlow è direttrice dei rischi di Quillfeather.', 'ha detto la direttrice.'],
  ['de', 'Tessa Marlow ist Leiterin Compliance der Quillfeather.', 'sagte die Leiterin.'],
  ['de', 'Tessa Marlow leitet die Risikosteuerung als Chefin.', 'so die Ansicht der Risikochefin.'],
  ['no', 'Tessa Marlow er direktør for risiko i Quillfeather.', 'sier direktøren.'],
] as const)('her own title stays hers, in %s: %s %s', (language, own, said) => {
  expect(isHers(language, `${own} “${CONTROLS[language]},” ${said}`)).toBe(true);
});

test.each([
  ['pl', 'Tessa Marlow kieruje działem ryzyka w Quillfeather.', 'powiedział prezes.'],
  ['pl', 'Tessa Marlow kieruje działem ryzyka w Quillfeather.', 'mówi minister.'],
  ['cs', 'Tessa Marlow vede oddělení rizik v Quillfeather.', 'řekl ministr.'],
  ['cs', 'Tessa Marlow vede oddělení rizik v Quillfeather.', 'řekl starosta.'],
  ['pt', 'Tessa Marlow dirige a área de riscos da Quillfeather.', 'afirma a presidente.'],
  ['pt', 'Tessa Marlow dirige a área de riscos da Quillfeather.', 'disse a ministra.'],
  ['pt', 'Tessa Marlow dirige a área de riscos da Quillfeather.', 'disse a jornalista.'],
])('a bare noun behind the verb is who speaks, in %s: %s %s', (language, own, said) => {
  expect(isHers(language, `${own} “Os controlos falharam em todos os níveis,” ${said}`)).toBe(
    false,
  );
});

test.each([
  ['pl', 'Tessa Marlow kieruje działem ryzyka w Quillfeather.', 'powiedziała wczoraj.'],
  ['pl', 'Tessa Marlow jest dyrektorką ds. ryzyka w Quillfeather.', 'mówi dyrektorka.'],
  ['cs', 'Tessa Marlow vede oddělení rizik v Quillfeather.', 'řekla včera.'],
  ['pt', 'Tessa Marlow dirige a área de riscos da Quillfeather.', 'afirma.'],
  ['pt', 'Tessa Marlow dirige a área de riscos da Quillfeather.', 'disse à imprensa.'],
  ['pt', 'Tessa Marlow dirige a área de riscos da Quillfeather.', 'disse a rir.'],
  ['pt', 'Tessa Marlow dirige a área de riscos da Quillfeather.', 'disse a Lusa.'],
  ['pt', 'Tessa Marlow é diretora de riscos da Quillfeather.', 'disse a diretora.'],
])('a verb without a subject is hers, in %s: %s %s', (language, own, said) => {
  expect(isHers(language, `${own} “Os controlos falharam em todos os níveis,” ${said}`)).toBe(true);
});
