import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { relevanceOf } from '../../judge/score/relevance-scale.ts';
import { reasonText } from '../../messages/reasons.ts';
import type { StatedFact, Verdict } from '../../model/judgement.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { sampleResults } from '../../run/sample-results.ts';
import { reportResult } from '../../testing/report-result.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import type { Mark, Marks } from './associations.ts';
import { withMarks } from './with-marks.ts';

const JANE = {
  name: 'Jane Doe',
  company: 'Acme Bank',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

function pageOf(id: string, more: Partial<SavedResult> = {}): SavedResult {
  return reportResult(id, { relevance: 50, verdict: 'possible', ...more });
}

const atBeta = [{ code: 'other-employer', employer: 'Beta Ltd', effect: 'against' }] as const;

function marksOf(...marks: readonly (readonly [SavedResult, Mark])[]): Marks {
  return new Map(
    marks.map(([page, mark]) => [canonicalUrl(page.url), { mark, stated: page.stated }]),
  );
}

function byId(results: readonly SavedResult[], id: string): SavedResult | undefined {
  return results.find((result) => result.id === id);
}

function firstReason(results: readonly SavedResult[], id: string): string {
  const [reason] = byId(results, id)?.reasons ?? [];
  return reason === undefined ? '' : reasonText(reason);
}

test("the user's word decides a page's verdict, its band and its first reason, under any spelling of its address", () => {
  const page = pageOf('a', { url: 'https://www.news.example/a/?utm_source=x' });
  const them = withMarks({
    prospect: JANE,
    results: [page],
    marks: new Map([['https://news.example/a', { mark: 'them', stated: [] }]]),
  });
  const other = withMarks({ prospect: JANE, results: [page], marks: marksOf([page, 'other']) });

  expect(them[0]).toMatchObject({ verdict: 'confirmed' });
  expect(them[0]?.relevance).toBeGreaterThanOrEqual(80);
  expect(them[0]?.reasons[0]).toEqual({ code: 'marked-them', effect: 'for' });
  expect(other[0]).toMatchObject({ verdict: 'other' });
  expect(other[0]?.relevance).toBeLessThan(18);
  expect(other[0]?.reasons[0]).toEqual({ code: 'marked-other', effect: 'against' });
});

test("'not this person' takes pages of the same other employer along, and no others", () => {
  const said = pageOf('said', { reasons: atBeta });
  const alike = pageOf('alike', { reasons: atBeta, relevance: 88, verdict: 'confirmed' });
  const apart = pageOf('apart', { relevance: 88, verdict: 'confirmed' });

  const after = withMarks({
    prospect: JANE,
    results: [alike, apart, said],
    marks: marksOf([said, 'other']),
  });

  expect(after.map(({ id }) => id)).toEqual(['apart', 'alike', 'said']);
  expect(byId(after, 'apart')).toBe(apart);
  expect(byId(after, 'alike')?.verdict).toBe('other');
  expect(byId(after, 'alike')?.reasons[0]).toEqual({
    code: 'tied-by-employer',
    employer: 'Beta Ltd',
    mark: 'other',
    effect: 'against',
  });
});

test("'this is the one' raises pages of the same employer, but confirms none by itself", () => {
  const said = pageOf('said', { reasons: atBeta });
  const alike = pageOf('alike', { reasons: atBeta, relevance: 10, verdict: 'other' });

  const after = withMarks({
    prospect: JANE,
    results: [said, alike],
    marks: marksOf([said, 'them']),
  });

  expect(byId(after, 'alike')).toMatchObject({ verdict: 'possible' });
  expect(byId(after, 'alike')?.relevance).toBeGreaterThan(10);
});

test('pages on one profile and pages that share distinctive words move together, and say why', () => {
  const blog = pageOf('blog', { url: 'https://medium.example/@jdoe/one' });
  const post = pageOf('post', { url: 'https://medium.example/@jdoe/two' });
  const concert = pageOf('concert', {
    title: 'Jane Doe, soprano',
    description: 'The soprano sang Schubert with the Harbour quartet.',
  });
  const recital = pageOf('recital', {
    title: 'An evening of Schubert',
    description: 'Soprano Jane Doe and the Harbour quartet.',
  });
  const results = [blog, post, concert, recital];
  const marks = marksOf([blog, 'them'], [concert, 'other']);

  const after = withMarks({ prospect: JANE, results, marks });

  expect(firstReason(after, 'post')).toBe(
    'On the same profile as a page you marked as theirs: medium.example/@jdoe',
  );
  expect(byId(after, 'post')?.relevance).toBeGreaterThan(50);
  expect(firstReason(after, 'recital')).toMatch(
    /^Shares words with a page you marked as someone else's: .*schubert/,
  );
  expect(byId(after, 'recital')?.relevance).toBeLessThan(50);
});

test("the prospect's own name and company never speak against them", () => {
  const said = pageOf('said', { title: 'Jane Doe, Acme Bank', description: 'Acme Bank, Jane Doe' });
  const apart = pageOf('apart', { title: 'Jane Doe of Acme Bank' });

  const after = withMarks({
    prospect: JANE,
    results: [said, apart],
    marks: marksOf([said, 'other']),
  });

  expect(byId(after, 'apart')).toBe(apart);
});

test('samples cannot be marked and do not move', () => {
  const samples = sampleResults(JANE);
  const marks = marksOf(...samples.map((page) => [page, 'other'] as const));

  expect(withMarks({ prospect: JANE, results: samples, marks })).toBe(samples);
});

const reason = fc.constantFrom(
  ...['Beta Ltd', 'Gamma AG'].map((name) => ({
    code: 'other-employer' as const,
    employer: name,
    effect: 'against' as const,
  })),
);
const fact = fc.constantFrom<StatedFact>(
  { kind: 'employer', text: 'Kessel Freight Ltd' },
  { kind: 'employer', text: 'Beta Ltd' },
  { kind: 'role', text: 'professor of marine biology' },
  { kind: 'place', text: 'Port Salt' },
);
const words = fc
  .array(fc.constantFrom('soprano', 'schubert', 'harbour', 'regatta', 'acme', 'jane', 'audit'), {
    maxLength: 6,
  })
  .map((list) => list.join(' '));
const report = fc
  .array(
    fc.record({
      logOdds: fc.double({ min: -20, max: 20, noNaN: true }),
      reasons: fc.array(reason, { maxLength: 1 }),
      stated: fc.array(fact, { maxLength: 3 }),
      title: words,
      description: words,
      place: fc.constantFrom('', '@jdoe/', 'author/jane/'),
      mark: fc.constantFrom<Mark | null>('them', 'other', null, null),
    }),
    { maxLength: 12 },
  )
  .map((list) => {
    const pages = list.map(({ logOdds, place, mark: _mark, ...more }, index) =>
      pageOf(String(index), {
        ...more,
        ...relevanceOf(logOdds),
        url: `https://site.example/${place}${index}`,
      }),
    );
    const said = pages.flatMap((page, index) => {
      const mark = list[index]?.mark ?? null;
      return mark === null ? [] : [[page, mark] as const];
    });
    return { pages, said };
  });

const BANDS: Readonly<Record<Verdict, readonly [number, number]>> = {
  confirmed: [80, 99],
  possible: [20, 79],
  other: [0, 19],
};

test('whatever is marked: percent and verdict agree, the order is by percent, and nothing is lost', () => {
  fc.assert(
    fc.property(report, ({ pages, said }) => {
      const after = withMarks({ prospect: JANE, results: pages, marks: marksOf(...said) });

      expect(after.map(({ id }) => id).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
      for (const { relevance, verdict } of after) {
        const [least, most] = BANDS[verdict];
        expect(relevance).toBeGreaterThanOrEqual(least);
        expect(relevance).toBeLessThanOrEqual(most);
      }
      if (said.length === 0) return;
      const percents = after.map(({ relevance }) => relevance);
      expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    }),
  );
});

test("whatever is marked: only the user's word or the page itself confirms, and whoever moved says why", () => {
  const verdictOf = { them: 'confirmed', other: 'other' } as const;
  fc.assert(
    fc.property(report, ({ pages, said }) => {
      const marks = marksOf(...said);
      for (const result of withMarks({ prospect: JANE, results: pages, marks })) {
        const before = byId(pages, result.id) ?? result;
        const mark = marks.get(canonicalUrl(result.url))?.mark;
        if (mark !== undefined) expect(result.verdict).toBe(verdictOf[mark]);
        else if (result.verdict === 'confirmed') expect(before.verdict).toBe('confirmed');
        if (result.relevance !== before.relevance) {
          expect(firstReason([result], result.id)).toMatch(/^You said|you marked as/);
        }
      }
    }),
  );
});

test('undoing every mark gives the very same report', () => {
  fc.assert(
    fc.property(report, ({ pages }) => {
      expect(withMarks({ prospect: JANE, results: pages, marks: new Map() })).toBe(pages);
    }),
  );
});

test('neither the order of the marks nor the order of the results changes any judgement', () => {
  fc.assert(
    fc.property(report, ({ pages, said }) => {
      const one = withMarks({ prospect: JANE, results: pages, marks: marksOf(...said) });
      const other = withMarks({
        prospect: JANE,
        results: pages.toReversed(),
        marks: marksOf(...said.toReversed()),
      });

      const sorted = (results: readonly SavedResult[]) =>
        results.toSorted((a, b) => Number(a.id) - Number(b.id));
      expect(sorted(other)).toEqual(sorted(one));
    }),
  );
});
