/** Countries as firms add them to their name for the company there ('KPMG UK', 'IBM Deutschland'), folded. */
export const COUNTRY_WORDS: ReadonlySet<string> = new Set(
  'uk us usa germany deutschland france italy italia spain espana portugal netherlands nederland belgium austria osterreich switzerland schweiz suisse svizzera denmark danmark sweden sverige norway norge finland poland polska ireland luxembourg europe canada mexico brazil brasil india china japan korea singapore australia'.split(
    ' ',
  ),
);
