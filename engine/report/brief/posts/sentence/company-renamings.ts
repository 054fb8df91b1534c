import { RENAMINGS } from '../../../../lexicon/organisations/renamings.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { type MaskedSentence, maskSentence } from './masked-sentence.ts';
import { organisationsIn, type PageNames } from './name-kinds.ts';

/** The other names that pages give the company where they report that it was renamed, in lower case: 'acme' for 'Beta, formerly Acme'. */
export function companyRenamings(pages: readonly AnalyzedPage[]): ReadonlySet<string> {
  const names = pages.flatMap(({ result, sentences }) => {
    const language = result.language ?? 'en';
    const page: PageNames = {
      language,
      organisations: new Set(sentences.flatMap((one) => organisationsIn(one, language))),
      givenNames: new Set(),
      aliases: new Set(),
      company: [],
      gender: null,
    };
    return sentences
      .filter((one) => one.names.company.length > 0)
      .flatMap((one) => newNamesIn(maskSentence(one, () => false, page)));
  });
  return new Set(names);
}

function newNamesIn({ text, tokens }: MaskedSentence): readonly string[] {
  return Object.values(RENAMINGS).flatMap((pattern) => {
    const at = text.search(pattern);
    return tokens.filter((one) => one.at === at).map(({ written }) => written.toLowerCase());
  });
}
