import type { Passage } from '../page/read-page.ts';
import { strongest, type PageEvidence } from './page-evidence.ts';

/** What the aboutness model weighs: is the page about the person it names, or does it only mention them? 0–1. */
export const ABOUTNESS_FEATURES = [
  'mentions',
  'in-title',
  'surname-in-title',
  'byline',
  'speaks',
  'paragraphs',
  'conversation',
  'length',
  'listed',
  'list-page',
  'field',
] as const;

/** One sign that a page is about a person. */
export type AboutnessFeature = (typeof ABOUTNESS_FEATURES)[number];

/** Passages looked at; a longer page is a book or a list. */
const PASSAGES_MAX = 300;
const MENTIONS_FULL = 12;
const LINES_FULL = 3;
const PARAGRAPHS_FULL = 4;
const TURNS_FULL = 8;
const WORDS_FULL = 3000;
const BYLINE_PASSAGES = 6;
const BYLINE_WORDS_MAX = 12;

/** The signs of one page. */
export function aboutnessFeatures(
  evidence: PageEvidence,
): Readonly<Record<AboutnessFeature, number>> {
  const { all, named, ties, content } = evidence;
  const body = content
    .filter(({ zone }) => zone === 'lead' || zone === 'body')
    .slice(0, PASSAGES_MAX);
  const holders = new Set(all.map(({ placed }) => placed.passage));
  const words = content.reduce((sum, passage) => sum + passage.words.length, 0);
  const isByline = (passage: Passage): boolean =>
    passage.kind === 'paragraph' &&
    passage.words.length <= BYLINE_WORDS_MAX &&
    holders.has(passage);
  return {
    mentions: Math.min(1, Math.log1p(all.length) / Math.log1p(MENTIONS_FULL)),
    'in-title': Number(named.some(({ placed }) => placed.passage.zone === 'title')),
    'surname-in-title': Number(ties.some(({ placed }) => placed.passage.zone === 'title')),
    byline: Number(body.slice(0, BYLINE_PASSAGES).some(isByline)),
    speaks: Math.min(1, all.filter(({ placed }) => isSpeaker(placed)).length / LINES_FULL),
    paragraphs: Math.min(1, body.filter((one) => holders.has(one)).length / PARAGRAPHS_FULL),
    conversation: Math.min(1, body.filter(isTurn).length / TURNS_FULL),
    length: Math.min(1, Math.log1p(words) / Math.log1p(WORDS_FULL)),
    listed: Number(named.length > 0 && named.every(({ placed }) => isListed(placed.passage))),
    'list-page': content.filter(isListed).length / Math.max(1, content.length),
    field: strongest(all.map(({ field }) => field)),
  };
}

function isListed({ kind }: Passage): boolean {
  return kind === 'item' || kind === 'table';
}

/** 'Jane Doe: we looked at every contract.' */
function isSpeaker({
  passage: { text, words },
  mention,
}: PageEvidence['ties'][number]['placed']): boolean {
  return text.charAt(words[mention.end - 1]?.end ?? 0) === ':';
}

const SPEAKER_CHARACTERS_MAX = 30;
const QUESTION_END = /[?？]["”»*]{0,3}$/u;

/** A line of an interview or a transcript. */
function isTurn({ text }: Passage): boolean {
  const colon = text.slice(0, SPEAKER_CHARACTERS_MAX).search(/[:：]/u);
  return colon > 0 || QUESTION_END.test(text.slice(-SPEAKER_CHARACTERS_MAX));
}
