import { judgeDocuments, type PageDocument, type Prospect } from '#engine';
import { loadCorpus } from '../corpus.ts';
import type { Figure, Measure } from '../measure.ts';

const ROUNDS = 5;
const PAGE_BYTES = 100_000;
const LARGE_PAGE_BYTES = 10_000_000;
const BYTES_PER_MB = 1_048_576;

const PROSPECT: Prospect = {
  name: 'Alex Example',
  company: 'Example Holdings',
  companyUrl: 'example.example',
  position: 'Chief Risk Officer',
  linkedinUrl: '',
  notes: '',
};
const SENTENCE =
  'On 3 March the bank said that Alex Example, chief risk officer of Example Holdings, would review its suppliers. ';

/** How long the engine takes for a page, and what it keeps in memory while it works. */
export const engineSpeed: Measure = {
  title: 'Engine speed and memory',
  run: ({ corpus }) => Promise.resolve([...corpusSpeed(corpus), ...pageSpeed()]),
};

function corpusSpeed(folder: string): readonly Figure[] {
  const cases = loadCorpus(folder);
  const pages = cases.reduce((sum, { pages: own }) => sum + own.length, 0);
  const ms = fastest(() => {
    for (const { prospect, now, pages: own } of cases) {
      judgeDocuments({ prospect, now, documents: own.map(({ document }) => document) });
    }
  });
  return [{ name: 'engine time per corpus page', value: ms / pages, unit: 'ms' }];
}

function pageSpeed(): readonly Figure[] {
  const now = new Date('2026-06-01');
  const page = documentOf(PAGE_BYTES);
  const large = documentOf(LARGE_PAGE_BYTES);
  const judge = (document: PageDocument): void => {
    judgeDocuments({ prospect: PROSPECT, documents: [document], now });
  };
  const pageMs = fastest(() => judge(page));
  const before = process.memoryUsage().heapUsed;
  const largeMs = fastest(() => judge(large));
  const memory = Math.max(0, process.memoryUsage().heapUsed - before) / BYTES_PER_MB;
  return [
    { name: 'engine time per 100 kB page', value: pageMs, unit: 'ms' },
    { name: 'engine time per 10 MB page', value: largeMs, unit: 'ms' },
    { name: 'heap grown by 10 MB pages', value: memory, unit: 'MB' },
  ];
}

function documentOf(bytes: number): PageDocument {
  return {
    id: 'page',
    url: 'https://news.example/2026/03/04/review',
    title: 'Alex Example reviews suppliers',
    description: '',
    markdown: SENTENCE.repeat(Math.ceil(bytes / SENTENCE.length)).slice(0, bytes),
    metadata: {},
  };
}

/** The fastest of several rounds: what the code needs when nothing else runs. */
function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
