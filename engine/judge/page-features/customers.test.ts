import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

const OWN_SITE = { companyUrl: 'https://northwater.example' };

function verdictOnOwnSite(text: string): string {
  return verdictOn(text, OWN_SITE, 'https://northwater.example/customers');
}

test.each([
  '“Northwater saved us weeks,” says Mara Lindqvist, CISO at Novabeta. It rained.',
  '“Northwater saved us weeks.” – Mara Lindqvist, CISO at Novabeta Bank',
  '«Northwater nos ahorró semanas», dice Mara Lindqvist, directora de seguridad de Novabeta.',
  '« Northwater nous fait gagner du temps », a déclaré Mara Lindqvist, directrice des risques chez Novabeta.',
])('a customer quoted on the company’s own site is not its officer: %s', (text) => {
  expect(verdictOnOwnSite(text)).not.toBe('confirmed');
});

test.each([
  'Mara Lindqvist, CISO, leads the team. It rained.',
  '“We saved them weeks,” says Mara Lindqvist, CISO at Northwater. It rained.',
  'Mara Lindqvist, presently head of audit at Novabeta Bank, joins us as CISO in May.',
  'The Northwater board has confirmed Mara Lindqvist as CISO. It rained.',
])('the company’s own people on its site are its officers: %s', (text) => {
  expect(verdictOnOwnSite(text)).toBe('confirmed');
});

test.each([
  ['en', 'Mara Lindqvist, Sales Director at Gamma Software Ltd, added: “We are delighted.”'],
  ['en', 'Mara Lindqvist of the Quay Food Bank thanked Northwater for the van.'],
  ['en', 'Guest post by Mara Lindqvist, Partner at Kestrel LLP'],
  ['en', 'Speakers\n\n- Peter Roe, Beta Bank\n- Mara Lindqvist, Kestrel LLP'],
  ['de', 'Mara Lindqvist, Einkaufsleiterin der Delta Bank AG, sagte: „Wir freuen uns.“'],
  ['fr', 'Mara Lindqvist, directrice des achats de la Banque Delta, est ravie.'],
  ['es', 'Mara Lindqvist, directora de compras de Banco Delta, está encantada.'],
  ['pt', 'Mara Lindqvist, diretora de compras do Banco Delta, está encantada.'],
  ['it', 'Mara Lindqvist, direttrice acquisti di Banca Delta, è felice.'],
  ['nl', 'Mara Lindqvist, inkoopmanager bij Gamma Bank, is tevreden.'],
  ['sv', 'Mara Lindqvist, inköpschef på Delta Bank, är nöjd.'],
  ['da', 'Mara Lindqvist, indkøbschef hos Delta Bank, er glad.'],
  ['pl', 'Mara Lindqvist, dyrektorka zakupów w Delta Bank, jest zadowolona.'],
])('who is named there with another employer is a guest (%s): %s', (_, text) => {
  expect(verdictOnOwnSite(text)).not.toBe('confirmed');
});

test.each([
  'Mara Lindqvist, formerly a partner at Kestrel LLP, leads purchasing.',
  'Mara Lindqvist kommt von der Delta Bank AG und leitet die Revision.',
  'Mara Lindqvist, Head of Risk, and Peter Roe of Kestrel LLP signed the paper.',
  'Mara Lindqvist, our managing director, visited the plant of Gamma Bank.',
  'Mara Lindqvist, Head of Risk, Northwater Operations Ltd',
  'Mara Lindqvist, Chair of the Northwater Foundation, thanked all.',
])('a former, a neighbour’s or the company’s own unit is no other employer there: %s', (text) => {
  expect(verdictOnOwnSite(text)).toBe('confirmed');
});

test.each([
  '## Trustees\n\n- Mara Lindqvist, Partner, Kestrel LLP',
  '## Aufsichtsrat\n\n- Mara Lindqvist, Partnerin, Kestrel GmbH',
  '## Conseil d’administration\n\n- Mara Lindqvist, associée, Cabinet Kestrel',
  'Mara Lindqvist, partner at Kestrel LLP, sits on our board.',
])('members of its boards have other jobs: %s', (text) => {
  expect(verdictOnOwnSite(text)).toBe('confirmed');
});
