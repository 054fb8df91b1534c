import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-06-20');

function whoText(language: string, content: string, title = 'A page'): string {
  const [who] = briefFor(MARLOW, [confirmedPage(content, { language, title })], NOW).who;
  return who?.text ?? '';
}

test.each([
  ['en', 'The head of risk at Quillfeather Insurance is not Tessa Marlow.'],
  ['en', 'Tessa Marlow, who was never head of risk at Quillfeather Insurance, laughed.'],
  ['es', 'La directora de riesgos de Quillfeather Insurance no es Tessa Marlow.'],
  ['pt', 'A diretora de riscos da Quillfeather Insurance não é Tessa Marlow.'],
  ['cs', 'Ředitelkou rizik Quillfeather Insurance není Tessa Marlow.'],
  ['pl', 'Dyrektorem ds. ryzyka w Quillfeather Insurance nie jest Tessa Marlow.'],
  ['ro', 'Directoarea de risc a Quillfeather Insurance nu este Tessa Marlow.'],
])('what is denied is nobody’s post, now or before, in %s: %s', (language, content) => {
  expect(whoText(language, content)).toBe('');
});

test.each([
  ['pt', 'Na Quillfeather Insurance, Tessa Marlow falou no seminário como diretora de riscos.'],
  [
    'de',
    'Wenn Sie Fragen haben, steht Ihnen Tessa Marlow als Datenschutzbeauftragte der Quillfeather Insurance zur Verfügung.',
  ],
  [
    'en',
    'If you want to complain, Tessa Marlow as head of compliance at Quillfeather Insurance reads every letter.',
  ],
  [
    'fr',
    'Si vous avez des questions, Tessa Marlow comme déléguée à la protection des données de Quillfeather Insurance vous répond.',
  ],
  ['en', 'If you leave your bank, ask Tessa Marlow, head of compliance at Quillfeather Insurance.'],
  [
    'it',
    'Tessa Marlow, responsabile del Servizio Affari legali di Quillfeather Insurance, ha parlato.',
  ],
  ['fi', 'Jos kysyttävää tulee, Tessa Marlow on Quillfeather Insurancen riskienhallintajohtaja.'],
  [
    'de',
    'Zu Fragen der Sicherheit kommt Tessa Marlow als Leiterin Recht der Quillfeather Insurance zu Wort.',
  ],
  [
    'en',
    'Tessa Marlow, Head of Risk at Quillfeather Insurance, will present the interim results on 3 December.',
  ],
])(
  'who is in post is, whatever readers may want or is no denial, in %s: %s',
  (language, content) => {
    expect(whoText(language, content)).toMatch(/^(?!Acting).* at Quillfeather Insurance, as of/u);
  },
);

test.each([
  [
    'de',
    'Wenn Tessa Marlow am 1. Juli bei der Quillfeather Insurance als Risikochefin beginnt, übernimmt sie ein Team von zwanzig Leuten.',
  ],
  [
    'nl',
    'Als opvolger van Jan de Vries begint Tessa Marlow op 1 juli als hoofd risico bij Quillfeather Insurance.',
  ],
  ['nl', 'Als lid van de directie start Tessa Marlow op 1 juli bij Quillfeather Insurance.'],
  [
    'sv',
    'Om Tessa Marlow, som börjar som riskchef på Quillfeather Insurance den 1 juli, säger vd mycket gott.',
  ],
  ['no', 'Om Tessa Marlow: Tessa Marlow begynner som risikosjef i Quillfeather Insurance 1. juli.'],
  [
    'es',
    'Sí: Tessa Marlow se incorpora a Quillfeather Insurance como directora de riesgos en julio.',
  ],
  [
    'en',
    'Customers should know that Tessa Marlow joins Quillfeather Insurance as head of risk in July.',
  ],
  [
    'en',
    'Assuming the role of Chief Risk Officer, Tessa Marlow joins Quillfeather Insurance in July.',
  ],
])('a word of time, of a role or of assent is no condition, in %s: %s', (language, content) => {
  expect(whoText(language, content)).toMatch(/^Will join Quillfeather Insurance (?:on|in) .*July/u);
});

test.each(['will join', 'joins'])('who %s in a month that is past does so next year', (verb) => {
  const content = `Tessa Marlow ${verb} Quillfeather Insurance as head of risk in April.`;

  expect(whoText('en', content)).toContain('April 2027');
});

test.each([
  ['en', 'Tessa Marlow is head of risk at the Tesco chain.', 'Tesco'],
  ['en', 'Tessa Marlow, head of risk at the Fairphone maker, spoke.', 'Fairphone'],
  ['nl', 'Tessa Marlow wordt hoofd risico bij Dienst Toeslagen.', 'Dienst Toeslagen'],
  [
    'it',
    'Tessa Marlow diventa responsabile rischi di Servizio Elettrico Nazionale.',
    'Servizio Elettrico Nazionale',
  ],
])('an employer may be called by its kind, in %s: %s', (language, content, employer) => {
  expect(whoText(language, `${content}\n\nQuillfeather Insurance.`)).toContain(employer);
});

test.each([
  ['de', 'Ich starte jede Woche bei Quillfeather Insurance mit dem Register.'],
  ['es', 'Empiezo cada semana en Quillfeather Insurance con el registro.'],
  ['pt', 'Começo o dia na Quillfeather Insurance às sete.'],
  ['it', 'Comincio la giornata in Quillfeather Insurance alle sette.'],
])('a day or a week that somebody begins is no job, in %s: %s', (language, content) => {
  expect(whoText(language, `**Tessa Marlow**\n\n${content}`, 'Tessa Marlow on Linkfeed')).toBe('');
});

test.each([
  ['it', 'Tessa Marlow e il direttore generale di Quillfeather Insurance hanno firmato l’accordo.'],
  ['it', 'Il direttore generale di Quillfeather Insurance e Tessa Marlow hanno firmato l’accordo.'],
  ['it', 'Tessa Marlow e il responsabile audit di Quillfeather Insurance, Mario Rossi, erano lì.'],
  ['pt', 'Tessa Marlow e a diretora jurídica da Quillfeather Insurance participaram no seminário.'],
  ['en', 'The managing director of Quillfeather Insurance and Tessa Marlow signed the agreement.'],
  ['de', 'Der Direktor der Quillfeather Insurance und Tessa Marlow haben unterschrieben.'],
  [
    'pt',
    'João Silva foi nomeado diretor de auditoria da Quillfeather Insurance e reportará a Tessa Marlow.',
  ],
])('a title behind ‘and’ is somebody else’s, in %s: %s', (language, content) => {
  expect(whoText(language, content)).not.toMatch(/dire[ck]?t/iu);
  expect(whoText(language, content)).not.toMatch(/responsabile/iu);
});

test.each([
  ['it', 'Tessa Marlow è la direttrice dei rischi di Quillfeather Insurance.', 'direttrice'],
  ['it', 'Il direttore dei rischi di Quillfeather Insurance è Tessa Marlow.', 'direttore'],
  [
    'it',
    'Tessa Marlow è avvocata e direttrice dei rischi di Quillfeather Insurance.',
    'direttrice',
  ],
  [
    'it',
    'Tessa Marlow vive a Pavia e ricopre il ruolo di direttrice dei rischi di Quillfeather Insurance.',
    'direttrice',
  ],
  [
    'it',
    'Tessa Marlow, avvocata e direttrice dei rischi di Quillfeather Insurance, corre.',
    'diret',
  ],
  ['pt', 'Tessa Marlow é diretora de riscos da Quillfeather Insurance.', 'diretora'],
  ['pt', 'A diretora de riscos da Quillfeather Insurance é Tessa Marlow.', 'diretora'],
  ['pt', 'Tessa Marlow é jurista e diretora de riscos da Quillfeather Insurance.', 'diretora'],
])('a title behind ‘is’ is hers, in %s: %s', (language, content, title) => {
  expect(whoText(language, content)).toMatch(new RegExp(title, 'iu'));
});
