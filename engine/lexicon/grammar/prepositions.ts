// Prepositions, articles and other small words, by what they join. Normalised.
import { anyOf, wordSet, wordSetsOf } from '../word-list.ts';

/** 'At': names the workplace, unlike 'of', which may name the department: 'Head of Sales'. */
export const AT_PREPOSITIONS = wordSet('at bei beim chez bij presso hos w we ve u v @');

/** Words that lead from a verb of working to a firm, and never to a town: 'arbeitet bei Delta', 'works for Delta'. */
export const FIRM_PREPOSITIONS = wordSet('for bei beim chez presso bij hos');

/** 'Of': joins a job title to its department, and a name to what distinguishes it from another: 'Caisse Rurale du Levant'. */
export const OF_PREPOSITIONS = wordSet(
  'of for de d du del della dello dell des da do dos das di van von der af',
);

/** Articles between the parts of a job title: 'directrice des risques et de la conformité'. Normalised. */
export const ARTICLES_IN_JOB_TITLES = wordSet('la le les l el los las lo il i gli a o as os');

/** 'In', 'from', 'near': before a place. */
export const PLACE_PREPOSITIONS = wordSet(`
  in at near from of outside around across aus bei zu im nach a au en dans no na em da do di nel nella uit te til fra fran w we v
  ve i u pa to`);

/** 'At' or 'of', before a company: 'Jane Doe of Acme'. Normalised. */
export const AT_OR_OF_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...AT_PREPOSITIONS,
  ...OF_PREPOSITIONS,
]);

/** Words between a job title and where it is held: 'head of audit at Delta', 'auditor with Delta'. */
export const JOB_TITLE_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...AT_OR_OF_PREPOSITIONS,
  ...wordSet('with en em no na nel pa i'),
]);

/** Small words inside a statement of somebody's job title: 'is the head of'. Normalised. */
export const JOINING_WORDS: ReadonlySet<string> = new Set([
  ...JOB_TITLE_PREPOSITIONS,
  ...wordSet(`
    the a an and at of for in to on our its their is was has been be s der die das den dem des und am im zum zur la le les l el
    los las lo il gli i y e et o os as um uma una un une het een og och en ett na ve az egy since seit depuis desde dal sinds od
    sedan fra mot who which`),
]);

/** Words that a name's initials may leave out: HSBC is the Hongkong and Shanghai Banking Corporation. Normalised. */
export const WORDS_WITHOUT_INITIALS = wordSet(
  'of and the for in at on und fur der die das des et de du la le les d l y e el los di del della do da dos das van en voor och og for i',
);

/** 'And' and 'or' in the languages that pages are written in, normalised. */
export const CONJUNCTIONS = wordSet('and und et y e en og och ed');

/** 'And' between names, titles or fields. Plain letters, alternatives, as the lists below. */
export const AND_WORDS = 'and|&|und|et|y|e|en|och|og|i|ve|ja|es|oraz|sowie|as well as';

/** The same with the Slavic 'a', which is an article elsewhere. */
export const AND_OR_A = `${AND_WORDS}|a`;

/** 'The', and the same with 'a', before a name or a noun. */
export const THE_WORDS = "the|der|die|das|dem|den|la|le|les|el|il|lo|los|las|de|het|o|a|l'";
export const THE_OR_A = `${THE_WORDS}|an?|einem|einer|une?|una|uma?|een`;

/** 'The' with what parts it from the name, or nothing. A pattern. */
export const PERHAPS_THE = `(?:(?:${THE_WORDS})(?: |(?<=')))?`;

/** 'At', 'of': before an employer, whichever of the two. */
export const AT_OR_OF = anyOf`
  (?:
    at|of|for|with|from|bei(?: der| dem)?|beim|der|des|von|chez|de(?: la| l')?|du|d'|di|del|della|dell'|da|do|das|en|em|no|na|van
    bij|hos|pa|i|vid|ved|w|ve|v|u|la|al|ale|a|din|σε|στ[ηοιν]+|τ[ηου][ςυ]?|των|の
  )`;

/** 'With', 'by', 'from': they lead to somebody else, as in 'is with the head of risk'. */
export const PREPOSITIONS_OF_OTHERS = anyOf`
  with|by|to|from|against|about|than|like|mit|von|an|gegen|uber|wie|avec|par|contre|con|por|contra|sobre|com|per|met|door|tegen
  med|av|af|mot|z|s|przez|przeciw|od`;

/** Articles that company names drop in everyday use, normalised. */
export const ARTICLE_WORDS = wordSet('the a an die der das le la les el los il lo de het');

/** 'To', 'of', 'about': whom a sentence speaks to or of, not who speaks. Normalised. */
export const OBJECT_PREPOSITIONS = wordSet(`
  to of about with against ao aos al ai alla allo uber zu gegenuber mit von avec sur contre con contra sobre com su over tegen met
  om med til till mot`);

/** Articles with which a description of a person begins: 'Jane Doe, a rights clearer at Acme'. Normalised. */
export const DESCRIPTION_ARTICLES = wordSet(
  'a an the ein eine der die das un une le la el los las una uno um uma o il lo i gli een de het en ett et den det egy az bir',
);

/** Prepositions that lead from what somebody does to where, beside those after job titles: 'jurist vid Acme', 'juriste pour Acme'. */
export const WORKPLACE_PREPOSITIONS: ReadonlySet<string> = new Set([
  ...JOB_TITLE_PREPOSITIONS,
  ...wordSet(
    'vid ved hos voor fur pour para per dla pro within inside au aux al all alla allo nella nell dans nos nas y',
  ),
]);

/** 'By', 'from': who does, gives or sends something. Normalised. */
export const AGENT_PREPOSITIONS = wordSet(
  'by from von vom durch par por pelo pela da dal dalla door af av przez',
);

/** 'To': where somebody goes, a firm or a town. Normalised. */
export const DESTINATION_PREPOSITIONS = wordSet(
  'to zu zur zum a al alla allo ao aux au in nella chez till til do naar para',
);

/** Those of them that never lead to a town. */
export const FIRM_DESTINATIONS = wordSet('zu zur zum chez');

/** 'From': where somebody comes from. Normalised. */
export const ORIGIN_PREPOSITIONS = wordSet(
  'from von vom de du del da dal dalla do van fran fra z ze',
);

/** German articles that say 'of the' by themselves: 'Leiterin der Delta Bank'. */
export const GENITIVE_ARTICLES = wordSet('der des');

/** Words that open a clause about the person just named: 'Jane Doe, who clears rights for Acme'. Normalised. */
export const RELATIVE_WORDS = wordSet(
  'who der die qui quien que que che die som der ktory ktora ktery ktera aki yakii yaka kotoryi kotoraya',
);

/** 'As', before the job that somebody is given: 'Acme has picked Jane Doe as its auditor'. Normalised. */
export const AS_PREPOSITIONS = wordSet('as als como come comme jako som olarak');

/** 'At' in languages that describe somebody without an article: 'juriste chez Acme', 'inkoper bij', 'prawniczka w'. Normalised. */
export const WORKPLACE_NEARNESS = wordSet('bei beim chez presso bij hos vid ved w we v ve u');

/** What leads from a job title to its employer, by language: 'directrice des risques de'. Normalised. */
export const TITLE_LINKS = wordSetsOf({
  de: 'der des dem beim vom bei von',
  fr: 'de d du chez',
  es: 'de del',
  pt: 'de do da',
  it: 'di del presso',
  nl: 'van bij',
});

/** The endings that say 'from' without a word, by language: 'Acmesta', 'Acmetol', 'Acme'den'. As written. */
export const ORIGIN_ENDINGS: Readonly<Record<string, RegExp>> = {
  fi: /(?:st|lt)[aä]$/iu,
  hu: /-?[bt][óő]l$/iu,
  tr: /['’][dt][ae]n$/iu,
};
