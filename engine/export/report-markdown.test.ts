import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { draftLines } from '../draft/draft-request.ts';
import { type ReportDocument, reportDocumentFrom } from '../model/report-document.ts';
import { confirmedPage } from '../testing/confirmed-page.ts';
import { ANSWER_PAGE, reportDocument, QUOTED_PAGE } from '../testing/report-document.ts';
import { hubspotCsv, salesforceCsv } from './crm-csv.ts';
import { crmNote } from './crm-note.ts';
import { mailDraft } from './mail-draft.ts';
import { reportCsv } from './report-csv.ts';
import { markdownLink, markdownText, reportJson, reportMarkdown } from './report-markdown.ts';

test('a report says who, when it was researched, and for every line where and of what day', () => {
  const text = reportMarkdown(reportDocument());

  expect(text).toContain('# Tessa Marlow\n\nChief Compliance Officer, Quillfeather Insurance Ltd');
  expect(text).toContain('Researched on 20 November 2026');
  expect([...text.matchAll(/^## (.*)$/gmu)].map(([, title]) => title)).toEqual([
    'Who',
    'Why now',
    'In their words',
    'Topics',
    'Openers',
    'Sources (1)',
  ]);
  const lines = text.split('\n').filter((line) => line.includes('(['));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(line).toMatch(
      /\(\[news\.example\]\(<https:\/\/news\.example\/news#:~:text=[^<>]+>\), 1 October 2026\)$/u,
    );
  }
  expect(text).toContain('[Marlow joins Quillfeather](<https://news.example/news>)');
});

test('who found the pages without a key is said in every export and read again; one’s own key needs no mention', () => {
  const keyed = reportDocument();
  const free = { ...keyed, foundBy: 'tavily' } as const;
  const exports = [reportMarkdown, hubspotCsv, salesforceCsv, bodyOf, reportCsv];

  for (const write of exports) expect(write(free)).toContain("Tavily's free service");
  for (const write of exports.slice(0, -1)) {
    expect(write(free)).toContain("Found with Tavily's free service");
    expect(write(keyed)).not.toContain('Found with');
  }
  expect(reportDocumentFrom(JSON.parse(reportJson(free)))?.foundBy).toBe('tavily');
});

test('every export shows an answer with its question, and a report is read again with and without', () => {
  const asked = reportDocument([ANSWER_PAGE]);
  const note = crmNote(asked, { now: new Date(asked.researchedAt), reportAddress: '' });

  const texts = [reportMarkdown(asked), hubspotCsv(asked), bodyOf(asked), reportCsv(asked)];
  for (const text of [...texts, note.html, note.markdown]) {
    expect(text).toContain(
      'In answer to “What does Tessa Marlow of Quillfeather count?”: “We count keys on Fridays, all nine of them.”',
    );
  }
  expect(reportDocumentFrom(JSON.parse(reportJson(asked)))).toEqual(asked);
  const { question: _, ...older } = asked.brief.inTheirWords[0] ?? {};
  const saved = { ...asked, brief: { ...asked.brief, inTheirWords: [older] } };
  expect(reportDocumentFrom(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

function bodyOf(document: ReportDocument): string {
  return mailDraft(document).body;
}

test('a page that may be theirs says what it lacks to be confirmed, and a confirmed one lacks nothing', () => {
  const unsure = confirmedPage('', { id: 'b', title: 'A talk', verdict: 'possible', reasons: [] });
  const text = reportMarkdown(
    reportDocument([confirmedPage('The page itself.', { id: 'a' }), unsure]),
  );

  const items = text.slice(text.indexOf('## Sources')).split('\n- ');
  const lacks = items.map((item) => item.includes('To be confirmed: Nothing on this page links'));
  expect(lacks).toEqual([false, false, true]);
});

test('page texts, samples and namesakes are not in it', () => {
  const text = reportMarkdown(
    reportDocument([
      confirmedPage('The page itself.', { id: 'a', date: null }),
      confirmedPage('', { id: 'x', title: 'A sample', isSample: true }),
      confirmedPage('', { id: 'y', title: 'A namesake', verdict: 'other' }),
    ]),
  );

  expect(text).not.toMatch(/The page itself|A sample|A namesake/u);
  expect(text).toContain('Date unknown');
});

test('a draft follows the brief, with its origin; a report without one is what it was', () => {
  const report = reportDocument();
  const lines = draftLines(report.brief, report.results);
  const draft = {
    model: 'obedient-8b',
    host: 'localhost:11434',
    lines,
    mails: {
      plain: [
        {
          parts: [
            { kind: 'text', text: 'I read this: ' },
            { kind: 'quote', lineId: 'q1' },
          ],
          choice: null,
          isEdited: false,
        },
        {
          parts: [
            { kind: 'text', text: 'You won it in ' },
            { kind: 'unsourced', text: 'Lisbon' },
          ],
          choice: null,
          isEdited: false,
        },
      ],
      warm: [],
      short: [],
    },
    summary: [],
    order: [],
    offer: '',
    tokens: null,
    costUsd: null,
    elapsedMs: 1200,
  } as const;

  const text = reportMarkdown({ ...report, draft });

  expect(text).toContain(
    `## Draft\n\nDrafted with obedient-8b on localhost:11434, around 1 quote from the brief. Only the quotes are facts; all other words are the model's own. 1 sentence is left out because it names something that is in no source.\n\n### Plain\n\nI read this: “${markdownText(lines[0]?.quote ?? '')}”`,
  );
  expect(text).not.toContain('Lisbon');
  expect(text.replace(/## Draft[^]*(?=## Sources)/u, '')).toBe(reportMarkdown(report));
  expect(reportDocumentFrom(JSON.parse(reportJson({ ...report, draft })))).toEqual({
    ...report,
    draft,
  });
  expect(reportJson(report)).not.toContain('draft');
});

test('a draft saved when a check still dropped sentences is read, with the sentences it had let through', () => {
  const report = reportDocument();
  const sentence = { parts: [{ kind: 'text', text: 'I read it.' }], lineIds: ['q1'] };
  const saved = {
    model: 'obedient-8b',
    host: 'localhost:11434',
    lines: draftLines(report.brief, report.results),
    mails: { plain: [sentence], warm: [], short: [] },
    summary: [],
    order: ['q1'],
    dropped: [{ text: 'You won an award.', code: 'claim', word: 'won' }],
    tokens: null,
    elapsedMs: 1200,
  };

  const { dropped: _dropped, ...rest } = saved;
  expect(reportDocumentFrom({ ...report, draft: saved })?.draft).toEqual({
    ...rest,
    mails: {
      plain: [{ parts: sentence.parts, choice: null, isEdited: false }],
      warm: [],
      short: [],
    },
    offer: '',
    costUsd: null,
  });
});

test('a draft that cannot be read is left out of a report that is read', () => {
  const report = reportDocument();

  const read = reportDocumentFrom({ ...report, draft: { model: 7 } });

  expect(read).toEqual(report);
});

test.each([
  ['**bold** `code`', String.raw`\*\*bold\*\* \`code\``],
  ['[x](https://evil.example)', String.raw`\[x\](https\://evil.example)`],
  ['<img src=x onerror=alert(1)>', String.raw`\<img src=x onerror=alert(1)\>`],
  ['&lt;b&gt;', String.raw`\&lt;b\&gt;`],
  ['see www.evil.example', String.raw`see www\.evil.example`],
  ['a@evil.example', String.raw`a\@evil.example`],
  ['# title', String.raw`\# title`],
  ['- item', String.raw`\- item`],
  ['1. item', String.raw`1\. item`],
  ['a\n\n# b', 'a # b'],
  ['a | b', String.raw`a \| b`],
  ['O’Rourke, 41,000 (CISO) - 50%', 'O’Rourke, 41,000 (CISO) - 50%'],
])('%j is written as text', (text, expected) => {
  expect(markdownText(text)).toBe(expected);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', ''])(
  'nothing links to %j',
  (address) => {
    expect(markdownLink('words', address)).toBe('words');
  },
);

test('a link ends where its address ends', () => {
  expect(markdownLink('a](b', 'https://x.example/?a=<b>`&copy;')).toBe(
    String.raw`[a\](b](<https://x.example/?a=%3Cb%3E%60&amp;copy;>)`,
  );
});

const PIECES = ['*', '_', '`', '[', ']', '(', ')', '<', '>', '#', '\n', '\\', 'http://', 'www.'];
const LINE = /^(?:|#{1,2} .*|- .*| {2}.*|Researched on .*|Nothing was found\.|[^#\-\s].*)$/u;

test('whatever a title holds, no unescaped sign of it is left and no line is added', () => {
  const document = reportDocument([QUOTED_PAGE]);
  const plain = reportMarkdown(document).split('\n').length;
  assert(
    property(array(oneof(constantFrom(...PIECES), string())), (pieces) => {
      const title = `x${pieces.join('')}`;
      const written = markdownText(title);
      // The brief stays as it is: a title may also say that a page is of another kind.
      const lines = reportMarkdown({ ...document, results: [{ ...QUOTED_PAGE, title }] }).split(
        '\n',
      );

      expect(written.replaceAll(/\\./gsu, '')).not.toMatch(/[\\`*_[\]<>&|~$@\n]|:\/\//u);
      expect(lines).toHaveLength(plain);
      expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    }),
  );
});

test('each source says whether it is about the person, where that is known', () => {
  const text = reportMarkdown(
    reportDocument([
      confirmedPage('', { id: 'a', title: 'Portrait', aboutness: 'about' }),
      confirmedPage('', { id: 'b', title: 'Agenda', aboutness: 'mentions' }),
      confirmedPage('', { id: 'c', title: 'Search result', aboutness: null }),
    ]),
  );

  expect(text).toMatch(/\[Portrait\].*\n.*90% relevance · About them\n/u);
  expect(text).toMatch(/\[Agenda\].*\n.*90% relevance · Mentions them\n/u);
  expect(text).toMatch(/\[Search result\].*\n.*90% relevance\n/u);
});
