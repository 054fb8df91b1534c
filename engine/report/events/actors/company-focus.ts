import { AUTHORITY } from '../../../lexicon/organisations/organisation-words.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { isOrganisationName, nameOf, namesOrganisation, placesOf } from './event-actors.ts';

/** Sentences after which 'the company' no longer means the one named last. */
const FOCUS_SENTENCES = 6;

/**
 * By sentence of a page: does 'the company' mean the prospect's? It is the organisation that was
 * named last, first in the title, else the one that the page names most; on a page that names none it is theirs.
 */
export function sentencesInFocus(
  sentences: readonly AttributedSentence[],
  isTitled: boolean,
): readonly boolean[] {
  let isAnyOther = false;
  const isMain = isNamedMost(sentences);
  // 'The co-op passed its audit in May', where the prospect's page names nobody: theirs.
  const isNowhere = !sentences.some((one) => namesCompany(one) || namesOther(one));
  let since = isNowhere ? -Infinity : isTitled ? 0 : Infinity;
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
    return isNamed || isMain || before < FOCUS_SENTENCES;
  });
}

/** Is the company named in more sentences than others who are called a company, a bank or the like? */
function isNamedMost(sentences: readonly AttributedSentence[]): boolean {
  return sentences.filter(namesCompany).length > sentences.filter(namesOther).length;
}

function namesCompany({ names }: AttributedSentence): boolean {
  return names.company.length > 0;
}

function namesOther({ names, sentence }: AttributedSentence): boolean {
  return names.others
    .map((name) => nameOf(name, sentence))
    .some((other) => namesOrganisation(other) && !AUTHORITY.test(plainLetters(other)));
}
