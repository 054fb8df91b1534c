// Finds what in an answer is not the prospect's: narration, and the words of others.
import { wordListOf, wordsOf } from '../../../text/words.ts';
import { titleWordsIn } from '../described-speaker.ts';
import type { Speaker } from '../named-speaker.ts';
import { saysI } from '../reference-words.ts';
import type { RawSentence, ReadParagraph, SentencePage } from './read-paragraph.ts';
import { isAllQuoted } from './speakers-in-paragraph.ts';

/** Is it narration in the place of an answer? It says 'she says', or quotes a named third person. */
export function isNarratedAnswer(
  read: ReadParagraph,
  speakers: readonly (Speaker | null)[],
  page: SentencePage & { readonly isByProspect: boolean },
): boolean {
  // Where the text says 'I' outside quotation marks, 'she said' means somebody else.
  const isOwnVoice = read.rawSentences.some(({ parts }) => saysI(parts, page.language));
  if (read.isLabelled || isOwnVoice) return false;
  if (speakers.includes('prospect') || paragraphNamesProspect(read)) return true;
  return !page.isByProspect && quotesOthers(read, speakers);
}

/** Does the narrator quote a named third person: '“Small firms pay most,” notes Max Roe of the federation. He wants a shared register.' */
function quotesOthers(
  { rawSentences }: ReadParagraph,
  speakers: readonly (Speaker | null)[],
): boolean {
  return rawSentences.some(
    (raw, index) =>
      speakers[index] === 'other' &&
      raw.names.others.length > 0 &&
      !isAllQuoted(raw) &&
      quotesSpeech(raw),
  );
}

/** Does the narrator name the prospect in the place of an answer: 'Ms Doe prefers to say no more.'? */
function paragraphNamesProspect({ rawSentences }: ReadParagraph): boolean {
  return rawSentences.some(
    ({ names, turn, sentence }) => names.person.length > 0 && turn === sentence.quote,
  );
}

/** Does it report what somebody else has said? */
export function reportsOthersSpeech(raw: RawSentence, speaker: Speaker | null): boolean {
  return (
    (speaker === 'other' && isAboutSomebody(raw)) ||
    ((speaker !== null || isAttributedAfter(raw)) && quotesSpeech(raw))
  );
}

/** Does somebody else say the quoted words before it: '“Too dear,” people tell me', but not '“No,” I say' or '“Too dear” is no reason'? */
function isAttributedAfter({ parts: [quoted, tail] }: RawSentence): boolean {
  if (quoted?.isQuoted !== true || tail === undefined) return false;
  const isAfter = /,\W*$/u.test(quoted.text) || /^\W{0,3},/u.test(tail.text);
  return (
    isAfter && /^\P{L}*\p{Ll}+\P{L}+\p{L}/u.test(tail.text) && !SPEAKER_AS_SUBJECT.test(tail.text)
  );
}

/** The speaker as the subject, who says the quoted words themselves: 'I', 'ich', 'jag'. */
const SPEAKER_AS_SUBJECT = /(?<![\p{L}’'])(?:I|ich|je|jeg|jag|ik)(?!\p{L})/u;

/** Is it about a person: 'A spokesman called it “suicide”', but not 'a form that says “low risk”'? */
function isAboutSomebody({ names, parts }: RawSentence): boolean {
  const [first, second] = parts;
  if (first === undefined || first.isQuoted || second === undefined) return false;
  return names.others.length > 0 || titleWordsIn(wordsOf(first.text)).length > 0;
}

/** Does it quote a sentence, and not only words: 'a form that says “low risk”'? */
function quotesSpeech({ parts }: RawSentence): boolean {
  return parts.some(
    ({ text, isQuoted }) =>
      isQuoted && /^\s*[\p{Lu}\p{Lo}¿¡]/u.test(text) && wordListOf(text).length >= SPEECH_WORDS_MIN,
  );
}

const SPEECH_WORDS_MIN = 3;
