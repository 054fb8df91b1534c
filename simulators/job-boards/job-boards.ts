import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import {
  demoBoards,
  type SimulatedBoard,
  type SimulatedBoards,
  type SimulatedPosting,
} from './boards.ts';

/** What is published; the demo's companies by default. */
export type JobBoardsOptions = SimulatorOptions & { readonly boards?: SimulatedBoards };

/** The settings by which the server and the command line reach it in the place of each vendor. */
export function jobBoardSettings({ baseUrl }: Pick<Simulator, 'baseUrl'>) {
  return {
    GREENHOUSE_URL: `${baseUrl}/greenhouse`,
    LEVER_URL: `${baseUrl}/lever`,
    ASHBY_URL: `${baseUrl}/ashby`,
    SMARTRECRUITERS_URL: `${baseUrl}/smartrecruiters`,
    RECRUITEE_URL: `${baseUrl}/recruitee`,
    WORKABLE_URL: `${baseUrl}/workable`,
  } as const;
}

/** One vendor's answers: how a path names a company, and how its board and one posting are written. */
type Vendor = {
  readonly list: RegExp;
  readonly write: (slug: string, board: SimulatedBoard) => unknown;
  readonly one?: RegExp;
};

type Numbered = SimulatedPosting & { readonly id: string };

function numbered({ postings }: SimulatedBoard): readonly Numbered[] {
  return postings.map((posting, index) => ({ ...posting, id: String(index + 1) }));
}

function escaped(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const VENDORS: Readonly<Record<string, Vendor>> = {
  greenhouse: {
    list: /^\/v1\/boards\/([^/]+)\/jobs$/u,
    write: (slug, board) => ({
      jobs: numbered(board).map(({ id, title, publishedAt, place, description = '', url }) => ({
        id: Number(id),
        title,
        absolute_url: url ?? `https://boards.greenhouse.io/${slug}/jobs/${id}`,
        company_name: board.company,
        location: { name: place ?? '' },
        first_published: publishedAt ?? null,
        updated_at: new Date().toISOString(),
        content: escaped(description),
      })),
      meta: { total: board.postings.length },
    }),
  },
  lever: {
    list: /^\/v0\/postings\/([^/]+)$/u,
    write: (slug, board) =>
      numbered(board).map(({ id, title, publishedAt, place, country, description = '', url }) => ({
        id,
        text: title,
        hostedUrl: url ?? `https://jobs.lever.co/${slug}/${id}`,
        createdAt: publishedAt === undefined ? null : Date.parse(publishedAt),
        categories: { location: place ?? '' },
        country: country ?? null,
        descriptionPlain: description.replaceAll(/<[^>]*>/gu, '\n'),
      })),
  },
  ashby: {
    list: /^\/posting-api\/job-board\/([^/]+)$/u,
    write: (slug, board) => ({
      jobs: numbered(board).map(({ id, title, publishedAt, place, description, url, isDraft }) => ({
        id,
        title,
        location: place ?? '',
        publishedAt: publishedAt ?? null,
        isListed: isDraft !== true,
        jobUrl: url ?? `https://jobs.ashbyhq.com/${slug}/${id}`,
        descriptionHtml: description ?? '',
      })),
    }),
  },
  smartrecruiters: {
    list: /^\/v1\/companies\/([^/]+)\/postings$/u,
    one: /^\/v1\/companies\/([^/]+)\/postings\/([^/]+)$/u,
    write: (slug, board) => ({
      content: numbered(board).map(({ id, title, publishedAt, place, country }) => ({
        id,
        name: title,
        releasedDate: publishedAt ?? null,
        location: { city: place ?? '', country: country ?? '' },
        company: { name: board.company, identifier: slug },
      })),
      totalFound: board.postings.length,
    }),
  },
  recruitee: {
    list: /^\/([^/]+)\/api\/offers\/$/u,
    write: (slug, board) => ({
      offers: numbered(board).map(
        ({ id, title, publishedAt, place, country, description, url }) => ({
          id: Number(id),
          title,
          careers_url: url ?? `https://${slug}.recruitee.com/o/${id}`,
          published_at: publishedAt ?? null,
          company_name: board.company,
          location: place ?? '',
          country_code: country ?? '',
          description: description ?? '',
        }),
      ),
    }),
  },
  workable: {
    list: /^\/api\/v1\/widget\/accounts\/([^/]+)$/u,
    write: (slug, board) => ({
      name: board.company,
      jobs: numbered(board).map(({ id, title, publishedAt, place, description, url }) => ({
        shortcode: id,
        title,
        url: url ?? `https://apply.workable.com/${slug}/j/${id}`,
        published_on: publishedAt?.slice(0, 10) ?? null,
        city: place ?? '',
        description: description ?? '',
      })),
    }),
  },
};

/** Stands in for six vendors of boards at once, each below its own name: `/greenhouse/v1/boards/acme/jobs`. */
export function startJobBoards(options: JobBoardsOptions = {}): Promise<Simulator> {
  const boards = options.boards ?? demoBoards(options.now?.() ?? new Date());

  function listed(name: string, rest: string): Reply | null {
    const vendor = VENDORS[name];
    const [, slug = ''] = vendor?.list.exec(rest) ?? [];
    const board = boards[`${name} ${slug}`];
    return vendor === undefined || board === undefined
      ? null
      : jsonReply(200, vendor.write(slug, board));
  }

  function described(name: string, rest: string): Reply | null {
    const [, owner = '', id = ''] = VENDORS[name]?.one?.exec(rest) ?? [];
    const posting = boards[`${name} ${owner}`]?.postings[Number(id) - 1];
    if (posting === undefined) return null;
    const text = posting.description ?? '';
    return jsonReply(200, { id, jobAd: { sections: { jobDescription: { title: '', text } } } });
  }

  function answer({ path }: RecordedCall): Reply {
    const [, name = '', rest = ''] = /^\/([^/]+)(\/.*)$/u.exec(path) ?? [];
    return listed(name, rest) ?? described(name, rest) ?? jsonReply(404, { error: 'Not found' });
  }

  return startSimulator(
    { answer, preflight: openPreflight, corsHeaders: openCors, ledger: createLedger({}) },
    options,
  );
}
