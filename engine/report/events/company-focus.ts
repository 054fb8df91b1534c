import { AUTHORITY } from '../../lexicon/organisations/organisation-words.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import type { AttributedSentence } from '../sales-signals/attributed-sentences.ts';
import { isOrganisationName, nameOf, namesOrganisation, placesOf } from './event-actors.ts';

/** Sentences after which 'the company' no longer means the one named last. */
const FOCUS_SENTENCES = 6;

/** By sentence of a page: is the prospect's company the organisation that was named last, first in the title? */
export function sentencesInFocus(
  sentences: readonly AttributedSentence[],
  isTitled: boolean,
): readonly boolean[] {
  let since = isTitled ? 0 : Infinity;
  let isAnyOther = false;
  const isAlone = isOnlyOrganisation(sentences);
  return sentences.map((attributed) => {
    const text = plainLetters(attributed.sentence.text);
    const { company, others } = placesOf(attributed, text);
    // Where only one organisation is named, it is the company even if it just says where somebody works.
    const isNamed = company.length > 0 || (!isAnyOther && attributed.names.company.length > 0);
    const isOther = others.some(({ start, end }) => isOrganisationName(text.slice(start, end)));
    isAnyOther ||= isOther && !isNamed;
    const before = since;
    if (isNamed) since = 0;
    else since = isOther ? Infinity : since + 1;
    return isNamed || isAlone || before < FOCUS_SENTENCES;
  });
}

/** Is the company named, and nobody else who is called a company, a bank or the like? */
function isOnlyOrganisation(sentences: readonly AttributedSentence[]): boolean {
  return (
    sentences.some(({ names }) => names.company.length > 0) &&
    sentences.every(({ names, sentence }) =>
      names.others.every((name) => {
        const other = nameOf(name, sentence);
        return !namesOrganisation(other) || AUTHORITY.test(plainLetters(other));
      }),
    )
  );
}
