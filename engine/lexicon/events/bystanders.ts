// How a text names a company that only reports, congratulates or advises. Plain letters.

/** 'According to', 'laut', 'like': what stands before a company that tells of another, or to which another is compared. */
export const SOURCE_BEFORE =
  /(?<!\p{L})(?:according to|unlike|like|selon|d'apres|comme|segun|como|secondo|segundo|volgens|laut|nach angaben (?:von|der|des)|wie|enligt|ifolge|wedlug|podle)(?: (?:the|la|le|el|il|a|o|der|die|de|het))? $/iu;

/** What a company does to another whose news it is: 'congratulates', 'is proud to sponsor', 'ha assistito'. Right behind its name, lower case. */
export const AIDS_ANOTHER =
  /^(?: (?:has|have|had|also|warmly|today|recently|a|ha|har|heeft|is|are|(?:is|are|was|were) (?:very )?(?:proud|delighted|pleased|happy) to|est fiere? de)){0,3}(?= (?:(?:congratulat(?:es|ed|ing)|sponsor(?:s|ed|ing)?|advis(?:es|ed|ing)|act(?:s|ed|ing) for|represent(?:s|ed|ing)|felicit\p{L}{1,5}|parrain\p{L}{1,4}|conseill\p{L}{1,4}|asesor\p{L}{1,5}|assessor\p{L}{1,5}|patrocin\p{L}{1,5}|assist\p{L}{1,5}|gratul\p{L}{1,6}|berat(?:et|en)?|beriet|sponser\p{L}{1,3}|feliciteer\p{L}{1,4}|adviseer\p{L}{1,4}|geadviseerd|gratulow\p{L}{1,5}|doradzal\p{L}?)(?! (?:by|par|por|da|von|door|av|af|przez)(?!\p{L}))|(?:hat|haben) [^,;]{1,120} (?:beraten|begleitet|gratuliert)(?!\p{L})))/u;

/** 'Insures the ferry that': right behind a company's name, whose losses are another's. */
export const INSURES_ANOTHER =
  /^(?: (?:has|had|also|a|ha|har|heeft)){0,2} (?:insur(?:es|ed)|versicher(?:t|te)|assur(?:e|ait)|asegura(?:ba)?|assicura(?:va)?|segura(?:va)?|verzeker(?:t|de)|forsakra(?:r|de)|forsikre[rd]e?|ubezpiecza(?:la?)?) (?!that|dass|que|che|dat|at|att|ze)/iu;

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
export const SITE_BEHIND =
  /^[ -](?:offices?|branch(?:es)?|sites?|plants?|factory|warehouse|data centre|data center|depot|terminal|buro|niederlassung|werk|standort)(?!\p{L})/iu;
