import {
  ABOUT_AUTHOR,
  AUTHOR_BOX,
  EDITORIAL,
  OWN_VIEWS,
} from '../../../lexicon/people/speakers.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';
import { readAddress } from '../../../url/address.ts';
import type { Paragraph } from '../main-text.ts';
import { namesPersonIn } from '../names/names-in-sentence.ts';
import { isInMarks, quotedParts } from '../quoted-parts.ts';
import { type isFirstPersonWord, isSingularWord, saysI } from '../reference-words.ts';
import { isPersonal } from '../references.ts';
import {
  BYLINE_WORDS_MAX,
  hasOtherAuthor,
  isByline,
  isIntroducedByName,
  isNameLine,
  isSignature,
  isTitledByline,
  NAME_ENDS,
  titleOfPage,
} from './bylines.ts';
import { isSiteOfPerson } from './own-site.ts';
import {
  commentsStart,
  endsWithQuestion,
  firstNaming,
  SENTENCE_END,
  type VoicePage,
} from './voice.ts';

/** Which paragraphs the prospect wrote. */
export type Authorship = {
  readonly authored: readonly boolean[];
  /** The whole page is theirs. */
  readonly isByProspect: boolean;
};

/** Where labelled turns begin, and whether the page is an interview. */
export type Conversation = { readonly start: number | null; readonly isInterview: boolean };

/** The lines at the top of a page among which a bare name is the author's. */
const NAME_LINE_MAX = 8;
/** How many paragraphs in the first person make a page personal. */
const PERSONAL_MIN = 2;

/** Tells who wrote the page: by a byline, a name above or below a text that says 'I', or a site of the person's own. */
export function authorshipOf(page: VoicePage, talk: Conversation): Authorship {
  const { paragraphs } = page;
  const byline = paragraphs.findIndex((paragraph) => isByline(paragraph, page));
  if (byline !== -1 || isTitledByline(page))
    return { authored: textAfter(page, byline), isByProspect: true };
  const box = paragraphs.findIndex((paragraph, index) => isAuthorBox(paragraph, index, page));
  const isHead = !paragraphs.slice(0, box).some((one) => isProse(one));
  if (box !== -1 && talk.start === null)
    return {
      authored: textAfter(page, -1).map((isTheirs, index) => isTheirs && (index < box || isHead)),
      isByProspect: true,
    };
  return authorshipOnOwnPage(page, talk);
}

/** The parts that are signed, or all of the text on a page of the person's own. */
function authorshipOnOwnPage(page: VoicePage, talk: Conversation): Authorship {
  const { paragraphs } = page;
  const sections = signedSections(page);
  if (talk.isInterview) return { authored: sections, isByProspect: false };
  // Below the text come readers' comments.
  const end = Math.min(talk.start ?? Infinity, commentsStart(paragraphs));
  const above = { ...page, paragraphs: paragraphs.slice(0, end) };
  const isOwnPlace =
    isOwnPost(page, above) ||
    (isPersonalPage(above) && (hasNameLine(above) || isSiteOfPerson(page)));
  if (!isOwnPlace || hasOtherAuthor(above)) return { authored: sections, isByProspect: false };
  return isProfile(page)
    ? {
        authored: above.paragraphs.map(
          (one) => isProse(one) && isInFirstPerson(one, page) && !namesPersonIn(page, one.text),
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

/** Is it the line that a network shows below everybody's name: 'Ex-CRO. Now mostly allotment.'? */
function isProfileHeadline(page: VoicePage, index: number): boolean {
  const [name, line] = [page.paragraphs[index - 1], page.paragraphs[index]];
  if (name === undefined || line === undefined) return false;
  const isShort = wordsOf(line.text).length <= BYLINE_WORDS_MAX;
  // A name with a year heads a column and not a profile: 'Jane Doe · 5 November 2026'.
  if (!isShort || !isNameLine(name, page) || /\d{4}/u.test(name.text)) return false;
  return !isInFirstPerson(line, page) || OWN_VIEWS.test(plainLetters(line.text));
}

/** Which paragraphs are prose by the author: those after the byline, or all where it comes last, but not those about the author. */
function textAfter(page: VoicePage, byline: number): readonly boolean[] {
  const { paragraphs } = page;
  const isLast = !paragraphs.some((one, index) => index > byline && isProse(one));
  const isSection = paragraphs[byline]?.kind === 'heading';
  const next = paragraphs.findIndex(({ kind }, index) => index > byline && kind === 'heading');
  const foot = paragraphs.findIndex(({ isBelowRule }) => isBelowRule);
  // A last rule with no first person below it sets off an imprint, if there is prose above it.
  const isImprint =
    paragraphs.slice(byline + 1, Math.max(foot, 0)).some(isProse) &&
    !paragraphs.slice(foot).some((one) => isInFirstPerson(one, page));
  const end = isSection && next !== -1 ? next : isImprint ? foot : paragraphs.length;
  return paragraphs.map(
    (one, index) =>
      ((index > byline && index < end) || isLast) && isProse(one) && !isAboutAuthor(one, page),
  );
}

const CLOSING_PARAGRAPHS = 4;
/** What the person is or does, after a name: ' is chief risk officer', ' leitet die Revision'. */
const IS =
  /^\W*(?:is|was|leads|heads|runs|works|ist|leitet|est|dirige|es|e|är|er|on|jest|je|kieruje|vede)\b/iu;

/** Does it introduce the author: 'About the author: …', or 'Jane Doe is CRO of Acme' in italics or below a text with 'I'? */
function isAuthorBox(paragraph: Paragraph, index: number, page: VoicePage): boolean {
  const { text } = paragraph;
  if (AUTHOR_BOX.test(plainLetters(text))) return namesPersonIn(page, paragraph.text);
  const isLate = index > 1 && index >= page.paragraphs.length - CLOSING_PARAGRAPHS;
  const isAtHead = paragraph.isEmphatic && !page.paragraphs.some((one) => headsOther(one, page));
  return (
    (isLate || isAtHead) &&
    isBiography(paragraph, page) &&
    isPersonalPage(page) &&
    !hasOtherAuthor(page)
  );
}

/** Does the paragraph introduce another person in the same way, so that the page is about a team? */
function headsOther({ isEmphatic, text }: Paragraph, { findNames }: VoicePage): boolean {
  const words = wordsOf(text);
  return (
    isEmphatic && findNames(words, text).others.some((one) => !one.start && isPersonal(words, one))
  );
}

const PROSE_WORDS_MIN = 4;

/** Is it a paragraph of whole sentences, and no menu, dateline or caption? */
function isProse({ kind, isEmphatic, text, label }: Paragraph): boolean {
  if (label?.form === 'letter' && endsWithQuestion(text)) return false;
  if (isEmphatic || kind === 'heading' || kind === 'table' || kind === 'quote') return false;
  return SENTENCE_END.test(withoutHashtags(text)) && wordsOf(text).length >= PROSE_WORDS_MIN;
}

/** The text without the hashtags at the end of a post. */
function withoutHashtags(text: string): string {
  const parts = text.trimEnd().split(/\s/u);
  return parts.slice(0, parts.findLastIndex((part) => !part.startsWith('#')) + 1).join(' ');
}

/** Is it in the first person, apart from what it quotes? */
function isInFirstPerson(
  { text }: Paragraph,
  { language }: VoicePage,
  isMeant?: typeof isFirstPersonWord,
): boolean {
  return saysI(quotedParts([text])[0] ?? [], language, isMeant);
}

/** Is the paragraph about the author and not by them: 'Jane Doe is chief risk officer of Acme'? */
function isAboutAuthor(paragraph: Paragraph, page: VoicePage): boolean {
  const { text } = paragraph;
  const plain = plainLetters(text);
  if (ABOUT_AUTHOR.test(plain) || EDITORIAL.test(plain)) return true;
  if (MAIL_ADDRESS.test(text) && !isInFirstPerson(paragraph, page)) return true;
  return (
    namesPersonIn(page, paragraph.text) &&
    (!isInFirstPerson(paragraph, page) || !isIntroducedByName(paragraph, page))
  );
}

/** A mail address, which editors give for letters and authors hardly do. */
const MAIL_ADDRESS = /[^\s@]@[^\s@.]+\.\p{L}/u;

/** Is the text in the first person, and does its prose not name the prospect? */
function isPersonalPage(page: VoicePage): boolean {
  const prose = page.paragraphs.filter(
    (one) => isProse(one) && !isBiography(one, page) && !isNameLine(one, page),
  );
  const personal = prose.filter((paragraph) => isInFirstPerson(paragraph, page));
  const isProfiled = isProfile(page);
  return (
    personal.length >= Math.min(isProfiled ? 1 : PERSONAL_MIN, prose.length) &&
    personal.some((paragraph) => isInFirstPerson(paragraph, page, isSingularWord)) &&
    (isProfiled || !prose.some((paragraph) => namesPersonIn(page, paragraph.text)))
  );
}

/** Does the paragraph begin with the name and a description: 'Jane Doe is chief risk officer of Acme.'? */
function isBiography({ text }: Paragraph, page: VoicePage): boolean {
  const naming = firstNaming(text, page);
  return naming?.before.length === 0 && IS.test(naming.after);
}

/** Does a line near the top hold only the name, perhaps with a job title: 'RUTH ABERNETHY'? Below the text it would be a signature. */
function hasNameLine(page: VoicePage): boolean {
  const text = page.paragraphs.findIndex((one) => isProse(one) && isInFirstPerson(one, page));
  return page.paragraphs
    .slice(0, Math.min(NAME_LINE_MAX, text))
    .some((one) => isNameLine(one, page));
}

/** Is the page a post of theirs in a network, judging by its title: 'Jane Doe on LinkedIn'? */
function isOwnPost(page: VoicePage, above: VoicePage): boolean {
  const prose = above.paragraphs.filter((one) => isProse(one));
  const isTheirs =
    prose.some((one) => isInFirstPerson(one, above)) &&
    !prose.some((one) => namesPersonIn(above, one.text));
  if (!isTheirs) return false;
  const naming = firstNaming(titleOfPage(page), page);
  if (naming?.before.length !== 0) return false;
  const { host, path } = readAddress(page.url);
  const isNetwork = NETWORK_HOST.test(host) && !path.startsWith('/in/');
  return isNetwork || wordsOf(naming.after).length === 0;
}

/** Hosts of networks where people post. */
const NETWORK_HOST =
  /(?:^|\.)(?:linkedin|twitter|x|mastodon|facebook|threads|bsky|medium|substack|xing|viadeo)\.[a-z.]+$/u;

/** '2017 – 2022', '2019 to today'. */
const SPAN_OF_YEARS =
  /\b(?:19|20)\d{2}\s*(?:[–—-]|bis|to|à|a|til|tot|do)\s*(?:(?:\p{L}+\.? )?(?:19|20)\d{2}|\p{L}+)/u;
const PROFILE_YEARS_MIN = 2;

/** Does the page list jobs with their years? */
function isProfile({ paragraphs }: VoicePage): boolean {
  return paragraphs.filter(({ text }) => SPAN_OF_YEARS.test(text)).length >= PROFILE_YEARS_MIN;
}

/** The parts of a page by the prospect: those introduced by their name and those signed with it. */
function signedSections(page: VoicePage): readonly boolean[] {
  const { paragraphs } = page;
  const authored = paragraphs.map((paragraph) => isIntroducedByName(paragraph, page));
  paragraphs.forEach((paragraph, index) => {
    if (endsWithSignature(paragraph, page)) authored[index] = true;
    if (!closesText(paragraph, index, page) && !isSignature(paragraph, page)) return;
    const start = paragraphs.findLastIndex((one, at) => at < index && one.isEmphatic);
    const section = paragraphs.slice(start + 1, index);
    // A name below a quotation is that of the person quoted.
    const isQuoted = isInMarks(paragraphs[index - 1]?.text ?? '');
    if (isQuoted || !section.some((one) => isInFirstPerson(one, page, isSingularWord))) return;
    section.forEach((one, offset) => {
      if (isProse(one) && !isAboutAuthor(one, page)) authored[start + 1 + offset] = true;
    });
  });
  return authored;
}

/**
 * Does a name alone on a line sign the text above it? It does after 'With warm regards,', or after prose if only a title and a date follow
 * in its section.
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

/** 'With warm regards,' alone on a line. */
const VALEDICTION = /^[^.!?:]{2,60},$/u;

/** Is the last sentence of a text in the first person only the name: '… to our colleagues. Jane Doe'? */
function endsWithSignature(paragraph: Paragraph, page: VoicePage): boolean {
  const last = paragraph.sentences.at(-1);
  if (last === undefined || paragraph.sentences.length === 1) return false;
  const naming = firstNaming(last.text, page);
  const isNameOnly = naming?.before.length === 0 && NAME_ENDS.test(naming.after);
  return (
    isNameOnly && !SENTENCE_END.test(last.text) && isInFirstPerson(paragraph, page, isSingularWord)
  );
}
