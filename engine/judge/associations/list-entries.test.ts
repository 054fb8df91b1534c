import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Present: Mr R Nash, Head of Roads; Ms M Lindqvist and Mr D Shaw, Northwater (item 4)',
  'Present: Mr R. Nash, Head of Roads; Ms M. Lindqvist and Mr D. Shaw, Northwater; Dr A. Poe, Larkspur Bank',
  'Apologies: Cllr A Shaw. In attendance: Ms M Lindqvist and Mr D Shaw, Northwater.',
  'Mara Lindqvist and Peter Roe, Northwater',
  '- Anna Shah, Larkspur Bank\n- Mara Lindqvist and Peter Roe, Northwater\n- Vera Holm, Gamma',
  '11.00 Closing words – Mara Lindqvist and Peter Roe, Northwater',
  '9:30 Mara Lindqvist, Vera Holm and Peter Roe – Northwater',
  'Gäste: Frau M. Lindqvist und Herr P. Roe, Northwater; Herr A. Krug, Larkspur Bank',
  'Invités : Mme M. Lindqvist et M. P. Roe, Northwater ; M. A. Krug, Larkspur Bank',
  'Asistentes: Mara Lindqvist y Pedro Roe, Northwater; Ana Krug, Larkspur Bank',
])('a company at the end of an entry of names is that of each: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist, Gamma, and Peter Roe, Northwater',
  'Mara Lindqvist, Larkspur Bank, and Peter Roe, Northwater',
  'Mara Lindqvist; Anna Shah and Peter Roe, Northwater',
  'Mara Lindqvist, Peter Roe, Northwater',
  'Mara Lindqvist, a nurse, and Peter Roe, Northwater',
  'Mara Lindqvist and Peter Roe of Northwater spoke',
  'Mara Lindqvist and Peter Roe, Northwater, sang the loudest. It rained.',
  'Flowers for Mara Lindqvist and Peter Roe, Northwater. It rained.',
  '| Gamma | Mara Lindqvist and Peter Roe | Northwater |\n| --- | --- | --- |\n| Beta | Anna Shah | Gamma |',
])('one that may be only the last person’s, or elsewhere, is not: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

test.each([
  'In attendance: Mr A Shaw, Northwater; Ms M Lindqvist, Gamma; Mr P Roe, Delta',
  'In attendance: Mr A Shaw, Northwater; Ms Mara Lindqvist; Mr P Roe, Delta',
  'In attendance: Mr A Shaw, Gamma; Ms Mara Lindqvist; Mr P Roe, Northwater',
  'Anwesend: Herr A. Krug, Northwater; Frau Mara Lindqvist; Herr P. Roe, Delta',
  'In attendance: Ms Mara Lindqvist, Mr P Roe, Northwater',
  'In attendance: Ms Mara Lindqvist, Gamma, Dr. P. Roe, Northwater',
])('the company of another entry is not: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});
