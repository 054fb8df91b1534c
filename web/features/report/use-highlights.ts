import { useEffect, useMemo, useState } from 'react';
import type { Prospect, ResearchResult } from '#engine';
import { highlightWords } from './highlight-words.ts';
import type { Highlights } from './highlights-of.ts';
import { highlightsWorkerAddress } from './highlights-worker-address.ts';
import type { ReportResult } from './report.ts';

/** Why each page matters, in words, by result id; empty until the worker has read the pages. */
export type HighlightLines = ReadonlyMap<string, string>;

const NONE: HighlightLines = new Map();

/**
 * Reads why the confirmed pages of a report matter, in a worker. A report that goes on, samples and a saved report,
 * whose pages are gone, have no such lines; nor has a page whose reader failed, since the line only adds to the card.
 */
export function useHighlights(
  prospect: Prospect,
  results: readonly ReportResult[],
  isOver: boolean,
): HighlightLines {
  const [lines, setLines] = useState(NONE);
  const pages = useReadPages(results, isOver);

  useEffect(() => {
    if (pages.length === 0 || typeof Worker === 'undefined') return undefined;
    const worker = new Worker(highlightsWorkerAddress(), { type: 'module', name: 'highlights' });
    worker.addEventListener('message', ({ data }: MessageEvent<Highlights>) => {
      setLines(new Map([...data].map(([id, highlights]) => [id, highlightWords(highlights)])));
      worker.terminate();
    });
    // Copying long pages takes its time: a task of its own, so that the screen answers in between.
    const posting = setTimeout(() =>
      worker.postMessage({ prospect, results: pages, now: new Date() }, { transfer: [] }),
    );
    return () => {
      clearTimeout(posting);
      worker.terminate();
    };
  }, [prospect, pages]);

  return pages.length === 0 ? NONE : lines;
}

/** The confirmed pages with their text; the same array while they stay the same, since a mark makes all results anew. */
function useReadPages(
  results: readonly ReportResult[],
  isOver: boolean,
): readonly ResearchResult[] {
  const [held, setHeld] = useState<readonly ResearchResult[]>([]);
  const pages = useMemo(() => (isOver ? results.flatMap(readPage) : []), [isOver, results]);
  const isSame =
    pages.length === held.length && pages.every(({ id }, index) => id === held[index]?.id);
  if (!isSame) setHeld(pages);
  return isSame ? held : pages;
}

function readPage(result: ReportResult): readonly ResearchResult[] {
  const { content = '', isSample = false } = result;
  if (result.verdict !== 'confirmed' || isSample || content === '') return [];
  return [{ ...result, content, isSample }];
}
