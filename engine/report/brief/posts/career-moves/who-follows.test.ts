import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'en',
    'Tessa Marlow succeeds John Roe, who left Quillfeather Insurance in March, as Chief Risk Officer.',
  ],
  ['en', 'Tessa Marlow takes over from John Roe, who is leaving Quillfeather Insurance.'],
  [
    'en',
    'Tessa Marlow will succeed John Roe, who is retiring after ten years with Quillfeather Insurance.',
  ],
  [
    'en',
    'Tessa Marlow was appointed head of risk to replace John Roe, who left Quillfeather Insurance.',
  ],
  ['de', 'Tessa Marlow folgt auf Hans Roth, der die Quillfeather Insurance verlässt.'],
  ['fr', 'Tessa Marlow succède à Jean Roux, qui vient de quitter Quillfeather Insurance.'],
  ['pl', 'Tessa Marlow zastąpi Jana Nowaka, który odchodzi z Quillfeather Insurance.'],
  ['no', 'Tessa Marlow etterfølger Ola Lie som risikosjef i Quillfeather Insurance.'],
  ['da', 'Tessa Marlow efterfølger Lars Nielsen som risikochef i Quillfeather Insurance.'],
  [
    'de',
    'Tessa Marlow tritt die Nachfolge von Hans Roth als Risikochefin der Quillfeather Insurance an.',
  ],
  ['de', 'Tessa Marlow tritt am 1. Juli ihre Stelle bei der Quillfeather Insurance an.'],
])('who follows somebody who leaves comes, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toMatch(/^(?:joining|current)$/u);
});

test.each([
  ['en', 'Tessa Marlow joins Beta Mutual from Quillfeather Insurance.'],
  [
    'en',
    'Tessa Marlow, who left Quillfeather Insurance in March, succeeds John Roe at Beta Mutual.',
  ],
  [
    'en',
    'Tessa Marlow succeeds John Roe as head of risk at Beta Mutual after ten years with Quillfeather Insurance.',
  ],
  ['no', 'Ola Lie etterfølger Tessa Marlow som risikosjef i Quillfeather Insurance.'],
  ['no', 'Tessa Marlows etterfølger i Quillfeather Insurance er Ola Lie.'],
  ['da', 'Lars Nielsen efterfølger Tessa Marlow som risikochef i Quillfeather Insurance.'],
  ['da', 'Tessa Marlows efterfølger i Quillfeather Insurance bliver Lars Nielsen.'],
  [
    'de',
    'Hans Roth tritt die Nachfolge von Tessa Marlow als Risikochef der Quillfeather Insurance an.',
  ],
  ['de', 'Hans Roth trat im Mai die Nachfolge von Tessa Marlow bei der Quillfeather Insurance an.'],
])('who is followed, or comes from the company, goes, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toMatch(/^(?:leaving|left)$/u);
});

test.each([
  ['fr', 'Léa Roux remplace Tessa Marlow, partie au printemps chez Ostrel.'],
  ['fr', 'Léa Roux succède à Tessa Marlow, partie en mars.'],
  ['en', 'Jane Roe succeeds Tessa Marlow, who joined Harbour Bank in March.'],
  ['en', 'Jane Roe replaces Tessa Marlow, who left for Harbour Bank in March.'],
  ['de', 'Hanna Roth folgt auf Tessa Marlow, die zur Harbour Bank gewechselt ist.'],
  ['de', 'Hanna Roth tritt die Nachfolge von Tessa Marlow an, die im März in Rente ging.'],
  ['es', 'Juana Ruiz sustituye a Tessa Marlow, fichada en marzo por Harbour Bank.'],
  ['es', 'Juana Ruiz releva a Tessa Marlow, que se fue en primavera a Harbour Bank.'],
  ['it', 'Anna Russo sostituisce Tessa Marlow, passata in primavera a Harbour Bank.'],
  ['pt', 'Ana Rosa substitui Tessa Marlow, que saiu em março para o Harbour Bank.'],
  ['nl', 'Anna de Boer volgt Tessa Marlow op, die in maart naar Harbour Bank vertrok.'],
])('who has gone elsewhere before they are replaced has left, in %s: %s', (language, content) => {
  const post = `Quillfeather Insurance. ${content}`;

  expect(statusByPage(language, post, 'A page')).toBe('left');
});
