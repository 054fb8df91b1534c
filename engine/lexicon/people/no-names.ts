// Words that are written like names and are none.
import { wordSet } from '../word-list.ts';

/** Words that have a capital at the beginning of a sentence and are not names: 'I', 'current', 'since', feasts. Normalised. */
export const NO_NAMES = wordSet(`
  i ill im ive id
  whole current new former acting outgoing incoming longtime veteran aktuelle neue ancien nouvelle nuevo nueva novo nova
  ab seit bis nach vor im zum since until till after before from by come depuis des apres avant desde hasta tras apos ate dal dopo fino vanaf sinds tot na fran fra efter etter sedan siden indtil od po do din dupa
  christmas xmas easter midsummer ramadan diwali weihnachten ostern pfingsten noel paques navidad natal pascoa natale pasqua kerst kerstmis pasen sinterklaas jul julen paske pask boze narodzenie wielkanoc vanoce velikonoce joulu joulun paasiainen karacsony husvet bayram
`);

/** 'Frau', 'Panu': forms of address in any case. Normalised. */
export const FORMS_OF_ADDRESS = wordSet(
  'pan pani pana pania panem panu frau herr herrn signora signor signore madame monsieur senor senora dona fru herra sayin',
);
