import { FORMER_WORDS } from '../../../lexicon/job-titles/title-words.ts';
import { type DraftStatement, type PostReading } from './draft-statement.ts';
import {
  ARTICLES,
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
import { employerOf, isInterimAt, sinceOf } from './title-employer.ts';

const FORMER = new RegExp(`(?<![\\p{L}])(?:${FORMER_WORDS})(?![\\p{L}])`, 'iu');

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
      const link = people
        .map((person) => linkOf(sentence, person, title, verbs))
        .find((one) => one !== null);
      return link === null || link === undefined
        ? []
        : [framed(holding(sentence, title, link, reading), title.at, sentence, reading)];
    });
  return titled.length > 0 ? titled : led(sentence, reading, verbs);
}

type Link = 'holds' | 'held';

/** 'Exdirectora', '元コンプライアンス部長'. */
const EX_TITLE = /^(?:ex-? ?\p{L}{4}|元|前(?!線))/iu;

function linkOf(sentence: MaskedSentence, person: Token, title: Token, verbs: Verbs): Link | null {
  const { text } = sentence;
  const [first, last] = person.at < title.at ? [person, title] : [title, person];
  const between = text.slice(first.at + 1, last.at);
  if (between.length > REACH) return null;
  const isEx = EX_TITLE.test(title.written);
  if (first === title) {
    if (!TITLE_BEFORE.test(between) && !verbs.isHeldBy.test(between)) return null;
    return isEx || isFormerBefore(text, title.at) ? 'held' : 'holds';
  }
  // 'Jane Doe, CEO John Roe': the title is of the one behind it.
  if (OTHER_BEHIND.test(text.slice(title.at + 1))) return null;
  const link = linkBy(between, verbs);
  return link !== null && isEx ? 'held' : link;
}

const OTHER_BEHIND = /^ ?\uE003/u;

/** What the words between a name and the title behind it say. */
function linkBy(between: string, { holding: holds, held, heldAs, holdingAs }: Verbs): Link | null {
  const isBeside = TITLE_BEHIND.test(between);
  if (between.includes('\uE003') && !isBeside) return null;
  const stretches = [between, lastClauseOf(between)];
  if (stretches.some((one) => held.test(one))) return 'held';
  if (!isBeside && RELATIONS.test(between)) return null;
  if (heldAs.test(between)) return 'held';
  const plain = withoutFormer(between);
  if (plain !== between && (TITLE_BEHIND.test(plain) || holds.test(plain))) return 'held';
  return isBeside || stretches.some((one) => holds.test(one)) || holdingAs.test(between)
    ? 'holds'
    : null;
}

/** 'Thanked his wife, who is head of risk at Acme': said of somebody close to the prospect. */
const RELATIONS =
  /(?<!\p{L})(?:wife|husband|spouse|partner|brother|sister|son|daughter|father|mother|cousin|uncle|aunt|nephew|niece|namesake|predecessor|successor|colleague|boss|friend|mentor|ehefrau|frau|mann|ehemann|gatt(?:e|in)|bruder|schwester|sohn|tochter|vater|mutter|kolleg(?:e|in|en)|vorganger(?:in)?|nachfolger(?:in)?|femme|epouse|mari|epoux|frere|soeur|fils|fille|pere|mere|collegue|homonyme|esposa|esposo|mujer|marido|hermano|hermana|hijo|hija|padre|madre|colega|antecesora?|homonimo|mulher|irmao|irma|filho|filha|pai|mae|moglie|marito|fratello|sorella|figlio|figlia|padre|madre|collega|omonimo|vrouw|echtgenote|man|broer|zus|zoon|dochter|vader|moeder|naamgenoot|fru|hustru|make|bror|syster|son|dotter|kollega|aegtefaelle|ektefelle|soster|datter|zona|maz|meza|brat|siostra|corka|kolega|kolezanka|manzel|manzelka|sestra|dcera|kolegyne|vaimo|mies|veli|sisko|poika|tytar|ferje|felesege|fivere|novere|testvere)(?!\p{L})/iu;

const AND = / (?:and|und|et|y|e|en|och|og|i|a|ve) |, /giu;

/** 'Left the firm in 2022 and is now': the verb in front of the title is the last of several. */
function lastClauseOf(between: string): string {
  const last = [...between.matchAll(AND)].at(-1);
  return last === undefined ? between : ` ${between.slice(last.index + last[0].length)}`;
}

function withoutFormer(between: string): string {
  const found = FORMER.exec(between);
  return found === null
    ? between
    : `${between.slice(0, found.index)}${between.slice(found.index + found[0].length).trimStart()}`;
}

const FORMER_REACH = 44;

const ONLY_NAMES = new RegExp(
  `^[ -]?(?:${ARTICLES})?(?:\\p{L}+ ){0,2}(?:${EMPLOYER}(?:'s|s')? )?(?:\\p{L}+ )?$`,
  'iu',
);

/** Is the post one of the past? 'Former Acme risk chief Jane Doe': only names and articles stand between the word and the title. */
export function isFormerBefore(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - FORMER_REACH), at);
  const phrase = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('.')) + 1);
  const found = FORMER.exec(phrase);
  return found !== null && ONLY_NAMES.test(phrase.slice(found.index + found[0].length));
}

export function holding(
  sentence: MaskedSentence,
  title: Token,
  kind: Link,
  reading: PostReading,
): DraftStatement {
  const employer = employerOf(sentence, title);
  const before = sentence.text.slice(Math.max(0, title.at - HITHERTO_REACH), title.at);
  return {
    kind,
    title: title.written,
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: false,
    on: kind === 'holds' ? sinceOf(sentence, title.at, reading) : null,
    isInterim: isInterimAt(sentence.text, title.at),
    isPromotion: false,
    isSide: kind === 'held' && HITHERTO.test(before),
  };
}

const HITHERTO_REACH = 24;

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
