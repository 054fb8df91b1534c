import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  companyNameKey,
  withoutEastAsianForm,
  withoutLegalForm,
  withoutTrade,
} from './company-name-parts.ts';

test.each([
  ['ミナトリス株式会社', 'ミナトリス'],
  ['株式会社ミナトリス', 'ミナトリス'],
  ['㈱ミナトリス', 'ミナトリス'],
  ['ミナトリス（株）', 'ミナトリス'],
  ['ミナトリスホールディングス株式会社', 'ミナトリス'],
  ['青波生命保険相互会社', '青波生命保険'],
  ['云栈科技股份有限公司', '云栈科技'],
  ['云栈科技（集团）有限公司', '云栈科技'],
  ['주식회사 새벽은행', '새벽은행'],
  ['㈜새벽은행', '새벽은행'],
  ['Norvald Insurance plc', 'Norvald Insurance plc'],
  ['株式会社', '株式会社'],
])('%s is %s without its legal form', (company, short) => {
  expect(withoutEastAsianForm(company)).toBe(short);
});

test.each([
  ['青波UFN銀行', '青波UFN'],
  ['云栈海岸保险', '云栈海岸'],
  ['새벽바다은행', '새벽바다'],
])('%s is %s to its friends', (company, short) => {
  expect(withoutTrade(company)).toBe(short);
});

test.each([
  ['Harbeck GmbH & Co. KG', 'Harbeck'],
  ['Olivenza, S.A. de C.V.', 'Olivenza'],
  ['Norvane Foods Limited Liability Company', 'Norvane Foods'],
  ['Quillmere & Co.', 'Quillmere'],
  ['Valdoria S.p.A.', 'Valdoria'],
  ['Acme, Inc.', 'Acme'],
  ['Skarholm AB (publ)', 'Skarholm'],
  ['Acme (UK) Ltd', 'Acme (UK)'],
  ['Hollin & Reeve', 'Hollin & Reeve'],
  ['KfW', 'KfW'],
  ['Limited', 'Limited'],
  ['株式会社ミナトリス', '株式会社ミナトリス'],
])('%s is written %s without the legal form behind it', (company, short) => {
  expect(withoutLegalForm(company)).toBe(short);
});

test('one company has one key, whatever its legal form', () => {
  expect(companyNameKey('Harbeck GmbH & Co. KG')).toBe(companyNameKey('HARBECK'));
});

test.each(['平安银行', '銀行', 'Norvald Bank', ''])('%j has no shorter name', (company) => {
  expect(withoutTrade(company)).toBe('');
});

test('taking off a form twice changes nothing more', () => {
  const part = fc.constantFrom(
    '株式会社',
    '(株)',
    '集团',
    '有限公司',
    '주식회사',
    '青波',
    'A',
    ' ',
  );

  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const once = withoutEastAsianForm(parts.join(''));
      expect(withoutEastAsianForm(once)).toBe(once);
    }),
  );
});
