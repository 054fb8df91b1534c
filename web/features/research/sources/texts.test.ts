import { expect, test } from 'vitest';
import { sourceTexts } from './texts.ts';

test.each([
  ['vacancies', [], 'the job boards of Greenhouse, Lever, Ashby, SmartRecruiters and Workable'],
  [
    'vacancies',
    ['recruitee', 'gleif'],
    'the job boards of Greenhouse, Lever, Ashby, SmartRecruiters, Workable and Recruitee',
  ],
  ['registers', ['recruitee', 'gleif'], 'GLEIF'],
  [
    'registers',
    ['edgar', 'gleif', 'federal-register', 'gov-uk'],
    'SEC EDGAR, GLEIF, Federal Register and GOV.UK',
  ],
] as const)('the notice names of %s with %j exactly who is asked', (family, relayed, names) => {
  expect(sourceTexts(family, relayed).names).toBe(names);
});
