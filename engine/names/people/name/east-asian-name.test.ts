import { expect, test } from 'vitest';
import { wordsOf } from '../../../text/words.ts';
import { createPersonMatcher } from '../mentions/person-matcher.ts';
import { personNameOf, transliterations } from './person-name.ts';

function kindsIn(name: string, text: string): readonly string[] {
  const names = [name, ...transliterations(name)].map((form) => personNameOf(form));
  return createPersonMatcher(names)
    .findMentions(wordsOf(text))
    .map(({ kind }) => kind);
}

test.each([
  ['水野涼太', '青波銀行の水野涼太氏は'],
  ['水野涼太', '水野 涼太（取締役）'],
  ['水野 涼太', '頭取は水野涼太。'],
  ['水野涼太さん', '水野涼太'],
  ['リサ・モーガン', 'リサ・モーガン氏'],
  ['リサ・モーガン', 'リサ＝モーガン氏'],
  ['リサ・モーガン', 'リサモーガン氏'],
  ['リサ・モーガン', 'ﾘｻ･ﾓｰｶﾞﾝ'],
  ['张伟伦', '首席风险官张伟伦说'],
  ['约翰·史密斯', '约翰·史密斯先生'],
  ['王伟', '王伟表示'],
  ['王伟', '（王伟）'],
  ['张伟伦', '张伟伦一行抵达'],
  ['김민준', '준법감시인 김민준은'],
  ['김 민준', '김민준 이사'],
  ['이하', '이하는 말했다'],
  ['Zhang Weilun (张伟伦)', '张伟伦说'],
  ['Zhang Weilun 张伟伦', 'Mr Weilun Zhang said'],
])('%s is named in "%s"', (name, text) => {
  expect(kindsIn(name, text)).toEqual(['full']);
});

test.each([
  ['王伟', '王伟明表示'],
  ['이하', '이하은은 말했다'],
  ['佐藤健', '佐藤健一が語る'],
  ['水野涼太', '取締役 水野涼太郎'],
  ['リサ・モーガン', 'リサ・モーガンソン氏'],
  ['水野涼太', '水野、涼太'],
  ['水野涼太', '水野氏は'],
  ['张伟伦', '伦敦'],
])('%s is not who "%s" names', (name, text) => {
  expect(kindsIn(name, text)).toEqual([]);
});

test.each(['王', '・', '（）', '様', 'さん', 'ー'])('%j is a name like any other', (name) => {
  expect(() => kindsIn(name, '王さんと様ー')).not.toThrow();
});
