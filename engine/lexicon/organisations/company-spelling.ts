// How one company's name is spelled in different ways, normalised.
import { wordList, wordPairs } from '../word-list.ts';

/** What words of company names are shortened to. Each entry is the short form and the word, the plural and the singular alike. */
export const COMPANY_WORD_ABBREVIATIONS = wordPairs(`
  intl:international int:international natl:national mfg:manufacturing bros:brothers assoc:associates assn:association
  assoc:associates
  tech:technologies technology:technologies univ:university mgmt:management svcs:services svc:services service:services grp:group
  hldgs:holdings holding:holdings
  sys:systems system:systems eng:engineering engg:engineering ind:industries inds:industries industry:industries
  pharma:pharmaceuticals pharm:pharmaceuticals pharmaceutical:pharmaceuticals
  ins:insurance inst:institute ctr:center hosp:hospital govt:government dept:department labs:laboratories lab:laboratories
  laboratory:laboratories
  st:saint ste:saint mt:mount ft:fort comm:communications telecom:telecommunications telecoms:telecommunications fin:finance
  financial:finance
  cu:creditunion fcu:federalcreditunion bs:buildingsociety re:reinsurance dev:development constr:construction const:construction
  vers:versicherung gebr:gebruder stadtw:stadtwerke sw:stadtwerke kh:krankenhaus spk:sparkasse ksk:kreissparkasse voba:volksbank
  raiba:raiffeisenbank cia:compania cie:compagnie bco:banco bk:bank`);

/** British spellings and what American ones have in their place, in the order in which they are tried. */
export const AMERICAN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{3,})our/u, '$1or'],
  [/([bctp])res?$/u, '$1er'],
  [/ence$/u, 'ense'],
  [/is(ation|ations|ed|er|ers|ing|e)$/u, 'iz$1'],
  [/yse(d|r|rs)?$/u, 'yze$1'],
  [/logue(s)?$/u, 'log$1'],
  [/ll(ed|er|ers|ing|ery)$/u, 'l$1'],
  [/^grey/u, 'gray'],
  [/^aluminium/u, 'aluminum'],
  [/^programme/u, 'program'],
  [/^cheque/u, 'check'],
  [/^tyre/u, 'tire'],
  [/^jewellery$/u, 'jewelry'],
  [/^plough/u, 'plow'],
  [/^mould/u, 'mold'],
  [/^aero(?=plane)/u, 'air'],
  [/^(p|orthop)aed/u, '$1ed'],
  [/^(an|h|gyn)ae/u, '$1e'],
];

/** Numbers by name, from 0 on, and tens from 20 on. */
export const NUMBER_NAMES = wordList(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
export const TENS_NAMES = wordList('twenty thirty forty fifty sixty seventy eighty ninety');
/** Ordinals by name, from the first on. */
export const ORDINAL_NAMES = wordList(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
);
