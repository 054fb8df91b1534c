import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasonText } from '../messages/reasons.ts';
import type { Judgement, PageDocument } from '../model/judgement.ts';
import type { Prospect } from '../model/prospect.ts';
import { createJudge, judgeDocuments } from './judge-documents.ts';

const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
const NOW = new Date('2026-11-20T12:00:00Z');
const PROSPECT: Prospect = {
  name: 'Ana O’Brien-Ñandú',
  company: 'Norvald Insurance plc',
  companyUrl: 'https://www.norvald.example',
  position: 'CISO',
  linkedinUrl: 'https://www.linkedin.com/in/ana-obrien-nandu',
  notes: 'Galway',
};
const DOCUMENT: PageDocument = {
  id: 'page',
  url: 'https://a.example/x',
  title: '',
  description: '',
  markdown: '',
  metadata: {},
};

function judge(page: Partial<PageDocument>, prospect: Partial<Prospect> = {}): Judgement {
  const documents = [{ ...DOCUMENT, ...page }];
  const [judgement] = judgeDocuments({
    prospect: { ...PROSPECT, ...prospect },
    documents,
    now: NOW,
  });
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement;
}

const ABOUT = `# Norvald names new security chief

Insurer Norvald has appointed Ana O'Brien-Nandu as chief information security officer. She lives in Galway and will lead the security team.`;

test('a page that names person and company together is confirmed, and says why', () => {
  const judgement = judge({ title: 'Norvald names Ana O’Brien-Ñandú CISO', markdown: ABOUT });

  expect(judgement.verdict).toBe('confirmed');
  expect(judgement.relevance).toBeGreaterThanOrEqual(80);
  expect(judgement.reasons).toContainEqual({
    code: 'tied-to-company',
    company: 'Norvald',
    post: '',
    effect: 'for',
  });
});

test('an interview is about the person, a row of an agenda mentions them, and a search result shows neither', () => {
  const talk = [
    '# Ana O’Brien-Ñandú on outages',
    'Ana O’Brien-Ñandú is CISO of Norvald Insurance.',
    'Reporter: How did you begin?',
    'Ana O’Brien-Ñandú: With the board, and with what it feared.',
    'Reporter: And then?',
    'Ana O’Brien-Ñandú: We counted every system that O’Brien-Ñandú and her team ran.',
  ].join('\n\n');
  const hour = (name: string): string => `- 10:00 ${name}: opening words`;
  const agenda = ['Bo Lind, Kessel', 'Ana O’Brien-Ñandú, CISO, Norvald Insurance', 'Cy Tan, Ostra'];

  expect(judge({ title: 'Ana O’Brien-Ñandú on outages', markdown: talk }).aboutness).toBe('about');
  expect(judge({ title: 'Agenda', markdown: agenda.map(hour).join('\n') }).aboutness).toBe(
    'mentions',
  );
  expect(judge({ title: 'Ana O’Brien-Ñandú, CISO', markdown: '' }).aboutness).toBeNull();
});

test('a namesake at another employer is somebody else, and says whose', () => {
  const judgement = judge({
    title: 'Ana O’Brien-Ñandú joins Kessel',
    markdown:
      '# New at Kessel\n\nAna O’Brien-Ñandú is the new head of logistics at Kessel Freight Ltd and runs the lorries.',
  });

  expect(judgement.verdict).toBe('other');
  expect(judgement.reasons.map(reasonText)).toContain(
    'States another employer: Kessel Freight Ltd',
  );
});

test('a page about the company that never names the person is not about the person', () => {
  const judgement = judge({
    title: 'Norvald buys Beta',
    markdown:
      '# Norvald buys Beta\n\nNorvald Insurance has bought Beta for 3 million, said its chief executive on Monday.',
  });

  expect(judgement.verdict).toBe('other');
  expect(judgement.reasons).toContainEqual({
    code: 'name-missing',
    effect: 'against',
  });
});

test('a page with the name alone stays possible', () => {
  const judgement = judge({
    title: 'Panel',
    markdown:
      '# Panel\n\nAna O’Brien-Ñandú was on the second panel of the day and spoke about supplier security.',
  });

  expect(judgement.verdict).toBe('possible');
});

test('a mention in a sidebar confirms nothing', () => {
  const judgement = judge({
    title: 'Weather',
    markdown:
      '# Weather\n\nIt will rain in the west for most of the day and the wind will be strong.\n\n## Related\n\n- [Norvald hires Ana O’Brien-Ñandú](https://a.example/1)',
  });

  expect(judgement.verdict).not.toBe('confirmed');
});

test('the LinkedIn profile that was given is confirmed, another one is somebody else', () => {
  const title = 'Ana O’Brien-Ñandú | LinkedIn';

  expect(judge({ url: 'https://ie.linkedin.com/in/ana-obrien-nandu', title }).verdict).toBe(
    'confirmed',
  );
  expect(judge({ url: 'https://www.linkedin.com/in/ana-obrien-2', title }).verdict).toBe('other');
});

test('the snippet is about the person and not about cookies', () => {
  const { snippet } = judge({
    markdown: `We use cookies to improve Ana O’Brien-Ñandú pages.\n\n${ABOUT}`,
  });

  expect(snippet).toContain("has appointed Ana O'Brien-Nandu");
  expect(snippet.length).toBeLessThanOrEqual(200);
});

test('a snippet leaves out a quotation that it has no room to close', () => {
  const said = "Ana O'Brien-Nandu of Acme, its chief information security officer, did not hide.";
  const long =
    'It means that you can show what you did, when, and who decided, to anybody who asks.';
  const quoted = (rest: string) =>
    judge({ markdown: `${said} "Nothing is certain. ${rest}` }).snippet;

  expect(quoted(`It is work," she told us. ${long}`)).toBe(
    `${said} "Nothing is certain. It is work," she told us.`,
  );
  expect(quoted(`${long} ${long}" she told us.`)).toBe(said);
});

test('the same request gives the same answer', () => {
  expect(judge({ markdown: ABOUT })).toEqual(judge({ markdown: ABOUT }));
});

test('answers come in the order of the documents, one each', () => {
  const documents = [
    { ...DOCUMENT, id: 'c' },
    { ...DOCUMENT, id: 'a' },
    { ...DOCUMENT, id: 'b' },
  ];
  const answers = judgeDocuments({ prospect: PROSPECT, documents, now: NOW });

  expect(answers.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('no documents give no answers', () => {
  expect(judgeDocuments({ prospect: PROSPECT, documents: [], now: NOW })).toEqual([]);
});

test('a judge who has seen a page before, in whatever company, says what a new judge would say', () => {
  const about = { ...DOCUMENT, id: 'about', title: 'Ana O’Brien-Ñandú', markdown: ABOUT };
  const alike = { ...DOCUMENT, id: 'alike', description: 'Ana O’Brien-Ñandú, Galway, 3 May 2026' };
  const company = {
    id: 'Q1',
    name: 'Norvald',
    aliases: ['Norvald Forsikring'],
    formerNames: [],
    website: null,
    tickers: [],
  };
  // What the letters mean is on another page: judged with it, the same page says more.
  const short = {
    ...DOCUMENT,
    id: 'short',
    markdown: 'Ana O’Brien-Ñandú, CISO of NIP, spoke in Cork.',
  };
  const letters = {
    ...DOCUMENT,
    id: 'letters',
    markdown: 'Norvald Insurance plc (NIP) is an insurer.',
  };
  const sitting = createJudge({ prospect: PROSPECT, now: NOW });
  const sets = [
    { documents: [short] },
    { documents: [short, letters] },
    { documents: [letters, short, about] },
    { documents: [short] },
    { documents: [about] },
    { documents: [alike] },
    { documents: [about, alike] },
    { documents: [about, alike], company },
    { documents: [alike, about] },
  ];

  for (const set of sets) {
    const anew = judgeDocuments({ prospect: PROSPECT, now: NOW, ...set });
    const fresh = createJudge({ prospect: PROSPECT, now: NOW });
    expect([...sitting.percents(set)]).toEqual([...fresh.percents(set)]);
    expect(sitting.judge(set)).toEqual(anew);
  }
  const [alone] = sitting.judge({ documents: [short] });
  const [inCompany] = sitting.judge({ documents: [short, letters] });
  expect(inCompany?.relevance).toBeGreaterThan(alone?.relevance ?? 0);
});

test('pages alike support each other', () => {
  const about = { ...DOCUMENT, id: 'about', title: 'Ana O’Brien-Ñandú', markdown: ABOUT };
  const alike = {
    ...DOCUMENT,
    id: 'alike',
    title: 'Ana O’Brien-Ñandú',
    description: 'appointed in Galway to lead the team',
  };
  const alone = judgeDocuments({ prospect: PROSPECT, documents: [alike], now: NOW });
  const together = judgeDocuments({ prospect: PROSPECT, documents: [about, alike], now: NOW });

  expect(together[1]?.relevance).toBeGreaterThanOrEqual(alone[0]?.relevance ?? 0);
});

test.each([
  ['Null', 'X'],
  ["O'Brien-Ñandú", ''],
  ['', ''],
  ['\u202Eана', '\0'],
  ['张伟', '华'],
  ['a'.repeat(10_000), 'b '.repeat(10_000)],
  ['((((', '[[[['],
  ['constructor', '__proto__'],
])('a prospect called %j at %j is judged', (name, company) => {
  expect(() =>
    judge({ title: name, markdown: `${name} of ${company}` }, { name, company }),
  ).not.toThrow();
});

test('any strings in any field give a judgement within bounds', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });

  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.dictionary(text, fc.anything()),
      (title, markdown, name, metadata) => {
        const judgement = judge(
          { title, description: title, markdown, url: markdown, metadata },
          { name, company: title, notes: markdown },
        );
        expect(judgement.relevance).toBeGreaterThanOrEqual(0);
        expect(judgement.relevance).toBeLessThanOrEqual(99);
        expect(judgement.snippet.length).toBeLessThanOrEqual(200);
        expect(judgement.snippet).not.toMatch(LONE_SURROGATE);
      },
    ),
  );
});
