import { expect, test } from 'vitest';
import type { Verdict } from '../model/judgement.ts';
import { judgeDocuments } from './judge-documents.ts';

/** How a page with these words is judged for a chief compliance officer of this name and company. */
function verdictFor(name: string, company: string, words: string): Verdict | undefined {
  const [judgement] = judgeDocuments({
    prospect: {
      name,
      company,
      companyUrl: '',
      position: 'Chief Compliance Officer',
      linkedinUrl: '',
      notes: '',
    },
    now: new Date('2026-11-20'),
    documents: [
      {
        id: '1',
        url: 'https://news.example/1',
        title: words,
        description: '',
        markdown: `# ${words}\n\n${words}. She answers for the whole compliance programme.`,
        metadata: {},
      },
    ],
  });
  return judgement?.verdict;
}

test.each([
  ['Yuri Sokolov', 'Acme', 'Юрий Соколов назначен: chief compliance officer, Acme'],
  ['Юлия Шевченко', 'Acme', 'Yuliya Shevchenko is chief compliance officer of Acme'],
  ['Aleksei Orlov', 'Acme', 'Alexey Orlov is chief compliance officer of Acme'],
  ['Ioannis Papadopoulos', 'Acme', 'Ιωάννης Παπαδόπουλος, chief compliance officer, Acme'],
  ['Jürgen Müller', 'Acme GmbH', 'Juergen Mueller is chief compliance officer of Acme'],
  ['María García Márquez', 'Acme', 'Maria Garcia is chief compliance officer of Acme'],
  ['Anna Smith-Jones', 'Acme', 'Anna Smith Jones is chief compliance officer of Acme'],
])('a name in another script or spelling is the same name: %s at %s', (name, company, words) => {
  expect(verdictFor(name, company, words)).toBe('confirmed');
});

test.each([
  ['GreenLeaf', 'Green Leaf'],
  ['Green Leaf', 'GreenLeaf'],
  ['Johnson & Johnson', 'J&J'],
  ['Nordic Marine Trust', 'NMT'],
  ['X', 'X'],
])('a company in another writing is the same company: %s and %s', (company, written) => {
  const words = `Jane Orrell is chief compliance officer at ${written}`;

  expect(verdictFor('Jane Orrell', company, words)).not.toBe('other');
  expect(verdictFor('Jane Orrell', company, words)).toBe(
    verdictFor('Jane Orrell', company, words.replace(written, company)),
  );
});

test('another company beside the name is still another employer', () => {
  const words = 'Jane Orrell is chief compliance officer at Blue Harbour';

  expect(verdictFor('Jane Orrell', 'GreenLeaf', words)).toBe('other');
});

test.each([
  ['IBM', 'International Business Machines'],
  ['IBM UK Ltd', 'International Business Machines Corp.'],
  ['KfW', 'Kreditanstalt für Wiederaufbau'],
  ['PwC', 'PricewaterhouseCoopers'],
  ['PricewaterhouseCoopers LLP', 'PwC'],
  ['BNY', 'Bank of New York Mellon'],
  ['Hongkong and Shanghai Banking Corporation', 'HSBC'],
  ['HSBC', 'Hongkong and Shanghai Banking Corporation'],
])('letters and what they abbreviate are the same company: %s and %s', (company, written) => {
  const words = `Jane Orrell is chief compliance officer at ${written}`;

  expect(verdictFor('Jane Orrell', company, words)).toBe('confirmed');
});

test.each([
  ['a body of leisure', 'IBM', 'Jane Orrell is curator at the International Bowling Museum'],
  [
    'a club with the same job title',
    'IBM',
    'Jane Orrell is chief compliance officer of the International Bowling Museum',
  ],
  ['another trade', 'IBM', 'Jane Orrell plays for the Irish Brass Marchers in Cork'],
  ['two letters', 'HP', 'Jane Orrell, chief compliance officer, reads Herman Peel'],
  [
    'a verb',
    'Audit Insurance Managers',
    'Jane Orrell, a compliance officer, took aim at the rules',
  ],
])('equal initials alone make no company: %s', (_, company, words) => {
  expect(verdictFor('Jane Orrell', company, words)).not.toBe('confirmed');
});

test.each([
  ['田中太郎', 'ミナトUFN銀行', 'ミナトＵＦＮ銀行の田中太郎最高法務責任者が語る'],
  ['田中 太郎', 'ミナトリス株式会社', '株式会社ミナトリスの最高法務責任者田中太郎氏が語る'],
  ['リサ・モーガン', 'ミナトリス（株）', 'ミナトリスの監査部長リサ・モーガン氏が語る'],
  ['张伟伦', '云栈海岸保险股份有限公司', '云栈海岸首席合规官张伟伦说'],
  ['김민준', '주식회사 새벽은행', '새벽은행의 준법감시인 김민준은 말했다'],
])('scripts without spaces are read: %s at %s', (name, company, words) => {
  expect(verdictFor(name, company, words)).toBe('confirmed');
});

test.each([
  ['田中太郎', 'ミナトリス株式会社', 'ミナトリストン株式会社の田中太郎氏が語る'],
  ['田中太郎', 'ミナトリス株式会社', 'ミナトリスの田中次郎氏が語る'],
  ['王伟', '云栈海岸有限公司', '云栈海岸首席合规官王伟明说'],
  ['김민준', '주식회사 새벽은행', '배구 선수 김민준이 우승했다'],
])('a namesake in such a script stays one: %s at %s', (name, company, words) => {
  expect(verdictFor(name, company, words)).not.toBe('confirmed');
});

test('a company entered in another alphabet is the same in Latin letters by any table', () => {
  const words = 'Olha Bondar is chief compliance officer of Chornohrai';

  expect(verdictFor('Ольга Бондар', 'Чорнограй', words)).toBe('confirmed');
  expect(verdictFor('Ольга Бондар', 'Чорноліс', words)).not.toBe('confirmed');
});

test.each([
  ['Joerg Sommer', 'Jörg Sommer'],
  ['Soeren Holt', 'Sören Holt'],
  ['Anna Boehm', 'Anna Böhm'],
  ['Rita Kuehn', 'Rita Kühn'],
  ['Rita Baer', 'Rita Bär'],
  ['María José Ibáñez', 'Mª José Ibáñez'],
  ['María Carmen Solís', 'Mª Carmen Solís'],
])('a name entered without its signs is found with them: %s and %s', (entered, written) => {
  expect(verdictFor(entered, 'Acme', `${written} is chief compliance officer at Acme`)).toBe(
    'confirmed',
  );
});

test.each([
  ['Michael Bauer', 'Michal Baur'],
  ['Manuel Ortiz', 'Manul Ortiz'],
])('an ‘e’ that is no umlaut’s stays: %s is not %s', (entered, written) => {
  expect(verdictFor(entered, 'Acme', `${written} is chief compliance officer at Acme`)).not.toBe(
    'confirmed',
  );
});
