import { type DraftStatement, type PostReading } from './draft-statement.ts';
import {
  APPOSED,
  ARTICLES,
  AT,
  EMPLOYER,
  TITLE_BEFORE,
  TITLE_BEHIND,
  VERBS,
  type Verbs,
} from './holding-verbs.ts';
import type { MaskedSentence, Token } from './masked-sentence.ts';
import { languagesTried } from './move-cues.ts';
import { employersOf } from './people-around.ts';
import { REACH, led } from './read-leading.ts';
import { framed } from './time-frames.ts';
import { employerOf, FORMER, isFormerBefore, isInterimAt, sinceOf } from './title-employer.ts';

/** What a masked sentence says of posts that the prospect holds or held. */
export function readHoldings(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  for (const language of languagesTried(reading.language)) {
    const verbs = VERBS.get(language);
    const found = verbs === undefined ? [] : holdingsBy(verbs, sentence, reading);
    if (found.length > 0) return found;
  }
  return [];
}

function holdingsBy(
  verbs: Verbs,
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const { tokens } = sentence;
  const people = tokens.filter(({ kind }) => kind === 'person');
  const titled = tokens
    .filter(({ kind }) => kind === 'title')
    .flatMap((title) => {
      const link =
        people
          .map((person) => linkOf(sentence, person, title, verbs))
          .find((one) => one !== null) ?? chainedLink(sentence, people, title);
      return link === null || link === undefined
        ? []
        : [framed(holding(sentence, title, link, reading), title.at, sentence, reading)];
    });
  return titled.length > 0 ? titled : led(sentence, reading, verbs);
}

/** 'Jane Doe, chief trust officer at Beta and former head of risk at Acme': a second post after the first one. */
function chainedLink({ text, tokens }: MaskedSentence, people: readonly Token[], title: Token): Link | null {
  const person = people.findLast(({ at }) => at < title.at);
  if (person === undefined) return null;
  const between = text.slice(person.at + 1, title.at);
  const first = tokens.find(({ kind, at }) => kind === 'title' && at > person.at);
  const isChained =
    first !== undefined &&
    first.at < title.at &&
    CHAINED.test(text.slice(first.at + 1, title.at)) &&
    !between.includes('\uE003') &&
    TITLE_BEHIND.test(text.slice(person.at + 1, first.at));
  if (!isChained) return null;
  return isFormerBefore(text, title.at) ? 'held' : 'holds';
}

const CHAINED = new RegExp(
  `^(?: ?(?:${AT}|@|,) ?(?:the |der |la |el )?${EMPLOYER})?,? ?(?:and|&|und|et|y|e|en|och|og|i|a|sowie|,|;|ja|es|ve)(?: \\p{L}+-?){0,3} ?$`,
  'iu',
);

type Link = 'holds' | 'held';

/** Of a candidate, a character of a story, or somebody of the same name. */
const NOT_REAL =
  /(?<!\p{L})(?:candidates?|shortlist\p{L}*|applicants?|applied for|tipped|touted|front-?runners?|plays|starring|stars as|novel|thriller|sitcom|fiction\p{L}*|character|namesake|no relation|not to be confused|kandidat\p{L}*|bewerb(?:er|erin|ung)|im gesprach|gehandelt|spielt|roman|krimi|namensvetter\p{L}*|candidat[es]?|pressenti\p{L}*|joue le role|homonyme|candidat[oa]s?|suena|interpreta|novela|homonim[oa]|cotad[oa]|romance|candidat[oa]|romanzo|omonim[oa]|kandida\p{L}*|speelt|naamgeno\p{L}*|spelar|spiller|namne|navnebror|gra role|powiesc\p{L}*|imiennik\p{L}*|hraje|jmenovec|jmenovkyne|ehdok\p{L}*|nayttelee|kaima\p{L}*|jelolt\p{L}*|nevrokon\p{L}*)(?!\p{L})/iu;

/** 'The husband of Acme's head of risk, Jane Doe'. */
const RELATIVE_OF =
  /(?<!\p{L})(?:wife|husband|spouse|brother|sister|son|daughter|father|mother|widow|widower|friend|colleague|assistant|deputy|secretary) (?:of|to) (?:the |our )?$|(?<!\p{L})(?:mann|frau|ehemann|ehefrau|witwe|sohn|tochter|mari|femme|epouse|fils|fille|marido|esposa|hijo|hija|mulher|filho|marito|moglie|figlio|figlia|man|vrouw|zoon|dochter) (?:von|der|des|de|du|del|della|do|da|di|van) (?:la |el |l')?$/iu;

const WAS_REACH = 40;

/** 'At Acme, where she was head of risk, Jane Doe built a team'. */
const WHERE_IN = /(?<!\p{L})(?:where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde|jossa|ahol)(?!\p{L})/iu;

/** 'Once, as head of risk at Acme, Jane Doe read accounts'. */
const ONCE =
  /^["' ]*(?:once|formerly|previously|years ago|back then|in (?:her|his) day|fruher|einst|damals|autrefois|jadis|naguere|antes|antano|antigamente|outrora|un tempo|una volta|vroeger|destijds|forr|tidigare|tidligere|engang|for i tiden|dawniej|niegdys|kiedys|drive|kdysi|aiemmin|ennen|egykor|korabban|hajdan)(?!\p{L})/iu;

/** 'Exdirectora', '元コンプライアンス部長'. */
export const EX_TITLE = /^(?:ex-? ?\p{L}{4}|元|前(?!線))/iu;

function linkOf(sentence: MaskedSentence, person: Token, title: Token, verbs: Verbs): Link | null {
  const { text } = sentence;
  const [first, last] = person.at < title.at ? [person, title] : [title, person];
  const between = text.slice(first.at + 1, last.at);
  if (between.length > REACH || NOT_REAL.test(text)) return null;
  if (RELATIVE_OF.test(text.slice(Math.max(0, first.at - WAS_REACH), first.at))) return null;
  const isEx = EX_TITLE.test(title.written);
  if (first === title) {
    if (!TITLE_BEFORE.test(between) && !verbs.isHeldBy.test(between)) return null;
    const clause = text.slice(Math.max(0, title.at - WAS_REACH), title.at);
    const wasSo = WHERE_IN.test(clause) && verbs.was.test(clause.slice(clause.lastIndexOf(',') + 1));
    return isEx || wasSo || isFormerBefore(text, title.at) ? 'held' : 'holds';
  }
  // 'Jane Doe, CEO John Roe': the title is of the one behind it.
  if (OTHER_BEHIND.test(text.slice(title.at + 1))) return null;
  const isApposed =
    APPOSED.test(between) &&
    !RELATIONS.test(between) &&
    APPOSITION_END.test(text.slice(title.at + 1));
  const link =
    linkBy(between, verbs) ?? (isApposed ? (FORMER.test(between) ? 'held' : 'holds') : null);
  return link !== null && (isEx || ONCE.test(text)) ? 'held' : link;
}

const APPOSITION_END = new RegExp(
  `^(?: ?(?:${AT}|@) ?(?:(?:the|der|la|el|il|de|het|l'|our) ?)?${EMPLOYER})?(?:[,.;:)]|$)`,
  'iu',
);

const OTHER_BEHIND = /^ ?\uE003/u;

/** What the words between a name and the title behind it say. */
function linkBy(between: string, { holding: holds, held, heldAs, holdingAs }: Verbs): Link | null {
  const isBeside = TITLE_BEHIND.test(between);
  if (between.includes('\uE003') && !isBeside) return null;
  const stretches = [between, lastClauseOf(between)];
  if (stretches.some((one) => held.test(one))) return 'held';
  if (!isBeside && RELATIONS.test(between)) return null;
  if (heldAs.test(between)) return 'held';
  const plain = withoutFormer(between.replace(UNTIL_LATELY, ''));
  if (plain !== between && (TITLE_BEHIND.test(plain) || holds.test(plain))) return 'held';
  return isBeside || stretches.some((one) => holds.test(one)) || holdingAs.test(between)
    ? 'holds'
    : null;
}

/** 'Thanked his wife, who is head of risk at Acme': said of somebody close to the prospect. */
export const RELATIONS =
  /(?<!\p{L})(?:wife|husband|spouse|partner|brother|sister|son|daughter|father|mother|cousin|uncle|aunt|nephew|niece|namesake|predecessor|successor|colleague|boss|friend|mentor|ehefrau|frau|mann|ehemann|gatt(?:e|in)|bruder|schwester|sohn|tochter|vater|mutter|kolleg(?:e|in|en)|vorganger(?:in)?|nachfolger(?:in)?|femme|epouse|mari|epoux|frere|soeur|fils|fille|pere|mere|collegue|homonyme|esposa|esposo|mujer|marido|hermano|hermana|hijo|hija|padre|madre|colega|antecesora?|homonimo|mulher|irmao|irma|filho|filha|pai|mae|moglie|marito|fratello|sorella|figlio|figlia|padre|madre|collega|omonimo|vrouw|echtgenote|man|broer|zus|zoon|dochter|vader|moeder|naamgenoot|fru|hustru|make|bror|syster|son|dotter|kollega|aegtefaelle|ektefelle|soster|datter|zona|maz|meza|brat|siostra|corka|kolega|kolezanka|manzel|manzelka|sestra|dcera|kolegyne|vaimo|mies|veli|sisko|poika|tytar|ferje|felesege|fivere|novere|testvere)(?!\p{L})/iu;

const AND = / (?:and|und|et|y|e|en|och|og|i|a|ve) |, /giu;

/** 'Left the firm in 2022 and is now': the verb in front of the title is the last of several. */
function lastClauseOf(between: string): string {
  const last = [...between.matchAll(AND)].at(-1);
  return last === undefined ? between : ` ${between.slice(last.index + last[0].length)}`;
}

/** 'Jane Doe, until July head of risk at Acme': the end stands before the job title. */
const UNTIL_LATELY =
  /(?<= )(?:until|till|bis|jusqu'en|jusqu'a|hasta|ate|fino a|tot|till|fram till|indtil|inntil|do) (?:\p{L}+ ){0,2}(?:\d{4} )?$/iu;

function withoutFormer(between: string): string {
  const found = FORMER.exec(between);
  return found === null
    ? between
    : `${between.slice(0, found.index)}${between.slice(found.index + found[0].length).trimStart()}`;
}

export function holding(
  sentence: MaskedSentence,
  title: Token,
  kind: Link,
  reading: PostReading,
): DraftStatement {
  const employer = employerOf(sentence, title);
  const before = sentence.text.slice(Math.max(0, title.at - HITHERTO_REACH), title.at);
  const isNext = kind === 'holds' && NEXT.test(before);
  return {
    kind: isNext ? 'comes' : kind,
    title: title.written,
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: isNext,
    on: kind === 'holds' ? sinceOf(sentence, title.at, reading) : null,
    isInterim: isInterimAt(sentence.text, title.at),
    isPromotion: false,
    isSide: kind === 'held' && HITHERTO.test(before),
    isKept: kind === 'holds' && KEEPS.test(before),
  };
}

const HITHERTO_REACH = 24;

/** 'Its next head of risk'. */
const NEXT =
  /(?<!\p{L})(?:next|incoming|future|kunftige[rnms]?|designierte[rnms]?|angehende[rnms]?|prochaine?|futur[eoa]?|proxim[oa]|entrante|prossim[oa]|aankomende?|toekomstige?|blivande|tilltradande|kommende|pafolgende|przyszl[ya]|pristi|budouci|tuleva|leendo) (?:[\uE001\uE002](?:'s)? )?$/iu;

const KEEPS =
  /(?<!\p{L})(?:remains?|stays?(?: on)?|still|continues?|carries on|keeps?|bleibt|weiterhin|reste|demeure|conserve|sigue|continua|conserva|mantem|resta|rimane|mantiene|blijft|forblir|fortsatter|fortsaetter|fortsatt|forbliver|pozostaje|zustava|jatkaa|marad)(?!\p{L})/iu;

/** 'Until now head of the unit': the post before a promotion as often as before a departure, so that it tells nothing. */
const HITHERTO =
  /(?<!\p{L})(?:until now|hitherto|so far|bisher\w*|bislang|bis dahin|jusqu'ici|jusque-la|hasta ahora|ate agora|ate aqui|finora|tot nu toe|tot dan toe|hittills|hidtil|hittil|dotychczas\w*|dosud|dosavadni\w*|su ana kadar|これまで) ?$/iu;

/** The post of a line that holds a job title and perhaps an employer: 'Head of Risk, Acme'; `null` without a title. */
export function postOfLine(sentence: MaskedSentence): DraftStatement | null {
  const title = sentence.tokens.find(({ kind }) => kind === 'title');
  if (title === undefined) return null;
  const employer = employerOf(sentence, title) ?? employersOf(sentence)[0];
  return {
    kind: isFormerBefore(sentence.text, title.at) ? 'held' : 'holds',
    title: title.written,
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: false,
    on: null,
    isInterim: isInterimAt(sentence.text, title.at),
    isPromotion: false,
    isSide: false,
  };
}
