// How texts tell that a company has another name now. Plain letters, in all languages alike. \uE001 stands for the company, \uE002 and
// \uE003 for other names.
import { expression } from '../word-list.ts';

/** Where the new name stands. */
export const RENAMINGS = {
  // 'Lantern Life, formerly Kopje Mutual'.
  newBefore: expression('u')`
    [\uE002\uE003](?=
      (?:,| ?\(|,? which was|,? until \p{L}+)? ?(?:
        formerly|previously|until recently|once|then|ex|vormals|ehemals|fruher|bis vor kurzem|anciennement|ex-|antes|antigua
        anteriormente|antiga|gia|ex |voorheen|vroeger|tidigare|tidligere|dawniej|wczesniej|drive|eski adiyla|旧
      )(?: known as| called| the| die| la)? ?\uE001
    )`,
  // 'Kopje Mutual is now Lantern Life'.
  newBehind: expression('u')`
    (?<=
      \uE001(?:,| \()? ?(?:
        is now|now|becomes?|became|has become|(?:has )?changed its name to|changes its name to
        (?:has been |was |is )?renamed(?: as)?|rebrand\p{L}*(?: itself)?(?: as| to)?|will (?:be called|do business as|trade as)
        (?:does business|trades|operates|is trading) as|(?:is|be) (?:now )?called|heisst (?:jetzt|nun|kunftig)
        firmiert (?:jetzt|nun|kunftig)? ?(?:als|unter)|wird zu|devient|s'appelle desormais|rebaptisee?|ahora|pasa a llamarse|agora
        passa a chamar-se|diventa|ora|heet (?:nu|voortaan)|wordt|byter namn till|heter nu|skifter navn til|bytter navn til
        zmienia nazwe na|obecnie|se meni na|nyni|yeni adiyla
      ) (?:the |die )?
    )[\uE002\uE003]`,
};
