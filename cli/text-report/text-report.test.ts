import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmedPage } from '../../engine/testing/confirmed-page.ts';
import { ANSWER_PAGE, reportDocument } from '../../engine/testing/report-document.ts';
import { reportResult } from '../../engine/testing/report-result.ts';
import { withoutStyles } from '../styled-text.ts';
import { clipped, displayWidth, wrapped } from './display-width.ts';
import { textReport } from './text-report.ts';

const printed = (...order: Parameters<typeof textReport>): string =>
  withoutStyles(textReport(...order));

const TANAKA = {
  name: '田中 花子',
  company: '株式会社みらい銀行',
  companyUrl: '',
  position: '最高情報セキュリティ責任者',
  linkedinUrl: '',
  notes: '',
};
const APPOINTMENT = confirmedPage('みらい銀行は田中花子氏を任命した。', {
  id: 'appointment',
  title: 'みらい銀行、田中花子氏を最高情報セキュリティ責任者に任命、委託先の管理を強化へ',
  description: '「委託先の管理は、契約の金額ではなく、外に出るデータで決める」と田中氏は述べた。',
});
const COOKING = confirmedPage('料理教室', {
  id: 'cooking',
  title: '田中花子の料理教室',
  verdict: 'other',
});

test('a report in Japanese fits a terminal of 40 columns, and no line begins with a sign that closes', () => {
  const text = printed(reportDocument([APPOINTMENT], TANAKA), 40);

  const lines = text.split('\n').filter((line) => !/^ *https?:/u.test(line));
  expect(lines.filter((line) => displayWidth(line) > 40)).toEqual([]);
  expect(lines.filter((line) => /^ *[、。」]/u.test(line))).toEqual([]);
  expect(text.replaceAll(/\s/gu, '')).toContain(APPOINTMENT.title);
});

test('what an answer answers precedes it', () => {
  expect(withoutStyles(textReport(reportDocument([ANSWER_PAGE]), 200))).toContain(
    'In answer to “What does Tessa Marlow of Quillfeather count?”: “We count keys',
  );
});

test('what was found and not read is named, the most promising first and ten at most', () => {
  const unread = Array.from({ length: 12 }, (_, index) =>
    reportResult(`page-${index}`, { title: `Title ${index}`, relevance: 90 - index }),
  );

  const text = printed({ ...reportDocument([APPOINTMENT], TANAKA), unread }, 100);

  expect(text).toContain('FOUND, NOT READ (12)\nTitle 0 (');
  expect(text).toContain('Title 9 (');
  expect(text).not.toContain('Title 10');
  expect(text).toContain('and 2 more; --format markdown lists them all.');
});

test('people of the same name are counted and not shown', () => {
  const document = reportDocument([APPOINTMENT, COOKING], TANAKA);

  const text = printed(document, 100);

  expect(text).not.toContain('料理');
  expect(text).toContain(
    '1 more page seems to be about someone else of this name and is left out.',
  );
});

test('what a page says moves no cursor and colours nothing', () => {
  const title = '\u{1b}[2J\u{7}Owned\u{9b}31m\u{202e}';

  const text = printed(reportDocument([confirmedPage('Text.', { title })]), 80);

  expect(text).toContain('Owned');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test.each([
  ['Zoë', 3],
  ['e\u{301}', 1],
  ['田中', 4],
  ['ﾀﾅｶ', 3],
  ['ＡＢ', 4],
  ['한국', 4],
  ['👩‍💻', 2],
  ['❤️', 2],
  ['', 0],
])('%s takes %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

test('wrapping loses and adds nothing but blanks, and keeps to the width wherever words allow it', () => {
  const words = fc.stringMatching(/^[a-zé田中、。（「」]{1,9}$/u);
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 20 }),
      fc.integer({ min: 24, max: 60 }),
      (list, columns) => {
        const lines = wrapped(list.join(' '), columns);
        expect(lines.join('').replaceAll(' ', '')).toBe(list.join(''));
        expect(lines.every((line) => displayWidth(line) <= columns)).toBe(true);
      },
    ),
  );
});

test('what is clipped fits, with an ellipsis for the rest', () => {
  expect(clipped('田中花子', 8)).toBe('田中花子');
  expect(clipped('田中花子', 6)).toBe('田中…');
});
