import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Mara Lindqvist, Vendor Risk Manager, Northwater, opened the hall. It rained.',
  'Mara Lindqvist, Head of Supplier Risk at Northwater, opened the hall. It rained.',
  'Mara Lindqvist, Client Onboarding Director, Northwater, opened the hall. It rained.',
  'Mara Lindqvist, Head of Customers, Northwater, opened the hall. It rained.',
  'Mara Lindqvist, Client Due Diligence Lead, Northwater, opened the hall. It rained.',
  'Mara Lindqvist, responsable de riesgo de proveedores en Northwater, abrió la sala. Llovía.',
  'Mara Lindqvist, responsable des risques fournisseurs chez Northwater, a parlé. Il pleut.',
  'Mara Lindqvist, gestora de risco de fornecedores na Northwater, abriu a sala. Chovia.',
  'Mara Lindqvist, Leiterin Lieferanten Compliance bei Northwater, sprach. Es regnete.',
])('suppliers and clients in a job title make the employer nobody’s supplier: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'The keynote was presented by Northwater chief risk officer Mara Lindqvist. It rained.',
  'The study, supported by Northwater head of audit Mara Lindqvist, came out. It rained.',
])('who is presented by an officer is not presented by the company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist, head of compliance at a vendor of Northwater, opened the hall. It rained.',
  'Mara Lindqvist, head of audit at Delta Bank, a supplier of Northwater, spoke. It rained.',
  'Mara Lindqvist, head of risk for suppliers to Northwater, opened the hall. It rained.',
  'Mara Lindqvist thanked the customer Northwater. It rained.',
  'Mara Lindqvist, auditor of client Northwater, opened the hall. It rained.',
  'Mara Lindqvist, a risk supplier to Northwater, opened the hall. It rained.',
  'The evening with Mara Lindqvist was presented by Northwater. It rained.',
  'Mara Lindqvist and rival Northwater met in court. It rained.',
])('a supplier, client or rival is no employer: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  ['Nordquell', 'Autor: Mara Lindqvist, Nordquell AG'],
  ['Olivenza', 'Autor: Mara Lindqvist, Olivenza'],
  ['Northwater', 'Presented by Mara Lindqvist, Head of Audit, Northwater'],
  ['Northwater', 'Mara Lindqvist presented Northwater’s approach to audits. It rained.'],
  ['Nordquell', 'Mara Lindqvist präsentierte den Ansatz von Nordquell zur Revision. Es regnete.'],
  ['Northwater', 'Mara Lindqvist, Head of Investor Relations, Northwater, spoke. It rained.'],
  ['Nordquell', 'Mara Lindqvist, Leiterin Wettbewerbsrecht, Nordquell AG, sprach. Es regnete.'],
  ['Northwater', 'Respondent: Northwater\n\nName: Mara Lindqvist, Head of Compliance'],
])('an author, a presenter or a post makes %s nobody’s sponsor: %s', (company, text) => {
  expect(verdictOn(text, { company })).toBe('confirmed');
});

test('the ‘v.’ of a noble name sues nobody', () => {
  const text = 'Katharina v. Reuth, Leiterin Revision, Nordquell, sprach. Es regnete.';

  expect(verdictOn(text, { name: 'Katharina von Reuth', company: 'Nordquell' })).toBe('confirmed');
});

test.each([
  'Mara Lindqvist, head of compliance. The respondent Northwater and the claimant agreed. It rained.',
  'The evening with Mara Lindqvist was supported by Northwater. It rained.',
  'Der Abend mit Mara Lindqvist wurde präsentiert von Northwater. Es regnete.',
  'Investor Northwater and Mara Lindqvist met. It rained.',
  'Erik Thomas v. Northwater: Mara Lindqvist lost. It rained.',
])('a sponsor, an investor or a party to a case is no employer: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});
