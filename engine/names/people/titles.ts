import type { Word } from '../../text/words.ts';
import { RANK_WORDS } from '../roles/role-synonyms.ts';
import { HONORIFICS } from './name-words.ts';

/** Titles and forms of address before a surname, folded, beside `HONORIFICS`, some of which are names elsewhere. */
const TITLES: ReadonlySet<string> = new Set(
  // English, German, French, Spanish, Portuguese, Italian, Romanian
  (
    'mister madam counsel attorney esq frl frau herrn frauen doktor professorin rechtsanwalt rechtsanwaltin ra me maitre docteur ' +
    'senor senora senorita licenciado licenciada lic ingeniero ingeniera contador contadora doctora doctor abogado abogada dna ' +
    'senhor senhora doutor doutora dona eng enga signor signora signorina dottor dottore dottoressa ssa ingegner ingegnere avv avvocato avvocata geom rag cav on domnul doamna dl ' +
    // Dutch, Nordic, Finnish, Baltic
    'heer mevrouw meneer mw dhr mr drs mr fru herr froken advokat direktor rouva ponas ponia kungs kundze ' +
    // Polish, Czech, Slovak, Hungarian, South Slavic
    'pan pani pana panu panem panowie mec mecenas inz mgr hab radca dyrektor prezes pan pani paní pana bc rndr phdr judr mudr pan pani ur asszony doktorno gospodin gospoda gospodja g gdja gospa ' +
    // Ukrainian, Russian, Greek, Turkish, Arabic, Hebrew in Latin letters
    'pane panove panovi gospozha kyrios kyria k sayin bay bayan kaptan kpt doc yrd av uzm sayyid ustad mar gveret adv ' +
    // Posts that stand before a surname
    'directeur directrice direktor direktorin direttore direttrice vorstand leiter leiterin minister mayor coroner officer commissioner chairman chairwoman chairperson secretary treasurer auditor gmy ceo cfo coo ciso cro cco dpo'
  ).split(' '),
);

/** Forms of address behind a name, folded; only with a hyphen or a space. */
const TITLES_BEHIND: ReadonlySet<string> = new Set(
  'san sama shi sensei kun ssi nim xiansheng nushi bey hanim efendi ji garu saheb sahib ur asszony'.split(
    ' ',
  ),
);

/** Last parts of posts in languages that write them in one word: Bereichsleiterin, bærekraftssjef; and their inflections. */
const POST_ENDING =
  /(?:leiter(?:in)?|chef(?:in|en)?|sjef(?:en)?|direk?t(?:or|or[aiy]?|orin|oren|orka|orem|orowi|orka|orki|oerin)|beauftragter?|ansvarlig|ansvarig|leder(?:en)?|johtaja|paallikko|igazgato|vezeto|mudur[ui]?|manager(?:in|ka|ki)?|kierownik[ai]?|prezes[aki]{0,3}|rzeczni\w{1,6}|mluvci|reditel\w{0,6})$/u;

/** Is the folded word a title, a form of address or a post that stands before a surname? */
export function isTitleWord(text: string): boolean {
  return HONORIFICS.has(text) || TITLES.has(text) || RANK_WORDS.has(text) || POST_ENDING.test(text);
}

/** Does a title stand right before the surname, or a form of address right behind it? */
export function isTitled(
  words: readonly Word[],
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const before = words[start - 1];
  const after = words[end];
  const isBefore =
    before !== undefined && words[start]?.startsPhrase === false && isTitleWord(before.text);
  return isBefore || (after?.startsPhrase === false && TITLES_BEHIND.has(after.text));
}
