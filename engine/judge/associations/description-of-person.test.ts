import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Mara Lindqvist, juriste chez Northwater, témoigne. Il pleut.',
  'Mara Lindqvist, dompteuse de puces chez Northwater, témoigne. Il pleut.',
  'Mara Lindqvist, inkoper bij Northwater, houdt van regen. Het regende.',
  'Mara Lindqvist, inköpare på Northwater, tycker om regn. Det regnade.',
  'Mara Lindqvist, innkjøper hos Northwater, liker regn. Det regnet.',
  'Mara Lindqvist, letrada en Northwater, colecciona mapas. Llovía.',
  'Mara Lindqvist, compradora na Northwater, coleciona mapas. Chovia.',
  'Mara Lindqvist, restauratrice presso Northwater, colleziona mappe. Pioveva.',
])('what somebody is needs no article before it: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist, invitée chez Northwater, chante. Il pleut.',
  'Mara Lindqvist, étudiante chez Northwater, chante. Il pleut.',
  'Mara Lindqvist, vrijwilliger bij Northwater, houdt van regen. Het regende.',
  'Mara Lindqvist, ospite presso Northwater, canta. Pioveva.',
  'Mara Lindqvist, campeona en Northwater, colecciona mapas. Llovía.',
  'Mara Lindqvist, cliente chez Northwater, témoigne. Il pleut.',
  'Mara Lindqvist, juriste chez Larkspur, écrit à Northwater. Il pleut.',
])('guests, pupils, volunteers and customers are no staff: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Mara Lindqvist has worked for Northwater since 2012. It rained.',
  'Mara Lindqvist now works at Northwater. It rained.',
  'Heute leitet Mara Lindqvist den Einkauf von Northwater. Es regnete.',
  'Mara Lindqvist works in Northwater’s procurement department. It rained.',
  'Mara Lindqvist lavora in Northwater da nove anni. Pioveva.',
])('a verb of work leads to the company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  // Perhaps a town of the name.
  'Mara Lindqvist works in Northwater. It rained.',
  'Mara Lindqvist has an account in Northwater’s Leeds office. It rained.',
  'Mara Lindqvist works in Northwater’s harbour. It rained.',
])('work in a place is none at a company: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Northwater’s team, led by Mara Lindqvist, bought pumps. It rained.',
  'The Northwater audit team, headed by Mara Lindqvist, bought pumps. It rained.',
  'Northwater, led by Mara Lindqvist, buys pumps. It rained.',
  'Das Team von Northwater unter der Leitung von Mara Lindqvist kaufte Pumpen. Es regnete.',
  "L'équipe de Northwater, dirigée par Mara Lindqvist, achète des pompes. Il pleut.",
  'El equipo de Northwater, dirigido por Mara Lindqvist, compró bombas. Llovía.',
  'Il team di Northwater, guidato da Mara Lindqvist, ha comprato pompe. Pioveva.',
  'Het team van Northwater, geleid door Mara Lindqvist, kocht pompen. Het regende.',
])('who leads a team of the company is at the company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'A protest at Northwater, led by Mara Lindqvist, drew crowds. It rained.',
  'A visiting crew at Northwater, led by Mara Lindqvist, sang. It rained.',
  'A petition to Northwater, led by Mara Lindqvist, was signed. It rained.',
  'Fans of Northwater, led by Mara Lindqvist, sang. It rained.',
])('who leads others to the company is not: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});
