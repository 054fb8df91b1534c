import { jsonReply, type Reply } from '../server/answer.ts';
import type { RecordedCall } from '../server/recorded-call.ts';

/** One thing that an authority has published. */
export type SimulatedNotice = {
  readonly board: 'federal-register' | 'gov-uk';
  readonly title: string;
  readonly summary?: string;
  /** YYYY-MM-DD; undated when left out. */
  readonly publishedOn?: string;
  readonly authority?: string;
  /** 'Notice', 'Rule'; 'press_release'. */
  readonly type?: string;
  /** Whatever leads elsewhere. */
  readonly url?: string;
};

/** What the Federal Register answers to a path. */
export function federalRegisterAnswer(
  notices: readonly SimulatedNotice[],
  { query }: RecordedCall,
  path: string,
): Reply {
  if (path !== '/api/v1/documents.json') return jsonReply(404, { status: 404 });
  const found = matching(notices, 'federal-register', query['conditions[term]'] ?? '');
  // An empty answer has no list.
  if (found.length === 0) return jsonReply(200, { description: 'Documents', count: 0 });
  return jsonReply(200, {
    count: found.length,
    results: found.slice(0, Number(query['per_page'] ?? 20)).map((notice, index) => ({
      title: notice.title,
      type: notice.type ?? 'Notice',
      abstract: notice.summary ?? null,
      document_number: `2026-${10_000 + index}`,
      html_url:
        notice.url ?? `https://www.federalregister.gov/documents/2026/${10_000 + index}/notice`,
      publication_date: notice.publishedOn ?? null,
      agencies: [{ raw_name: 'AGENCY', name: notice.authority ?? 'Federal Trade Commission' }],
    })),
  });
}

/** What GOV.UK answers to a path. */
export function govUkAnswer(
  notices: readonly SimulatedNotice[],
  { query }: RecordedCall,
  path: string,
): Reply {
  if (path !== '/api/search.json') return jsonReply(404, {});
  const found = matching(notices, 'gov-uk', query['q'] ?? '');
  return jsonReply(200, {
    results: found.slice(0, Number(query['count'] ?? 10)).map((notice, index) => ({
      title: notice.title,
      link: notice.url ?? `/government/publications/notice-${index + 1}`,
      description: notice.summary ?? '',
      ...(notice.publishedOn === undefined
        ? {}
        : { public_timestamp: `${notice.publishedOn}T09:30:00.000+00:00` }),
      format: notice.type ?? 'press_release',
      organisations: [
        { title: notice.authority ?? 'Competition and Markets Authority', slug: 'cma' },
      ],
      _id: `/notice-${index + 1}`,
    })),
    total: found.length,
    start: 0,
  });
}

/** The phrase in quotation marks stands in title or summary, in any case; the newest first. */
function matching(
  notices: readonly SimulatedNotice[],
  board: SimulatedNotice['board'],
  quoted: string,
): readonly SimulatedNotice[] {
  const phrase = quoted.replaceAll('"', '').toLowerCase();
  return notices
    .filter((one) => one.board === board)
    .filter(({ title, summary = '' }) => `${title} ${summary}`.toLowerCase().includes(phrase))
    .toSorted((one, other) => (other.publishedOn ?? '').localeCompare(one.publishedOn ?? ''));
}
