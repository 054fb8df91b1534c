import { AUTHOR_WORDS, TITLE_AS_SUBJECT } from '../../../../lexicon/grammar/descriptions.ts';
import { SPEAKER_NAMES, SPEAKER_PRONOUNS } from '../../../../lexicon/grammar/pronouns.ts';
import { TIME_OR_MOVE } from '../../../../lexicon/grammar/romance-subjects.ts';
import { APPOINTMENT_AS_SUBJECT } from '../../../../lexicon/job-titles/career-moves.ts';
import type { Prospect } from '../../../../model/prospect.ts';
import { companyNamesOf } from '../../../../names/companies/company-aliases.ts';
import { genderOf, isOfOtherGender } from '../../../../names/people/name/gender.ts';
import { personNameOf } from '../../../../names/people/name/person-name.ts';
import { type Word, wordsOf } from '../../../../text/words.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import type { AttributedSentence } from '../../../sales-signals/attributed-sentences.ts';
import { isSubjectPronoun } from '../../../sales-signals/reference-words.ts';
import { companyRenamings } from '../sentence/company-renamings.ts';
import {
  type ReadSentence,
  type MaskedSentence,
  TOKEN,
  maskSentence,
} from '../sentence/masked-sentence.ts';
import {
  type PageNames,
  givenNamesIn,
  isCompanyNoun,
  kindOf,
  organisationsIn,
} from '../sentence/name-kinds.ts';
import { namesProspect, mayBeEmployer } from '../sentence/people-around.ts';
import { namesGrcField } from '../sentence/title-spans.ts';
import { pageOwner } from './page-owner.ts';

/** The names with which the sentences of a page are read. */
export function namesOnPage(
  { result, sentences }: AnalyzedPage,
  prospect: Prospect,
  aliases: ReadonlySet<string>,
): PageNames {
  const language = result.language ?? 'en';
  return {
    language,
    organisations: new Set(sentences.flatMap((one) => organisationsIn(one, language))),
    givenNames: new Set(sentences.flatMap((one) => givenNamesIn(one))),
    aliases,
    company: companyNamesOf(prospect).words,
    gender: genderOf(personNameOf(prospect.name).given),
  };
}

/** Masks the sentences of a page and tells which of those that name nobody are about the prospect. */
export function sentencesOn(analyzed: AnalyzedPage, page: PageNames): readonly ReadSentence[] {
  const owner = pageOwner(analyzed);
  const isOfOwner = owner.isHeaded || owner.isSigned;
  let last: LastMention = { isProspect: isOfOwner, sentences: isOfOwner ? 0 : Infinity };
  return analyzed.sentences.map((attributed) => {
    const sentence = maskWithReferences(attributed, last, { ...page, isSigned: owner.isSigned });
    const isAboutProspect = namesProspect(sentence) || last.isProspect || isOfOwner;
    const read = {
      sentence,
      isAboutProspect,
      continuesProspect: continuesProspect(sentence, last, page.language),
    };
    last = lastNamedAfter(last, sentence);
    return read;
  });
}

/** The same for a single page, for fitting the model of sentences. */
export function readSentences(analyzed: AnalyzedPage, prospect: Prospect): readonly ReadSentence[] {
  return sentencesOn(analyzed, namesOnPage(analyzed, prospect, companyRenamings([analyzed])));
}

/** Who was named last, and so is the subject of a sentence that names nobody, and how many sentences ago. */
type LastMention = { readonly isProspect: boolean; readonly sentences: number };

/** Languages whose verbs need no subject: 'Deja la empresa'. */
const PRO_DROP: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'pl', 'cs', 'tr', 'ja']);

const REFERENCE_SENTENCES_MAX = 2;

/**
 * Masks a sentence, including words that refer to the prospect: 'she' after they were named, 'I' where they are the speaker, 'the author'
 * below their article, 'the chief risk officer'.
 */
function maskWithReferences(
  attributed: AttributedSentence,
  last: LastMention,
  page: PageNames & { readonly isSigned: boolean },
): MaskedSentence {
  const { language } = page;
  const isReferred = last.isProspect && last.sentences <= REFERENCE_SENTENCES_MAX;
  const { names, sentence: written } = attributed;
  const { person, others } = names;
  // 'Before joining Beta Bank she ran risk at Acme': a bank is not she.
  const people = others.filter((other) => kindOf(other, written.words) !== 'organisation');
  const firstOther = Math.min(...people.map(({ start }) => start));
  const ownFirst = Math.min(...person.map(({ start }) => start));
  const isOwnVoice = attributed.isFirstPerson || page.isSigned;
  const isReference = ({ text, start, end }: Word, index: number): boolean => {
    const word = written.text.slice(start, end);
    if (isOwnVoice && isSpeaker(text, word, language)) return true;
    if (index <= AUTHOR_WORDS_MAX && AUTHOR_WORDS.has(text))
      return ownFirst === Infinity && index < firstOther;
    // If the prospect is the speaker, 'she' is somebody else.
    if (attributed.isFirstPerson || !mayBeTheirs(text, word, page)) return false;
    return ownFirst < index ? ownFirst < firstOther : isReferred && index < firstOther;
  };
  const sentence = maskSentence(attributed, isReference, page);
  return isReferred ? withDescription(sentence) : sentence;
}

/** Adds the prospect's token after a title that refers to them: 'The chief risk officer leaves in May'. */
function withDescription(sentence: MaskedSentence): MaskedSentence {
  const { text, tokens } = sentence;
  const found = TITLE_AS_SUBJECT.exec(text);
  const title = tokens.find(({ kind }) => kind === 'title');
  const at = found?.[0].length;
  if (title === undefined || title.at + 1 !== at || !namesGrcField(wordsOf(title.written)))
    return sentence;
  if (NO_SUBJECT.test(text.slice(at))) return sentence;
  const person = { kind: 'person', at, written: title.written } as const;
  return {
    ...sentence,
    text: `${text.slice(0, at)}${TOKEN.person}${text.slice(at)}`,
    tokens: [
      ...tokens.filter((token) => token.at < at),
      person,
      ...tokens.filter((token) => token.at >= at).map((token) => ({ ...token, at: token.at + 1 })),
    ],
  };
}

/** What follows a title that is no subject, as in a line without a verb: 'Head of risk Jane Doe', 'Head of risk - ', 'Head of risk at Beta'. */
const NO_SUBJECT = /^,? ?[\uE000\uE003]|^ ?[-|:]|^,? (?:[\p{L}@]{1,5} ){0,2}[\uE001\uE002]\.?$/u;

const AUTHOR_WORDS_MAX = 1;

/** Is it a pronoun that may mean the prospect, by their gender? */
function mayBeTheirs(word: string, written: string, { language, gender }: PageNames): boolean {
  return isPronounAt(word, written, language) && !isOfOtherGender(word, gender, language);
}

/** Is it a subject pronoun: 'she', or the Spanish 'él', which without its accent is the article? */
function isPronounAt(word: string, written: string, language: string): boolean {
  return isSubjectPronoun(word, language) || (language === 'es' && /^él$/iu.test(written));
}

function isSpeaker(word: string, written: string, language: string): boolean {
  if (language === 'en' && CONTRACTED.test(written)) return true;
  return SPEAKER_NAMES.has(word) && (SPEAKER_PRONOUNS[language] ?? []).includes(word);
}

/** 'I'm', 'I'll', 'I've'; 'I'd' may be 'I would'. */
const CONTRACTED = /^I['’](?:m|ll|ve)$/u;

/** Does a sentence that names nobody continue about the prospect? It has no subject of its own, or its subject is their appointment. */
function continuesProspect(sentence: MaskedSentence, last: LastMention, language: string): boolean {
  const { text } = sentence;
  if (!last.isProspect || last.sentences > REFERENCE_SENTENCES_MAX) return false;
  if (text.includes(TOKEN.other) || text.includes(TOKEN.person)) return false;
  return (
    (PRO_DROP.has(language) && !hasSubject(sentence, language)) || APPOINTMENT_AS_SUBJECT.test(text)
  );
}

/** Does a sentence in such a language have a subject at its beginning, in Polish and Czech a company: 'Bank odchodzi', 'El grupo deja'? */
function hasSubject({ text, words: [first] }: MaskedSentence, language: string): boolean {
  if (language !== 'pl' && language !== 'cs') return OWN_SUBJECT.get(language)?.test(text) === true;
  return first !== undefined && isCompanyNoun(first);
}

/**
 * An employer, or an article and a noun, at the beginning of a sentence: 'La CNMC multó', 'A empresa recorreu'. Not a date, 'El 7 de enero
 * se incorporará', nor something of the prospect's: 'El nombramiento será efectivo', 'La salida'.
 */
const OWN_SUBJECT: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    es: 'el|la|los|las|un|una|su|sus',
    pt: 'o|a(?! partir )|os|as|um|uma|seu|sua|seus|suas',
    it: "il|lo|la|i|gli|le|un|uno|una|l'|un'",
  }).map(([language, articles]) => [
    language,
    new RegExp(
      `^["' ]*(?:[${TOKEN.company}${TOKEN.organisation}] \\p{Ll}|(?:${articles})(?: |(?<='))(?!(?:${TIME_OR_MOVE})(?!\\p{L}))\\p{L}{3})`,
      'iu',
    ),
  ]),
);

/** The first person named in a sentence is mostly its subject, and the next sentence mostly continues about them. */
function lastNamedAfter(last: LastMention, { tokens }: MaskedSentence): LastMention {
  const people = tokens.filter(({ kind }) => kind === 'person' || kind === 'other');
  const isNamed = people.some(({ kind }) => kind === 'person');
  const first = people.find((one) => one.kind === 'person' || !isNamed || !mayBeEmployer(one));
  if (first === undefined) return { ...last, sentences: last.sentences + 1 };
  return { isProspect: first.kind === 'person', sentences: 1 };
}
