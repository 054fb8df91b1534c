// How a text names a company that only reports, congratulates or advises. Plain letters.
import { THE_WORDS } from '../grammar/prepositions.ts';
import { SOURCES } from '../grammar/speech.ts';
import { expression } from '../word-list.ts';

/** 'According to', 'laut', 'like': what stands before a company that tells of another, or to which another is compared. */
export const SOURCE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${SOURCES}|nach angaben (?:von|der|des)|unlike|like|comme|como|wie)(?: (?:${THE_WORDS}))? $`,
  'iu',
);

/**
 * What a company does to another whose news it is: 'congratulates', 'is proud to sponsor', 'ha assistito'. Right behind its name, lower
 * case.
 */
export const AIDS_ANOTHER = expression('u')`
  ^(?:
    [ ](?:
      has|have|had|also|warmly|today|recently|a|ha|har|heeft|is|are
      (?:is|are|was|were) (?:very )?(?:proud|delighted|pleased|happy) to|est fiere? de
    )
  ){0,3}(?=
    [ ](?:
      (?:
        # English: 'congratulates', 'is proud to sponsor'
        congratulat(?:es|ed|ing)|sponsor(?:s|ed|ing)?|advis(?:es|ed|ing)|act(?:s|ed|ing) for|represent(?:s|ed|ing)
        # French, Spanish, Portuguese and Italian
        felicit\p{L}{1,5}|parrain\p{L}{1,4}|conseill\p{L}{1,4}|asesor\p{L}{1,5}|assessor\p{L}{1,5}|patrocin\p{L}{1,5}
        assist\p{L}{1,5}
        # German, Dutch, Polish and the like
        gratul\p{L}{1,6}|berat(?:et|en)?|beriet|sponser\p{L}{1,3}|feliciteer\p{L}{1,4}|adviseer\p{L}{1,4}|geadviseerd
        gratulow\p{L}{1,5}|doradzal\p{L}?
      )(?! (?:by|par|por|da|von|door|av|af|przez)(?!\p{L}))
      # German with the verb at the end: 'hat die Bank beraten'
      (?:hat|haben) [^,;]{1,120} (?:beraten|begleitet|gratuliert)(?!\p{L})
    )
  )`;

/** 'Insures the ferry that': right behind a company's name, whose losses are another's. */
export const INSURES_ANOTHER = expression('iu')`
  ^(?: (?:has|had|also|a|ha|har|heeft)){0,2} (?:
    insur(?:es|ed)|versicher(?:t|te)|assur(?:e|ait)|asegura(?:ba)?|assicura(?:va)?|segura(?:va)?|verzeker(?:t|de)|forsakra(?:r|de)
    forsikre[rd]e?|ubezpiecza(?:la?)?
  ) (?!that|dass|que|che|dat|at|ze)`;

/** 'And' before what the company does besides, by language. */
export const AND_BESIDES: Readonly<Record<string, readonly string[]>> = {
  en: ['and'],
  de: ['und'],
  fr: ['et'],
  es: ['y', 'e'],
  pt: ['e'],
  it: ['e', 'ed'],
  nl: ['en'],
  sv: ['och'],
  da: ['og'],
  no: ['og'],
  pl: ['i', 'oraz'],
  cs: ['a'],
};

/** 'The Leeds office': what stands behind a place that is no organisation. */
export const SITE_BEHIND = expression('iu')`
  ^[ -](?:
    offices?|branch(?:es)?|sites?|plants?|factory|warehouse|data centre|data center|depot|terminal|buro|niederlassung|werk
    standort
  )(?!\p{L})`;

/** 'A client', 'three lenders', 'eine Bank', 'un fournisseur', 'die dortigen Stadtwerke', but not 'à la banque', 'to the bank'. */
export const UNNAMED_OTHERS = expression('')`
  # 'Die dortigen Stadtwerke'
  (?<![a-z])dortige[nrms]?(?![a-z])
  # 'A client', 'three lenders', 'plusieurs banques'
  (?<![a-z])(?:
    an?|one of (?:our|its|the|their)|another|some|many|most|other|several|two|three|four|five|six|nine|ten|ein(?:e[nrms]?)?
    mehrere|viele|zwei|drei|vier|une?|des|plusieurs|deux|trois|un[ao]s?|vari[ao]s|dos|tres|uma?s?|dois|duas|alcuni|alcune|due|tre
    een|twee|drie|enkele|en|ett|et|flera|to|jed[ne][ayo]?|dw[ae]|tri|bir|iki|egy
  )\s(?:
    (?!(?:the|la|le|les|el|los|las|il|lo|gli|der|die|das|dem|den|het|det|os?|as|our|its|his|her|sa|son|su)\s)[a-z-]{1,20}\s
  ){0,2}(?:
    clients?|customers?|suppliers?|firms?|compan(?:y|ies)|banks?|lenders?|insurers?|brokers?|peers?|providers?|hospitals?
    dair(?:y|ies)|airlines?|institutes?|institutionen|banken|kunden?|lieferant(?:en)?|firmen|unternehmen|versicherer|fournisseurs?
    entreprises?|societes?|banques?|assureurs?|etablissements?|clientes?|proveedor(?:es)?|empresas?|bancos?|entidades|operadoras?
    fornecedor(?:es)?|importador(?:es)?|cooperativas?|banche|aziende?|imprese|clienti|fornitor[ei]|bedrijven|klant(?:en)?
    leveranciers?|verzekeraars?|foretag|kunder?|bolag|virksomheder|selskaper|banker|firm[ay]?|klient(?:ow|a)?|bankow|sieci?|sirket
  )(?![a-z])`;
