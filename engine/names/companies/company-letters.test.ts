import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { companyNamesOf } from './company-aliases.ts';
import { companyLettersIn, definedLetters } from './company-letters.ts';

test.each([
  ['Colleagues shorten the firm to WFH', ['waterford', 'harbour'], ['wfh']],
  ['Ticker BRKL. CISO in Bergen', ['brackell', 'therapeutics'], ['brkl']],
  ['CISO, AML, ESG', ['norvald', 'bank'], []],
  ['NORVALD', ['norvald'], []],
  ['', ['norvald'], []],
])('the notes %j give %j the letters %j', (notes, company, letters) => {
  expect(companyLettersIn(notes, company)).toEqual(letters);
});

test('letters that the notes give count with a capital only', () => {
  const names = companyNamesOf({
    name: '',
    company: 'Waterford Harbour Ltd',
    companyUrl: '',
    position: '',
    linkedinUrl: '',
    notes: 'Mostly called WFH',
  });

  expect(names.aliases).toContainEqual(['wfh']);
  expect(names.acronyms).toContain('wfh');
});

test.each([
  ['Brackell Therapeutics (BRKT) said', 0, 2, 'brkt'],
  ['BRTH (Brackell Therapeutics) said', 1, 3, 'brth'],
  ['Brackell Therapeutics (Norvald) said', 0, 2, null],
  ['Brackell Therapeutics, BTX', 0, 2, null],
])('"%s" defines %j–%j as %j', (text, start, end, letters) => {
  expect(definedLetters(wordsOf(text), { start, end }, text)).toBe(letters);
});
