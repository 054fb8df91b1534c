import type { Prospect } from '../../../../model/prospect.ts';
import { companyNamesOf } from '../../../../names/companies/company-aliases.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { companyRenamings } from '../sentence/company-renamings.ts';
import type { ReadSentence } from '../sentence/masked-sentence.ts';
import { type PageNames, givenNamesIn, organisationsIn } from '../sentence/name-kinds.ts';
import { namesProspect } from '../sentence/people-around.ts';
import { pageOwner } from './page-owner.ts';
import { type LastNamed, goesOn, nextNamed, readable } from './spoken-of.ts';

/** The names by which the sentences of a page are read. */
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
  };
}

/** The sentences of a page with their names masked, and which of those that name nobody are about the prospect. */
export function sentencesOn(
  analyzed: AnalyzedPage,
  page: PageNames,
): readonly (ReadSentence & { readonly goesOn: boolean })[] {
  const owner = pageOwner(analyzed);
  const isOfOwner = owner.isHeaded || owner.isSigned;
  let last: LastNamed = { isProspect: isOfOwner, sentences: isOfOwner ? 0 : Infinity };
  return analyzed.sentences.map((attributed) => {
    const sentence = readable(attributed, last, { ...page, isSigned: owner.isSigned });
    const isAboutProspect = namesProspect(sentence) || last.isProspect || isOfOwner;
    const read = { sentence, isAboutProspect, goesOn: goesOn(sentence, last, page.language) };
    last = nextNamed(last, sentence);
    return read;
  });
}

/** The same of a page by itself, for fitting the model of sentences. */
export function readSentences(analyzed: AnalyzedPage, prospect: Prospect): readonly ReadSentence[] {
  return sentencesOn(analyzed, namesOnPage(analyzed, prospect, companyRenamings([analyzed])));
}
