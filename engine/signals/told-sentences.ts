import { plainTextOf } from '../judge/text/blocks.ts';
import { wordListOf } from '../judge/text/words.ts';
import type { Prospect } from '../prospect.ts';
import type { ResearchResult } from '../research-event.ts';
import { plainLetters } from '../taxonomy/plain-letters.ts';
import { speakerOf, type Speaker } from './attribution.ts';
import { mainTextOf, type Paragraph } from './main-text.ts';
import { createNameFinder, type NameFinder, type NamesInSentence } from './names-in-sentence.ts';
import { pageVoice, type Voice } from './page-voice.ts';
import type { QuotableSentence } from './quotable-sentences.ts';
import { quotedParts, type QuotedPart } from './quoted-parts.ts';
import { FIRST_PERSON, RIVAL } from './reference-words.ts';
import {
  afterSentence,
  isProspectLast,
  isReferring,
  NOBODY_NAMED,
  type LastNamed,
} from './references.ts';

/**
 * How a sentence belongs to the prospect: it names the person or the company, is spoken by the person, refers back to
 * them, stands beside a sentence that names them — or not at all.
 */
export type Belonging = 'named' | 'spoken' | 'referred' | 'near' | 'none';

/** A sentence of a page's main text, and whom it is about. */
export type ToldSentence = {
  readonly sentence: QuotableSentence;
  readonly kind: Paragraph['kind'];
  readonly names: NamesInSentence;
  readonly belonging: Belonging;
  /** Stretches of the quote that the person says. */
  readonly spoken: readonly string[];
  /** Says 'I' or 'we' in the person's own voice. */
  readonly isFirstPerson: boolean;
};

type PageFacts = {
  readonly findNames: NameFinder;
  readonly language: string | null;
  readonly isByProspect: boolean;
};

/** A sentence and what it says by itself, before its neighbours are looked at. */
type Draft = {
  readonly sentence: QuotableSentence;
  readonly parts: readonly QuotedPart[];
  readonly names: NamesInSentence;
  readonly isReferred: boolean;
  /** By the sentence's own words. */
  readonly speaker: Speaker | null;
};

/** Reads a page confirmed to be about the prospect, sentence by sentence. Linear in the length of the page. */
export function toldSentences(prospect: Prospect, result: ResearchResult): readonly ToldSentence[] {
  const { language } = result;
  const findNames = createNameFinder(prospect, language);
  const paragraphs = mainTextOf(result);
  const { voices, isByProspect } = pageVoice(
    paragraphs,
    `${result.title}. ${result.description}`,
    findNames,
  );
  const page: PageFacts = { findNames, language, isByProspect };
  let last = NOBODY_NAMED;
  return paragraphs.flatMap((paragraph, index) => {
    const read = draftsOf(paragraph, page, last);
    last = read.last;
    return settled(read.drafts, paragraph, voices[index] ?? 'author', page);
  });
}

function draftsOf(
  { sentences }: Paragraph,
  { findNames, language }: PageFacts,
  before: LastNamed,
): { readonly drafts: readonly Draft[]; readonly last: LastNamed } {
  const parts = quotedParts(sentences.map(({ quote }) => quote));
  let last = before;
  const drafts = sentences.map((sentence, index): Draft => {
    const { words, text } = sentence;
    const names = findNames(words, text);
    const isReferred = names.others.length === 0 && isReferring(words, text, last, language);
    const own = parts[index] ?? [];
    const speaker = speakerOf(own, { findNames, language, isProspectLast: isProspectLast(last) });
    last = afterSentence(last, names, words, isReferred);
    return { sentence, parts: own, names, isReferred, speaker };
  });
  return { drafts, last };
}

function settled(
  drafts: readonly Draft[],
  { kind, isEmphatic }: Paragraph,
  voice: Voice,
  page: PageFacts,
): readonly ToldSentence[] {
  const speakers = drafts.map((_, index) => speakerAt(drafts, index));
  return drafts.map((draft, index) => {
    const speaker = speakers[index] ?? null;
    const spoken = spokenIn(draft, speaker, voice, page);
    const isFirstPerson =
      (spoken.length > 0 || (page.isByProspect && !isEmphatic)) && saysI(spoken, draft, page);
    const isOthers =
      voice === 'other' || (speaker === 'other' && draft.parts.some(({ isQuoted }) => isQuoted));
    const belonging = belongingOf(
      draft,
      { isSpoken: spoken.length > 0 || isFirstPerson, isOthers },
      [drafts[index - 1], drafts[index + 1]],
    );
    return { sentence: draft.sentence, kind, names: draft.names, belonging, spoken, isFirstPerson };
  });
}

/** A sentence all in quotation marks is said by whoever spoke before it in the paragraph, else after it. */
function speakerAt(drafts: readonly Draft[], index: number): Speaker | null {
  const draft = drafts[index];
  if (draft === undefined || draft.speaker !== null) return draft?.speaker ?? null;
  if (!draft.parts.some(({ isQuoted }) => isQuoted)) return null;
  for (let back = index - 1; back >= 0; back -= 1) {
    const before = drafts[back];
    if (before?.speaker === 'prospect' || before?.speaker === 'other') return before.speaker;
    const told = before === undefined ? null : toldOf(before);
    if (told !== null) return told;
    if (before?.parts.every(({ isQuoted }) => isQuoted) !== true) break;
  }
  return drafts[index + 1]?.speaker ?? null;
}

/** Whom a sentence without a quotation is about: the one who speaks next. */
function toldOf({ names, isReferred, parts }: Draft): Speaker | null {
  if (parts.some(({ isQuoted }) => isQuoted)) return null;
  if (names.others.length > 0) return 'other';
  return names.person.length > 0 || isReferred ? 'prospect' : null;
}

const NORDIC_LANGUAGES: ReadonlySet<string> = new Set(['no', 'sv', 'da']);

function spokenIn(
  draft: Draft,
  speaker: Speaker | null,
  voice: Voice,
  page: PageFacts,
): readonly string[] {
  const quoted = draft.parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text.trim());
  const { sentence, names } = draft;
  if (voice === 'prospect') {
    if (quoted.length > 0 && quoted.length < draft.parts.length) return quoted;
    // Inside an interview the author still tells things: 'Auch DORA beschäftigt Lanternbridge'.
    return names.person.length > 0 && draft.isReferred
      ? []
      : quoted.length > 0
        ? quoted
        : [sentence.quote];
  }
  if (voice === 'other') return [];
  if (sentence.isDashed && NORDIC_LANGUAGES.has(page.language ?? '')) return dashedSpeech(draft);
  return speaker === 'prospect' ? quoted : [];
}

const SAID_BY =
  /,\s+(?:sier|sa|siger|sagde|sager|sade|forteller|fortaeller|berattar|forklarer|forklarar)\s/iu;

/** '– Jeg kommer tilbake, sier Sørlund.' without who says it. */
function dashedSpeech({ sentence, names }: Draft): readonly string[] {
  const said = SAID_BY.exec(sentence.quote);
  if (said === null || names.person.length === 0) return [];
  return [sentence.quote.slice(0, said.index)];
}

function saysI(
  spoken: readonly string[],
  { sentence }: Draft,
  { isByProspect }: PageFacts,
): boolean {
  const voice = isByProspect && spoken.length === 0 ? sentence.text : plainTextOf(spoken.join(' '));
  return wordListOf(voice).some((word) => FIRST_PERSON.has(word));
}

function belongingOf(
  { names, isReferred, sentence }: Draft,
  { isSpoken, isOthers }: { readonly isSpoken: boolean; readonly isOthers: boolean },
  neighbours: readonly (Draft | undefined)[],
): Belonging {
  if (names.person.length + names.company.length > 0) return 'named';
  if (isSpoken) return 'spoken';
  if (isOthers || RIVAL.test(plainLetters(sentence.text))) return 'none';
  if (isReferred) return 'referred';
  const isNear = neighbours.some(
    (one) => one !== undefined && one.names.person.length + one.names.company.length > 0,
  );
  return isNear && names.others.length === 0 ? 'near' : 'none';
}
