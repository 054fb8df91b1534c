import { RIVAL_WORDS } from '../../lexicon/grammar/speech.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { companyNamesOf } from '../../names/companies/company-aliases.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf } from '../../text/words.ts';
import { readAddress, registrableDomain } from '../../url/address.ts';
import { speakerOf, type Speaker } from './attribution.ts';
import { mainTextOf, type Paragraph } from './main-text.ts';
import {
  createNameFinder,
  type NameFinder,
  type NamesInSentence,
} from './names/names-in-sentence.ts';
import { pageVoice, type Voice } from './page-voice.ts';
import type { QuotableSentence } from './quotable-sentences.ts';
import { quotedParts, type QuotedPart } from './quoted-parts.ts';
import { isFirstPersonWord } from './reference-words.ts';
import {
  afterSentence,
  isProspectLast,
  referenceOf,
  NOBODY_NAMED,
  type LastNamed,
  type Reference,
} from './references.ts';

/**
 * How a sentence belongs to the prospect: it names the person or the company, is spoken by the person, refers back to
 * them, stands beside a sentence that names them — or not at all.
 */
export type Belonging = 'named' | 'spoken' | 'referred' | 'near' | 'none';

/** A sentence of a page's main text, and whom it is about. */
export type AttributedSentence = {
  readonly sentence: QuotableSentence;
  readonly kind: Paragraph['kind'];
  readonly names: NamesInSentence;
  readonly reference: Reference;
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
  /** On the company's own site a sentence that names nobody speaks of the company. */
  readonly isOwnSite: boolean;
};

/** A sentence and what it says by itself, before its neighbours are looked at. */
type Draft = {
  readonly sentence: QuotableSentence;
  readonly parts: readonly QuotedPart[];
  readonly names: NamesInSentence;
  /** Whom it refers back to without a name. */
  readonly reference: Reference;
  /** By the sentence's own words. */
  readonly speaker: Speaker | null;
};

/** Reads a page confirmed to be about the prospect, sentence by sentence. Linear in the length of the page. */
export function attributedSentences(
  prospect: Prospect,
  result: ResearchResult,
): readonly AttributedSentence[] {
  const { language } = result;
  const findNames = createNameFinder(prospect, language);
  const paragraphs = mainTextOf(result);
  const { voices, isByProspect } = pageVoice(
    paragraphs,
    `${result.title}. ${result.description}`,
    findNames,
  );
  const page: PageFacts = {
    findNames,
    language,
    isByProspect,
    isOwnSite: !isByProspect && isOnOwnSite(prospect, result),
  };
  let last = NOBODY_NAMED;
  return paragraphs.flatMap((paragraph, index) => {
    const read = draftsOf(paragraph, page, last);
    last = read.last;
    // An author who says 'she says' between the quotations of an answer is narrating it.
    const isNarrated = read.drafts.some(({ speaker }) => speaker !== null);
    const voice = voices[index] ?? 'author';
    return settled(
      read.drafts,
      paragraph,
      isNarrated && voice === 'prospect' ? 'author' : voice,
      page,
    );
  });
}

/** Is the page one of the company's own? */
export function isOnOwnSite(prospect: Prospect, { url }: ResearchResult): boolean {
  const { domain } = companyNamesOf(prospect);
  return domain !== '' && registrableDomain(readAddress(url).host) === domain;
}

function draftsOf(
  { sentences }: Paragraph,
  page: PageFacts,
  before: LastNamed,
): { readonly drafts: readonly Draft[]; readonly last: LastNamed } {
  const { findNames, language } = page;
  const parts = quotedParts(sentences.map(({ quote }) => quote));
  let last = before;
  const drafts = sentences.map((sentence, index): Draft => {
    const { words, text } = sentence;
    const names = findNames(words, text);
    const reference = names.others.length > 0 ? null : referenceIn(sentence, last, page);
    const own = parts[index] ?? [];
    const speaker = own.some(({ isQuoted }) => isQuoted)
      ? speakerOf(own, { findNames, language, isProspectLast: isProspectLast(last) })
      : null;
    last = afterSentence(last, names, words, reference);
    return { sentence, parts: own, names, reference, speaker };
  });
  return { drafts, last };
}

function referenceIn(
  sentence: QuotableSentence,
  last: LastNamed,
  { language, isOwnSite }: PageFacts,
): Reference {
  return referenceOf(sentence, last, language) ?? (isOwnSite ? 'company' : null);
}

function settled(
  drafts: readonly Draft[],
  { kind, isEmphatic }: Paragraph,
  voice: Voice,
  page: PageFacts,
): readonly AttributedSentence[] {
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
    return {
      sentence: draft.sentence,
      kind,
      names: draft.names,
      reference: draft.reference,
      belonging,
      spoken,
      isFirstPerson,
    };
  });
}

/** A sentence all in quotation marks is said by whoever spoke before it in the paragraph, else after it. */
function speakerAt(drafts: readonly Draft[], index: number): Speaker | null {
  const speaker = drafts[index]?.speaker ?? null;
  if (speaker !== null || !isAllQuoted(drafts[index])) return speaker;
  const before = drafts
    .slice(0, index)
    .findLast((one) => one.speaker !== null || !isAllQuoted(one));
  const subject = before === undefined ? null : (before.speaker ?? subjectOf(before));
  return subject ?? drafts[index + 1]?.speaker ?? null;
}

function isAllQuoted(draft: Draft | undefined): boolean {
  return draft?.parts.every(({ isQuoted }) => isQuoted) === true && draft.parts.length > 0;
}

function hasQuotation(draft: Draft | undefined): boolean {
  return draft?.parts.some(({ isQuoted }) => isQuoted) === true;
}

/** Whom a sentence without a quotation is about: the one who speaks next. */
function subjectOf({ names, reference }: Draft): Speaker | null {
  if (names.others.length > 0) return 'other';
  return names.person.length > 0 || reference === 'person' ? 'prospect' : null;
}

const NORDIC_LANGUAGES: ReadonlySet<string> = new Set(['no', 'sv', 'da']);

function spokenIn(
  draft: Draft,
  speaker: Speaker | null,
  voice: Voice,
  page: PageFacts,
): readonly string[] {
  if (voice === 'other') return [];
  if (voice === 'prospect') return answerIn(draft);
  const isDashed = draft.sentence.isDashed && NORDIC_LANGUAGES.has(page.language ?? '');
  if (isDashed) return dashedSpeech(draft);
  return speaker === 'prospect' ? quotationsIn(draft) : [];
}

function quotationsIn({ parts }: Draft): readonly string[] {
  return parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text.trim());
}

const SPEAKER_LABEL = /^(?:\*\*[^*:]{2,60}:?\*\*:?|\p{Lu}[\p{Lu}\p{M}\s.'’-]{1,60}:)\s*/u;

/** An answer is spoken as a whole, unless the author narrates between its quotations. */
function answerIn(draft: Draft): readonly string[] {
  const { quote } = draft.sentence;
  const unlabelled = quote.replace(SPEAKER_LABEL, '');
  if (unlabelled !== quote) return unlabelled === '' ? [] : [unlabelled];
  const isNarrated = hasQuotation(draft) || draft.names.person.length > 0;
  return isNarrated ? quotationsIn(draft) : [quote];
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
  { isByProspect, language }: PageFacts,
): boolean {
  const voice = isByProspect && spoken.length === 0 ? sentence.text : plainTextOf(spoken.join(' '));
  return wordListOf(voice).some((word) => isFirstPersonWord(word, language));
}

function belongingOf(
  { names, reference, sentence }: Draft,
  { isSpoken, isOthers }: { readonly isSpoken: boolean; readonly isOthers: boolean },
  neighbours: readonly (Draft | undefined)[],
): Belonging {
  if (names.person.length + names.company.length > 0) return 'named';
  if (isSpoken) return 'spoken';
  if (isOthers || RIVAL_WORDS.test(plainLetters(sentence.text))) return 'none';
  if (reference !== null) return 'referred';
  const isNear = neighbours.some(
    (one) => one !== undefined && one.names.person.length + one.names.company.length > 0,
  );
  // A question beside a name asks about the world; it says nothing of the one named.
  const isDistinctive = names.others.length === 0 && !sentence.text.endsWith('?');
  return isNear && isDistinctive ? 'near' : 'none';
}
