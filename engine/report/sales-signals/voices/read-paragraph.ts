import type { Gender } from '../../../names/people/name/gender.ts';
import { speakerOf } from '../attribution.ts';
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
import { withoutSpeakerLabel } from './labels/speaker-labels.ts';

/** What the sentences of a page are read with. */
export type SentencePage = {
  readonly findNames: NameFinder;
  readonly language: string | null;
  readonly gender: Gender | null;
  /** A sentence on the company's own site that names nobody is about the company. */
  readonly isOwnSite: boolean;
  /** The title or description names the prospect, as the show notes of an episode name its guest. */
  readonly isTitled: boolean;
};

/** A sentence and what it says alone, without its neighbours. */
export type RawSentence = {
  readonly sentence: QuotableSentence;
  /** The sentence without the speaker's label. */
  readonly turn: string;
  readonly parts: readonly QuotedPart[];
  readonly names: NamesInSentence;
  /** Who it refers to without a name. */
  readonly reference: Reference;
  /** The speaker that the sentence itself gives. */
  readonly speaker: Speaker | null;
  /** It only names the speaker of the quotation before it: '— Jane Doe, CRO'. */
  readonly isCredit: boolean;
};

/** The sentences of a paragraph, and who was named last when it ends. */
export type ReadParagraph = {
  readonly rawSentences: readonly RawSentence[];
  readonly last: LastNamed;
  /** A label names the speaker. */
  readonly isLabelled: boolean;
};

/** Reads the sentences of a paragraph one by one. */
export function readParagraph(
  paragraph: Paragraph,
  isLabelled: boolean,
  page: SentencePage,
  before: LastNamed,
): ReadParagraph {
  const { findNames, language, gender } = page;
  const { sentences } = paragraph;
  const said = sentencesWithoutLabel(paragraph, isLabelled);
  const parts = spokenParts(paragraph, said, page);
  let last = before;
  const rawSentences = sentences.map((sentence, index): RawSentence => {
    const { words, text } = sentence;
    const names = findNames(words, text);
    const reference = referenceBeside(names, sentence, last, page);
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
  return { rawSentences, last, isLabelled: said[0] !== sentences[0]?.quote };
}

/** The sentences of a paragraph without the speaker's label. */
export function sentencesWithoutLabel(
  { sentences, label }: Paragraph,
  isLabelled: boolean,
): readonly string[] {
  return sentences.map(({ quote }, index) =>
    index === 0 && isLabelled && label !== null ? withoutSpeakerLabel(quote, label) : quote,
  );
}

/** The first person named after the dash of a credit: '— Jane Doe, CRO'; `null` where there is none. */
function firstNamed({ person, others }: NamesInSentence): Speaker | null {
  if (person.some(({ start }) => start === 0)) return 'prospect';
  return others.some(({ start }) => start <= 1) ? 'other' : null;
}

/** What it refers to beside the names in it: 'she' is still the prospect beside the name of a place, and nobody known beside a person's. */
function referenceBeside(
  { others }: NamesInSentence,
  sentence: QuotableSentence,
  last: LastNamed,
  page: SentencePage,
): Reference {
  const reference = referenceIn(sentence, last, page);
  if (others.length === 0) return reference;
  const isOfPerson = !others.some((other) => isPersonal(sentence.words, other));
  return reference === 'person' && isOfPerson ? reference : null;
}

function referenceIn(
  sentence: QuotableSentence,
  last: LastNamed,
  { language, isOwnSite }: SentencePage,
): Reference {
  return referenceOf(sentence, last, language) ?? (isOwnSite ? 'company' : null);
}
