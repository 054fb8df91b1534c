import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Mara Lindqvist interviewed the head of Northwater.',
  'Mara Lindqvist met the new director of Northwater on Monday.',
  'Mara Lindqvist married the director of Northwater in 2019.',
  'Mara Lindqvist hat den Vorstandschef von Northwater befragt.',
  'Mara Lindqvist befragte den Direktor von Northwater.',
  'Mara Lindqvist a rencontré le directeur de Northwater.',
  'Mara Lindqvist entrevistó al director de Northwater.',
  'Mara Lindqvist entrevistou o diretor da Northwater.',
  'Mara Lindqvist ha intervistato il direttore di Northwater.',
  'Mara Lindqvist sprak met de directeur van Northwater.',
  'Mara Lindqvist interviewde de directeur van Northwater.',
])('who meets somebody of the company is not of it: %s', (text) => {
  expect(verdictOn(`${text}\n\nIt rained.`)).not.toBe('confirmed');
});

test.each([
  'Mara Lindqvist is the head of audit at Northwater.',
  'Mara Lindqvist became the chief auditor of Northwater in 2019.',
  'Mara Lindqvist was named the new head of audit of Northwater.',
  'Mara Lindqvist remains the head of audit of Northwater.',
  'Mara Lindqvist, the head of audit of Northwater, was there.',
  'Mara Lindqvist serves as the head of audit of Northwater.',
  'Mara Lindqvist reports to the chief executive of Northwater.',
  'Mara Lindqvist ist die Leiterin der Revision von Northwater.',
  'Mara Lindqvist wurde die neue Direktorin von Northwater.',
  'Mara Lindqvist est la directrice des risques de Northwater.',
  'Mara Lindqvist è la direttrice dei rischi di Northwater.',
  'Mara Lindqvist es la directora de riesgos de Northwater.',
])('a job behind a verb of being or becoming is one’s own: %s', (text) => {
  expect(verdictOn(`${text}\n\nIt rained.`)).toBe('confirmed');
});
