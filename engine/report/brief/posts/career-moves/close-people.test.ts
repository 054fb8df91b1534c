import { expect, test } from 'vitest';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';

const IN_POST: DatedPage = [
  'en',
  '2025-12-01',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

test.each([
  ['en', "Tessa Marlow's predecessor left Quillfeather Insurance in May."],
  ['en', "Tessa Marlow's deputy has left Quillfeather Insurance."],
  ['en', 'The deputy of Tessa Marlow has left Quillfeather Insurance.'],
  ['en', "Tessa Marlow's husband has joined Harbour Bank."],
  ['en', "Tessa Marlow's former deputy joined Harbour Bank as head of risk in May."],
  ['en', "Tessa Marlow's head of audit has resigned."],
  ['de', 'Tessa Marlows Vorgänger hat Quillfeather Insurance im Mai verlassen.'],
  ['de', 'Tessa Marlows Stellvertreter verlässt Quillfeather Insurance im Juli.'],
  ['de', 'Die Stellvertreterin von Tessa Marlow hat Quillfeather Insurance verlassen.'],
  ['fr', 'L’adjoint de Tessa Marlow a quitté Quillfeather Insurance en mai.'],
  ['es', 'El marido de Tessa Marlow ha dejado Quillfeather Insurance.'],
  ['nl', 'De assistent van Tessa Marlow heeft Quillfeather Insurance verlaten.'],
  ['sv', 'Tessa Marlows företrädare lämnade Quillfeather Insurance i maj.'],
])('what somebody close to a person does moves nobody else, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toMatch(/^(?:current|unknown)$/u);
});

test.each([
  ['en', "Tessa Marlow's departure from Quillfeather Insurance was announced on Monday."],
  ['en', "Tessa Marlow's last day at Quillfeather Insurance is 30 June."],
  ['en', "Tessa Marlow's contract at Quillfeather Insurance ended in May."],
  ['en', "Tessa Marlow's successor at Quillfeather Insurance is John Roe."],
  ['en', "Tessa Marlow's deputy takes over, since she has left Quillfeather Insurance."],
  ['de', 'Tessa Marlows Nachfolger bei Quillfeather Insurance ist John Roe.'],
  ['de', 'Tessa Marlows Abschied von Quillfeather Insurance ist beschlossen.'],
  ['fr', 'Le départ de Tessa Marlow de Quillfeather Insurance a été annoncé lundi.'],
])('what belongs to a person moves her, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toMatch(/^(?:left|leaving)$/u);
});
