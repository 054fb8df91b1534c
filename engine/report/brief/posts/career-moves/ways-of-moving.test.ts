import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  ['nl', 'Tessa Marlow maakt de overstap van Quillfeather Insurance naar Nordal Bank.'],
  ['nl', 'Tessa Marlow stapt van Quillfeather Insurance over naar Nordal Bank.'],
  ['it', 'Tessa Marlow passa da Quillfeather Insurance a Banca Nordal.'],
  ['es', 'Tessa Marlow pasa de Quillfeather Insurance a Banco Nordal.'],
  ['fr', 'Tessa Marlow passe de Quillfeather Insurance à la Banque Nordal.'],
  ['pt', 'Tessa Marlow passa da Quillfeather Insurance para o Banco Nordal.'],
  ['sv', 'Tessa Marlow går från Quillfeather Insurance till Nordal Bank.'],
  ['no', 'Tessa Marlow går fra Quillfeather Insurance til Nordal Bank.'],
  ['da', 'Tessa Marlow går fra Quillfeather Insurance til Nordal Bank.'],
  ['pt', 'A Quillfeather Insurance anunciou a saída de Tessa Marlow.'],
  ['pt', 'A saída de Tessa Marlow da Quillfeather Insurance foi anunciada.'],
  [
    'de',
    'Nach 30 Jahren bei der Quillfeather Insurance ist unsere Nachbarin Dr. Tessa Marlow in Pension gegangen.',
  ],
])('who goes from the company to another leaves it, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toMatch(/^(?:leaving|left)$/u);
});

test.each([
  ['nl', 'Tessa Marlow maakt de overstap van Nordal Bank naar Quillfeather Insurance.'],
  ['it', 'Tessa Marlow passa da Banca Nordal a Quillfeather Insurance.'],
  ['it', 'Tessa Marlow entra a far parte di Quillfeather Insurance.'],
  ['es', 'Tessa Marlow pasa de Banco Nordal a Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow passe de la Banque Nordal à Quillfeather Insurance.'],
  ['pt', 'Tessa Marlow passa do Banco Nordal para a Quillfeather Insurance.'],
  ['pt', 'Tessa Marlow assume a área de riscos da Quillfeather Insurance.'],
  ['pt', 'Tessa Marlow assume a liderança da Quillfeather Insurance.'],
  ['sv', 'Tessa Marlow går från Nordal Bank till Quillfeather Insurance.'],
  ['no', 'Tessa Marlow går fra Nordal Bank til Quillfeather Insurance.'],
])('who goes from another to the company joins it, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('joining');
});

test.each([
  ['nl', 'Quillfeather Insurance heeft Tessa Marlow benoemd tot hoofd compliance.'],
  ['nl', 'Quillfeather Insurance heeft Tessa Marlow aangetrokken als hoofd compliance.'],
  ['nl', 'Tessa Marlow stapte in 2019 over naar Quillfeather Insurance.'],
  ['nl', 'Tessa Marlow maakte in 2019 de overstap naar Quillfeather Insurance.'],
  ['nl', 'Tessa Marlow begon bij Nordal Bank en stapte in 2019 over naar Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow est passée de la Banque Nordal à Quillfeather Insurance.'],
  ['en', 'Tessa Marlow is a chartered accountant who joined Quillfeather Insurance in 2019.'],
  ['fr', 'Tessa Marlow est une juriste qui a rejoint Quillfeather Insurance en 2019.'],
  ['de', 'Tessa Marlow rückt in den Vorstand der Quillfeather Insurance auf.'],
])('who came is there, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test.each([
  [
    'nl',
    'Quillfeather Insurance heeft Jan de Vries benoemd als opvolger van Tessa Marlow, hoofd risico.',
  ],
  ['de', 'Quillfeather Insurance hat für Tessa Marlow einen Nachfolger gefunden.'],
  ['en', 'Tessa Marlow is a friend of the accountant who joined Quillfeather Insurance in 2019.'],
  ['de', 'Tessa Marlow nimmt die Quillfeather Insurance in ihre Liste auf.'],
  ['fr', 'Tessa Marlow passe de la théorie à la pratique.'],
  ['es', 'Tessa Marlow pasa de la teoría a la práctica en Quillfeather Insurance.'],
])('what is no arrival of hers is none, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).not.toMatch(/^(?:joining|current)$/u);
});

test.each([
  [
    'de',
    'Sechs Wochen nach ihrem Amtsantritt als Risikochefin der Quillfeather Insurance setzt Tessa Marlow auf kürzere Berichte.',
  ],
  [
    'es',
    'Seis semanas después de asumir el cargo, Tessa Marlow, directora de riesgos de Quillfeather Insurance, apuesta por informes más breves.',
  ],
  [
    'en',
    'Six weeks after taking over as chief risk officer of Quillfeather Insurance, Tessa Marlow wants shorter reports.',
  ],
])('whoever has been in a job for weeks has begun, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).not.toBe('joining');
});
