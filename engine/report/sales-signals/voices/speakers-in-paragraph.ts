import { DEFINITE_ARTICLES, INDEFINITE_WORDS } from '../../../lexicon/grammar/descriptions.ts';
import { JOB_TITLE_PREPOSITIONS } from '../../../lexicon/grammar/prepositions.ts';
import { LEADING_ON } from '../../../lexicon/grammar/speech.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { wordsOf, type Word } from '../../../text/words.ts';
import { speakerOf } from '../attribution.ts';
import { describesOfficer } from '../described-speaker.ts';
import type { Paragraph } from '../main-text.ts';
import type { Speaker } from '../named-speaker.ts';
import type { NameFinder, NamesInSentence } from '../names/names-in-sentence.ts';
import type { QuotableSentence } from '../quotable-sentences.ts';
import type { QuotedPart } from '../quoted-parts.ts';
import {
  afterSentence,
  isPersonal,
  isProspectLast,
  referenceOf,
  type LastNamed,
  type Reference,
} from '../references.ts';
import { spokenParts } from './dashed-speech.ts';
import type { Gender } from './gender.ts';
import { withoutSpeakerLabel } from './labels/speaker-labels.ts';

/** What the sentences of one page are read with. */
export type SentencePage = {
  readonly findNames: NameFinder;
  readonly language: string | null;
  readonly gender: Gender | null;
  /** On the company's own site a sentence that names nobody is about the company. */
  readonly isOwnSite: boolean;
  /** Title or description names the prospect: an episode's show notes quote its guest. */
  readonly isTitled: boolean;
};

/** A sentence and what it says by itself, before its neighbours are looked at. */
export type RawSentence = {
  readonly sentence: QuotableSentence;
  /** The sentence without the label of who speaks. */
  readonly turn: string;
  readonly parts: readonly QuotedPart[];
  readonly names: NamesInSentence;
  /** Whom it refers back to without a name. */
  readonly reference: Reference;
  /** By the sentence's own words. */
  readonly speaker: Speaker | null;
  /** Only says who is quoted before it: '— Jane Doe, CRO'. */
  readonly isCredit: boolean;
};

/** The sentences of a paragraph, and who was named last when it ends. */
export type ReadParagraph = {
  readonly drafts: readonly RawSentence[];
  readonly last: LastNamed;
  /** A label names the speaker. */
  readonly isLabelled: boolean;
};

/** Reads the sentences of a paragraph one by one. */
export function draftsOf(
  paragraph: Paragraph,
  isLabelled: boolean,
  page: SentencePage,
  before: LastNamed,
): ReadParagraph {
  const { findNames, language, gender } = page;
  const { sentences } = paragraph;
  const said = saidIn(paragraph, isLabelled);
  const parts = spokenParts(paragraph, said, page);
  let last = before;
  const drafts = sentences.map((sentence, index): RawSentence => {
    const { words, text } = sentence;
    const names = findNames(words, text);
    const reference = names.others.length > 0 ? null : referenceIn(sentence, last, page);
    const own = parts[index] ?? [];
    const credited = index > 0 && sentence.isDashed ? firstNamed(names) : null;
    const context = {
      findNames,
      language,
      gender,
      isProspectLast: isProspectLast(last),
      titles: last.titles,
    };
    const speaker = own.some(({ isQuoted }) => isQuoted) ? speakerOf(own, context) : credited;
    last = afterSentence(last, names, words, reference);
    const isCredit = credited !== null && speaker === credited;
    return { sentence, turn: said[index] ?? '', parts: own, names, reference, speaker, isCredit };
  });
  return { drafts, last, isLabelled: said[0] !== sentences[0]?.quote };
}

/** The sentences of a paragraph without the label of who speaks. */
export function saidIn({ sentences, label }: Paragraph, isLabelled: boolean): readonly string[] {
  return sentences.map(({ quote }, index) =>
    index === 0 && isLabelled && label !== null ? withoutSpeakerLabel(quote, label) : quote,
  );
}

/** 'Jane Doe, CRO' after a dash, after what is quoted. */
function firstNamed({ person, others }: NamesInSentence): Speaker | null {
  if (person.some(({ start }) => start === 0)) return 'prospect';
  return others.some(({ start }) => start <= 1) ? 'other' : null;
}

function referenceIn(
  sentence: QuotableSentence,
  last: LastNamed,
  { language, isOwnSite }: SentencePage,
): Reference {
  return referenceOf(sentence, last, language) ?? (isOwnSite ? 'company' : null);
}

/**
 * Who speaks in each sentence. One all in quotation marks is said by whoever spoke before it in the paragraph, else after it;
 * where nobody in the paragraph is named, by `before`: who spoke last or was mentioned.
 */
export function speakersOf(
  { drafts }: ReadParagraph,
  paragraph: Paragraph,
  page: SentencePage,
  before: Speaker | null,
): readonly (Speaker | null)[] {
  const carried = isUnnamedSpeech(paragraph, drafts) ? before : null;
  const isHighlight =
    paragraph.isTimed && page.isTitled && drafts.every((draft) => isUnnamed(draft));
  return drafts.map((draft, index) => {
    const speaker = speakerAt(drafts, index, carried);
    return speaker === null && isHighlight && quotesSentence(draft) ? 'prospect' : speaker;
  });
}

/** Nothing in the paragraph hints at another speaker; what is not quoted in it can only be a question. */
function isUnnamedSpeech({ isEmphatic, text }: Paragraph, drafts: readonly RawSentence[]): boolean {
  return (
    !isEmphatic &&
    !QUESTION_OR_CREDIT.test(text) &&
    drafts.every(
      (draft) =>
        !namesOtherPerson(draft) &&
        (isAllQuoted(draft) || isLedOn(draft) || draft.sentence.text.endsWith('?')),
    )
  );
}

/** One name is not a sentence, and still says who is quoted: '“They forgive anything but silence.” – Max'. */
const QUESTION_OR_CREDIT = /[?？]\W*$|["”»’]\s?[–—-]\s?\p{Lu}[^.!?…"“”«»]{0,80}$/u;

function speakerAt(
  drafts: readonly RawSentence[],
  index: number,
  last: Speaker | null,
): Speaker | null {
  const draft = drafts[index];
  if (draft === undefined || !hasQuotation(draft)) return draft?.speaker ?? null;
  const next = drafts[index + 1];
  if (next?.isCredit === true) return next.speaker;
  const before = goesOn(draft) ? speakerAt(drafts, index - 1, last) : speakerBehind(drafts, index);
  return before ?? draft.speaker ?? speakerBeside(drafts, index, last);
}

/**
 * Who speaks, as told where a quotation of several sentences ends: '“We counted. It took a day,” said Jane Doe.' Not
 * the prospect if the quotation names them: nobody speaks of themselves by name.
 */
function speakerBehind(drafts: readonly RawSentence[], index: number): Speaker | null {
  const next = drafts[index + 1];
  if (!isAllQuoted(drafts[index]) || next === undefined || !beginsInside(next)) return null;
  if (next.speaker === 'other' && namesOtherPerson(next)) return next.speaker;
  if ((drafts[index]?.names.person.length ?? 0) > 0) return null;
  return next.speaker === 'prospect' ? next.speaker : speakerBehind(drafts, index + 1);
}

function beginsInside({ parts, turn, sentence }: RawSentence): boolean {
  return parts[0]?.isQuoted === true && /^[\p{L}\p{N}]/u.test(turn) && !sentence.isDashed;
}

/**
 * Who says a wholly quoted sentence: whoever the sentence before mentions, else the one after, else the last speaker.
 */
function speakerBeside(
  drafts: readonly RawSentence[],
  index: number,
  last: Speaker | null,
): Speaker | null {
  if (!isWholeQuotation(drafts[index])) return null;
  const before = drafts
    .slice(0, index)
    .findLast((one) => one.speaker !== null || !(isAllQuoted(one) || isAside(one)));
  if (before !== undefined && before.speaker === null && namesBoth(before)) return null;
  const subject = before === undefined ? null : (before.speaker ?? subjectOfSentence(before));
  const after = drafts.slice(index + 1).find((one) => !isAllQuoted(one));
  return subject ?? after?.speaker ?? last;
}

/** Nothing but a quotation, or what leads on to it. */
function isWholeQuotation(draft: RawSentence | undefined): boolean {
  return draft !== undefined && (isAllQuoted(draft) || isLedOn(draft));
}

/** 'Then: “We …”', 'And on help: “We …”' go on with who spoke before; a subject of its own would have an article. */
function isLedOn({ parts, names, turn }: RawSentence): boolean {
  const [lead, quoted] = parts;
  if (lead?.isQuoted !== false || quoted?.isQuoted !== true || !turn.startsWith(lead.text))
    return false;
  const words = wordsOf(lead.text);
  const isNamed = [...names.person, ...names.others].some(({ start }) => start < words.length);
  return !isNamed && /[:：]\s*$/u.test(lead.text) && leadsOn(words);
}

function leadsOn(words: readonly Word[]): boolean {
  return (
    words.length <= LEAD_WORDS_MAX &&
    LEADING_ON.has(words[0]?.text ?? '') &&
    !describesOfficer(words) &&
    !words.slice(1).some(({ text }) => DEFINITE_ARTICLES.has(text) || INDEFINITE_WORDS.has(text))
  );
}

const LEAD_WORDS_MAX = 6;

/** What is asked between answers, and a sentence about nobody: 'The lesson is simple.' */
function isAside(draft: RawSentence): boolean {
  const { sentence, reference } = draft;
  if (!isUnnamed(draft) || hasQuotation(draft)) return false;
  const isAboutNobody = reference === null && !describesOfficer(sentence.words);
  // 'How does she choose? “I ask the night shift.”' is about her.
  return isAboutNobody || (reference !== 'person' && /[?？]\W*$/u.test(sentence.text));
}

/** 'Jane Doe met Max Roe on Friday.' does not say who speaks next. */
function namesBoth({ names: { person, others }, sentence: { words } }: RawSentence): boolean {
  return (
    person.length > 0 &&
    others.some(
      (other) =>
        // 'Jane Doe (Beta Assurances)' names where she works.
        isPersonal(words, other) &&
        !person.some(({ end }) => end <= other.start && isAtHouse(words.slice(end, other.start))),
    )
  );
}

const HOUSE_WORDS_MAX = 2;

/** Between 'Jane Doe' and the house she is at: nothing, or 'of', 'at the'. */
function isAtHouse(between: readonly Word[]): boolean {
  return (
    between.length <= HOUSE_WORDS_MAX &&
    between.every(
      ({ text }, index) =>
        (index === 0 ? JOB_TITLE_PREPOSITIONS : DEFINITE_ARTICLES).has(text) && text !== 'with',
    )
  );
}

/** Begins inside the quotation of the sentence before. */
function goesOn(draft: RawSentence): boolean {
  return isUnnamed(draft) && draft.parts.length > 1 && beginsInside(draft);
}

function isUnnamed({ names }: RawSentence): boolean {
  return names.person.length + names.others.length === 0;
}

/** Is all of the sentence in quotation marks? */
export function isAllQuoted(draft: RawSentence | undefined): boolean {
  return draft?.parts.every(({ isQuoted }) => isQuoted) === true && draft.parts.length > 0;
}

/** A programme has titles in marks, and no full stop in them: '10:10 Keynote “Twelve risks are enough”'. */
const quotesSentence = ({ parts }: RawSentence): boolean =>
  parts.some(({ text, isQuoted }) => isQuoted && /[.!?…。]\s*$/u.test(text));

/** Is some of it? */
export function hasQuotation(draft: RawSentence | undefined): boolean {
  return draft?.parts.some(({ isQuoted }) => isQuoted) === true;
}

/** Whom a sentence without a quotation is about: the one who speaks next. */
function subjectOfSentence({ names, reference }: RawSentence): Speaker | null {
  if (names.person.length > 0) return 'prospect';
  if (names.others.length > 0) return 'other';
  return reference === 'person' ? 'prospect' : null;
}

function namesOtherPerson({ names, sentence }: RawSentence): boolean {
  return names.others.some((other) => isPersonal(sentence.words, other));
}

/**
 * Who spoke last in a paragraph, or whom its last sentence is about. A heading without a name and a line that only announces
 * a quotation change nothing.
 */
export function lastSpeaker(
  { drafts }: ReadParagraph,
  { text, isEmphatic }: Paragraph,
  speakers: readonly (Speaker | null)[],
  { before, page }: { readonly before: Speaker | null; readonly page: SentencePage },
): Speaker | null {
  const last = drafts.at(-1);
  if (isEmphatic) return headedBy(text, page) ?? before;
  const announces = /[:：]$/u.test(text) && drafts.every(isUnnamed);
  if (last === undefined || announces) return announces ? before : null;
  return speakers.at(-1) ?? subjectOfSentence(last);
}

/** A heading names who speaks below it; 'Head of Audit' names nobody. */
function headedBy(text: string, { findNames }: SentencePage): Speaker | null {
  const words = wordsOf(text);
  const { person, others } = findNames(words, text);
  if (person.length > 0) return 'prospect';
  return others.some(({ start }) => isGivenName(words[start]?.text ?? '')) ? 'other' : null;
}
