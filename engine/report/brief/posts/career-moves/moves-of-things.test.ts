import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

const POST: Readonly<Record<string, string>> = {
  en: 'Tessa Marlow, head of risk at Quillfeather Insurance',
  de: 'Tessa Marlow, Risikochefin der Quillfeather Insurance',
  fr: 'Tessa Marlow, directrice des risques de Quillfeather Insurance',
  es: 'Tessa Marlow, directora de riesgos de Quillfeather Insurance',
  it: 'Tessa Marlow, responsabile rischi di Quillfeather Insurance',
  pt: 'Tessa Marlow, diretora de riscos da Quillfeather Insurance',
  nl: 'Tessa Marlow, hoofd risicobeheer van Quillfeather Insurance',
};

test.each([
  ['en', 'shows the framed form and the list that replaced it.'],
  ['en', 'explains what replaces the questionnaire.'],
  ['de', 'erklärt, was den Fragebogen ersetzt.'],
  ['fr', 'explique ce qui remplace le questionnaire.'],
  ['es', 'explica lo que sustituye al cuestionario.'],
  ['en', 'tests the exit of one critical supplier every year.'],
  ['en', 'has an exit plan for each cloud.'],
  ['es', 'prueba la salida de un proveedor cada año.'],
  ['it', 'prova l’uscita da un fornitore ogni anno.'],
  ['pt', 'testa a saída de um fornecedor por ano.'],
  ['en', 'speaks of contracts that outlive the people who signed them.'],
])('%s: a thing that replaces, or is left, ends no post: … %s', (language, words) => {
  expect(statusByPage(language, `${POST[language]}, ${words}`, 'A page')).toBe('current');
});

test.each([
  ['en', 'Tessa Marlow: An exit in thirty months is not an exit'],
  ['de', 'Tessa Marlow: „Ein Abschied ist kein Ende“'],
  ['fr', 'Tessa Marlow : « Un départ n’est pas une fin »'],
  ['es', 'Tessa Marlow: «Una salida no es un final»'],
  ['nl', 'Tessa Marlow: ‘Een vertrek is geen einde’'],
])('%s: what a title says of things in general is no news of a move: %s', (language, title) => {
  expect(statusByPage(language, `${POST[language]}.`, title)).toBe('current');
});

test.each([
  ['en', 'A page', 'Tom Fell replaced Tessa Marlow as head of risk of Quillfeather Insurance.'],
  ['en', 'Tessa Marlow: an exit in thirty days', `${POST['en']}.`],
  ['en', 'A page', `${POST['en']}, plans her exit.`],
  ['de', 'Tessa Marlow: Abschied nach neun Jahren', `${POST['de']}.`],
  ['es', 'A page', `${POST['es']}, prepara su salida de la casa.`],
  ['it', 'A page', `${POST['it']}, e la sua uscita.`],
])('%s: an exit of hers is never said to leave her in post: %s, %s', (language, title, content) => {
  expect(statusByPage(language, content, title)).not.toBe('current');
});

/** An interview in which she answers one more question. */
function interview(question: string, answer: string): string {
  return `${POST['en']}, talks to us.

**Ann Roe:** What did you tell the board?

**Tessa Marlow:** I told them what we had done. I asked for one good platform. They asked me why. It was a short meeting.

**Ann Roe:** ${question}

**Tessa Marlow:** ${answer}`;
}

test('a day ahead in an answer about something else casts no doubt on a post', () => {
  expect(statusByPage('en', interview('When do you choose?', 'By September.'), 'Talk')).toBe(
    'current',
  );
});

test.each([
  ['When do you leave?', 'By September.'],
  ['What comes next?', 'By September I look at the sea.'],
])('one about the speaker does: %s %s', (question, answer) => {
  expect(statusByPage('en', interview(question, answer), 'Talk')).not.toBe('current');
});
