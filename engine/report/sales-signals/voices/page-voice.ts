import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import { isInMarks } from '../quoted-parts.ts';
import { authorshipOf } from './authorship.ts';
import { isIntroducedByName } from './bylines.ts';
import { labelRoles } from './labels/label-roles.ts';
import { turnsOf, type Question } from './turns.ts';
import { commentsStart, SENTENCE_END, type Voice, type VoicePage } from './voice.ts';

/** Who speaks on a page. */
export type PageVoice = {
  /** One for each paragraph. */
  readonly voices: readonly Voice[];
  /** For each paragraph: does it begin with a label of the speaker, which is not part of what they say? */
  readonly areLabelled: readonly boolean[];
  /** For each paragraph of an answer, the question that it answers. */
  readonly answered: readonly (Question | null)[];
  /** The prospect wrote the page, so its 'I' and 'we' are theirs. */
  readonly isByProspect: boolean;
};

/** Finds who speaks in each paragraph. */
export function pageVoice(page: VoicePage): PageVoice {
  const { paragraphs } = page;
  const roles = labelRoles(page);
  const { turns, answered, isInterview } = turnsOf(page, roles);
  const start = turns.findIndex((voice) => voice !== 'author');
  const { authored, isByProspect } = authorshipOf(page, {
    start: start === -1 ? null : start,
    isInterview,
  });
  const credits = creditedVoices(page);
  const comments = commentsStart(paragraphs);
  const voices = turns.map((voice, index): Voice => {
    if (index >= comments && roles[index] !== 'prospect') return 'other';
    const credited = credits.get(index);
    if (credited !== undefined) return credited;
    if (isInterview && isHeadlineQuotation(paragraphs[index])) return 'prospect';
    const isWritten = authored[index] === true && paragraphs[index]?.isEmphatic === false;
    return voice === 'author' && isWritten ? 'prospect' : voice;
  });
  const areLabelled = paragraphs.map(
    (paragraph, index) => roles[index] !== null || isIntroducedByName(paragraph, page),
  );
  return { voices, areLabelled, answered, isByProspect };
}

/** Is it a quotation as the heading of an interview: '„Wir prüfen die Rolle“'? */
function isHeadlineQuotation(paragraph: Paragraph | undefined): boolean {
  return paragraph?.kind === 'heading' && isInMarks(paragraph.text);
}

const CREDIT_WORDS_MAX = 16;

/** The voices of quotations that are credited below: '> We cut it to nine days.', then '> — Jane Doe, CRO'. */
function creditedVoices(page: VoicePage): ReadonlyMap<number, Voice> {
  const { paragraphs } = page;
  const voices = new Map<number, Voice>();
  paragraphs.forEach((paragraph, index) => {
    const isBelowQuotation = isQuotedSpeech(paragraphs[index - 1]);
    const voice = paragraph.isDashed || isBelowQuotation ? creditedTo(paragraph, page) : null;
    if (voice === null) return;
    for (let at = index - 1; paragraphs[at]?.kind === 'quote' && !voices.has(at); at -= 1)
      voices.set(at, voice);
    if (isBelowQuotation) voices.set(index - 1, voice);
    voices.set(index, 'author');
  });
  return voices;
}

/** Is the paragraph quoted speech? A title in quotation marks has no full stop: '„Control anew“'. */
function isQuotedSpeech(paragraph: Paragraph | undefined): boolean {
  if (paragraph === undefined || !isInMarks(paragraph.text)) return false;
  const { text, kind } = paragraph;
  return kind === 'quote' || SENTENCE_END.test(text) || wordsOf(text).length >= QUOTED_WORDS_MIN;
}

const QUOTED_WORDS_MIN = 8;

/** The person at the beginning of a short line that is not a sentence; `null` when it is not a credit. */
function creditedTo({ text, kind }: Paragraph, { findNames }: VoicePage): Voice | null {
  const words = wordsOf(text);
  if (words.length > CREDIT_WORDS_MAX || kind === 'heading' || SENTENCE_END.test(text)) return null;
  const { person, others } = findNames(words, text);
  if (person.some(({ start }) => start <= 1)) return 'prospect';
  return others.some(({ start }) => start <= 1) ? 'other' : null;
}
