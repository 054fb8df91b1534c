import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import {
  ABOUT_AUTHOR,
  AUTHOR_BOX,
  EDITORIAL,
  OWN_VIEWS,
  WRITING_WORDS,
} from '../../../lexicon/people/speakers.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import { readAddress } from '../../../url/address.ts';
import type { Paragraph } from '../main-text.ts';
import { isInMarks, quotedParts } from '../quoted-parts.ts';
import { isFirstPersonWord, isSingularWord } from '../reference-words.ts';
import { isPersonal } from '../references.ts';
import { BYLINE_WORDS_MAX } from '../signal-weights.ts';
import { hasOtherAuthor, isByline } from './bylines.ts';
import { isSiteOfPerson } from './own-site.ts';
import { commentsStart, isNamedIn, SENTENCE_END, type VoicePage } from './voice.ts';

/** Which paragraphs the prospect wrote. */
export type Authorship = {
  readonly authored: readonly boolean[];
  /** The page is theirs as a whole. */
  readonly isByProspect: boolean;
};

/** Where labelled turns begin, and whether somebody is asked. */
export type Conversation = { readonly start: number | null; readonly isInterview: boolean };

/** Lines from the top among which a bare name is the author's. */
const NAME_LINE_MAX = 8;
/** Paragraphs in the first person that make a page somebody's own. */
const PERSONAL_MIN = 2;

/** Reads who wrote the page: by a byline, a name above or below a text that says 'I', or a site of the person's own. */
export function authorshipOf(page: VoicePage, talk: Conversation): Authorship {
  const { paragraphs } = page;
  const byline = paragraphs.findIndex((paragraph) => isByline(paragraph, page));
  if (byline !== -1) return { authored: textAfter(page, byline), isByProspect: true };
  if (isTitledByline(page)) return { authored: textAfter(page, -1), isByProspect: true };
  const box = paragraphs.findIndex((paragraph, index) => isAuthorBox(paragraph, index, page));
  const isHead = !paragraphs.slice(0, box).some((one) => isProse(one));
  if (box !== -1 && talk.start === null)
    return {
      authored: textAfter(page, -1).map((isTheirs, index) => isTheirs && (index < box || isHead)),
      isByProspect: true,
    };
  return ownPlace(page, talk);
}

/** 'Full text: remarks by Jane Doe' heads what she said. */
function isTitledByline(page: VoicePage): boolean {
  const [title = ''] = page.introduction.split(/(?<=[^\s.]{2})\. /u);
  return title.split(/[:|–—]\s/u).some((text) => isByline({ text: text.trim() }, page));
}

/** Signed parts, or all of it on a page of the person's own. */
function ownPlace(page: VoicePage, talk: Conversation): Authorship {
  const { paragraphs } = page;
  const sections = signedSections(page);
  if (talk.isInterview) return { authored: sections, isByProspect: false };
  // Readers comment below what somebody wrote.
  const end = Math.min(talk.start ?? Infinity, commentsStart(paragraphs));
  const above = { ...page, paragraphs: paragraphs.slice(0, end) };
  const isOwnPlace =
    isOwnPost(page, above) ||
    (isPersonalPage(above) && (hasNameLine(above) || isSiteOfPerson(page)));
  if (!isOwnPlace || hasOtherAuthor(above)) return { authored: sections, isByProspect: false };
  return isProfile(page)
    ? {
        authored: above.paragraphs.map(
          (one) => isProse(one) && saysI(one, page) && !isNamedIn(one.text, page),
        ),
        isByProspect: false,
      }
    : {
        authored: textAfter(above, -1).map(
          (isTheirs, index) => isTheirs && !isProfileHeadline(above, index),
        ),
        isByProspect: true,
      };
}

/** 'Ex-CRO. Now mostly allotment.' below the name is what a network shows of everybody. */
function isProfileHeadline(page: VoicePage, index: number): boolean {
  const [name, line] = [page.paragraphs[index - 1], page.paragraphs[index]];
  if (name === undefined || line === undefined) return false;
  const isShort = wordsOf(line.text).length <= BYLINE_WORDS_MAX;
  // 'Jane Doe · 5 November 2026' heads a column and not a profile.
  if (!isShort || !isNameLine(name, page) || /\d{4}/u.test(name.text)) return false;
  return !saysI(line, page) || OWN_VIEWS.test(plainLetters(line.text));
}

/** Prose from the byline on, or all of it where the byline comes last; not what is about the author. */
function textAfter(page: VoicePage, byline: number): readonly boolean[] {
  const { paragraphs } = page;
  const isLast = !paragraphs.some((one, index) => index > byline && isProse(one));
  const isSection = paragraphs[byline]?.kind === 'heading';
  const next = paragraphs.findIndex(({ kind }, index) => index > byline && kind === 'heading');
  const end = isSection && next !== -1 ? next : paragraphs.length;
  return paragraphs.map(
    (one, index) =>
      ((index > byline && index < end) || isLast) && isProse(one) && !speaksOfAuthor(one, page),
  );
}

const CLOSING_PARAGRAPHS = 4;
const IS =
  /^\W*(?:is|was|leads|heads|runs|works|ist|leitet|est|dirige|es|e|är|er|on|jest|je|kieruje|vede)\b/iu;

/**
 * Does it present the author: 'About the author: …', or 'Jane Doe is CRO of Acme' in italics or below a text with 'I'?
 */
function isAuthorBox(paragraph: Paragraph, index: number, page: VoicePage): boolean {
  const { text } = paragraph;
  if (AUTHOR_BOX.test(plainLetters(text))) return isNamedIn(paragraph.text, page);
  const isLate = index > 1 && index >= page.paragraphs.length - CLOSING_PARAGRAPHS;
  const isAtHead = paragraph.isEmphatic && !page.paragraphs.some((one) => headsOther(one, page));
  return (
    (isLate || isAtHead) &&
    isBiography(paragraph, page) &&
    isPersonalPage(page) &&
    !hasOtherAuthor(page)
  );
}

/** Does the paragraph present somebody else in the same way? Then the page is about a team. */
function headsOther({ isEmphatic, text }: Paragraph, { findNames }: VoicePage): boolean {
  const words = wordsOf(text);
  return (
    isEmphatic && findNames(words, text).others.some((one) => !one.start && isPersonal(words, one))
  );
}

const PROSE_WORDS_MIN = 4;

/** A paragraph of whole sentences: no menu, no place and date, no caption. */
function isProse({ kind, isEmphatic, text, label }: Paragraph): boolean {
  if (label?.form === 'letter' && /[?？]$/u.test(text)) return false;
  if (isEmphatic || kind === 'heading' || kind === 'table' || kind === 'quote') return false;
  return SENTENCE_END.test(withoutHashtags(text)) && wordsOf(text).length >= PROSE_WORDS_MIN;
}

/** Posts end in them. */
function withoutHashtags(text: string): string {
  const parts = text.trimEnd().split(/\s/u);
  return parts.slice(0, parts.findLastIndex((part) => !part.startsWith('#')) + 1).join(' ');
}

/** Says 'I' or 'we' itself, not in what it quotes. */
function saysI(
  { text }: Paragraph,
  { language }: VoicePage,
  isMeant: typeof isFirstPersonWord = isFirstPersonWord,
): boolean {
  const [parts = []] = quotedParts([text]);
  return parts.some(
    ({ text: part, isQuoted }) =>
      !isQuoted && wordsOf(part).some((word) => isMeant(word.text, language)),
  );
}

/** 'Jane Doe is chief risk officer of Acme' below what she wrote. */
function speaksOfAuthor(paragraph: Paragraph, page: VoicePage): boolean {
  const { text } = paragraph;
  const plain = plainLetters(text);
  if (ABOUT_AUTHOR.test(plain) || EDITORIAL.test(plain)) return true;
  if (MAIL_ADDRESS.test(text) && !saysI(paragraph, page)) return true;
  return (
    isNamedIn(paragraph.text, page) &&
    (!saysI(paragraph, page) || !isIntroducedByName(paragraph, page))
  );
}

/** The editors ask for letters, the author hardly does. */
const MAIL_ADDRESS = /[^\s@]@[^\s@.]+\.\p{L}/u;

/** Text in the first person, and nobody who talks about the prospect. */
function isPersonalPage(page: VoicePage): boolean {
  const prose = page.paragraphs.filter(
    (one) => isProse(one) && !isBiography(one, page) && !isNameLine(one, page),
  );
  const personal = prose.filter((paragraph) => saysI(paragraph, page));
  const isProfiled = isProfile(page);
  return (
    personal.length >= Math.min(isProfiled ? 1 : PERSONAL_MIN, prose.length) &&
    personal.some((paragraph) => saysI(paragraph, page, isSingularWord)) &&
    (isProfiled || !prose.some((paragraph) => isNamedIn(paragraph.text, page)))
  );
}

/** 'Jane Doe is chief risk officer of Acme.' */
function isBiography({ text }: Paragraph, { findNames }: VoicePage): boolean {
  const words = wordsOf(text);
  const [first] = findNames(words, text).person;
  return first?.start === 0 && IS.test(text.slice(words[first.end - 1]?.end ?? 0));
}

/** 'Jane Doe · CRO at Acme · 2.' ends like one and is none. */
function isSentence(text: string): boolean {
  return SENTENCE_END.test(text) && !/[·|]/u.test(text);
}

/**
 * Does a line near the top hold only the name, perhaps with a post: 'RUTH ABERNETHY'? Below a text with 'I' it signs
 * that.
 */
function hasNameLine(page: VoicePage): boolean {
  const text = page.paragraphs.findIndex((one) => isProse(one) && saysI(one, page));
  return page.paragraphs
    .slice(0, Math.min(NAME_LINE_MAX, text))
    .some((one) => isNameLine(one, page));
}

function isNameLine({ text }: Paragraph, { findNames }: VoicePage): boolean {
  const words = wordsOf(text);
  const [first] = findNames(words, text).person;
  if (first === undefined || words.length > BYLINE_WORDS_MAX || isSentence(text)) return false;
  const before = words.slice(0, first.start);
  const end = words[first.end - 1]?.end ?? 0;
  return before.every((word) => HONORIFICS.has(word.text)) && NAME_ENDS.test(text.slice(end));
}

/** A second surname may follow. */
const NAME_ENDS = /^[\s*_)]*(?:$|[,|·•–—(:-]|\p{Lu}[\p{L}'’-]{0,40}[\s*_)]{0,4}(?:$|[,|·•–—(:-]))/u;

/** 'Jane Doe on LinkedIn', or a post of a network that is headed by her name. */
function isOwnPost({ url, introduction, findNames }: VoicePage, above: VoicePage): boolean {
  const prose = above.paragraphs.filter((one) => isProse(one));
  const isTheirs =
    prose.some((one) => saysI(one, above)) && !prose.some((one) => isNamedIn(one.text, above));
  if (!isTheirs) return false;
  const [title = ''] = introduction.split(/(?<=[^\s.]{2})\. /u);
  const words = wordsOf(title);
  const [first] = findNames(words, title).person;
  if (first?.start !== 0) return false;
  const { host, path } = readAddress(url);
  const isNetwork = NETWORK_HOST.test(host) && !path.startsWith('/in/');
  return isNetwork || first.end === words.length;
}

const NETWORK_HOST =
  /(?:^|\.)(?:linkedin|twitter|x|mastodon|facebook|threads|bsky|medium|substack|xing|viadeo)\.[a-z.]+$/u;

const SPAN_OF_YEARS =
  /\b(?:19|20)\d{2}\s*(?:[–—-]|bis|to|à|a|til|tot|do)\s*(?:(?:\p{L}+\.? )?(?:19|20)\d{2}|\p{L}+)/u;
const PROFILE_YEARS_MIN = 2;

/** Lists where somebody worked and when. */
function isProfile({ paragraphs }: VoicePage): boolean {
  return paragraphs.filter(({ text }) => SPAN_OF_YEARS.test(text)).length >= PROFILE_YEARS_MIN;
}

/** 'Jane Doe, Head of Audit, writes: This was …', '講演概要(皆川氏より) …'. */
export function isIntroducedByName({ text }: Paragraph, page: VoicePage): boolean {
  const introduction = INTRODUCTION.exec(text)?.[0] ?? '';
  const isWriting =
    WRITING_WORDS.has(wordListOf(introduction).at(-1) ?? '') || /より[)）]/u.test(introduction);
  return isWriting && isNamedIn(introduction, page);
}

const INTRODUCTION = /^[^:：。]{1,90}[:：]|^[^:：。]{1,40}より[)）]/u;

/** Parts of a page by the prospect: what they are said to write, and what is above their name. */
function signedSections(page: VoicePage): readonly boolean[] {
  const { paragraphs } = page;
  const authored = paragraphs.map((paragraph) => isIntroducedByName(paragraph, page));
  paragraphs.forEach((paragraph, index) => {
    if (endsWithSignature(paragraph, page)) authored[index] = true;
    if (!closesText(paragraph, index, page) && !isSignature(paragraph, page)) return;
    const start = paragraphs.findLastIndex((one, at) => at < index && one.isEmphatic);
    const section = paragraphs.slice(start + 1, index);
    // The name below a quotation says who is quoted.
    const isQuoted = isInMarks(paragraphs[index - 1]?.text ?? '');
    if (isQuoted || !section.some((one) => saysI(one, page, isSingularWord))) return;
    section.forEach((one, offset) => {
      if (isProse(one) && !speaksOfAuthor(one, page)) authored[start + 1 + offset] = true;
    });
  });
  return authored;
}

const SIGNATURE_WORDS_MAX = 14;

/**
 * Does the name alone on a line sign the text above it? It does below 'With warm regards,' or below prose, if nothing
 * but a title and a date follows in its section.
 */
function closesText(name: Paragraph, index: number, page: VoicePage): boolean {
  if (!isNameLine(name, page)) return false;
  const before = page.paragraphs[index - 1];
  if (before === undefined || VALEDICTION.test(before.text)) return before !== undefined;
  const below = page.paragraphs.slice(index + 1);
  const next = below.findIndex((one) => one.kind === 'heading' || isProse(one));
  const isEnd = next === -1 || below[next]?.kind === 'heading';
  return isEnd && isProse(before);
}

const VALEDICTION = /^[^.!?:]{2,60},$/u;

/** 'Jane Doe, Chief Risk Officer' alone on a line below a text. */
function isSignature({ text, kind, isEmphatic }: Paragraph, { findNames }: VoicePage): boolean {
  const words = wordsOf(text);
  if (kind === 'heading' || words.length > SIGNATURE_WORDS_MAX || SENTENCE_END.test(text))
    return false;
  const [first] = findNames(words, text).person;
  if (first === undefined || first.start > 0) return false;
  const rest = text.slice(words[first.end - 1]?.end ?? 0);
  return /^[\s*_]*(?:$|,)/u.test(rest) && (isEmphatic || rest.trim().length > 0);
}

/** A text in the first person whose last sentence is only the name: '… to our colleagues. Jane Doe'. */
function endsWithSignature(paragraph: Paragraph, page: VoicePage): boolean {
  const last = paragraph.sentences.at(-1);
  if (last === undefined || paragraph.sentences.length === 1) return false;
  const [name] = page.findNames(last.words, last.text).person;
  const isNameOnly =
    name?.start === 0 && NAME_ENDS.test(last.text.slice(last.words[name.end - 1]?.end));
  return isNameOnly && !SENTENCE_END.test(last.text) && saysI(paragraph, page, isSingularWord);
}
