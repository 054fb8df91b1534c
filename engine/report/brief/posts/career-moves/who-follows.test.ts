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
  ['en', 'Jane Roe succeeds Tessa Marlow, who left the health system in March.'],
  ['en', 'Jane Roe replaces Tessa Marlow, who left the Leeds insurer last month.'],
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

test.each([
  [
    'en',
    'Ruth Orme is the new head of audit at Quillfeather Insurance. She succeeds Tessa Marlow, whose resignation took effect on 30 April 2026.',
  ],
  [
    'de',
    'Ines Roth leitet die Revision der Quillfeather Insurance. Sie folgt auf Tessa Marlow, deren Rücktritt am 30. April wirksam wurde.',
  ],
  [
    'fr',
    "Inès Roux dirige l'audit de Quillfeather Insurance. Elle succède à Tessa Marlow, dont la démission a pris effet le 30 avril.",
  ],
  [
    'es',
    'Inés Ruiz es la nueva directora de auditoría de Quillfeather Insurance. Sucede a Tessa Marlow, cuya dimisión se hizo efectiva el 30 de abril.',
  ],
  [
    'da',
    'Inge Lund er ny revisionschef i Quillfeather Insurance. Hun afløser Tessa Marlow, hvis fratræden trådte i kraft den 30. april.',
  ],
])('a departure that has taken effect is over, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('left');
});

test('one that takes effect on a day ahead is not', () => {
  const content =
    'Ruth Orme is the new head of audit at Quillfeather Insurance. She succeeds Tessa Marlow, whose resignation takes effect on 30 September 2026.';

  expect(statusByPage('en', content)).toBe('leaving');
});

test.each([
  [
    'en',
    'Ruth Ormesby (44) is the new head of audit at Quillfeather Insurance.\n\nOrmesby replaced Tessa Marlow in April.',
  ],
  [
    'de',
    'Jonas Heinzel (51) leitet seit Mai die Revision der Quillfeather Insurance.\n\nHeinzel löste Tessa Marlow ab.',
  ],
  [
    'no',
    'Peter Storvik (44) er ansatt som revisjonssjef i Quillfeather Insurance.\n\nStorvik etterfølger Tessa Marlow, som sluttet i april.',
  ],
])(
  'a successor named by their surname alone is a person and no employer, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content)).toBe('left');
  },
);

test('whoever works where something comes next is followed by nobody', () => {
  const content =
    'Daarna volgde de praalwagen van Quillfeather Insurance, waar Tessa Marlow over risico gaat.';
  expect(statusByPage('nl', content, 'A page')).not.toMatch(/^(?:leaving|left)$/u);
});
