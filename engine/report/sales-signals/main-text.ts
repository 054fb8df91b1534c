import { FURNITURE, CONSENT_VERB, TEASER_LABEL } from '../../lexicon/pages/boilerplate.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import {
  type Block,
  blocksOf,
  LINK_LINE_SHARE_MIN,
  PAGE_CHARACTERS_MAX,
} from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf } from '../../text/words.ts';
import { quotableSentences, type QuotableSentence } from './quotable-sentences.ts';
import { speakerLabelOf, type SpeakerLabel } from './voices/labels/speaker-labels.ts';

/** A line of a page's main text. */
export type Paragraph = {
  readonly kind: Block['kind'];
  /** As it is on the page. */
  readonly line: string;
  /** As a reader sees it. */
  readonly text: string;
  /** Set off from the running text: bold, italic or a heading, as questions of an interview are. */
  readonly isEmphatic: boolean;
  /** All of it in bold. */
  readonly isBold: boolean;
  /** What may name a speaker in front, as transcripts do. */
  readonly label: SpeakerLabel | null;
  /** Begins with a time, as lines of show notes do. */
  readonly isTimed: boolean;
  /** Begins with the dash that many languages put before what somebody says. */
  readonly isDashed: boolean;
  /** Stands below the last rule of the page, as imprints do. */
  readonly isBelowRule: boolean;
  readonly sentences: readonly QuotableSentence[];
};

/** '[00:12] We …', '10:30 Coffee'. */
const TIMED = /^[\s>*+-]*[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s/u;
/** '– We were ready.' */
const DASHED = /^[\s*_>]*[–—―]\s*\S/u;
/** A rule across the page: '---'. */
const RULE = /^(?:-{3,}|\*{3,}|_{3,}|\* \* \*)$/gmu;
/** A line all in bold or italics, or a heading. */
const EMPHATIC = /^\s*(?:#{1,6}\s|\*{1,3}\S[^*]*\*{1,3}:?\s*$|_{1,3}\S[^_]*_{1,3}:?\s*$)/u;

/** The main text of a page: no menu, no consent banner, no teasers, no sidebar, no site furniture. */
export function mainTextOf(result: ResearchResult): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isAside = false;
  const lines = contentLines(result.content.slice(0, PAGE_CHARACTERS_MAX));
  for (const { line, block, isBelowRule } of lines) {
    const isTeaser = isTeaserLabel(block.text);
    if (block.kind === 'heading' || isTeaser) isAside = isTeaser;
    if (isAside || isConsentText(block.text)) {
      isAside = isAside && isBareLabel(block.text, isTeaser);
      continue;
    }
    paragraphs.push({
      kind: block.kind,
      line,
      text: block.text,
      label: block.kind === 'heading' || block.kind === 'table' ? null : speakerLabelOf(line),
      isTimed: TIMED.test(line),
      isDashed: DASHED.test(line),
      isBelowRule,
      isEmphatic: block.kind === 'heading' || EMPHATIC.test(line),
      isBold: /^\s*\*\*[^*]+\*\*:?\s*$/u.test(line),
      sentences: quotableSentences(line).filter(
        // Site furniture: rights, policies, sign-up boxes.
        ({ text }) => !FURNITURE.test(plainLetters(text)),
      ),
    });
  }
  return paragraphs;
}

/** Does a label announce the lines below it: 'Read next'? 'Read next: Diesel slides' and 'Share: X | LinkedIn' end with their line. */
function isBareLabel(text: string, isTeaser: boolean): boolean {
  if (!isTeaser) return true;
  return wordListOf(text).length <= TEASER_LABEL_WORDS_MAX && !LABEL_WITH_TEXT.test(text);
}

/** Words of a label before teasers. */
const TEASER_LABEL_WORDS_MAX = 6;

/** 'Read next: Diesel slides'. */
const LABEL_WITH_TEXT = /^[^:：|·]{1,60}[:：|·]\s*[^\s:：]/u;

type ContentLine = { readonly line: string; readonly block: Block; readonly isBelowRule: boolean };

/** The lines that hold text, each with the Markdown it came from; menus and lists of links go. */
function contentLines(markdown: string): readonly ContentLine[] {
  const rule = [...markdown.matchAll(RULE)].at(-1)?.index ?? Infinity;
  return [markdown.slice(0, rule), markdown.slice(rule)].flatMap((part, index) =>
    part
      .split('\n')
      .flatMap(questionApart)
      .flatMap((line) => {
        const [block] = blocksOf(line);
        if (block === undefined) return [];
        const isMenu = block.kind !== 'heading' && block.linkShare >= LINK_LINE_SHARE_MIN;
        return isMenu ? [] : [{ line, block, isBelowRule: index > 0 }];
      }),
  );
}

/** '**What went wrong?** We had …'. */
const QUESTION_IN_FRONT = /^(\s*\*\*[^*]{2,400}[?？]\*\*)\s+(\S.*)$/u;

/** A question in bold and its answer on one line are two paragraphs. */
function questionApart(line: string): readonly string[] {
  const [, question, answer] = QUESTION_IN_FRONT.exec(line) ?? [];
  return question === undefined || answer === undefined ? [line] : [question, answer];
}

/** What consent banners are about. */
const CONSENT = /\b(?:cookies?|kakor|informasjonskapsler|tracking technologies)\b/i;

/** Does the line announce other articles? It, and what follows a bare label of this kind, is about something else. */
function isTeaserLabel(text: string): boolean {
  return TEASER_LABEL.test(plainLetters(text)) && !isSentence(text);
}

/** 'Read next:', 'Share |'. */
const LABEL_END = /^[^:：|·]{0,40}[:：|·]/u;

/** Is it a sentence and no label? 'Last week I lost the master key.' only begins like one. */
function isSentence(text: string): boolean {
  const isLong = wordListOf(text).length > TEASER_LABEL_WORDS_MAX;
  return isLong && /[.!?…]["”»)]?$/u.test(text) && !LABEL_END.test(text);
}

/** Is it a consent banner: the word, and a verb that asks? An article about cookies only has the word. */
function isConsentText(text: string): boolean {
  const plain = plainLetters(text);
  return CONSENT.test(plain) && CONSENT_VERB.test(plain);
}
