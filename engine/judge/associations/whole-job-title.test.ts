import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Northwater was fined. “We must learn,” said Mara Lindqvist, chief risk officer of Novabeta.',
  'Northwater was fined. “We must learn,” said Mara Lindqvist, chief executive of Novabeta.',
  'Northwater was fined. “We must learn,” said Mara Lindqvist, head of audit of Novabeta.',
  'Northwater fue multada. «Hay que aprender», dijo Mara Lindqvist, directora de riesgos de Novabeta.',
  'Northwater a été condamnée. « Il faut apprendre », dit Mara Lindqvist, directrice de la conformité de Novabeta.',
  'A Northwater foi multada. “É preciso aprender”, disse Mara Lindqvist, diretora de riscos da Novabeta.',
  'Northwater wurde bestraft. „Wir müssen lernen“, sagt Mara Lindqvist, Leiterin Compliance von Novabeta.',
])('‘of’ behind a whole job title names the employer: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Northwater was fined. “We must learn,” said Mara Lindqvist, chief risk officer of the company.',
  'Northwater was fined. “We must learn,” said Mara Lindqvist, director of Fleet and Yard.',
  'Northwater was fined. “We must learn,” said Mara Lindqvist, Head of Operations.',
  'Northwater was fined. “We must learn,” said Mara Lindqvist, chief risk officer of Europe.',
  'Northwater fue multada. «Hay que aprender», dijo Mara Lindqvist, responsable de Protección de Datos.',
  'Northwater was fined. “We must learn,” said Mara Lindqvist, chief risk officer of Northwater.',
])('behind half a title follows a field, and behind a whole one perhaps a place: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});
