import {
  FORMER_WORDS,
  HELD_VERBS,
  HOLDING_VERBS,
  INTERIM_WORDS,
  LEADING_VERBS,
  SIDE_POSTS,
  TITLE_ARTICLES,
} from '../../../lexicon/job-titles/title-words.ts';
import type { StatedDay } from '../../../model/brief.ts';
import { statedPeriods } from '../../events/stated-periods.ts';
import { type MaskedSentence, type Token } from './masked-sentence.ts';
import { languagesTried } from './move-cues.ts';
import { employersOf, isOrigin, partyBefore, partyBehind } from './people-around.ts';
import type { DraftStatement, PostReading } from './read-moves.ts';

const ARTICLES = `(?:(?:${TITLE_ARTICLES})(?: |(?<='))){0,3}`;
const SEPARATOR = ' ?(?:,|-|\\||:|\\(|\\)|·|•|>|/|;){1,2} ?';
const EMPLOYER = '[\\uE001\\uE002]';
const AT =
  "(?:at|of|for|with|from|bei(?: der| dem)?|beim|der|des|von|chez|de(?: la| l')?|du|d'|di|del|della|dell'|da|do|das|en|em|no|na|van|bij|hos|pa|i|vid|ved|w|ve|v|u|の)";

const SINCE_WORDS = 'since|seit|depuis|desde|dal|sinds|sedan|siden|od';

const FORMER = new RegExp(`(?<![\\p{L}])(?:${FORMER_WORDS})(?![\\p{L}])`, 'iu');
const SIDE = new RegExp(`(?<![\\p{L}])(?:${SIDE_POSTS})(?![\\p{L}])`, 'iu');
const INTERIM = new RegExp(`(?<![\\p{L}])(?:${INTERIM_WORDS})(?![\\p{L}])`, 'iu');

/** 'Jane Doe, Head of Risk', 'Jane Doe (Acme), Head of Risk', 'Jane Doe and John Roe – Heads of Risk'. */
const TITLE_BEHIND = new RegExp(
  `^(?:,? ?(?:and|&|und|et|y|e|en|och|og|i|ve) \\uE003)?(?: ?\\([^()]{1,14}\\))?(?:${SEPARATOR}(?:${AT} )?${EMPLOYER}\\)?)?(?:${SEPARATOR}| (?=\\uE004)| (?:氏|さん)? ?)(?:(?:${SINCE_WORDS}) [^,]{1,20} )?${ARTICLES}$`,
  'iu',
);
/** 'Head of Risk Jane Doe', 'Head of Risk at Acme, Jane Doe'. */
const TITLE_BEFORE = new RegExp(
  `^(?:,? ?(?:${AT} )?(?:the |der |la |el )?(?:\\p{L}+ ){0,2}${EMPLOYER})?[,:、]? ?(?:\\| ?)?$`,
  'iu',
);

type Verbs = { readonly holding: RegExp; readonly held: RegExp; readonly leading: RegExp };

const RELATIVE = '(?:,? (?:who|der|die|qui|que|che|som|ktor\\w+|kter\\w+))?';
const ADVERBS = `(?: (?:${TITLE_ARTICLES}|still|also|noch|immer noch|weiterhin|toujours|todavia|ainda|ancora|nog|fortfarande|fortsatt|stadig|nadal|stale|stale|hala|(?:${SINCE_WORDS}|until|till|bis|jusqu'en|jusqu'a|hasta|ate|fino a|tot|til|do) [^,]{1,20}|zugleich|zudem|[a-z]+mente))*`;

const VERBS: ReadonlyMap<string, Verbs> = new Map(
  Object.keys(HOLDING_VERBS).map((language) => [
    language,
    {
      holding: new RegExp(
        `^(?: \\([^()]{1,14}\\))?${RELATIVE}[ ,]{0,2}(?:${HOLDING_VERBS[language] ?? ''})(?! not| no longer| nicht)${ADVERBS} ?${ARTICLES}$`,
        'iu',
      ),
      held: new RegExp(
        `^(?: \\([^()]{1,14}\\))?${RELATIVE}[ ,]{0,2}(?:${HELD_VERBS[language] ?? ''})${ADVERBS} ?${ARTICLES}$`,
        'iu',
      ),
      leading: new RegExp(`(?<![\\p{L}])(?:${LEADING_VERBS[language] ?? ''})(?![\\p{L}])`, 'iu'),
    },
  ]),
);

const REACH = 110;

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
      return link === null || link === undefined ? [] : [holding(sentence, title, link, reading)];
    });
  return titled.length > 0 ? titled : led(sentence, reading, verbs);
}

type Link = 'holds' | 'held';

/** 'Exdirectora', '元コンプライアンス部長'. */
const EX_TITLE = /^(?:ex-? ?\p{L}{4}|元|前(?!線))/iu;

function linkOf(
  sentence: MaskedSentence,
  person: Token,
  title: Token,
  { holding, held }: Verbs,
): Link | null {
  const { text } = sentence;
  const isBehind = title.at > person.at;
  const between = isBehind
    ? text.slice(person.at + 1, title.at)
    : text.slice(title.at + 1, person.at);
  if (between.length > REACH) return null;
  if (!isBehind) {
    if (!TITLE_BEFORE.test(between)) return null;
    return isFormerBefore(text, title.at) || EX_TITLE.test(title.written) ? 'held' : 'holds';
  }
  if (between.includes('\uE003') && !TITLE_BEHIND.test(between)) return null;
  if (/^ ?\uE003/u.test(text.slice(title.at + 1))) return null;
  const plain = withoutFormer(between);
  const clause = lastClauseOf(between);
  if (held.test(between) || held.test(clause)) return 'held';
  if (EX_TITLE.test(title.written))
    return TITLE_BEHIND.test(between) || holding.test(between) ? 'held' : null;
  if (plain !== between && (TITLE_BEHIND.test(plain) || holding.test(plain))) return 'held';
  return TITLE_BEHIND.test(between) || holding.test(between) || holding.test(clause)
    ? 'holds'
    : null;
}

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

function holding(
  sentence: MaskedSentence,
  title: Token,
  kind: Link,
  reading: PostReading,
): DraftStatement {
  const employer = employerOf(sentence, title);
  return {
    kind,
    title: title.written,
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: false,
    on: kind === 'holds' ? sinceOf(sentence, title.at, reading) : null,
    isInterim: isInterimAt(sentence.text, title.at),
    isPromotion: false,
    isSide: false,
  };
}

const INTERIM_REACH = 28;

function isInterimAt(text: string, at: number): boolean {
  return INTERIM.test(text.slice(Math.max(0, at - INTERIM_REACH), at + INTERIM_REACH));
}

const BEHIND = new RegExp(
  `^(?: ?,| ?-| ?\\||@| ?·| ?\\()? ?(?:${AT} ?)?(?:(?:the|der|la|el|il|de|het|l'|un|una|a|an|une)? ?(?:\\p{L}+ ){0,2})${EMPLOYER}`,
  'iu',
);
const OWNER = new RegExp(`${EMPLOYER}(?:'s|s'|s)?[ :|-]{0,3}(?:\\p{L}+ ){0,3}$`, 'iu');

/** The employer behind the title, before it, else the only one of the sentence. */
function employerOf(sentence: MaskedSentence, title: Token): Token | null {
  const { text } = sentence;
  const all = employersOf(sentence);
  const behind = all.find(({ at }) => at > title.at);
  if (
    behind !== undefined &&
    BEHIND.test(text.slice(title.at + 1, behind.at + 1)) &&
    !isOrigin(text.slice(title.at + 1), behind.at - title.at - 1)
  )
    return behind;
  const before = all.findLast(({ at }) => at < title.at);
  if (before !== undefined && WHERE.test(text.slice(before.at + 1, title.at))) return before;
  if (before !== undefined && OWNER.test(text.slice(before.at, title.at))) return before;
  const [only] = all;
  return all.length === 1 && only?.kind === 'company'
    ? only
    : (all.find(({ kind }) => kind === 'company') ?? null);
}

/** 'From Beta, where she was head of audit'. */
const WHERE = /^,? (?:where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde) /iu;

const SINCE_REACH = 46;
const ARTICLE_CHARACTERS_MAX = 6;
const SINCE = /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|'den beri)(?!\p{L})/iu;

/** 'Chief risk officer since May 2024'. */
function sinceOf(
  { text }: MaskedSentence,
  at: number,
  { writtenOn, language }: PostReading,
): StatedDay | null {
  const around = text.slice(Math.max(0, at - SINCE_REACH), at + SINCE_REACH);
  const found = SINCE.exec(around);
  if (found === null) return null;
  const rest = around.slice(found.index);
  const [period] = statedPeriods(rest, { writtenOn, languages: [language], tense: 'past' });
  return period !== undefined && period.start <= found[0].length + ARTICLE_CHARACTERS_MAX
    ? period.stated
    : null;
}

const FIELD_REACH = 70;

/** 'Jane Doe heads internal audit at Acme': a post without a title. */
function led(
  sentence: MaskedSentence,
  reading: PostReading,
  { leading }: Verbs,
): readonly DraftStatement[] {
  const { text } = sentence;
  const verb = leading.exec(text);
  if (verb !== null) {
    const end = verb.index + verb[0].length;
    const party =
      partyBefore(sentence, verb.index, REACH) ??
      partyBehind(sentence, end, FIELD_REACH) ??
      (reading.isAboutProspect ? 'prospect' : null);
    const hasField =
      FIELD.test(text.slice(end, end + FIELD_REACH)) ||
      FIELD.test(text.slice(Math.max(0, verb.index - FIELD_REACH), verb.index));
    if (party === 'prospect' && hasField) return [ledPost(sentence, verb.index, reading)];
  }
  return affiliations(sentence, reading);
}

/** Names the field of a post that has no title. */
const FIELD =
  /(?<!\p{L})(?:\p{L}*complian\p{L}*|audit\p{L}*|risks?|risik\p{L}*|risques?|riesgos?|riscos?|rischi\p{L}*|risico\p{L}*|revision\p{L}*|internrevision\p{L}*|governance|legal|security|privacy|datenschutz|informationssicherheit|conformite|controle interne|cumplimiento|control interno|conformidade|antiriciclaggio|dpo|sicurezza|beveiliging|naleving|efterlevnad|sakerhet\p{L}*|sikkerhet|etterlevelse|ryzyk\p{L}*|zgodnosci\p{L}*|audyt\p{L}*|bezpeczen\p{L}*|bezpecnost\p{L}*|rizik\p{L}*|uyum|denetim|risk yonetimi|quality|ethics|sanctions|aml)(?!\p{L})/iu;

function ledPost(sentence: MaskedSentence, place: number, reading: PostReading): DraftStatement {
  const all = employersOf(sentence);
  const employer =
    all.find(({ at }) => at > place && !isOrigin(sentence.text, at)) ?? all.at(-1) ?? null;
  return {
    kind: 'holds',
    title: '',
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: false,
    on: sinceOf(sentence, place, reading),
    isInterim: isInterimAt(sentence.text, place),
    isPromotion: false,
    isSide: false,
  };
}

const EMPLOYED =
  '(?:,? (?:is|remains|er|ar|ist|est|es|e|jest|je) (?:still |stadig |fortsatt |noch |toujours )?(?:employed|ansat|ansatt|anstalld|angestellt|beschaftigt|salariee?|emplead[oa]|werkzaam|in dienst|zatrudnion[ya]|zamestnan[a]?) (?:by|at|i|pa|hos|bei|chez|en|bij|van|w|v))';
const AFFILIATION = new RegExp(
  `^(?:${EMPLOYED} | ?\\(|,? (?:of|from|at|with|bei|von|der|chez|de|da|do|du|della|di|en|van|bij|fran|pa|hos|fra|i|z|ze) (?:the |der |la |le |l'|el )?|, ?| ?\\| ?|, oggi |, aujourd'hui a la )?${EMPLOYER}`,
  'iu',
);

/** 'Jane Doe of Acme', 'Jane Doe (Acme)': where somebody is, without the post. */
function affiliations(sentence: MaskedSentence, reading: PostReading): readonly DraftStatement[] {
  const { text, tokens } = sentence;
  return tokens
    .filter(({ kind }) => kind === 'person')
    .flatMap(({ at }) => {
      const found = AFFILIATION.exec(text.slice(at + 1, at + 1 + FIELD_REACH));
      if (found === null || found[0].trim().length <= 1) return [];
      const employer = tokens.find((token) => token.at === at + found[0].length);
      return employer === undefined
        ? []
        : [
            {
              ...ledPost(sentence, at, reading),
              on: null,
              employer: employer.written,
              isOwn: employer.kind === 'company',
              isInterim: false,
            },
          ];
    })
    .slice(0, 1);
}

/** 'Remains an adviser': helps the company without a post. */
export function isAdviser({ title }: Pick<DraftStatement, 'title'>): boolean {
  return ADVISER.test(title) && !FIELD.test(title);
}

const ADVISER =
  /^(?:senior |special |external )?(?:advis[eo]r|consultant|berater(?:in)?|conseill\w+|consejer[oa]|asesora?|consultora?|consulente|adviseur|radgivare|radgiver|rådgivare|rådgiver|doradca|poradce|danışman\w*|(?:当社)?顧問)$/iu;

/** Is a post one beside the job: a seat on a board, a lectureship? */
export function isSidePost({
  title,
  employer,
}: Pick<DraftStatement, 'title' | 'employer'>): boolean {
  return SIDE.test(title) || SIDE_EMPLOYERS.test(employer);
}

const SIDE_EMPLOYERS =
  /(?<!\p{L})(?:association|institute|society|university|school|college|forum|council|federation|chamber|foundation|verband|verein|institut|hochschule|universitat|stiftung|association|federation|universite|ecole|asociacion|instituto|universidad|fundacion|associacao|universidade|fundacao|associazione|istituto|universita|fondazione|vereniging|instituut|universiteit|stichting|forening\w*|universitet\w*|stowarzyszenie|uniwersytet|fundacja|asociace|univerzita|nadace|dernegi|universitesi|vakfi)(?!\p{L})/iu;

/** The post of a line that holds a job title and perhaps an employer: 'Head of Risk, Acme'. */
export function postOfLine(sentence: MaskedSentence): DraftStatement {
  const title = sentence.tokens.find(({ kind }) => kind === 'title');
  const employer =
    title === undefined ? null : (employerOf(sentence, title) ?? employersOf(sentence)[0] ?? null);
  return {
    kind: title !== undefined && isFormerBefore(sentence.text, title.at) ? 'held' : 'holds',
    title: title?.written ?? '',
    employer: employer?.written ?? '',
    isOwn: employer?.kind === 'company',
    isComing: false,
    on: null,
    isInterim: title !== undefined && isInterimAt(sentence.text, title.at),
    isPromotion: false,
    isSide: false,
  };
}
