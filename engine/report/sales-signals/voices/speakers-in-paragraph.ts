import { DEFINITE_ARTICLES, INDEFINITE_WORDS } from '../../../lexicon/grammar/descriptions.ts';
import { LEADING_ON } from '../../../lexicon/grammar/speech.ts';
import { QUOTES_HEADING } from '../../../lexicon/people/speakers.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf, type Word } from '../../../text/words.ts';
import { titleWordsIn } from '../described-speaker.ts';
import type { Paragraph } from '../main-text.ts';
import type { Speaker } from '../named-speaker.ts';
import { isInOwnVoice, isSingularWord, isSubjectPronoun } from '../reference-words.ts';
import { isPersonal } from '../references.ts';
import type { RawSentence, ReadParagraph, SentencePage } from './read-paragraph.ts';
import { endsWithQuestion, SENTENCE_END } from './voice.ts';

/**
 * Who speaks in each sentence. A sentence that is all in quotation marks belongs to the speaker before it in the paragraph, or else after
 * it. If the paragraph names nobody, it belongs to `before`, who spoke or was mentioned last.
 */
export function speakersOf(
  { rawSentences }: ReadParagraph,
  paragraph: Paragraph,
  page: SentencePage,
  before: Speaker | null,
): readonly (Speaker | null)[] {
  const carried = isUnnamedSpeech(paragraph, rawSentences) ? before : null;
  const isHighlight =
    paragraph.isTimed && page.isTitled && rawSentences.every((raw) => isUnnamed(raw));
  return rawSentences.map((raw, index) => {
    const speaker = speakerAt(rawSentences, index, carried);
    return speaker === null && isHighlight && quotesSentence(raw) ? 'prospect' : speaker;
  });
}

/** A paragraph that has been read, and who speaks in each of its sentences. */
export type SpokenParagraph = {
  readonly read: ReadParagraph;
  readonly speakers: readonly (Speaker | null)[];
};

/**
 * Does the page portray the prospect? Its title names them and nobody is quoted more often, or they are the first person named in its text
 * and are quoted more often than all others.
 */
export function isPortrait(
  paragraphs: readonly SpokenParagraph[],
  { isTitled }: SentencePage,
): boolean {
  const quotations = (who: Speaker): number =>
    paragraphs.filter(({ read: { rawSentences }, speakers }) =>
      rawSentences.some((raw, index) => speakers[index] === who && hasQuotation(raw)),
    ).length;
  const [own, others] = [quotations('prospect'), quotations('other')];
  if (isTitled && others === 0) return true;
  const first = paragraphs
    .flatMap(({ read }) => read.rawSentences)
    .filter(({ sentence }) => SENTENCE_END.test(sentence.text))
    .find((raw) => raw.names.person.length > 0 || namesOtherPerson(raw));
  const isFirst = (first?.names.person.length ?? 0) > 0;
  return isTitled ? own > 0 && own >= others : isFirst && own > others;
}

/**
 * Who speaks on a page that portrays the prospect: a quotation without a speaker is theirs if it says 'I', or if the sentence that leads up
 * to it has them as its subject, unless that sentence names another person or a job: 'The cut hurt. “I stopped the bonus.”', but 'The
 * staff are proud. “We would walk through fire.”'
 */
export function portrayedSpeakers(
  { read, speakers }: SpokenParagraph,
  language: string | null,
): SpokenParagraph['speakers'] {
  const areInFirstPerson = quotationsInFirstPerson(read.rawSentences, language);
  let leading: RawSentence | null = null;
  return read.rawSentences.map((raw, index) => {
    const speaker = speakers[index] ?? null;
    // After the words of somebody else, more of theirs may follow.
    if (speaker === 'other') leading = null;
    const isTheirs =
      leading !== null &&
      isAllQuoted(raw) &&
      quotesSentence(raw) &&
      leadsToThem(leading, areInFirstPerson[index] === true, language);
    if (!hasQuotation(raw)) leading = speaker === 'other' ? null : raw;
    return speaker ?? (isTheirs ? 'prospect' : null);
  });
}

/** May a sentence lead up to what the prospect says, be it about them or about nobody? */
function leadsToThem(
  leading: RawSentence,
  isInFirstPerson: boolean,
  language: string | null,
): boolean {
  if (namesOtherPerson(leading)) return false;
  if (isAboutThem(leading, language)) return true;
  return isInFirstPerson && titleWordsIn(leading.sentence.words).length === 0;
}

/** Is the prospect its subject, by name or as 'she'? 'Her deputy disagrees' is about somebody else. */
function isAboutThem(
  { names, sentence, reference }: RawSentence,
  language: string | null,
): boolean {
  if (names.person.length > 0) return true;
  return (
    reference === 'person' && sentence.words.some(({ text }) => isSubjectPronoun(text, language))
  );
}

/** By sentence: is it part of a quotation that says 'I'? Quoted sentences in a row are one. */
function quotationsInFirstPerson(
  rawSentences: readonly RawSentence[],
  language: string | null,
): readonly boolean[] {
  const quotations: RawSentence[][] = [];
  rawSentences.forEach((raw, index) => {
    const isContinued = isAllQuoted(raw) && isAllQuoted(rawSentences[index - 1]);
    if (isContinued) quotations.at(-1)?.push(raw);
    else quotations.push([raw]);
  });
  return quotations.flatMap((quotation) => {
    const saysI = quotation.some(({ sentence }) =>
      isInOwnVoice(sentence.text, language, isSingularWord),
    );
    return quotation.map(() => saysI);
  });
}

/** Does nothing in the paragraph point to another speaker? What it does not quote can only be a question. */
function isUnnamedSpeech(
  { isEmphatic, text }: Paragraph,
  rawSentences: readonly RawSentence[],
): boolean {
  return (
    !isEmphatic &&
    !QUESTION_OR_CREDIT.test(text) &&
    rawSentences.every(
      (raw) =>
        !namesOtherPerson(raw) &&
        (isAllQuoted(raw) || hasLeadIn(raw) || raw.sentence.text.endsWith('?')),
    )
  );
}

/** A question, or a name after a quotation, which says who is quoted: '“They forgive anything but silence.” – Max'. */
const QUESTION_OR_CREDIT = /[?？]\W*$|["”»’]\s?[–—-]\s?\p{Lu}[^.!?…"“”«»]{0,80}$/u;

function speakerAt(
  rawSentences: readonly RawSentence[],
  index: number,
  last: Speaker | null,
): Speaker | null {
  const raw = rawSentences[index];
  if (raw === undefined || !hasQuotation(raw)) return raw?.speaker ?? null;
  const next = rawSentences[index + 1];
  if (next?.isCredit === true) return next.speaker;
  const before = continuesQuotation(raw)
    ? speakerAt(rawSentences, index - 1, last)
    : speakerNamedAtEnd(rawSentences, index);
  return before ?? raw.speaker ?? speakerBeside(rawSentences, index, last);
}

/**
 * The speaker that is named where a quotation of several sentences ends: '“We counted. It took a day,” said Jane Doe.' Not the prospect if
 * the quotation names them: nobody refers to themselves by name.
 */
function speakerNamedAtEnd(rawSentences: readonly RawSentence[], index: number): Speaker | null {
  const next = rawSentences[index + 1];
  if (!isAllQuoted(rawSentences[index]) || next === undefined || !beginsInside(next)) return null;
  if (next.speaker === 'other' && namesOtherPerson(next)) return next.speaker;
  if ((rawSentences[index]?.names.person.length ?? 0) > 0) return null;
  return next.speaker === 'prospect' ? next.speaker : speakerNamedAtEnd(rawSentences, index + 1);
}

function beginsInside({ parts, turn, sentence }: RawSentence): boolean {
  return parts[0]?.isQuoted === true && /^[\p{L}\p{N}]/u.test(turn) && !sentence.isDashed;
}

/** Who says a sentence that is all in quotation marks: the person mentioned in the sentence before, else in the one after, else the last speaker. */
function speakerBeside(
  rawSentences: readonly RawSentence[],
  index: number,
  last: Speaker | null,
): Speaker | null {
  if (!isWholeQuotation(rawSentences[index])) return null;
  const before = rawSentences
    .slice(0, index)
    .findLast((one) => one.speaker !== null || !(isAllQuoted(one) || isAside(one)));
  if (before !== undefined && before.speaker === null && namesPersonAndOther(before)) return null;
  const subject = before === undefined ? null : (before.speaker ?? subjectOfSentence(before));
  const after = rawSentences.slice(index + 1).find((one) => !isAllQuoted(one));
  return subject ?? after?.speaker ?? last;
}

/** Is it only a quotation, perhaps with a lead-in? */
function isWholeQuotation(raw: RawSentence | undefined): boolean {
  return raw !== undefined && (isAllQuoted(raw) || hasLeadIn(raw));
}

/** Do a few words lead in to more from the same speaker: 'Then: “We …”', 'And on help: “We …”'? A new subject would have an article. */
function hasLeadIn({ parts, names, turn }: RawSentence): boolean {
  const [lead, quoted] = parts;
  if (lead?.isQuoted !== false || quoted?.isQuoted !== true || !turn.startsWith(lead.text))
    return false;
  const words = wordsOf(lead.text);
  const isNamed = [...names.person, ...names.others].some(({ start }) => start < words.length);
  return !isNamed && /[:：]\s*$/u.test(lead.text) && isLeadIn(words);
}

function isLeadIn(words: readonly Word[]): boolean {
  return (
    words.length <= LEAD_WORDS_MAX &&
    LEADING_ON.has(words[0]?.text ?? '') &&
    titleWordsIn(words).length === 0 &&
    !words.slice(1).some(({ text }) => DEFINITE_ARTICLES.has(text) || INDEFINITE_WORDS.has(text))
  );
}

const LEAD_WORDS_MAX = 6;

/** Is it a question between answers, or a sentence about nobody: 'The lesson is simple.'? */
function isAside(raw: RawSentence): boolean {
  const { sentence, reference } = raw;
  if (!isUnnamed(raw) || hasQuotation(raw)) return false;
  const isAboutNobody = reference === null && titleWordsIn(sentence.words).length === 0;
  // A question about the person is no aside: 'How does she choose? “I ask the night shift.”'
  return isAboutNobody || (reference !== 'person' && endsWithQuestion(sentence.text));
}

/** Does it name the person and somebody else, so that it is unclear who speaks next: 'Jane Doe met Max Roe on Friday.'? */
function namesPersonAndOther({
  names: { person, others },
  sentence: { words },
}: RawSentence): boolean {
  return (
    person.length > 0 &&
    others.some(
      (other) =>
        // A name right after hers is her employer: 'Jane Doe (Beta Assurances)'.
        isPersonal(words, other) &&
        !person.some(({ end }) => end <= other.start && other.start - end <= EMPLOYER_WORDS_MAX),
    )
  );
}

/** ' of ', ' at the ' between 'Jane Doe' and her employer. */
const EMPLOYER_WORDS_MAX = 2;

/** Does it begin inside the quotation of the sentence before it? */
function continuesQuotation(raw: RawSentence): boolean {
  return isUnnamed(raw) && raw.parts.length > 1 && beginsInside(raw);
}

function isUnnamed({ names }: RawSentence): boolean {
  return names.person.length + names.others.length === 0;
}

/** Is all of the sentence in quotation marks? */
export function isAllQuoted(raw: RawSentence | undefined): boolean {
  return raw?.parts.every(({ isQuoted }) => isQuoted) === true && raw.parts.length > 0;
}

/** Does it quote a whole sentence? A title in a programme has no full stop: '10:10 Keynote “Twelve risks are enough”'. */
const quotesSentence = ({ parts }: RawSentence): boolean =>
  parts.some(({ text, isQuoted }) => isQuoted && SENTENCE_END.test(text.trimEnd()));

/** Is any of it in quotation marks? */
export function hasQuotation(raw: RawSentence | undefined): boolean {
  return raw?.parts.some(({ isQuoted }) => isQuoted) === true;
}

/** Who a sentence without a quotation is about, and so who speaks next. */
function subjectOfSentence(raw: RawSentence): Speaker | null {
  const { names, reference } = raw;
  if (names.person.length > 0 || reference === 'person') return 'prospect';
  return namesOtherPerson(raw) ? 'other' : null;
}

function namesOtherPerson({ names, sentence }: RawSentence): boolean {
  return names.others.some((other) => isPersonal(sentence.words, other));
}

/**
 * Who spoke last in a paragraph, or who its last sentence is about. A heading without a name and a line that only announces a quotation
 * change nothing.
 */
export function lastSpeaker(
  { rawSentences }: ReadParagraph,
  { text, isEmphatic }: Paragraph,
  speakers: readonly (Speaker | null)[],
  { before, page }: { readonly before: Speaker | null; readonly page: SentencePage },
): Speaker | null {
  const last = rawSentences.at(-1);
  if (isEmphatic) return speakerInHeading(text, page) ?? before;
  const announces = /[:：]$/u.test(text) && rawSentences.every(isUnnamed);
  if (last === undefined || announces) return announces ? before : null;
  return speakers.at(-1) ?? subjectOfSentence(last);
}

/** The speaker that a heading gives for the text below it. 'Head of Audit' gives none; 'From the conversation' means the guest named in the title. */
function speakerInHeading(text: string, { findNames, isTitled }: SentencePage): Speaker | null {
  if (isTitled && QUOTES_HEADING.test(plainLetters(text))) return 'prospect';
  const words = wordsOf(text);
  const { person, others } = findNames(words, text);
  if (person.length > 0) return 'prospect';
  return others.some(({ start }) => isGivenName(words[start]?.text ?? '')) ? 'other' : null;
}
