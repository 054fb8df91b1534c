import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

const POST: Readonly<Record<string, string>> = {
  en: 'Tessa Marlow, head of risk at Quillfeather Insurance,',
  de: 'Tessa Marlow, Risikochefin der Quillfeather Insurance,',
  fr: 'Tessa Marlow, directrice des risques de Quillfeather Insurance,',
  es: 'Tessa Marlow, directora de riesgos de Quillfeather Insurance,',
  it: 'Tessa Marlow, responsabile rischi di Quillfeather Insurance,',
  nl: 'Tessa Marlow, hoofd risicobeheer van Quillfeather Insurance,',
};

test.each([
  ['en', 'said her team would grow to twelve by September.'],
  ['en', 'said that the claims desk would move to York in September.'],
  ['de', 'sagt, dass das neue Archiv im September startet.'],
  ['fr', 'annonce que le nouvel outil démarrera en septembre.'],
  ['es', 'anunció que el nuevo sistema arrancará en septiembre.'],
  ['it', 'ha annunciato che il nuovo archivio partirà a settembre.'],
  ['nl', 'zegt dat het nieuwe archief in september opengaat.'],
])('%s: a day ahead of what somebody speaks of puts no post in doubt: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toBe('current');
});

test.each([
  ['en', 'said that she would leave the company in September.'],
  ['fr', 'annonce qu’elle quittera l’entreprise en septembre.'],
  ['es', 'anunció que dejará la empresa en septiembre.'],
  ['nl', 'zegt dat zij in september bij de verzekeraar vertrekt.'],
])('%s: who says that they go is leaving: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toBe('leaving');
});

test.each([
  [
    'en',
    '“My predecessor left me a list of 90 open points,” says Tessa Marlow, head of risk at Quillfeather Insurance.',
  ],
  [
    'de',
    '„Mein Vorgänger hat mir neunzig offene Punkte vererbt“, sagt Tessa Marlow, Revisionschefin der Quillfeather Insurance.',
  ],
  [
    'nl',
    '‘Mijn voorganger liet een stapel papier achter’, zegt Tessa Marlow, hoofd audit van Quillfeather Insurance.',
  ],
])('%s: whoever speaks of a predecessor is in post: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test('who will report to somebody new does not come', () => {
  const content =
    'Hans Roth wird am 1. Juli Vorstand der Quillfeather Insurance. An ihn berichtet künftig auch Tessa Marlow, Leiterin der Revision.';

  expect(statusByPage('de', content, 'A page')).not.toBe('joining');
});

test('who takes charge of a second function from a day ahead is in post today', () => {
  const content =
    'Quillfeather Insurance said on Monday that Tessa Marlow, its head of compliance, would also take charge of data protection from 1 September.';

  expect(statusByPage('en', content, 'A page')).not.toMatch(/^(?:joining|le)/u);
});

test.each([
  [
    'sv',
    'Tessa Marlow, riskchef på Quillfeather Insurance, skriver: ”Flera har frågat om jag har slutat.”',
  ],
  [
    'es',
    'Muchos preguntan si Tessa Marlow, directora de riesgos de Quillfeather Insurance, ha dejado la empresa.',
  ],
  [
    'nl',
    'Velen vragen of Tessa Marlow, hoofd risicobeheer van Quillfeather Insurance, is vertrokken.',
  ],
])('%s: what people wonder about a move is no move: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});
