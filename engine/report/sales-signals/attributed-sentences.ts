import { RIVAL_WORDS } from '../../lexicon/grammar/speech.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { companyNamesOf } from '../../names/companies/company-aliases.ts';
import { personNameOf } from '../../names/people/name/person-name.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf } from '../../text/words.ts';
import { domainLabel, readAddress, registrableDomain } from '../../url/address.ts';
import { genderOf, speakerOf, type Gender, type Speaker } from './attribution.ts';
import { mainTextOf, type Paragraph } from './main-text.ts';
import {
  createNameFinder,
  type NameFinder,
  type NamesInSentence,
} from './names/names-in-sentence.ts';
import type { QuotableSentence } from './quotable-sentences.ts';
import { dashedParts, quotedParts, type QuotedPart } from './quoted-parts.ts';
import { isFirstPersonWord } from './reference-words.ts';
import {
  afterSentence,
  isProspectLast,
  referenceOf,
  NOBODY_NAMED,
  type LastNamed,
  type Reference,
} from './references.ts';
import { pageVoice, turnOf, type Voice } from './voices/page-voice.ts';

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
  readonly gender: Gender | null;
  readonly isByProspect: boolean;
  /** On the company's own site a sentence that names nobody speaks of the company. */
  readonly isOwnSite: boolean;
};

/** A sentence and what it says by itself, before its neighbours are looked at. */
type Draft = {
  readonly sentence: QuotableSentence;
  /** The sentence without the label of who speaks. */
  readonly turn: string;
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
  const { voices, isByProspect } = pageVoice({
    paragraphs,
    introduction: `${result.title}. ${result.description}`,
    url: result.url,
    language,
    name: prospect.name,
    findNames,
  });
  const page: PageFacts = {
    findNames,
    language,
    gender: genderOf(personNameOf(prospect.name).given),
    isByProspect,
    isOwnSite: !isByProspect && isOnOwnSite(prospect, result),
  };
  let last = NOBODY_NAMED;
  let before: Speaker | null = null;
  return paragraphs.flatMap((paragraph, index) => {
    const voice = voices[index] ?? 'author';
    const read = draftsOf(paragraph, voice, page, last);
    last = read.last;
    const carried = isUnnamedSpeech(paragraph, read.drafts) ? before : null;
    const speakers = read.drafts.map((_, at) => speakerAt(read.drafts, at, carried));
    before = lastSpeaker(read.drafts, speakers);
    // An author who says 'she says' between the quotations of an answer is narrating it.
    const isNarrated = voice === 'prospect' && speakers.includes('prospect') && !read.isLabelled;
    const told = isNarrated ? 'author' : voice;
    return settled(read.drafts, { paragraph, speakers, voice: told }, page);
  });
}

/** Nothing in the paragraph hints at another speaker or at a question. */
function isUnnamedSpeech({ isEmphatic, text }: Paragraph, drafts: readonly Draft[]): boolean {
  return (
    !isEmphatic &&
    !/[?？]\W*$/u.test(text) &&
    drafts.every(({ names }) => names.others.length === 0)
  );
}

/** Who spoke last in a paragraph, or whom its last sentence is about. */
function lastSpeaker(
  drafts: readonly Draft[],
  speakers: readonly (Speaker | null)[],
): Speaker | null {
  const last = drafts.at(-1);
  if (last === undefined) return null;
  return speakers.at(-1) ?? subjectOf(last);
}

/** Is the page one of the company's own? By the address that was entered, else by a host that spells the whole name. */
export function isOnOwnSite(prospect: Prospect, { url }: ResearchResult): boolean {
  const { domain, words, aliases } = companyNamesOf(prospect);
  const { host } = readAddress(url);
  if (domain !== '') return registrableDomain(host) === domain;
  const label = domainLabel(host).replaceAll('-', '');
  return [words, ...aliases.filter((alias) => alias.length > 1)].some(
    (name) => name.length > 0 && name.join('') === label,
  );
}

function draftsOf(
  paragraph: Paragraph,
  voice: Voice,
  page: PageFacts,
  before: LastNamed,
): {
  readonly drafts: readonly Draft[];
  readonly last: LastNamed;
  /** A label names the speaker. */
  readonly isLabelled: boolean;
} {
  const { findNames, language, gender } = page;
  const { sentences } = paragraph;
  const said = sentences.map(({ quote }, index) =>
    index === 0 && voice !== 'author' ? turnOf(quote, paragraph) : quote,
  );
  const parts = partsOf(paragraph, said, language);
  let last = before;
  const drafts = sentences.map((sentence, index): Draft => {
    const { words, text } = sentence;
    const names = findNames(words, text);
    const reference = names.others.length > 0 ? null : referenceIn(sentence, last, page);
    const own = parts[index] ?? [];
    const speaker = own.some(({ isQuoted }) => isQuoted)
      ? speakerOf(own, { findNames, language, gender, isProspectLast: isProspectLast(last) })
      : creditedTo(sentence, names, index);
    last = afterSentence(last, names, words, reference);
    return { sentence, turn: said[index] ?? '', parts: own, names, reference, speaker };
  });
  return { drafts, last, isLabelled: said[0] !== sentences[0]?.quote };
}

/** 'Jane Doe, CRO' behind a dash, after what is quoted. */
function creditedTo(
  { isDashed }: QuotableSentence,
  { person, others }: NamesInSentence,
  index: number,
): Speaker | null {
  if (!isDashed || index === 0) return null;
  if (person.some(({ start }) => start === 0)) return 'prospect';
  return others.some(({ start }) => start === 0) ? 'other' : null;
}

/** By the paragraph's dash where the language writes speech with one, else by its quotation marks. */
function partsOf(
  { isDashed, sentences }: Paragraph,
  said: readonly string[],
  language: string | null,
): readonly (readonly QuotedPart[])[] {
  if (DASH_LANGUAGES.has(language ?? '') && (isDashed || sentences[0]?.isDashed === true)) {
    const parts = dashedParts(sentences, language);
    if (isDashed || parts.some((own) => own.some(({ isQuoted }) => !isQuoted))) return parts;
  }
  return quotedParts(said);
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
  told: {
    readonly paragraph: Paragraph;
    readonly speakers: readonly (Speaker | null)[];
    readonly voice: Voice;
  },
  page: PageFacts,
): readonly AttributedSentence[] {
  const { paragraph, speakers, voice } = told;
  const isAllQuotation = drafts.every(isAllQuoted);
  return drafts.map((draft, index) => {
    const speaker = speakers[index] ?? null;
    const spoken =
      paragraph.kind === 'heading' ? [] : spokenIn(draft, speaker, voice, isAllQuotation);
    const isFirstPerson =
      (spoken.length > 0 || (page.isByProspect && !paragraph.isEmphatic)) &&
      saysI(spoken, draft, page);
    const isOthers = voice === 'other' || (speaker === 'other' && hasQuotation(draft));
    const belonging = belongingOf(
      draft,
      { isSpoken: spoken.length > 0 || isFirstPerson, isOthers },
      [drafts[index - 1], drafts[index + 1]],
    );
    return {
      sentence: draft.sentence,
      kind: paragraph.kind,
      names: draft.names,
      reference: draft.reference,
      belonging,
      spoken,
      isFirstPerson,
    };
  });
}

/**
 * A sentence all in quotation marks is said by whoever spoke before it in the paragraph, else after it; where the paragraph
 * is nothing else, by whoever spoke last or was spoken of.
 */
function speakerAt(drafts: readonly Draft[], index: number, last: Speaker | null): Speaker | null {
  const draft = drafts[index];
  const speaker = draft?.speaker ?? null;
  if (draft !== undefined && goesOn(draft) && isUnnamed(draft))
    return speakerAt(drafts, index - 1, last) ?? speaker;
  if (speaker !== null || !isAllQuoted(draft)) return speaker;
  const before = drafts
    .slice(0, index)
    .findLast((one) => one.speaker !== null || !isAllQuoted(one));
  const subject = before === undefined ? null : (before.speaker ?? subjectOf(before));
  const next = drafts.slice(index + 1).find((one) => !isAllQuoted(one));
  return subject ?? next?.speaker ?? (drafts.every(isAllQuoted) ? last : null);
}

/** Begins inside the quotation of the sentence before. */
function goesOn({ parts, turn }: Draft): boolean {
  return parts.length > 1 && parts[0]?.isQuoted === true && /^[\p{L}\p{N}]/u.test(turn);
}

function isUnnamed({ names }: Draft): boolean {
  return names.person.length + names.others.length === 0;
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

/** Languages that write speech behind a dash. */
const DASH_LANGUAGES: ReadonlySet<string> = new Set(
  'no sv da fi pl cs sk hu tr es pt fr it ru uk'.split(' '),
);

function spokenIn(
  draft: Draft,
  speaker: Speaker | null,
  voice: Voice,
  isAllQuotation: boolean,
): readonly string[] {
  if (voice === 'other') return [];
  if (voice === 'prospect') return answerIn(draft, speaker, isAllQuotation);
  return speaker === 'prospect' ? quotationsIn(draft) : [];
}

function quotationsIn({ parts }: Draft): readonly string[] {
  return parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text.trim());
}

/** An answer is spoken as a whole, unless it tells what somebody else said or speaks of the prospect by name. */
function answerIn(
  draft: Draft,
  speaker: Speaker | null,
  isAllQuotation: boolean,
): readonly string[] {
  const { turn, names, sentence } = draft;
  if (speaker === 'prospect' || isAllQuotation) return quotationsIn(draft);
  if (isAllQuoted(draft) || tellsQuotation(draft)) return [];
  const isOfProspect = names.person.length > 0 && turn === sentence.quote;
  return turn === '' || speaker === 'other' || isOfProspect ? [] : [turn];
}

/** 'Iona, graduate auditor: “Nobody shouts.”' */
function tellsQuotation({ parts }: Draft): boolean {
  return parts.some(
    ({ text, isQuoted }, index) =>
      isQuoted && /[:：]\s*$/u.test(parts[index - 1]?.text ?? '') && CAPITAL_END.test(text),
  );
}

const CAPITAL_END = /^\s*\p{Lu}.*[.!?…]$/su;

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
