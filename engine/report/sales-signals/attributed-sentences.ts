import { RIVAL_WORDS } from '../../lexicon/grammar/speech.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { companyNamesOf } from '../../names/companies/company-aliases.ts';
import { personNameOf } from '../../names/people/name/person-name.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../text/words.ts';
import { domainLabel, readAddress, registrableDomain } from '../../url/address.ts';
import { titleWordsIn } from './described-speaker.ts';
import { mainTextOf, type Paragraph } from './main-text.ts';
import type { Speaker } from './named-speaker.ts';
import {
  createNameFinder,
  type NameFinder,
  type NamesInSentence,
} from './names/names-in-sentence.ts';
import { withSurnames } from './names/surnames.ts';
import type { QuotableSentence } from './quotable-sentences.ts';
import { isFirstPersonWord } from './reference-words.ts';
import { NOBODY_NAMED, type Reference } from './references.ts';
import { genderOf } from './voices/gender.ts';
import { pageVoice } from './voices/page-voice.ts';
import { asks, questionAsked } from './voices/question-asked.ts';
import {
  draftsOf,
  hasQuotation,
  isAllQuoted,
  lastSpeaker,
  speakersOf,
  type RawSentence,
  type ReadParagraph,
  type SentencePage,
} from './voices/speakers-in-paragraph.ts';
import type { Voice } from './voices/voice.ts';

/**
 * How a sentence belongs to the prospect: it names the person or the company, is spoken by the person, refers back to
 * them, is next to a sentence that names them — or not at all.
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
  /** What it answers, a substring of the page; `null` where nothing is asked. */
  readonly question: string | null;
};

type PageWithAuthor = SentencePage & { readonly isByProspect: boolean };

/** Reads a page confirmed to be about the prospect, sentence by sentence. Linear in the length of the page. */
export function attributedSentences(
  prospect: Prospect,
  result: ResearchResult,
  findNames: NameFinder = createNameFinder(prospect, result.language),
): readonly AttributedSentence[] {
  const { language } = result;
  const paragraphs = mainTextOf(result);
  const introduction = `${result.title}. ${result.description}`;
  const { voices, areLabelled, answered, isByProspect } = pageVoice({
    paragraphs,
    introduction,
    url: result.url,
    language,
    name: prospect.name,
    findNames,
  });
  const page: PageWithAuthor = {
    findNames: withSurnames(findNames),
    language,
    gender: genderOf(personNameOf(prospect.name).given),
    isByProspect,
    isOwnSite: !isByProspect && isOnOwnSite(prospect, result),
    isTitled: findNames(wordsOf(introduction), introduction).person.length > 0,
  };
  const questions = answered.map((asking) => {
    const paragraph = paragraphs[asking?.index ?? -1];
    if (asking === null || paragraph === undefined) return null;
    const isLabelled = areLabelled[asking.index] === true;
    return questionAsked(paragraph, { ...asking, isLabelled }, language);
  });
  let last = NOBODY_NAMED;
  let before: Speaker | null = null;
  return paragraphs.flatMap((paragraph, index) => {
    const voice = voices[index] ?? 'author';
    const read = draftsOf(paragraph, areLabelled[index] === true, page, last);
    last = read.last;
    const speakers = speakersOf(read, paragraph, page, before);
    before = lastSpeaker(read, paragraph, speakers, { before, page });
    // An author who says 'she says' between the quotations of an answer is narrating it.
    const isNarrated =
      (speakers.includes('prospect') || paragraphNamesProspect(read)) &&
      !read.isLabelled &&
      !tellsOfItself(read, page);
    const told = voice === 'prospect' && isNarrated ? 'author' : voice;
    const question = questions[index] ?? null;
    return settled(read.drafts, { paragraph, speakers, voice: told, question }, page);
  });
}

/** 'Ms Doe prefers to say no more.' in the place of an answer. */
function paragraphNamesProspect({ drafts }: ReadParagraph): boolean {
  return drafts.some(
    ({ names, turn, sentence }) => names.person.length > 0 && turn === sentence.quote,
  );
}

/** Says 'I' outside quotation marks: then 'she said' is somebody else. */
function tellsOfItself({ drafts }: ReadParagraph, { language }: SentencePage): boolean {
  return drafts.some(({ parts }) =>
    parts.some(
      ({ text, isQuoted }) =>
        !isQuoted && wordListOf(text).some((word) => isFirstPersonWord(word, language)),
    ),
  );
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

function settled(
  drafts: readonly RawSentence[],
  told: {
    readonly paragraph: Paragraph;
    readonly speakers: readonly (Speaker | null)[];
    readonly voice: Voice;
    readonly question: string | null;
  },
  page: PageWithAuthor,
): readonly AttributedSentence[] {
  const { paragraph, speakers, voice, question } = told;
  const isAllQuotation = drafts.every(isAllQuoted);
  const isWritten = page.isByProspect && voice !== 'other' && !paragraph.isEmphatic;
  return drafts.map((draft, index) => {
    const speaker = speakers[index] ?? null;
    const spoken =
      paragraph.kind === 'heading' && voice !== 'prospect'
        ? []
        : spokenIn(draft, speaker, voice, isAllQuotation);
    const isFirstPerson = (spoken.length > 0 || isWritten) && saysI(spoken, draft, page);
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
      question: questionOf(draft, drafts[index - 1], question),
    };
  });
}

/** 'What keeps her awake? “The suppliers we have never met.”': the narrator asks right before a quotation, else who had the turn before. */
function questionOf(
  { parts }: RawSentence,
  before: RawSentence | undefined,
  asked: string | null,
): string | null {
  const isAnswer = parts[0]?.isQuoted === true;
  const isUnquoted = before?.parts.every(({ isQuoted }) => !isQuoted) === true;
  return isAnswer && isUnquoted && asks(before.sentence.text) ? before.sentence.quote : asked;
}

function spokenIn(
  draft: RawSentence,
  speaker: Speaker | null,
  voice: Voice,
  isAllQuotation: boolean,
): readonly string[] {
  if (voice === 'other') return [];
  if (voice === 'prospect') return answerIn(draft, speaker, isAllQuotation);
  return speaker === 'prospect' ? quotationsIn(draft) : [];
}

function quotationsIn({ parts }: RawSentence): readonly string[] {
  return parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text.trim());
}

/** An answer is spoken as a whole, unless it reports what somebody else said or mentions the prospect by name. */
function answerIn(
  draft: RawSentence,
  speaker: Speaker | null,
  isAllQuotation: boolean,
): readonly string[] {
  const { turn, names, sentence } = draft;
  if (isAllQuotation) return quotationsIn(draft);
  if (isAllQuoted(draft) || tellsSpeech(draft, speaker)) return [];
  const isOfProspect = names.person.length > 0 && turn === sentence.quote;
  return turn === '' || isOfProspect ? [] : [turn];
}

/** What somebody else is said to have said. */
function tellsSpeech(draft: RawSentence, speaker: Speaker | null): boolean {
  return (
    (speaker === 'other' && tellsOfSomebody(draft)) ||
    ((speaker !== null || isToldBehind(draft)) && quotesSpeech(draft))
  );
}

/**
 * Are the quoted words somebody else's: '“Too dear,” people tell me', not '“No,” I say' or '“Too dear” is no reason'?
 */
function isToldBehind({ parts: [quoted, tail] }: RawSentence): boolean {
  if (quoted?.isQuoted !== true || tail === undefined) return false;
  const isBehind = /,\W*$/u.test(quoted.text) || /^\W{0,3},/u.test(tail.text);
  return (
    isBehind && /^\P{L}*\p{Ll}+\P{L}+\p{L}/u.test(tail.text) && !SPEAKER_AS_SUBJECT.test(tail.text)
  );
}

const SPEAKER_AS_SUBJECT = /(?<![\p{L}’'])(?:I|ich|je|jeg|jag|ik)(?!\p{L})/u;

/** 'A spokesman called it “suicide”' is about somebody, 'a form that says “low risk”' does not. */
function tellsOfSomebody({ names, parts }: RawSentence): boolean {
  const [first, second] = parts;
  if (first === undefined || first.isQuoted || second === undefined) return false;
  return names.others.length > 0 || titleWordsIn(wordsOf(first.text)).length > 0;
}

/** Quotes a sentence; 'a form that says “low risk”' only quotes words. */
function quotesSpeech({ parts }: RawSentence): boolean {
  return parts.some(
    ({ text, isQuoted }) =>
      isQuoted && /^\s*[\p{Lu}\p{Lo}¿¡]/u.test(text) && wordListOf(text).length >= SPEECH_WORDS_MIN,
  );
}

const SPEECH_WORDS_MIN = 3;

function saysI(
  spoken: readonly string[],
  { sentence }: RawSentence,
  { isByProspect, language }: PageWithAuthor,
): boolean {
  const voice = isByProspect && spoken.length === 0 ? sentence.text : plainTextOf(spoken.join(' '));
  return wordListOf(voice).some((word) => isFirstPersonWord(word, language));
}

function belongingOf(
  { names, reference, sentence }: RawSentence,
  { isSpoken, isOthers }: { readonly isSpoken: boolean; readonly isOthers: boolean },
  neighbours: readonly (RawSentence | undefined)[],
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
