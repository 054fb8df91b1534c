import { anything, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { reasonText } from '../messages/reasons.ts';
import type { Reason } from '../model/reason.ts';
import { reportDocumentFrom } from '../model/report-document.ts';
import { reportDocumentOf } from '../report/report-document-of.ts';
import { confirmedPage, MARLOW } from '../testing/confirmed-page.ts';
import { reportDocument, QUOTED_PAGE } from '../testing/report-document.ts';
import { hubspotCsv, salesforceCsv } from './crm-csv.ts';
import { exportFileName } from './export-facts.ts';
import { mailDraft } from './mail-draft.ts';
import { reportCsv } from './report-csv.ts';
import { reportJson, reportMarkdown } from './report-markdown.ts';

test('a report that was exported as JSON is read again as it was', () => {
  const document = reportDocument();

  expect(reportDocumentFrom(JSON.parse(reportJson(document)))).toEqual(document);
});

test('why a page matters travels with the report, since the page itself does not', () => {
  const highlights = new Map([[QUOTED_PAGE.id, [{ label: 'DORA', group: 'law' } as const]]]);
  const { prospect, foundBy, brief } = reportDocument();
  const document = reportDocumentOf({
    prospect,
    researchedAt: new Date('2026-11-20'),
    foundBy,
    results: [QUOTED_PAGE],
    unread: [],
    brief,
    highlights,
  });

  const [read] = reportDocumentFrom(JSON.parse(reportJson(document)))?.results ?? [];
  expect(read?.highlights).toEqual([{ label: 'DORA', group: 'law' }]);
});

test('threat 27: what turns the reading direction or moves a cursor is an escape in JSON, and the same when it is read', () => {
  const name =
    'a\u061Cb\u200Ec\u200Fd\u202Ae\u202Ef\u2066g\u2069h\u007Fi\u009Bj\u001Bk — 田中 👩‍💻 می\u200Cخواهم';
  const document = { ...reportDocument(), prospect: { ...reportDocument().prospect, name } };

  const text = reportJson(document);

  expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  expect(text).toContain('f\\u2066g');
  expect(reportDocumentFrom(JSON.parse(text))).toEqual(document);
});

test('threat 27: no other export holds what turns the reading direction', () => {
  const sign = '\u202E';
  const turned = `${sign}Quillfeather`;
  const page = { ...QUOTED_PAGE, title: turned, description: turned, source: turned };
  const document = reportDocument([page], { ...MARLOW, name: turned, company: turned });
  const draft = mailDraft(document);

  const exports = [
    reportMarkdown(document),
    reportCsv(document),
    hubspotCsv(document),
    salesforceCsv(document),
    draft.subject,
    draft.body,
    decodeURIComponent(draft.address ?? ''),
    exportFileName(document, 'md'),
  ];

  expect(exports.filter((text) => text.includes(sign))).toEqual([]);
  expect(exports.every((text) => /quillfeather/iu.test(text))).toBe(true);
});

test('neither samples nor pages’ own texts are in a report', () => {
  const text = reportJson(
    reportDocument([
      QUOTED_PAGE,
      confirmedPage('The page itself.', { id: 'b' }),
      confirmedPage('', { id: 'c', title: 'A sample', isSample: true }),
    ]),
  );

  expect(text).not.toMatch(/The page itself|A sample|"content"|isSample/u);
});

test('what a report doesn’t know is dropped', () => {
  const document = reportDocument();
  const [first] = document.results;

  const read = reportDocumentFrom({
    ...document,
    key: 'fc-secret',
    results: [{ ...first, content: 'The page itself.' }],
  });

  expect(read).toEqual({ ...document, results: [first] });
});

test('reasons are saved with their sentences', () => {
  const reasons: readonly Reason[] = [{ code: 'role-named', role: 'CISO', effect: 'for' }];

  const document = reportDocument([{ ...QUOTED_PAGE, reasons }]);

  expect(document.results[0]?.reasons).toEqual([
    { code: 'role-named', role: 'CISO', effect: 'for', text: 'Role matches: CISO' },
  ]);
});

test('a report saved when reasons were sentences says the same facts, and still names the other employer', () => {
  const document = reportDocument();
  const said = [
    { text: 'Different employer: Beta Ltd', effect: 'against' },
    { text: 'Named in the byline', effect: 'for' },
    { code: 'of a later version', text: 'Has the same phone number', effect: 'for' },
  ];

  const read = reportDocumentFrom({
    ...document,
    results: document.results.slice(0, 1).map((result) => ({ ...result, reasons: said })),
  });

  const reasons = read?.results[0]?.reasons ?? [];
  expect(reasons.map((reason) => ({ text: reasonText(reason), effect: reason.effect }))).toEqual(
    said.map(({ text, effect }) => ({
      text: text.replace('Different employer', 'States another employer'),
      effect,
    })),
  );
  expect(reasons[0]).toMatchObject({ code: 'other-employer', employer: 'Beta Ltd' });
});

test.each([
  { version: 2 },
  { researchedAt: 'yesterday' },
  { results: [{}] },
  { brief: null },
  { prospect: { name: 'x' } },
])('%j is not a report', (change) => {
  expect(reportDocumentFrom({ ...reportDocument(), ...change })).toBeNull();
});

test('anything may be offered', () => {
  assert(
    property(anything(), (value) => {
      expect(reportDocumentFrom(value)).toBeNull();
    }),
  );
});

test('a report saved before pages were distinguished by what they are about is still read', () => {
  const document = reportDocument();
  const results = document.results.map(({ aboutness: _new, ...saved }) => saved);

  expect(reportDocumentFrom({ ...document, results })?.results[0]?.aboutness).toBeNull();
});

const SENTENCE = { parts: [{ kind: 'quote', lineId: 'q1' }], choice: 'kept', isEdited: true };

const DRAFT = {
  model: 'obedient-8b',
  host: 'localhost:11434',
  lines: [
    {
      id: 'q1',
      kind: 'words',
      text: 'On risk registers',
      quote: 'We want one risk register.',
      resultId: 'interview',
      url: 'https://quillfeather.example/interview',
      date: { day: '2026-10-01', precision: 'day', origin: 'metadata' },
    },
  ],
  mails: {
    plain: [SENTENCE],
    warm: [{ ...SENTENCE, parts: [{ kind: 'unsourced', text: 'Zürich' }], choice: 'left out' }],
    short: [{ ...SENTENCE, parts: [{ kind: 'missing-quote', lineId: 'q9' }], choice: null }],
  },
  summary: [{ ...SENTENCE, parts: [{ kind: 'text', text: 'Hello' }], isEdited: false }],
  order: ['q1'],
  offer: 'a register of suppliers',
  tokens: { prompt: 900, completion: 80 },
  costUsd: 0.0021,
  elapsedMs: 1200,
};

test('a saved report opens with what was not read and with its draft, as they were', () => {
  const unread = reportDocument().results;

  const read = reportDocumentFrom({ ...reportDocument(), unread, draft: DRAFT });

  expect(read).toMatchObject({ unread, draft: DRAFT });
});

test('a draft saved before users decided about sentences opens with none of them decided', () => {
  const bare = [{ parts: SENTENCE.parts }];
  const { offer: _offer, costUsd: _cost, ...earlier } = DRAFT;
  const mails = { plain: bare, warm: bare, short: bare };

  const read = reportDocumentFrom({
    ...reportDocument(),
    draft: { ...earlier, mails, summary: bare },
  });

  expect(read?.draft?.mails.plain).toEqual([
    { parts: SENTENCE.parts, choice: null, isEdited: false },
  ]);
  expect(read?.draft).toMatchObject({ offer: '', costUsd: null });
});
