import type { WordSpan } from '../../../text/span.ts';
import type { Word } from '../../../text/words.ts';
import { wordListOf, wordsOf, POSSESSIVE } from '../../../text/words.ts';
import type { Prospect } from '../../../model/prospect.ts';
import { companyFormsOf } from './company-forms.ts';
import { otherNames } from './other-names.ts';
import { namesOf, personMentions } from './person-mentions.ts';
import { HONORIFICS } from '../../../names/people/name-words.ts';
import { isGivenName } from '../../../names/people/given-names/nicknames.ts';
import type { CompanyForms } from './company-forms.ts';

const TITLES: ReadonlySet<string> = new Set(
  'president presidente presidentin prasidentin prasident chairman chairwoman chair ceo cfo executive founder grunder fondateur fondatrice fondatore fundador fundadora director direktor directeur directrice direttore direttrice amministratore delegato delegado geschaftsfuhrer geschaftsfuhrerin vorstandschef konsernsjef direktor vd adm voorzitter directeur'.split(
    ' ',
  ),
);

/** Who is named in a sentence. */
export type NamesInSentence = {
  readonly person: readonly WordSpan[];
  readonly company: readonly WordSpan[];
  /** Other people and organisations. */
  readonly others: readonly WordSpan[];
};

/** Finds the prospect, their company and everybody else in the words of a text. */
export type NameFinder = (words: readonly Word[], text: string) => NamesInSentence;

/** A finder for pages confirmed to be about the prospect, in one language; `null` when it is unknown. */
export function createNameFinder(prospect: Prospect, language: string | null): NameFinder {
  const names = namesOf(prospect);
  const forms = companyFormsOf(prospect);
  // Places and posts that the salesperson noted belong to the prospect, they name nobody else.
  const noted = new Set([
    ...wordListOf(prospect.position),
    ...wordsOf(prospect.notes)
      .filter(({ isCapital }) => isCapital)
      .map(({ text }) => text),
  ]);
  return (words, text) => {
    const person = personMentions(words, text, names);
    const company = companyMentions(words, text, forms);
    return {
      person,
      company,
      others: otherNames(words, text, { own: [...person, ...company], noted, language }),
    };
  };
}

/** Every place that names the prospect's company, by any of its forms, longest first. */
function companyMentions(
  words: readonly Word[],
  text: string,
  forms: CompanyForms,
): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const length = lengthAt(words, index, text, forms);
    if (length === 0 || isSurname(words, index)) continue;
    spans.push({ start: index, end: index + length });
    index += length - 1;
  }
  return spans;
}

function lengthAt(
  words: readonly Word[],
  index: number,
  text: string,
  { names, acronyms }: CompanyForms,
): number {
  const word = words[index];
  if (word === undefined || !word.isCapital) return 0;
  const form = names.find((name) =>
    name.every((part, offset) => words[index + offset]?.text === part),
  );
  if (form !== undefined) return form.length;
  const raw = text.slice(word.start, word.end).replace(POSSESSIVE, '');
  return acronyms.has(word.text) && raw === raw.toUpperCase() ? 1 : 0;
}

/** A founder's descendant carries the company's name: 'Ginevra Alberelli', 'President Jo Calloway' are people. */
function isSurname(words: readonly Word[], index: number): boolean {
  const [title, before] = [words[index - 2], words[index - 1]];
  if (before === undefined || words[index]?.startsPhrase !== false || !before.isCapital)
    return false;
  const isTitled = title !== undefined && !before.startsPhrase && TITLES.has(title.text);
  return isTitled || isGivenName(before.text) || HONORIFICS.has(before.text);
}
