import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeDocuments } from '../../judge/judge-documents.ts';
import { reasonText } from '../../messages/reasons.ts';
import type { StatedFact } from '../../model/judgement.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { confirmedPage } from '../../testing/confirmed-page.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import type { Mark, Marks } from './associations.ts';
import { withMarks } from './with-marks.ts';

const JANE = {
  name: 'Jane Doe',
  company: 'Acme Bank',
  companyUrl: 'https://acmebank.example',
  position: 'Chief Risk Officer',
  linkedinUrl: '',
  notes: '',
};

const KESSEL: StatedFact = { kind: 'employer', text: 'Kessel Freight Ltd' };
const REEFS: StatedFact = { kind: 'role', text: 'professor of marine biology' };
const PORT_SALT: StatedFact = { kind: 'place', text: 'Port Salt' };
const OWN_SITE: StatedFact = { kind: 'site', text: 'janedoe.example' };

function page(id: string, stated: readonly StatedFact[], more: Partial<SavedResult> = {}) {
  const doubtful = { relevance: 50, verdict: 'possible' } as const;
  return confirmedPage('', {
    id,
    url: `https://host-${id}.example/`,
    ...doubtful,
    stated,
    ...more,
  });
}

function marksOf(...marks: readonly (readonly [SavedResult, Mark])[]): Marks {
  return new Map(
    marks.map(([result, mark]) => [canonicalUrl(result.url), { mark, stated: result.stated }]),
  );
}

function after(results: readonly SavedResult[], marks: Marks) {
  const moved = withMarks({ prospect: JANE, results, marks });
  return (id: string) => {
    const result = moved.find((one) => one.id === id);
    const [reason] = result?.reasons ?? [];
    return { ...result, said: reason === undefined ? '' : reasonText(reason) };
  };
}

const BYSTANDERS = ['x', 'y', 'z'].map((id) => page(id, []));

test.each([
  [KESSEL, 'States the same employer as a page you marked as theirs: Kessel Freight Ltd'],
  [REEFS, 'States the same role as a page you marked as theirs: professor of marine biology'],
  [PORT_SALT, 'States the same place as a page you marked as theirs: Port Salt'],
])(
  'a page that states %j like one marked as theirs rises, says why, and is not confirmed',
  (fact, why) => {
    const said = page('said', [fact]);
    const results = [said, page('kin', [fact]), ...BYSTANDERS];

    const now = after(results, marksOf([said, 'them']));

    expect(now('kin')).toMatchObject({ verdict: 'possible', said: why });
    expect(now('kin').relevance).toBeGreaterThan(50);
    for (const { id } of BYSTANDERS) expect(now(id)).toMatchObject({ relevance: 50, said: '' });
  },
);

test('a page that states what a page about somebody else states sinks and says why; the spelling of the company may differ', () => {
  const said = page('said', [KESSEL]);
  const kin = page('kin', [{ kind: 'employer', text: 'KESSEL FREIGHT' }]);

  const now = after([said, kin, ...BYSTANDERS], marksOf([said, 'other']));

  expect(now('kin').relevance).toBeLessThan(30);
  expect(now('kin').said).toBe(
    "States the same employer as a page you marked as someone else's: KESSEL FREIGHT",
  );
});

test('pages on the person’s own site move together; nothing moves for sharing a site that no page calls theirs', () => {
  const said = page('said', [OWN_SITE], { url: 'https://janedoe.example/about' });
  const kin = page('kin', [], { url: 'https://blog.janedoe.example/talk' });
  const press = page('press', [], { url: 'https://big-press.example/one' });
  const alsoPress = page('also-press', [], { url: 'https://big-press.example/two' });

  const now = after(
    [said, kin, press, alsoPress, ...BYSTANDERS],
    marksOf([said, 'them'], [press, 'them']),
  );

  expect(now('kin').said).toBe('On the same site as a page you marked as theirs: janedoe.example');
  expect(now('also-press')).toMatchObject({ relevance: 50, said: '' });
});

test.each<StatedFact>([
  { kind: 'employer', text: 'Acme Bank Group plc' },
  { kind: 'employer', text: 'Bank of Holdings Ltd' },
  { kind: 'role', text: 'chief risk officer' },
  { kind: 'role', text: 'head of compliance' },
  { kind: 'site', text: 'acmebank.example' },
])('%j is common or their own, and moves nobody', (fact) => {
  const said = page('said', [fact]);
  const kin = page('kin', [fact], { url: 'https://acmebank.example/people' });

  const now = after([said, kin, ...BYSTANDERS], marksOf([said, 'other']));

  expect(now('kin')).toMatchObject({ relevance: 50, said: '' });
});

test('what pages marked either way state shows nothing, and neither does what most pages state', () => {
  const [one, two] = [page('one', [KESSEL]), page('two', [KESSEL])];
  const kin = page('kin', [KESSEL]);

  const split = after([one, two, kin, ...BYSTANDERS], marksOf([one, 'them'], [two, 'other']));
  expect(split('kin')).toMatchObject({ relevance: 50, said: '' });

  const everywhere = ['a', 'b', 'c', 'd'].map((id) => page(id, [KESSEL]));
  const common = after([one, ...everywhere, ...BYSTANDERS], marksOf([one, 'other']));
  for (const { id } of everywhere) expect(common(id)).toMatchObject({ relevance: 50, said: '' });
});

test('a mark from an earlier report teaches a new one that its page is not part of, and without the mark nothing moves', () => {
  const gone = page('gone', [KESSEL]);
  const results = [page('kin', [KESSEL]), ...BYSTANDERS];

  const now = after(results, marksOf([gone, 'other']));

  expect(now('kin').said).toContain("a page you marked as someone else's");
  expect(withMarks({ prospect: JANE, results, marks: new Map() })).toBe(results);
});

const anyFact = fc.record({
  kind: fc.constantFrom('employer', 'role', 'place', 'site'),
  text: fc.oneof(fc.string(), fc.constantFrom('Kessel Freight', 'Port Salt', 'Jane Doe', 'Acme')),
}) satisfies fc.Arbitrary<StatedFact>;

test('whatever a marked page states: no page is confirmed by it, no confirmed page becomes somebody else’s, and most pages stay', () => {
  fc.assert(
    fc.property(
      fc.array(anyFact, { maxLength: 12 }),
      fc.constantFrom<Mark>('them', 'other'),
      (stated, mark) => {
        const said = page('said', stated);
        const shared = stated.slice(0, 1);
        const others = Array.from({ length: 9 }, (_, index) =>
          page(`p${index}`, shared, index % 2 === 0 ? { relevance: 85, verdict: 'confirmed' } : {}),
        );

        const moved = withMarks({
          prospect: JANE,
          results: [said, ...others],
          marks: marksOf([said, mark]),
        });

        for (const other of others) {
          expect(moved.find(({ id }) => id === other.id)).toBe(other);
        }
        for (const few of others.slice(0, 3)) {
          const results = [said, few, ...BYSTANDERS];
          const now = after(results, marksOf([said, mark]))(few.id);
          if (few.verdict === 'confirmed') expect(now.verdict).not.toBe('other');
          else expect(now.verdict).not.toBe('confirmed');
        }
      },
    ),
  );
});

const AT_KESSEL = `# A new harbour office

Jane Doe, fleet surveyor at Kessel Freight Ltd, opened the harbour office. Jane Doe lives in Port Salt with her dogs.`;

test('the judge reads off a page what the person is there, where, and where they live', () => {
  const [judgement] = judgeDocuments({
    prospect: JANE,
    documents: [
      {
        id: 'a',
        url: 'https://kesselfreight.example/news',
        title: 'A new harbour office',
        description: '',
        markdown: AT_KESSEL,
        metadata: {},
      },
    ],
    now: new Date('2026-11-20T12:00:00Z'),
  });

  expect(judgement?.stated).toEqual([
    KESSEL,
    { kind: 'place', text: 'Port Salt' },
    { kind: 'site', text: 'kesselfreight.example' },
  ]);
});
