import { expect, test } from 'vitest';
import { effortMs } from '../testing/effort.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { spansOf } from './pattern.ts';
import { CHINESE_PATTERNS, entriesIn, TAXONOMY } from './taxonomy.ts';
import { DOMAIN_EXAMPLES } from './testing/domain-examples.ts';
import { FRAMEWORK_EXAMPLES } from './testing/framework-examples.ts';
import { LAW_EXAMPLES } from './testing/law-examples.ts';
import { ROLE_EXAMPLES } from './testing/role-examples.ts';
import { TRIGGER_EXAMPLES } from './testing/trigger-examples.ts';
import { VOICE_EXAMPLES } from './testing/voice-examples.ts';

const EXAMPLES = [
  ...FRAMEWORK_EXAMPLES,
  ...LAW_EXAMPLES,
  ...DOMAIN_EXAMPLES,
  ...ROLE_EXAMPLES,
  ...TRIGGER_EXAMPLES,
  ...VOICE_EXAMPLES,
];

function idsIn(sentence: string): readonly string[] {
  return entriesIn(plainLetters(sentence)).map(({ entry }) => entry.id);
}

test('every entry has an id of its own and at least one example', () => {
  const ids = TAXONOMY.map((entry) => entry.id);

  expect(new Set(ids).size).toBe(ids.length);
  expect(
    EXAMPLES.filter(({ speaks }) => speaks.length > 0)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted());
});

const speaking = EXAMPLES.flatMap(({ id, speaks }) => speaks.map((sentence) => [id, sentence]));
test.each(speaking)('%s is found in: %s', (id, sentence) => {
  expect(idsIn(sentence)).toContain(id);
});

const silent = EXAMPLES.flatMap(({ id, silent: sentences }) =>
  sentences.map((sentence) => [id, sentence]),
);
test.each(silent)('%s is not found in: %s', (id, sentence) => {
  expect(idsIn(sentence)).not.toContain(id);
});

const CHARACTERS = 100_000;
const ADVERSARIAL = [
  'a',
  ' ',
  '1,',
  'SOC ISO DORA ',
  'fined € 1 million by the SEC ',
  'appointed as chief head of VP to ',
  'DORA regulation ',
  'hat ubernommen acquisition of ',
  'must by the end of ',
  'raises Series A round $ ',
  'xchef direktor ',
  '"\'-_.',
].map((unit) => unit.repeat(Math.ceil(CHARACTERS / unit.length)).slice(0, CHARACTERS));
const EFFORT_MAX_MS = 50;

test('no pattern takes longer than 50 ms for 100 kB, whatever they hold', () => {
  const patterns = TAXONOMY.flatMap((entry) =>
    entry.patterns.map((pattern) => ({ id: entry.id, pattern })),
  );
  const tries = ADVERSARIAL.flatMap((text) => patterns.map((one) => ({ ...one, text })));

  const slow = tries.filter(
    ({ pattern, text }) => effortMs(() => spansOf(text, pattern), EFFORT_MAX_MS) > EFFORT_MAX_MS,
  );

  expect(slow.map(({ id, text }) => `${id}: ${text.slice(0, 20)}`)).toEqual([]);
});

test.each([
  ['海澜银行因反洗钱违规被罚款500万元。', ['aml', 'fine']],
  ['海澜银行任命陈思远为首席合规官。', ['cco', 'newhire']],
  ['海澜银行5月发生数据泄露事件。', ['breach']],
  ['海澜银行获得ISO 27001认证。', ['iso27001', 'cert']],
  ['董事会讨论了第三方风险和内部审计。', ['tprm', 'intaudit']],
  ['今天天气很好，我们去公园。', []],
])('Chinese is listened to: %s', (text, ids) => {
  expect(entriesIn(text).map(({ entry }) => entry.id)).toEqual(ids);
});

test('every Chinese pattern belongs to an entry', () => {
  const ids = new Set(TAXONOMY.map(({ id }) => id));

  expect(Object.keys(CHINESE_PATTERNS).filter((id) => !ids.has(id))).toEqual([]);
});
