import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADA_FACTS } from '../testing/facts-about.ts';
import { labelledDrafts, type LabelledDraft } from '../testing/labelled-drafts.ts';
import { overlaps } from './dates.ts';
import { createUnsourcedFinder } from './find-unsourced.ts';

/** What precedes a tried sentence in a language with capitals, so that its language is known. */
const AROUND = {
  en: 'I have read what you said and it has stayed with me, because there are not many who would say it like that.',
  de: 'Ich habe gelesen, was Sie gesagt haben, und es ist mir im Kopf geblieben, weil es nicht viele so sagen.',
  fr: 'Je vous écris parce que cette phrase est restée dans ma tête, et que peu de gens le disent comme vous.',
  es: 'Le escribo porque la frase que dijo usted se me ha quedado, y no hay muchos que lo digan como usted.',
  pl: 'Piszę do Pani, bo to zdanie zostało ze mną, a nie jest tak, że wiele osób mówi o tym jak Pani.',
  ja: 'お言葉が心に残りましたので、ご連絡いたします。',
} as const;

function marksIn(text: string, language: keyof typeof AROUND = 'en'): readonly string[] {
  const find = createUnsourcedFinder(ADA_FACTS, [AROUND[language], text]);
  return find(text).map(({ start, end }) => text.slice(start, end));
}

/** How a half of the labelled drafts is marked. */
function outcome(file: string) {
  const drafts = labelledDrafts(readFileSync(`${import.meta.dirname}/../testing/${file}`, 'utf8'));
  const sentences = drafts.flatMap(markedSentences);
  const honest = sentences.filter(({ inventions }) => inventions.length === 0);
  const inventions = sentences.flatMap((each) => each.inventions);
  return {
    drafts: drafts.length,
    languages: new Set(drafts.map(({ language }) => language)).size,
    marked: honest.filter(({ isMarked }) => isMarked).map(({ text }) => text),
    markedShare: honest.filter(({ isMarked }) => isMarked).length / honest.length,
    missed: inventions.filter(({ isFound }) => !isFound).map(({ invented }) => invented),
    foundShare: inventions.filter(({ isFound }) => isFound).length / inventions.length,
  };
}

function markedSentences({ facts, sentences }: LabelledDraft) {
  const find = createUnsourcedFinder(
    facts,
    sentences.map(({ text }) => text),
  );
  return sentences.map(({ text, inventions }) => {
    const marks = find(text);
    return {
      text,
      isMarked: marks.length > 0,
      inventions: inventions.map((span) => ({
        invented: text.slice(span.start, span.end),
        isFound: marks.some((mark) => overlaps(mark, span)),
      })),
    };
  });
}

test('in the drafts the rules were improved on every invention is marked, and of 100 honest sentences at most 5', () => {
  const { drafts, languages, missed, markedShare } = outcome('tuned-drafts.txt');

  expect({ drafts, languages, missed }).toEqual({ drafts: 15, languages: 6, missed: [] });
  expect(markedShare).toBeLessThanOrEqual(0.05);
});

// When they were first measured: .977 of the inventions, .041 of the honest sentences.
test('in drafts no rule was improved on at least 97 of 100 inventions are marked, and of 100 honest sentences at most 5', () => {
  const { drafts, languages, foundShare, markedShare } = outcome('untuned-drafts.txt');

  expect({ drafts, languages }).toEqual({ drafts: 15, languages: 6 });
  expect(foundShare).toBeGreaterThanOrEqual(0.97);
  expect(markedShare).toBeLessThanOrEqual(0.05);
});

test.each([
  'Dear Ms Okafor,',
  'On 21 October you said it.',
  'You said it in October.',
  'It was on 2026-10-21, that is 21.10.2026 or 10/21/2026.',
  'A Wednesday it was.',
  'A fine of €2,400,000, 2.4m or 2400000 euros.',
  'Twelve hundred suppliers, 1.200 or 1 200 of them.',
  "Norvald's CRO has answered.",
  'The Insurance of Norvald is not the point.',
  'How does NIS 2 change that?',
  'Would you have 20 minutes?',
  'See https://norvald.example for more.',
  'You wrote “questionnaires nobody reads”.',
])('what a source says in other words or another form is not marked: %s', (text) => {
  expect(marksIn(text)).toEqual([]);
});

test.each([
  ['You moved to Zurich in 2019.', ['Zurich', '2019']],
  ['The outage lasted 20 minutes.', ['20']],
  ['You said it in November.', ['November']],
  ['It was on 21 October 2025.', ['21 October 2025']],
  ['See https://evil.example/?q=1 for more.', ['https://evil.example/?q=1']],
  ['You wrote “nobody reads a policy”.', ['“nobody reads a policy”']],
  ['Best regards, [Your name]', ['[Your name]']],
  ['It is about Ada Norvald.', ['Ada Norvald']],
  ['KPMG and PwC agree with you.', ['KPMG', 'PwC']],
  ['It costs ١٢٣ or ４５ euros.', ['١٢٣', '４５']],
  ['It is what Ѕiemens does.', ['Ѕiemens']],
  ['We spoke with 田中様.', ['田中様']],
  ['They have forty-two plants.', ['forty-two']],
])('what no source says is marked: %s', (text, marks) => {
  expect(marksIn(text)).toEqual(marks);
});

test.each([
  ['de', 'Die Prüfung Ihrer Lieferanten im Oktober war ein Thema.', []],
  [
    'de',
    'Bei Siemens in Erlangen sind es fünfundzwanzig Prüfer.',
    ['Siemens', 'Erlangen', 'fünfundzwanzig'],
  ],
  ['fr', 'L’amende de 2,4 millions d’euros a été publiée le 21 octobre 2026.', []],
  ['fr', 'D’après L’Oréal, soixante-dix personnes y travaillent.', ['Oréal', 'soixante-dix']],
  ['es', 'La multa de 2.400.000 euros se publicó el 21 de octubre.', []],
  ['es', 'En Sevilla trabajan treinta y dos personas.', ['Sevilla', 'treinta y dos']],
  ['pl', 'Mowa o karze dla Norvaldu, 2,4 mln euro, o czym wie Pani Okafor.', []],
  ['pl', 'W październiku mówiła o tym Kowalska z Krakowa.', ['Kowalska', 'Krakowa']],
  ['ja', '十月二十一日の記事と240万ユーロの罰金を拝見しました。', []],
  ['ja', '中国の次も中国です。', ['中国', '中国']],
  ['ja', '大阪のデロイトで三十人が働いています。', ['大阪', 'デロイト', '三十']],
] as const)('in a draft in %s: %s', (language, text, marks) => {
  expect(marksIn(text, language)).toEqual(marks);
});

test.each([
  [
    'Arabic',
    'قالت السيدة منصور إن شركة أرامكو تعمل مع KPMG منذ 2019 في فرنسا',
    ['منصور', 'أرامكو', 'KPMG', '2019', 'فرنسا'],
  ],
  ['Russian', 'Я прочитал, что вы работали в Газпроме с 2019 года.', ['Газпроме', '2019']],
  ['Greek', 'Διάβασα ότι είστε στην Αθήνα από το 2019.', ['Αθήνα', '2019']],
  ['Korean', '김철수 님이 삼성에서 KPMG와 일했습니다.', ['김철수', '삼성', 'KPMG']],
  ['Chinese', '我在上海听张伟先生谈到普华永道有限公司。', ['上海', '张伟']],
] as const)('a draft in %s has what no source says marked', (_, text, marks) => {
  const find = createUnsourcedFinder(ADA_FACTS, [text]);
  const found = find(text).map(({ start, end }) => text.slice(start, end));

  for (const mark of marks) expect(found.join(' ')).toContain(mark);
});
