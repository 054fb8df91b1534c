import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { maskedSentence } from './masked-sentence.ts';
import { organisationsIn, type PageNames } from './name-kinds.ts';

/** Other names of the company that its pages give it by telling of its renaming, in small letters. */
export function companyRenamings(pages: readonly AnalyzedPage[]): ReadonlySet<string> {
  const names = pages.flatMap(({ result, sentences }) => {
    const language = result.language ?? 'en';
    const page: PageNames = {
      language,
      organisations: new Set(sentences.flatMap((one) => organisationsIn(one, language))),
      givenNames: new Set(),
      aliases: new Set(),
      company: [],
    };
    return sentences
      .filter((one) => one.names.company.length > 0)
      .flatMap((one) => {
        const { text, tokens } = maskedSentence(one, () => false, page);
        return [NEW_BEFORE, NEW_BEHIND].flatMap((pattern) => {
          const found = pattern.exec(text);
          const mark = found?.[1];
          if (found === null || mark === undefined) return [];
          const at = found.index + found[0].lastIndexOf(mark);
          const name = tokens.find((token) => token.at === at);
          return name === undefined ? [] : [name.written.toLowerCase()];
        });
      });
  });
  return new Set(names);
}

/** 'Lantern Life, formerly Kopje Mutual', 'Kopje Mutual is now Lantern Life', the names masked. */
const NEW_BEFORE =
  /([\uE002\uE003])(?:,| ?\(|,? which was|,? until \p{L}+)? ?(?:formerly|previously|until recently|once|then|ex|vormals|ehemals|fruher|bis vor kurzem|anciennement|ex-|antes|antigua|anteriormente|antiga|gia|ex |voorheen|vroeger|tidigare|tidligere|dawniej|wczesniej|drive|eski adiyla|旧)(?: known as| called| the| die| la)? ?\uE001/u;

/** The same with the new name behind: 'Kopje Mutual becomes Lantern Life'. */
const NEW_BEHIND =
  /\uE001(?:,| \()? ?(?:is now|now|becomes?|became|has become|(?:has )?changed its name to|changes its name to|(?:has been |was |is )?renamed(?: as)?|rebrand\p{L}*(?: itself)?(?: as| to)?|will (?:be called|do business as|trade as)|(?:does business|trades|operates|is trading) as|(?:is|be) (?:now )?called|heisst (?:jetzt|nun|kunftig)|firmiert (?:jetzt|nun|kunftig)? ?(?:als|unter)|wird zu|devient|s'appelle desormais|rebaptisee?|ahora|pasa a llamarse|agora|passa a chamar-se|diventa|ora|heet (?:nu|voortaan)|wordt|byter namn till|heter nu|skifter navn til|bytter navn til|zmienia nazwe na|obecnie|se meni na|nyni|yeni adiyla) (?:the |die )?([\uE002\uE003])/u;
