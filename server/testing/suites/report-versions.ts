import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { reportWith } from './reports.ts';

const FEW = { version: 1, prospect: { name: 'Petra Privat' }, results: [], brief: {} };
const MANY = { ...FEW, results: [{ id: 'one' }, { id: 'two' }] };
const MOST = { ...FEW, results: [...MANY.results, { id: 'three' }] };
const EARLY = { draft: { model: 'early', changedAt: '2026-11-20T09:10:00.000Z' } };
const LATE = { draft: { model: 'late', changedAt: '2026-11-20T09:20:00.000Z' } };

function moment(minute: number): string {
  return `2026-11-20T09:${minute}:00.000Z`;
}

/** Of several versions of one report nothing is lost. */
export function testReportVersions({ query, create, signIn }: DatabaseStage): void {
  let owner: TestPerson;
  beforeAll(async () => {
    await create('versions@reports.example');
    owner = await signIn('versions@reports.example');
  });
  beforeEach(async () => {
    await query('delete from public.reports');
  });

  /** Saves a version and answers what is kept then. */
  async function keptAfter(document: object, insight_count: number): Promise<unknown> {
    const sent = reportWith({ insight_count, document: JSON.stringify(document) });
    const answer = await owner.rest.rpc('save_report', sent);
    expect(answer.error).toBeNull();
    const kept = await owner.rest.from('reports').select('id, insight_count, document');
    expect(kept.data).toMatchObject([{ id: String(answer.data) }]);
    return kept.data?.map(({ id: _same, ...report }) => report)[0];
  }

  test('with further pages it takes the place of the one before, which never comes back', async () => {
    const grown = { document: MANY, insight_count: 5 };
    await keptAfter(FEW, 3);

    expect(await keptAfter(MANY, 5)).toEqual(grown);
    expect(await keptAfter(FEW, 3)).toEqual(grown);
  });

  test('fault 335: a draft that is edited where fewer pages are known is kept with all pages, and further pages keep the draft', async () => {
    const edited = { document: { ...MANY, ...LATE }, insight_count: 2 };
    await keptAfter({ ...FEW, ...EARLY }, 1);

    expect(await keptAfter(MANY, 2)).toEqual({ ...edited, document: { ...MANY, ...EARLY } });
    expect(await keptAfter({ ...FEW, ...LATE }, 1)).toEqual(edited);
    expect(await keptAfter({ ...MANY, ...EARLY }, 2)).toEqual(edited);
    expect(await keptAfter({ ...MOST, ...EARLY }, 3)).toEqual({
      document: { ...MOST, ...LATE },
      insight_count: 3,
    });
  });

  test('fault 337: of a draft whose sentences are changed in two tabs each is kept as it was changed last, whichever is saved first', async () => {
    const made = { model: 'obedient-8b', elapsedMs: 1200 };
    const sentence = (text: string, minute?: number) => ({
      parts: [{ kind: 'text', text }],
      ...(minute !== undefined && { changedAt: moment(minute) }),
    });
    const draftOf = (
      minute: number,
      plain: readonly object[],
      summary: readonly object[] = [],
    ) => ({
      draft: { ...made, mails: { plain, warm: [] }, summary, changedAt: moment(minute) },
    });
    const here = draftOf(12, [sentence('Uno.', 10), sentence('Due.', 12), sentence('Three.')]);
    const there = draftOf(13, [sentence('One.'), sentence('Dos.', 11), sentence('Tres.', 13)]);
    const plain = [sentence('Uno.', 10), sentence('Due.', 12), sentence('Tres.', 13)];
    const joined = { document: { ...FEW, ...draftOf(13, plain) }, insight_count: 1 };

    await keptAfter({ ...FEW, ...here }, 1);
    expect(await keptAfter({ ...FEW, ...there }, 1)).toEqual(joined);
    expect(await keptAfter({ ...FEW, ...here }, 1)).toEqual(joined);

    const anew = { draft: { ...draftOf(14, [sentence('Once.')]).draft, elapsedMs: 1300 } };
    expect(await keptAfter({ ...FEW, ...anew }, 1)).toMatchObject({
      document: { ...FEW, ...anew },
    });
    expect(await keptAfter({ ...FEW, ...there }, 1)).toMatchObject({
      document: { ...FEW, ...anew },
    });
  });

  test.each([['a text'], [[1]], [{ changedAt: 7 }], [{ mails: { plain: 'none' }, summary: {} }]])(
    'a draft of another shape, %j, is kept as it comes',
    async (draft) => {
      await keptAfter({ ...FEW, draft: { mails: 1, changedAt: '2026-11-20T09:10:00.000Z' } }, 1);
      for (const again of [draft, draft]) {
        expect(await keptAfter({ ...FEW, draft: again }, 1)).toMatchObject({
          document: { draft: again },
        });
      }
    },
  );

  test('a draft of a page that is open since before an update, which says no time, counts when it comes last', async () => {
    const old = { draft: { model: 'old' } };
    await keptAfter({ ...FEW, ...LATE }, 1);

    expect(await keptAfter({ ...FEW, ...old }, 1)).toMatchObject({ document: old });
    expect(await keptAfter({ ...FEW, ...EARLY }, 1)).toMatchObject({ document: EARLY });
  });
}
