import type { ResearchResult } from '../../model/research-event.ts';
import type { Brief } from '../../model/brief.ts';
import { provenLines, type UnprovenLine } from './proven-lines.ts';

/** A brief whose every line is proven, and the lines that were not. */
export type CheckedBrief = { readonly brief: Brief; readonly unproven: readonly UnprovenLine[] };

/** Drops what a brief cannot prove from confirmed, real pages, and tells what it dropped. */
export function checkedBrief(brief: Brief, results: readonly ResearchResult[]): CheckedBrief {
  const pages = results.filter(({ verdict, isSample }) => verdict === 'confirmed' && !isSample);
  const who = provenLines(brief.who, pages);
  const whyNow = provenLines(brief.whyNow, pages);
  const inTheirWords = provenLines(brief.inTheirWords, pages);
  const topics = provenLines(brief.topics, pages);
  const openers = provenLines(brief.openers, pages);
  return {
    brief: {
      who: who.proven,
      whyNow: whyNow.proven,
      inTheirWords: inTheirWords.proven,
      topics: topics.proven,
      openers: openers.proven,
    },
    unproven: [who, whyNow, inTheirWords, topics, openers].flatMap(({ unproven }) => unproven),
  };
}
