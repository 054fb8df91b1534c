import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

const POST: Readonly<Record<string, string>> = {
  en: 'Tessa Marlow, head of risk at Quillfeather Insurance,',
  de: 'Tessa Marlow, Risikochefin der Quillfeather Insurance,',
  fr: 'Tessa Marlow, directrice des risques de Quillfeather Insurance,',
  es: 'Tessa Marlow, directora de riesgos de Quillfeather Insurance,',
  it: 'Tessa Marlow, responsabile rischi di Quillfeather Insurance,',
  pt: 'Tessa Marlow, diretora de riscos da Quillfeather Insurance,',
  nl: 'Tessa Marlow, hoofd risicobeheer van Quillfeather Insurance,',
  sv: 'Tessa Marlow, riskchef på Quillfeather Insurance,',
  da: 'Tessa Marlow, risikochef i Quillfeather Insurance,',
  no: 'Tessa Marlow, risikosjef i Quillfeather Insurance,',
  pl: 'Tessa Marlow, dyrektor ds. ryzyka Quillfeather Insurance,',
};

test.each([
  ['en', 'wrapped up the session with three questions.'],
  ['en', 'is no longer surprised by anything.'],
  ['en', 'gave up her Saturday for the training day.'],
  ['en', 'moved on to the question of suppliers.'],
  ['en', 'quit sugar in January.'],
  ['en', 'is retiring 40 old rules.'],
  ['en', 'retires the old system in June.'],
  ['de', 'hat den Bericht beendet.'],
  ['de', 'verabschiedete die Gäste aus Bern.'],
  ['de', 'erzählt, warum sie die Beratung verlassen hat.'],
  ['fr', 'quitte rarement son bureau avant huit heures.'],
  ['fr', 'n’est plus à présenter.'],
  ['fr', 'ne compte pas en rester là.'],
  ['fr', 'a cédé la parole à Jean Roux.'],
  ['es', 'dejó una pregunta abierta.'],
  ['es', 'finalizó su ponencia.'],
  ['es', 'concluyó que el riesgo de impago es bajo.'],
  ['es', 'renunció a su bono.'],
  ['it', 'ha chiuso i lavori.'],
  ['it', 'ha salutato i partecipanti.'],
  ['it', 'lascia la parola a Mario Rossi.'],
  ['pt', 'encerrou o seminário.'],
  ['pt', 'abandonou a ideia.'],
  ['nl', 'stopt veel tijd in opleiding.'],
  ['nl', 'vertelt waarom zij de advocatuur verliet.'],
  ['sv', 'lämnar inga kommentarer.'],
  ['sv', 'avslutade konferensen.'],
  ['sv', 'slutar aldrig att lära sig.'],
  ['da', 'rejste et vigtigt spørgsmål.'],
  ['da', 'afsluttede konferencen.'],
  ['no', 'avsluttet seminaret.'],
  ['no', 'er ferdig med rapporten.'],
  ['pl', 'zakończyła swoje wystąpienie.'],
])('%s: who ends or leaves a thing keeps the job: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toMatch(
    /^(?:current|unknown)$/u,
  );
});

test.each([
  ['en', 'quit in May.'],
  ['en', 'has quit the bank.'],
  ['en', 'gave up her post.'],
  ['en', 'moved on after nine years.'],
  ['en', 'is no longer with the firm.'],
  ['de', 'verlässt das Haus Ende Juni.'],
  ['de', 'hat das Unternehmen verlassen.'],
  ['de', 'beendet ihre Karriere.'],
  ['de', 'verlässt auf eigenen Wunsch den Konzern.'],
  ['fr', 'quitte ses fonctions.'],
  ['fr', 'a quitté la maison.'],
  ['fr', 'quitte son poste pour raisons personnelles.'],
  ['es', 'deja el cargo.'],
  ['es', 'dejó la aseguradora en mayo.'],
  ['es', 'renunció a su puesto.'],
  ['it', 'lascia l’incarico.'],
  ['it', 'lascia il gruppo dopo dieci anni.'],
  ['pt', 'deixa o cargo.'],
  ['pt', 'deixou a seguradora.'],
  ['nl', 'verlaat het concern.'],
  ['nl', 'stopt per 1 juli.'],
  ['sv', 'lämnar sin tjänst.'],
  ['sv', 'slutar efter tio år.'],
  ['da', 'forlader selskabet.'],
  ['da', 'rejser efter ti år.'],
  ['no', 'slutter i jobben.'],
  ['no', 'har sluttet.'],
  ['pl', 'opuszcza firmę.'],
  ['pl', 'zakończyła kadencję.'],
])('%s: who leaves the job or the house has left: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toMatch(
    /^(?:left|leaving)$/u,
  );
});

test.each([
  ['en', 'stepped down as chair of the Risk Institute in May.'],
  ['en', 'retired from the board of Harbour Homes in May.'],
  ['de', 'legt den Vorsitz des Verbands nieder.'],
  ['de', 'scheidet aus dem Vorstand des Vereins aus.'],
  ['fr', 'quitte la présidence de l’association.'],
  ['es', 'deja la presidencia de la asociación.'],
  ['it', 'lascia la presidenza dell’associazione.'],
  ['pt', 'deixa a presidência do instituto.'],
  ['sv', 'avgår som ordförande i föreningen.'],
  ['pl', 'rezygnuje z funkcji prezesa stowarzyszenia.'],
])('%s: who gives up a post beside the job keeps the job: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toMatch(
    /^(?:current|unknown)$/u,
  );
});

test.each([
  ['en', 'leaves the company to teach at a university.'],
  ['en', 'leaves in July to lead the Risk Institute.'],
  ['en', 'resigned in July to join the board of Beta Mutual.'],
  ['en', 'stepped down from the board in May.'],
  ['de', 'scheidet aus dem Vorstand aus.'],
  ['fr', 'quitte l’entreprise pour diriger une association.'],
])(
  '%s: who leaves for a post elsewhere, or a board of the company, has left: … %s',
  (language, words) => {
    expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toMatch(
      /^(?:left|leaving)$/u,
    );
  },
);

test.each([
  ['en', 'left at 11.15am.'],
  ['en', 'left at this point.'],
  ['en', 'left after item 4.'],
  ['de', 'verlässt um 11.15 Uhr die Sitzung.'],
  ['fr', 'est partie à 11 h 15.'],
  ['es', 'se retiró a las 11:15 horas.'],
  ['nl', 'vertrekt om 11.15 uur.'],
  ['sv', 'lämnar kl. 11.15.'],
])('%s: who leaves the room keeps the job: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toMatch(
    /^(?:current|unknown)$/u,
  );
});

test.each([
  ['en', 'left at the end of May.'],
  ['en', 'left at 60.'],
  ['de', 'ging am 11.05.2026 in den Ruhestand.'],
  ['sv', 'lämnade den 11 maj.'],
])('%s: a day or an age is no time of day: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]} ${words}`, 'A page')).toMatch(
    /^(?:left|leaving)$/u,
  );
});

test('who leaves the drawers tidy, with no post named, may have left: “Doe dejó los cajones ordenados”', () => {
  const content =
    'Quillfeather Insurance busca responsable. «Tessa Marlow dejó los cajones ordenados», dice su jefe.';

  expect(statusByPage('es', content, 'A page')).toBe('left');
});

test.each([
  ['es', 'Renuncia Tessa Marlow, directora de riesgos de Quillfeather Insurance.'],
  ['it', 'Lascia Tessa Marlow, responsabile rischi di Quillfeather Insurance.'],
])('%s: who stands behind the verb of leaving leaves: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toMatch(/^(?:left|leaving)$/u);
});
