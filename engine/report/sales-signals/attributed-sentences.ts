import { RIVAL_WORDS } from '../../lexicon/grammar/other-organisations.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { companyNamesOf } from '../../names/companies/company-aliases.ts';
import { genderOf } from '../../names/people/name/gender.ts';
import { personNameOf } from '../../names/people/name/person-name.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordsOf } from '../../text/words.ts';
import { domainLabel, readAddress, registrableDomain } from '../../url/address.ts';
import { mainTextOf, type Paragraph } from './main-text.ts';
import type { Speaker } from './named-speaker.ts';
import {
  createNameFinder,
  type NameFinder,
  type NamesInSentence,
} from './names/names-in-sentence.ts';
import { surnamesOfNamesakes, withSurnames } from './names/surnames.ts';
import type { QuotableSentence } from './quotable-sentences.ts';
import { isInOwnVoice } from './reference-words.ts';
import { NOBODY_NAMED, type Reference } from './references.ts';
import { pageVoice } from './voices/page-voice.ts';
import { questionAsked } from './voices/question-asked.ts';
import { readParagraph, type RawSentence, type SentencePage } from './voices/read-paragraph.ts';
import { isNarratedAnswer, reportsOthersSpeech } from './voices/reported-speech.ts';
import {
  hasQuotation,
  isAllQuoted,
  isPortrait,
  lastSpeaker,
  portrayedSpeakers,
  type SpokenParagraph,
  speakersOf,
} from './voices/speakers-in-paragraph.ts';
import { endsWithQuestion, type Voice } from './voices/voice.ts';

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
  const words = wordsOf(introduction);
  const introduced = findNames(words, introduction).person;
  const namesakes = surnamesOfNamesakes(words, introduced, paragraphs, findNames);
  const page: PageWithAuthor = {
    findNames: withSurnames(findNames, namesakes),
    language,
    gender: genderOf(personNameOf(prospect.name).given),
    isByProspect,
    isOwnSite: !isByProspect && isOnOwnSite(prospect, result),
    isTitled: introduced.length > 0,
  };
  const questions = answered.map((asking) => {
    const paragraph = paragraphs[asking?.index ?? -1];
    if (asking === null || paragraph === undefined) return null;
    const isLabelled = areLabelled[asking.index] === true;
    return questionAsked(paragraph, { ...asking, isLabelled }, language);
  });
  const spoken = spokenParagraphs(paragraphs, areLabelled, page);
  const isOfProspect = isPortrait(spoken, page);
  return spoken.flatMap((one, index) => {
    const { paragraph, read, speakers } = one;
    const voice = voices[index] ?? 'author';
    const isNarrated = voice === 'prospect' && isNarratedAnswer(read, speakers, page);
    const around = {
      paragraph,
      speakers: isOfProspect ? portrayedSpeakers(one, language) : speakers,
      voice: isNarrated ? 'author' : voice,
      question: questions[index] ?? null,
    } as const;
    return attributedIn(read.rawSentences, around, page);
  });
}

/** The paragraphs, read one after the other, and who speaks in their sentences. */
function spokenParagraphs(
  paragraphs: readonly Paragraph[],
  areLabelled: readonly boolean[],
  page: SentencePage,
): readonly (SpokenParagraph & { readonly paragraph: Paragraph })[] {
  let last = NOBODY_NAMED;
  let before: Speaker | null = null;
  return paragraphs.map((paragraph, index) => {
    const read = readParagraph(paragraph, areLabelled[index] === true, page, last);
    last = read.last;
    const speakers = speakersOf(read, paragraph, page, before);
    before = lastSpeaker(read, paragraph, speakers, { before, page });
    return { paragraph, read, speakers };
  });
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

function attributedIn(
  rawSentences: readonly RawSentence[],
  {
    paragraph,
    speakers,
    voice,
    question,
  }: {
    readonly paragraph: Paragraph;
    readonly speakers: readonly (Speaker | null)[];
    readonly voice: Voice;
    readonly question: string | null;
  },
  page: PageWithAuthor,
): readonly AttributedSentence[] {
  const isAllQuotation = rawSentences.every(isAllQuoted);
  const isWritten = page.isByProspect && voice !== 'other' && !paragraph.isEmphatic;
  return rawSentences.map((raw, index) => {
    const speaker = speakers[index] ?? null;
    const spoken =
      paragraph.kind === 'heading' && voice !== 'prospect'
        ? []
        : spokenIn(raw, speaker, voice, isAllQuotation);
    const ownWords =
      isWritten && spoken.length === 0 ? raw.sentence.text : plainTextOf(spoken.join(' '));
    const isFirstPerson = isInOwnVoice(ownWords, page.language);
    const isOthers = voice === 'other' || (speaker === 'other' && hasQuotation(raw));
    const belonging = belongingOf(raw, { isSpoken: spoken.length > 0 || isFirstPerson, isOthers }, [
      rawSentences[index - 1],
      rawSentences[index + 1],
    ]);
    return {
      sentence: raw.sentence,
      kind: paragraph.kind,
      names: raw.names,
      reference: raw.reference,
      belonging,
      spoken,
      isFirstPerson,
      question: questionOf(raw, rawSentences[index - 1], question),
    };
  });
}

/** The question that a quotation answers: the narrator's right before it, 'What keeps her awake? “…”', else that of the turn before. */
function questionOf(
  { parts }: RawSentence,
  before: RawSentence | undefined,
  asked: string | null,
): string | null {
  const isAnswer = parts[0]?.isQuoted === true;
  const isUnquoted = before?.parts.every(({ isQuoted }) => !isQuoted) === true;
  return isAnswer && isUnquoted && endsWithQuestion(before.sentence.text)
    ? before.sentence.quote
    : asked;
}

function spokenIn(
  raw: RawSentence,
  speaker: Speaker | null,
  voice: Voice,
  isAllQuotation: boolean,
): readonly string[] {
  if (voice === 'other') return [];
  if (voice === 'prospect') return answerIn(raw, speaker, isAllQuotation);
  return speaker === 'prospect' ? quotationsIn(raw) : [];
}

function quotationsIn({ parts }: RawSentence): readonly string[] {
  return parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text.trim());
}

/** An answer is spoken as a whole, unless it reports what somebody else said or mentions the prospect by name. */
function answerIn(
  raw: RawSentence,
  speaker: Speaker | null,
  isAllQuotation: boolean,
): readonly string[] {
  const { turn, names, sentence } = raw;
  if (isAllQuotation) return quotationsIn(raw);
  if (isAllQuoted(raw) || reportsOthersSpeech(raw, speaker)) return [];
  const isOfProspect = names.person.length > 0 && turn === sentence.quote;
  return turn === '' || isOfProspect ? [] : [turn];
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
