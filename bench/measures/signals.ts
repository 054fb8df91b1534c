import {
  BRIEF_PARTS,
  briefFor,
  type BriefLine,
  provenLines,
  findBuyingSignals,
  type ResearchResult,
  type BuyingSignal,
} from '#engine';
import { loadCorpus, type CorpusCase, type CorpusPage } from '../corpus.ts';
import type { Figure, Measure } from '../measure.ts';

/** A sentence of a page that was found or labelled to speak of an entry. */
type Told = { readonly page: string; readonly entry: string; readonly quote: string };

type CaseCounts = {
  readonly found: number;
  readonly right: number;
  readonly labelled: number;
  readonly recalled: number;
  readonly lines: number;
  readonly proven: number;
};

/**
 * What signals and briefs come to on pages labelled as confirmed. Labels are complete only for what was found and read
 * once, so that precision here guards against new mistakes; recall counts every label.
 */
export function signalFigures(cases: readonly CorpusCase[]): readonly Figure[] {
  const counts = cases.map(countsOf);
  const sum = (key: keyof CaseCounts): number =>
    counts.reduce((total, count) => total + count[key], 0);
  return [
    { name: 'signals precision', value: sum('right') / sum('found'), unit: 'share' },
    { name: 'signals recall', value: sum('recalled') / sum('labelled'), unit: 'share' },
    { name: 'brief lines', value: sum('lines'), unit: 'count' },
    { name: 'brief lines proven', value: sum('proven') / sum('lines'), unit: 'share' },
  ];
}

/** Signals and briefs on the project's own corpus. */
export const signals: Measure = {
  title: 'Signals and briefs',
  run: ({ corpus }) => Promise.resolve(signalFigures(loadCorpus(corpus))),
};

function countsOf({ prospect, now, pages }: CorpusCase): CaseCounts {
  const results = pages.map(resultOf);
  const labels = pages.filter(({ gold }) => gold.verdict === 'confirmed').flatMap(labelsOn);
  const found = findBuyingSignals({ prospect, results, now }).flatMap(toldBy);
  const brief = briefFor(prospect, results, now);
  const lines = BRIEF_PARTS.flatMap((part): readonly BriefLine[] => brief[part]);
  return {
    found: found.length,
    right: found.filter((one) => labels.some((label) => isSame(one, label))).length,
    labelled: labels.length,
    recalled: labels.filter((label) => found.some((one) => isSame(one, label))).length,
    lines: lines.length,
    proven: provenLines(lines, results).length,
  };
}

function toldBy({ entry, sources }: BuyingSignal): readonly Told[] {
  return sources.map(({ resultId, quote }) => ({ page: resultId, entry, quote }));
}

function labelsOn({ document, gold }: CorpusPage): readonly Told[] {
  return gold.signals.map(({ entry, quote }) => ({ page: document.id, entry, quote }));
}

/** A label may hold a part of the sentence, or two. */
function isSame(one: Told, other: Told): boolean {
  if (one.page !== other.page || one.entry !== other.entry) return false;
  return one.quote.includes(other.quote) || other.quote.includes(one.quote);
}

/** The page as a run would hand it over, with its labels in place of the judge's opinion. */
function resultOf({ document, gold }: CorpusPage): ResearchResult {
  const { id, url, title, description, markdown } = document;
  return {
    id,
    url,
    title,
    description,
    content: markdown,
    verdict: gold.verdict,
    type: gold.type,
    date: gold.date === null ? null : { day: gold.date, precision: 'day', origin: 'metadata' },
    language: gold.language,
    source: new URL(url).hostname,
    relevance: 0,
    reasons: [],
    readingMinutes: null,
    query: '',
    aboutness: null,
    stated: [],
    alsoAt: [],
    isSample: false,
  };
}
