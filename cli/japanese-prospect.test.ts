import { afterAll, expect, test } from 'vitest';
import { createWorld } from '../simulators/world/world.ts';
import { openLegwork } from '../testing/legwork.ts';
import { displayWidth } from './text-report/display-width.ts';

const TANAKA = {
  name: '田中花子',
  company: 'みらい銀行',
  position: '最高情報セキュリティ責任者',
  companyUrl: 'https://mirai-bank.example',
  linkedinUrl: '',
  notes: '',
};
const PAGE = {
  url: 'https://keizai-shimbun.example/news/2026/10/02/mirai-bank-ciso',
  title: 'みらい銀行、田中花子氏を最高情報セキュリティ責任者に任命',
  description: 'みらい銀行は2日、田中花子氏を最高情報セキュリティ責任者に任命したと発表した。',
  site: '経済新聞',
  type: 'news',
  about: 'prospect',
  published: '2026-10-02',
  dateIn: 'metadata',
  language: 'ja',
  markdown: `# みらい銀行、田中花子氏を最高情報セキュリティ責任者に任命

みらい銀行は2日、田中花子氏を最高情報セキュリティ責任者に任命したと発表した。田中花子氏は監査部門の出身で、委託先の管理を担当してきた。

「委託先の管理は、契約の金額ではなく、外に出るデータで決める」と田中花子氏は記者団に述べた。`,
} as const;

const legwork = await openLegwork({
  shared: { world: createWorld([{ ...TANAKA, pages: [PAGE] }]) },
});
afterAll(() => legwork[Symbol.asyncDispose]());

test('a prospect in Japanese is researched, and the report fits a terminal of 40 columns', async () => {
  const person = [
    'research',
    TANAKA.name,
    '--company',
    TANAKA.company,
    '--position',
    TANAKA.position,
  ];

  const { code, stdout } = await legwork.run(person, { variables: { COLUMNS: '40' } });

  expect(code).toBe(0);
  const lines = stdout.split('\n').filter((line) => !/^ *https:/u.test(line));
  expect(lines.filter((line) => displayWidth(line) > 40)).toEqual([]);
  expect(stdout.replaceAll(/\s/gu, '')).toContain(PAGE.title);
  expect(stdout).toMatch(/confirmed, \d\d%/u);
});
