import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Peter Roe of Northwater and Mara Lindqvist of Beta Bank said it rained. It did.',
  'Peter Roe, CEO of Northwater, and Mara Lindqvist of Beta Bank said it rained. It did.',
  'Peter Roe (Northwater), Mara Lindqvist (Beta Bank) and others spoke. It rained.',
  'Peter Roe (Northwater) and Mara Lindqvist spoke of the rain. It rained.',
  'Peter Roe, Northwater, Mara Lindqvist, Beta Bank, and others spoke. It rained.',
  'Peter Roe von Northwater und Mara Lindqvist von der Beta Bank sprachen. Es regnete.',
  'Pedro Ruiz, director de Northwater, y Mara Lindqvist, del Banco Beta, hablaron. Llovía.',
  'Pierre Roux de Northwater et Mara Lindqvist de la Banque Beta ont parlé. Il pleut.',
])('the company of the person named before is not the prospect’s: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Northwater, Mara Lindqvist and the unions agree. It rained.',
  'Peter Roe and Northwater’s Mara Lindqvist agree. It rained.',
  'Peter Roe, Northwater CRO Mara Lindqvist and others spoke. It rained.',
  'Peter Roe of Delta and Mara Lindqvist of Northwater said it rained. It did.',
  'Peter Roe (Delta), Mara Lindqvist (Northwater) and others spoke. It rained.',
  'Delta: Peter Roe; Northwater: Mara Lindqvist. It rained.',
  'Delta – Peter Roe, Northwater – Mara Lindqvist',
])('the company beside the prospect stays theirs: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist sued Northwater over a leak in her cellar. It rained.',
  'Mara Lindqvist advised Northwater on the deal. It rained.',
  'Letter from Mara Lindqvist to Northwater about the rain. It rained.',
  'Mara Lindqvist verklagt Northwater wegen eines Lecks im Keller. Es regnete.',
  'Mara Lindqvist remercie Northwater pour la pluie. Il pleut.',
  'Mara Lindqvist demandó a Northwater por una fuga. Llovía.',
])('one word between name and company ties nothing by itself: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Mara Lindqvist at Northwater said it rained. It did.',
  'Mara Lindqvist joins Northwater in May. It rained.',
  'Mara Lindqvist leaves Northwater in May. It rained.',
  'Mara Lindqvist, auditor, Northwater, opened the hall. It rained.',
  'Mara Lindqvist (UK), Northwater, opened the hall. It rained.',
  'Mara Lindqvist, now Northwater, opened the hall. It rained.',
  'Northwater auditor Mara Lindqvist opened the hall. It rained.',
  'Northwater hires Mara Lindqvist for the hall. It rained.',
  'Northwater und Mara Lindqvist trennen sich. Es regnete.',
  'Mara Lindqvist leitet Northwater seit Mai. Es regnete.',
  'Mara Lindqvist works for Northwater. It rained.',
])('one word of work or a mark ties name and company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Peter Roe is to leave Northwater plc. Mara Lindqvist won the tombola.',
  'The prize was paid for by Northwater Ltd. Mara Lindqvist of Quay School came second.',
  'Gamma hires Mara Lindqvist as head of compliance; Northwater names Peter Roe. It rained.',
])('the company of another sentence is not the prospect’s: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Mara Lindqvist, of Northwater plc. (London), opened the hall. It rained.',
  'Northwater Inc. has appointed Mara Lindqvist as head of audit. It rained.',
  'Delta hires Peter Roe; Northwater names Mara Lindqvist as head of audit. It rained.',
])(
  'a legal form ends no sentence before small letters, nor a semicolon the prospect’s part: %s',
  (text) => {
    expect(verdictOn(text)).toBe('confirmed');
  },
);

test.each([
  'Mara Lindqvist (45) joins Northwater as procurement director. It rained.',
  'Mara Lindqvist, 45 ans, rejoint Northwater en qualité de juriste. Il pleut.',
  'Mara Lindqvist (45) wechselt zu Northwater in den Einkauf. Es regnete.',
  'Mara Lindqvist, aged 45, has joined Northwater. It rained.',
])('an age between name and verb parts nobody from the company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist, 45, of Elm Road, joins a queue at Northwater. It rained.',
  'Mara Lindqvist (45) complained about Northwater. It rained.',
  'Mara Lindqvist (22) forlater Northwater IL etter to sesonger. Det regnet.',
])('an age is no tie by itself: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Host Mara Lindqvist talks to Peter Roe, chief compliance officer at Northwater. It rained.',
  'Mara Lindqvist spoke to Northwater’s Peter Roe about audits and compliance. It rained.',
  'Peter Roe, chief compliance officer of Northwater, spoke to Mara Lindqvist about audits.',
  '11:00 Peter Roe, Head of Compliance, Northwater\n\n11:30 Mara Lindqvist, Head of Risk, Gamma',
  'Mara Lindqvist spricht mit Peter Roe, Leiter Compliance bei Northwater, über die Revision.',
  'Mara Lindqvist interroge Pierre Roux, directeur de la conformité chez Northwater. Il pleut.',
])('the company of somebody else on the page confirms nobody: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'Peter Roe talks to Mara Lindqvist, chief compliance officer at Northwater. It rained.',
  'Mara Lindqvist and Peter Roe of Northwater presented the audit. It rained.',
  'Peter Roe, CEO of Northwater, praised Mara Lindqvist, Northwater’s head of audit. It rained.',
])('the company of the prospect stays theirs beside others: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist works in the yard for the insurer Northwater. It rained.',
  'Mara Lindqvist is responsible for purchasing at the water utility Northwater. It rained.',
  'Mara Lindqvist oversees the yard and all the boats for Northwater. It rained.',
  'Mara Lindqvist manages boats, ropes and the big crane at Northwater. It rained.',
  'Mara Lindqvist s’occupe de la cour et des bateaux pour Northwater. Il pleut.',
  'Mara Lindqvist verantwortet den Einkauf und alle Boote bei Northwater. Es regnete.',
  'Mara Lindqvist and her team at Northwater opened the hall. It rained.',
  'Mara Lindqvist und ihr Team bei Northwater haben die Halle eröffnet. Es regnete.',
])('what somebody leads or looks after ties them to the company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist and her lawyers wrote to the insurer Northwater. It rained.',
  'Mara Lindqvist manages without water from Northwater. It rained.',
])('other clauses do not: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test('who comments on the company by name does not take it from the prospect', () => {
  const post =
    '**Mara Lindqvist**\nHead of Compliance\n\nWe are looking for an auditor.\n\n**Peter Roe**: At Northwater even lunch needs an audit';

  expect(verdictOn(post)).toBe('confirmed');
});
