// Whether a page is about the person it names or only mentions them.
import { FIRST_PERSON_WORDS } from '../../lexicon/grammar/pronouns.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import { isFullNameAt } from '../mentions/mention-context.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import { JOININGS } from '../mentions/vocabulary.ts';
import { isListed, isMainText, type Passage } from '../page/parse-page.ts';
import { recordingTypeOf } from '../page/recording-type.ts';

/** What the aboutness model weighs: is the page about the person it names, or does it only mention them? */
export type AboutnessFeature =
  | 'in-title'
  | 'in-heading'
  | 'surname-in-title'
  | 'byline'
  | 'paragraphs'
  | 'conversation'
  | 'length'
  | 'prose'
  | 'own-words'
  | 'among-others'
  | 'listed'
  | 'recording'
  | 'appointment'
  | 'share';

/** The aboutness features of one page, 0–1 each. */
export function aboutnessFeatures(
  evidence: PageEvidence,
): Readonly<Record<AboutnessFeature, number>> {
  const { counted, named, mentions, content } = evidence;
  const body = ownTextOf(content);
  const holders = new Set(counted.map(({ placed }) => placed.passage));
  const words = content.reduce((sum, passage) => sum + passage.words.length, 0);
  const isByline = (passage: Passage): boolean =>
    passage.kind === 'paragraph' &&
    passage.words.length <= BYLINE_WORDS_MAX &&
    holders.has(passage);
  return {
    'in-title': Number(named.some(({ placed }) => placed.passage.zone === 'title')),
    'surname-in-title': Number(mentions.some(({ placed }) => placed.passage.zone === 'title')),
    'in-heading': Number(
      mentions.some(
        ({ placed: { passage } }) => passage.zone === 'lead' && passage.kind === 'heading',
      ),
    ),
    prose: Math.min(1, Math.log1p(proseWords(body)) / Math.log1p(PROSE_FULL)),
    'own-words': firstPersonShare(body),
    'among-others': Math.min(1, othersNamed(evidence, body) / OTHERS_FULL),
    byline: Number(body.slice(0, BYLINE_PASSAGES).some(isByline)),
    paragraphs: Math.min(1, body.filter((one) => holders.has(one)).length / PARAGRAPHS_FULL),
    conversation: Math.min(1, body.filter(isTurn).length / TURNS_FULL),
    length: Math.min(1, Math.log1p(words) / Math.log1p(WORDS_FULL)),
    share: shareOfProse(body, holders),
    recording: Number(counted.length > 0 && recordingTypeOf(evidence.context.page) !== null),
    appointment: Number(content.some(isAppointment)),
    listed: Number(named.length > 0 && named.every(({ placed }) => isListed(placed.passage))),
  };
}

/** The page's own text, without its title, description and teasers. */
export function ownTextOf(content: readonly Passage[]): readonly Passage[] {
  return content.filter(isMainText).slice(0, PASSAGES_MAX);
}

/** Passages looked at; a longer page is a book or a list. */
const PASSAGES_MAX = 300;
const PARAGRAPHS_FULL = 4;
const TURNS_FULL = 8;
const WORDS_FULL = 3000;
const BYLINE_PASSAGES = 6;
const BYLINE_WORDS_MAX = 12;

const SHARE_FULL = 0.5;

/** The share of the paragraphs that name the person, full from half of them on. */
function shareOfProse(body: readonly Passage[], holders: ReadonlySet<Passage>): number {
  const prose = body.filter(({ words }) => words.length >= PROSE_WORDS_MIN);
  const named = prose.filter((passage) => holders.has(passage)).length;
  return Math.min(1, named / SHARE_FULL / Math.max(1, prose.length));
}

/** Does a title report an appointment, and so is about the one who is hired: 'Acme hires risk chief'? */
function isAppointment({ zone, words }: Passage): boolean {
  return zone === 'title' && JOININGS.isIn(words);
}

const SPEAKER_CHARACTERS_MAX = 30;
const QUESTION_END = /[?？]["”»*]{0,3}$/u;

/** A line of an interview or a transcript. */
function isTurn({ text }: Passage): boolean {
  const colon = text.slice(0, SPEAKER_CHARACTERS_MAX).search(/[:：]/u);
  return (
    (colon > 0 && !/\d\s?:/u.test(text.slice(0, colon + 1))) ||
    QUESTION_END.test(text.slice(-SPEAKER_CHARACTERS_MAX))
  );
}

const PROSE_FULL = 1500;
const PROSE_WORDS_MIN = 12;
const OWN_WORDS_FULL = 8;
const OTHERS_FULL = 8;

/** Words of whole sentences, unlike those of lists, labels and menus. */
function proseWords(body: readonly Passage[]): number {
  return body
    .filter(({ kind, words }) => kind === 'paragraph' && words.length >= PROSE_WORDS_MIN)
    .reduce((sum, { words }) => sum + words.length, 0);
}

/** How much of a text is in the first person, 0–1: an interview, a talk, a post of one's own. */
export function firstPersonShare(body: readonly Passage[]): number {
  const found = body.reduce(
    (sum, { words }) => sum + words.filter(({ text }) => FIRST_PERSON_WORDS.has(text)).length,
    0,
  );
  return Math.min(1, found / OWN_WORDS_FULL);
}

/** How many other people the page names by given name and surname. */
function othersNamed({ counted }: PageEvidence, body: readonly Passage[]): number {
  const own = ownNameWords(counted);
  const people = new Set<string>();
  for (const { words } of body) {
    for (const [index, { text }] of words.entries()) {
      if (!own.has(text) && isFullNameAt(words, index))
        people.add(`${text} ${words[index + 1]?.text ?? ''}`);
    }
  }
  return people.size;
}
