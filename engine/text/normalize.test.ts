import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, normalizeText } from './normalize.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Ñandú', 'nandu'],
  ['Ærø', 'aero'],
  ['Þórðar', 'thordar'],
  ['İstanbul', 'istanbul'],
  ['ŒUVRE', 'oeuvre'],
  ['三菱ＵＦＪ銀行', '三菱ufj銀行'],
  ['ｿﾆｰ･ﾊﾞﾝｸ', 'ソニー・バンク'],
  ['ガス', 'ガス'],
  ['한빛은행', '한빛은행'],
])('%s is normalised to %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalizeText(text);
      expect(normalizeText(once)).toBe(once);
    }),
  );
});

test('clean text holds no NUL, no lone surrogate and no direction override', () => {
  expect(cleanText('a\0b\uD800c\u202Ed\u200Be\r\nf')).toBe('a bcde\nf');
});

test('clean text keeps whole characters beyond the basic plane', () => {
  expect(cleanText('ok 😀 𝒜')).toBe('ok 😀 𝒜');
});

test.each([
  ['Юрий', 'yuri'],
  ['Щербаков', 'shcherbakov'],
  ['Їжак', 'izhak'],
  ['Παπαδόπουλος', 'papadopoulos'],
  ['Θεοχάρης', 'theocharis'],
])('%s is written %s in Latin letters', (text, plain) => {
  expect(normalizeText(text)).toBe(plain);
});
