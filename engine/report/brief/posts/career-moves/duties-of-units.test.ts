import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

const POST: Readonly<Record<string, string>> = {
  en: 'Tessa Marlow is head of risk at Quillfeather Insurance.',
  de: 'Tessa Marlow ist Leiterin Risiko bei Quillfeather Insurance.',
  fr: 'Tessa Marlow est directrice des risques de Quillfeather Insurance.',
  es: 'Tessa Marlow es directora de riesgos de Quillfeather Insurance.',
  it: 'Tessa Marlow è responsabile del rischio di Quillfeather Insurance.',
  pt: 'Tessa Marlow é diretora de risco da Quillfeather Insurance.',
  nl: 'Tessa Marlow is hoofd risico bij Quillfeather Insurance.',
  sv: 'Tessa Marlow är riskchef på Quillfeather Insurance.',
  pl: 'Tessa Marlow jest dyrektorem ds. ryzyka w Quillfeather Insurance.',
};

test.each([
  ['en', 'The compliance team, led by Tessa Marlow, will take over vendor checks in September.'],
  ['en', 'Credit control, which Tessa Marlow oversees, will take over collections on 1 September.'],
  ['en', 'The department run by Tessa Marlow will start checking vendors in September.'],
  ['en', 'Tessa Marlow’s team will take over vendor checks in September.'],
  ['en', 'Under Tessa Marlow, the risk function will take over business continuity in September.'],
  ['de', 'Die Abteilung, die Tessa Marlow leitet, übernimmt am 1. September die Lieferanten.'],
  ['de', 'Die von Tessa Marlow geleitete Abteilung übernimmt im September die Lieferanten.'],
  ['de', 'Das Team von Tessa Marlow übernimmt ab September die Kontrolle der Dienstleister.'],
  ['fr', 'L’équipe de Tessa Marlow reprendra le contrôle des fournisseurs le 1er septembre.'],
  ['fr', 'Le contrôle, que pilote Tessa Marlow, reprendra les fournisseurs en septembre.'],
  ['es', 'El equipo de Tessa Marlow asumirá el control de proveedores el 1 de septiembre.'],
  ['es', 'El área de riesgos, que dirige Tessa Marlow, asumirá los proveedores en septiembre.'],
  ['it', 'La funzione rischi, guidata da Tessa Marlow, assumerà i controlli dal 1° settembre.'],
  ['pt', 'A área de risco, que é dirigida por Tessa Marlow, assumirá o controlo em setembro.'],
  ['nl', 'De afdeling, die door Tessa Marlow wordt geleid, neemt op 1 september de controle over.'],
  ['sv', 'Avdelningen, som leds av Tessa Marlow, tar över leverantörerna den 1 september.'],
  ['pl', 'Dział ryzyka, którym kieruje Tessa Marlow, przejmie kontrolę dostawców 1 września.'],
])('%s: what a unit takes over is no move of whoever leads it: %s', (language, content) => {
  expect(statusByPage(language, `${POST[language]} ${content}`, 'A page')).toBe('current');
});

test.each([
  [
    'en',
    'Tessa Marlow, who leads audit at Harbour Bank, will take over as head of risk at Quillfeather Insurance on 1 September.',
  ],
  [
    'en',
    'Risk at Quillfeather Insurance, which has had no head since May, will be taken over by Tessa Marlow on 1 September.',
  ],
  [
    'de',
    'Wie die Quillfeather Insurance mitteilte, übernimmt Tessa Marlow, die zuletzt bei der Harbour Bank war, am 1. September die Leitung des Risikomanagements.',
  ],
  [
    'de',
    'Ihr Nachfolger bei der Quillfeather Insurance, die Juristin Tessa Marlow, übernimmt am 1. September die Leitung des Risikomanagements.',
  ],
])('%s: whoever takes over a unit joins: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('joining');
});

test.each([
  ['en', 'The insurer will replace the risk tool that Tessa Marlow introduced in 2020.'],
  ['en', 'The insurer has replaced Tessa Marlow’s questionnaire with a shorter one.'],
  ['de', 'Das Haus ersetzt im Herbst den Fragebogen, den Tessa Marlow eingeführt hat.'],
])('%s: what replaces a thing of somebody’s replaces nobody: %s', (language, content) => {
  expect(statusByPage(language, `${POST[language]} ${content}`, 'A page')).not.toMatch(/^le/u);
});

test.each([
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, takes over as chair of the Mutual Risk Forum in September.',
  ],
  [
    'fr',
    'Quillfeather Insurance annonce l’arrivée de Tessa Marlow. Elle a pris ses fonctions le 14 mai et siège au comité exécutif.',
  ],
  [
    'de',
    'Tessa Marlow, Risikochefin der Quillfeather Insurance, verlässt sich nicht auf Fragebögen.',
  ],
  [
    'fr',
    'Tessa Marlow dirige la conformité de Quillfeather Insurance. La société a quitté Paris en mars.',
  ],
])(
  '%s: a seat beside the job, or what the company leaves, ends no post: %s',
  (language, content) => {
    expect(statusByPage(language, content, 'A page')).toBe('current');
  },
);

test('a Dutch clause with ‘dat’ is of a day ahead, though the main clause is of the past', () => {
  const content =
    'Tessa Marlow, hoofd compliance, heeft de raad van Quillfeather Insurance laten weten dat zij per 1 oktober vertrekt.';

  expect(statusByPage('nl', content, 'A page')).toBe('leaving');
});
