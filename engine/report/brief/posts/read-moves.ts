import {
  FORMER_WORDS,
  INTERIM_WORDS,
  SIDE_POSTS,
} from '../../../lexicon/job-titles/title-words.ts';
import type { StatedDay } from '../../../model/brief.ts';
import { statedPeriods, type StatedPeriod } from '../../events/stated-periods.ts';
import type { MaskedSentence, Token } from './masked-sentence.ts';
import { moveCues, type MoveCue } from './move-cues.ts';
import {
  employersOf,
  hasOtherBetween,
  isDestination,
  isOrigin,
  partyBefore,
  partyBehind,
  type Party,
} from './people-around.ts';
import type { PostStatement } from './post-statement.ts';

/** What a sentence says, before it is known which page says it and when. */
export type DraftStatement = Omit<
  PostStatement,
  'evidence' | 'statedOn' | 'isDated' | 'isOnOwnSite' | 'isHere'
>;

/** What a sentence needs to be read beside its own words. */
export type PostReading = {
  readonly language: string;
  /** The day of writing; `null` when it is unknown. */
  readonly writtenOn: string | null;
  /** A sentence that names nobody goes on about the prospect. */
  readonly isAboutProspect: boolean;
};

const SUBJECT_REACH = 150;
const OBJECT_REACH = 70;
const INVERSION_REACH = 45;
const ADJACENT_REACH = 14;
const TITLE_REACH = 90;
const EMPLOYER_REACH = 110;

/** What a masked sentence tells of the prospect's coming and going. */
export function readMoves(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const cues = moveCues(sentence.text, reading.language);
  return cues.flatMap((cue, index) => {
    const effect = effectOf(cue, sentence, reading);
    if (effect === null) return [];
    const until = cues[index + 1]?.start ?? sentence.text.length;
    return statementsOf(effect, cue, until, sentence, reading);
  });
}

type Effect = 'comes' | 'goes' | 'moves' | 'died';

function effectOf(cue: MoveCue, sentence: MaskedSentence, reading: PostReading): Effect | null {
  const before = partyBefore(sentence, cue.start, SUBJECT_REACH);
  const behind = partyBehind(sentence, cue.end, OBJECT_REACH);
  const near = partyBehind(sentence, cue.end, INVERSION_REACH);
  const subject = isOfPart(cue, sentence)
    ? null
    : (before ?? near ?? (reading.isAboutProspect ? 'prospect' : null));
  switch (cue.kind) {
    case 'succeed':
      return successionEffect(cue, sentence, { before, behind });
    case 'succeeded':
      if (before === 'prospect') return behind === null && !hasAgent(cue) ? null : 'goes';
      return behind === 'prospect' ? 'comes' : null;
    case 'die':
      return (isOfNoun(cue)
        ? behind
        : (before ?? partyBehind(sentence, cue.end, ADJACENT_REACH))) === 'prospect'
        ? 'died'
        : null;
    case 'move':
      return subject === 'prospect' ? 'moves' : null;
    case 'leave':
      return (isOfNoun(cue) ? behind : subject) === 'prospect' ? 'goes' : null;
    case 'appoint':
      return appointed(cue, sentence, { before, behind }) === 'prospect' ? 'comes' : null;
    case 'enter':
      return subject === 'prospect' ? 'comes' : null;
  }
}

/** 'A retired officer', 'a team of five, one of whom leaves': said of somebody else. */
function isOfPart({ start }: MoveCue, { text }: MaskedSentence): boolean {
  const before = text.slice(Math.max(0, start - PART_REACH), start);
  return ARTICLE_BEFORE.test(before) || PART_BEFORE.test(before);
}

const PART_REACH = 60;
const ARTICLE_BEFORE = /(?<!\p{L})(?:a|an|the|our|newly|recently) $/iu;
const PART_BEFORE =
  /(?:of whom|of them|one of|von denen|deren|dont (?:un|deux|certain)|de los cuales|dos quais|dei quali|van wie|varav|hvoraf|hvorav|z ktorych|z nichz|many|some|people|several|colleagues?|who used to)[^\uE000]*$/iu;

type Around = { readonly before: Party; readonly behind: Party };

/** 'Departure of', 'parted ways with': the one who goes is named behind. */
const OF_NOUN = /(?: (?:of|with|to|von|um|des|der|de|di|du|da|do|van|av|af|a)|d')$/iu;

function isOfNoun({ text }: MoveCue): boolean {
  return OF_NOUN.test(text);
}

function hasAgent({ text }: MoveCue): boolean {
  return / (?:by|par|por|da|door|av|af|przez|to|a)$/iu.test(text);
}

/** Verbs of many meanings, which tell of a succession only with a name behind them. */
const NEEDS_OBJECT =
  /^(?:follows|replaced?|replaces|folgt|lost|loste|ersetzt|ersetzen|volgt|volgde|vervangt|releva|relevo a|succeed|rendeu|sucede|substitui)$/iu;
const PREDECESSOR =
  /predece|vorgang|antece|voorgang|foretrad|forgaen|forgjen|poprzedni|predchud|selefi/iu;
const BEFORE_NOUN = /^(?:yerine|の後任|の後継|後任に)$/u;
const OWNER = /^(?:'s|s')? ?(?:\p{L}+ )?$/u;
const MEANWHILE =
  /(?<!\p{L})(?:while|during|maternity|parental|sabbatical|sick leave|on leave|wahrend|elternzeit|mutterschutz|conge|pendant|durante|baja|licenca|licencia|congedo|maternita|zwangerschap\w*|verlof|foraldraledig\w*|barsel\w*|permisjon\w*|orlov|urlop\w*|macierzynsk\w*|rodicovsk\w*|materske|dogum izni|育休|産休)(?!\p{L})/iu;

function successionEffect(
  cue: MoveCue,
  sentence: MaskedSentence,
  { before, behind }: Around,
): Effect | null {
  const { text, tokens } = sentence;
  if (MEANWHILE.test(text))
    return behind === 'prospect' ? null : before === 'prospect' ? 'comes' : null;
  const last = tokens.findLast(({ kind, at }) => kind !== 'title' && at < cue.start);
  const isOwner =
    last?.kind === 'person' && OWNER.test(text.slice(last.at + 1, cue.start)) && isNoun(cue);
  if (BEFORE_NOUN.test(cue.text))
    return last?.kind === 'person' ? 'goes' : behind === 'prospect' ? 'comes' : null;
  if (PREDECESSOR.test(cue.text)) return behind === 'prospect' ? 'goes' : null;
  if (isOwner) return 'goes';
  if (behind === 'prospect' && before !== 'prospect') return 'goes';
  if (before !== 'prospect') return null;
  return NEEDS_OBJECT.test(cue.text) && behind === null ? null : 'comes';
}

const NOUN =
  /success|nachfolger|replacement|sucesor|sucessor|opvolger|opvolgster|eftertradare|efterfoljare|efterfolger|etterfolger|nastepc|nastupc/iu;

function isNoun({ text }: MoveCue): boolean {
  return NOUN.test(text);
}

const PASSIVE_BEFORE =
  /(?<!\p{L})(?:was|were|been|is|be|being|got|wird|wurde|worden|ist|war|ete|est|sera|fue|sido|es|foi|e|stat[oa]|viene|venne|werd|wordt|is|blev|bliver|ble|blir|blivit|er|har|zostala?|zostal|bude|byla?|byl|je|who|qui|que|som|als|as)(?:\s+[^\s,]+){0,3}\s+$/iu;
const PASSIVE_FORM =
  /^(?:named|utses|utsetts|utsedd|udnaevnes|utnevnes|atandi|atanan|secildi|getirildi|terfi etti|nombrad[oa]|nomead[oa]|nominat[oa]|nommee?|promu?e?|benoemd|aangesteld|powolan[ya]|jmenovan[a]?|ernannt|berufen|befordert|promoted|appointed|promoss[oa]|promovid[oa]|ansat som|ansatt som|elevated|elected|hired|ascendid[oa]|designad[oa]|elegid[oa]|eleit[oa])$/iu;
/** Verbs at the end of the sentence have their object before them. */
const OBJECT_BEFORE =
  /^(?:ernannt|berufen|bestellt|gewonnen|geholt|befordert|verpflichtet|betraut|benoemd|aangesteld|aangetrokken|atadi|getirdi|atandi|transfer etti|を任命|に任命|に選任|を選任|に昇格|昇進|を起用|に起用|に昇任|新任予定|選任予定|utsett|anstallt|rekryterat|udnaevnt|ansat|utnevnt|ansatt)$/iu;

function appointed(cue: MoveCue, sentence: MaskedSentence, { before, behind }: Around): Party {
  const { text } = sentence;
  const left = text.slice(Math.max(0, cue.start - TITLE_REACH), cue.start);
  const isPassive = PASSIVE_BEFORE.test(left.slice(-40)) && PASSIVE_FORM.test(cue.text);
  if (isPassive || OBJECT_BEFORE.test(cue.text)) return before ?? behind;
  if (behind !== null) return behind;
  return PASSIVE_FORM.test(cue.text) ? before : null;
}

function statementsOf(
  effect: Effect,
  cue: MoveCue,
  until: number,
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const isComing = cue.isComing;
  const on = dayOf(cue, sentence, reading, { until, isEnd: effect !== 'comes' });
  const title = titleOf(effect, cue, sentence, until);
  const isSide = isSideMove(title, sentence, cue);
  const common = {
    isComing,
    on,
    isSide,
    isInterim: isInterim(sentence.text, cue),
    isPromotion: isPromotion(sentence.text),
  };
  if (effect === 'moves') return movesTo(cue, sentence, common, title?.written ?? '');
  const employer =
    effect === 'comes' ? employerEntered(cue, sentence) : employerLeft(cue, sentence, until);
  const statement: DraftStatement = {
    kind: effect,
    ...common,
    title: title?.written ?? '',
    ...employerWords(employer),
  };
  if (effect === 'comes' && employer?.kind === 'organisation' && comesFromCompany(sentence))
    return [
      statement,
      {
        ...statement,
        kind: 'goes',
        title: '',
        employer: sentence.tokens.find(({ kind }) => kind === 'company')?.written ?? '',
        isOwn: true,
      },
    ];
  if (effect !== 'goes') return [statement];
  const next = destinationOf(cue, sentence, employer);
  return next === null
    ? [statement]
    : [statement, { ...statement, kind: 'comes', title: '', ...employerWords(next) }];
}

/** 'Beta hires Acme's Jane Doe', 'poached from Acme': who comes there leaves here. */
function comesFromCompany({ text, tokens }: MaskedSentence): boolean {
  return tokens.some(
    ({ kind, at }) =>
      kind === 'company' && (isOrigin(text, at) || OWNS_PERSON.test(text.slice(at + 1))),
  );
}

type Common = Pick<DraftStatement, 'isComing' | 'on' | 'isInterim' | 'isPromotion' | 'isSide'>;

/** 'Moves to Beta as chief auditor': comes to Beta, and leaves where they were. */
function movesTo(
  cue: MoveCue,
  sentence: MaskedSentence,
  common: Common,
  title: string,
): readonly DraftStatement[] {
  const all = employersOf(sentence).filter(({ at }) => !isOrigin(sentence.text, at));
  const next =
    all.find(({ at }) => at >= cue.end && at - cue.end <= OBJECT_REACH) ??
    all.findLast(
      ({ at }) =>
        at < cue.start && cue.start - at <= OBJECT_REACH && isDestination(sentence.text, at),
    );
  if (next === undefined) return [];
  const comes: DraftStatement = { kind: 'comes', ...common, title, ...employerWords(next) };
  if (next.kind === 'company') return [comes];
  return [comes, { kind: 'goes', ...common, title: '', employer: '', isOwn: false }];
}

function employerWords(token: Token | null): Pick<DraftStatement, 'employer' | 'isOwn'> {
  return { employer: token?.written ?? '', isOwn: token?.kind === 'company' };
}

/** The employer named behind the verb and not as where somebody comes from, else the nearest before it. */
function employerEntered(cue: MoveCue, sentence: MaskedSentence): Token | null {
  const all = employersOf(sentence).filter(
    ({ at }) =>
      !isOrigin(sentence.text, at) &&
      !isFormerPlace(sentence.text, at) &&
      !(at >= cue.end && OWNS_PERSON.test(sentence.text.slice(at + 1))),
  );
  const behind = all.find(({ at }) => at >= cue.end && at - cue.end <= EMPLOYER_REACH);
  const before = employerBefore(all, cue);
  if (behind !== undefined && isAmongClause(sentence.text, cue.end, behind.at)) return behind;
  return before ?? null;
}

const FORMER = new RegExp(`(?<![\\p{L}])(?:${FORMER_WORDS})(?![\\p{L}])`, 'iu');

/** 'Formerly risk chief of Acme': what stands in that phrase is of the past. */
function isFormerPlace(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - PART_REACH), at);
  return FORMER.test(before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('(')) + 1));
}

/** 'Beta hires Acme's Jane Doe': she comes from Acme. */
const OWNS_PERSON = /^(?:'s|s') (?:\uE004 )?\uE000/u;

function employerLeft(cue: MoveCue, sentence: MaskedSentence, until: number): Token | null {
  const all = employersOf(sentence);
  const behind = all.find(
    ({ at }) =>
      at >= cue.end &&
      at < until &&
      at - cue.end <= OBJECT_REACH &&
      !isDestination(sentence.text, at),
  );
  const before = employerBefore(all, cue);
  if (behind !== undefined && isAmongClause(sentence.text, cue.end, behind.at)) return behind;
  return before ?? null;
}

/** The company itself where it is named, else the nearest: 'Acme, maker of the Pebble, said that she will join'. */
function employerBefore(all: readonly Token[], cue: MoveCue): Token | undefined {
  const before = all.filter(({ at }) => at < cue.start && cue.start - at <= EMPLOYER_REACH);
  return before.findLast(({ kind }) => kind === 'company') ?? before.at(-1);
}

const CLAUSE_END =
  /[;:"]| (?:and|und|et|y|e|en|och|og|i|a) (?:is|was|now|has|had|will|ist|war|est|es|foi|era|jest|je|ar|er) |, (?:whose|deren|dessen|cuy[oa]|cuj[oa]|il cui|la cui|wiens|wier|vars|hvis|ktorego|ktorej|jehoz|jejiz|following|after|before|nach |vor |apres|avant|tras |apos|dopo|na |efter|etter|after|according|laut|nach angaben|selon|segun|segundo|secondo|volgens|enligt|ifolge|wedlug|podle|who|which|where|und|and|but|der|die|das|wo|qui|dont|ou|que|onde|donde|che|dove|die|dat|waar|som|dar|hvor|ktor\w+|gdzie|kter\w+|kde) /iu;

function isAmongClause(text: string, from: number, to: number): boolean {
  return !CLAUSE_END.test(text.slice(from, to));
}

/** 'Left Acme for Beta': where somebody goes who goes. */
function destinationOf(cue: MoveCue, sentence: MaskedSentence, left: Token | null): Token | null {
  return (
    employersOf(sentence).find(
      ({ at, kind }) =>
        at >= cue.end &&
        at !== left?.at &&
        at - cue.end <= EMPLOYER_REACH &&
        kind === 'organisation' &&
        isDestination(sentence.text, at),
    ) ?? null
  );
}

/** The job title behind the verb; of who goes also one that stands beside the name. */
function titleOf(
  effect: Effect,
  cue: MoveCue,
  sentence: MaskedSentence,
  until: number,
): Token | null {
  const titles = sentence.tokens.filter(({ kind }) => kind === 'title');
  const behind = titles.find(
    ({ at }) =>
      at >= cue.start &&
      at - cue.end <= TITLE_REACH &&
      (effect !== 'goes' || at < until) &&
      !hasOtherBetween(sentence, cue.end, at) &&
      !isOfOther(sentence, at) &&
      !(
        effect !== 'goes' &&
        (isOrigin(sentence.text, at) ||
          isFormerPlace(sentence.text, at) ||
          /,? (?:where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde|\uE000) /iu.test(
            sentence.text.slice(cue.end, at),
          ))
      ),
  );
  if (behind !== undefined) return behind;
  if (effect === 'comes' || effect === 'moves')
    return (
      titles.findLast(
        ({ at }) =>
          at < cue.start &&
          !isOfOther(sentence, at) &&
          effect === 'comes' &&
          isLedTo(sentence.text, at),
      ) ?? null
    );
  return titles.findLast(({ at }) => at < cue.start && !isOfOther(sentence, at)) ?? null;
}

/** 'Zur Leiterin Revision ernannt', 'uyum direktörü olarak atandı': the title before the verb. */
function isLedTo(text: string, at: number): boolean {
  return (
    /(?<!\p{L})(?:zu[mr]?|als|as|tot|til|till|na|jako|som|ny|neue[rn]?)(?: \p{L}+)? $/iu.test(
      text.slice(Math.max(0, at - 16), at),
    ) || /^(?: ?olarak|gorevine|lugune|ligine|に|へ)/iu.test(text.slice(at + 1, at + 12))
  );
}

/** 'CEO Jane Roe', 'Jane Roe, CEO': the title of another. */
function isOfOther({ text }: MaskedSentence, at: number): boolean {
  return (
    /^ \uE003/u.test(text.slice(at + 1)) ||
    /\uE003,? (?:the |a )?$/u.test(text.slice(Math.max(0, at - 8), at))
  );
}

const SIDE = new RegExp(`(?<![\\p{L}])(?:${SIDE_POSTS})(?![\\p{L}])`, 'iu');
const SIDE_REACH = 45;

/** A seat on a board beside the job comes and goes without it. */
function isSideMove(title: Token | null, { text, tokens }: MaskedSentence, cue: MoveCue): boolean {
  if (title !== null) {
    const isOwn = tokens.some(({ kind }) => kind === 'company');
    return !isOwn && SIDE.test(title.written);
  }
  return (
    SIDE.test(text.slice(cue.end, cue.end + SIDE_REACH)) &&
    !text.slice(cue.end, cue.end + 12).includes('\uE001')
  );
}

const INTERIM = new RegExp(`(?<![\\p{L}])(?:${INTERIM_WORDS})(?![\\p{L}])`, 'iu');

function isInterim(text: string, { start, end }: MoveCue): boolean {
  return INTERIM.test(text.slice(Math.max(0, start - OBJECT_REACH), end + OBJECT_REACH));
}

const PROMOTION =
  /(?<!\p{L})(?:promot\w+|moves up|moved up|steps up|stepped up|elevat\w+|rises to|risen|befordert|steigt .{0,20}auf|aufgestiegen|ruckt .{0,30}auf|promue?|asciende|ascendid[oa]|ascenso|ascendio|promovid[oa]|promove[u]?|promoss[oa]|promuove|gepromoveerd|promoveert|doorgegroeid|befordra\w*|forfremm\w+|awans\w+|povysen\w*|terfi|昇格|昇進|昇任|new title|neuer? titel)(?!\p{L})/iu;

function isPromotion(text: string): boolean {
  return PROMOTION.test(text);
}

const DATE_REACH = 80;
const UNTIL_BEFORE =
  /(?<!\p{L})(?:until|till|by|bis|bis zum|jusqu'(?:en|au|a)|hasta(?: el)?|ate|fino a|fino al|tot|till|til|indtil|do|az do|kadar|まで) ?$/iu;
const SINCE = 'since|seit|depuis|desde|dal|dalla|sinds|sedan|siden|od';
const SINCE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${SINCE})(?: (?:the|dem|den|le|el|o|dnia))? ?$`,
  'iu',
);
const SINCE_AHEAD = new RegExp(`^(?:${SINCE})(?!\\p{L})`, 'iu');

/** The date of a move: the nearest behind its verb, else the nearest before it. */
function dayOf(
  cue: MoveCue,
  { text }: MaskedSentence,
  { writtenOn, language }: PostReading,
  { until, isEnd }: { readonly until: number; readonly isEnd: boolean },
): StatedDay | null {
  const tense = cue.isComing ? 'future' : 'past';
  const periods = statedPeriods(text, { writtenOn, languages: [language], tense }).filter(
    (period) => period.stated !== null && !(isEnd ? isSince(text, period) : isUntil(text, period)),
  );
  const behind = periods.find(
    ({ start }) =>
      start >= cue.end &&
      start - cue.end <= DATE_REACH &&
      start < until &&
      isAmongClause(text, cue.end, start),
  );
  const before = periods.findLast(({ end }) => end <= cue.start && cue.start - end <= DATE_REACH);
  const inside = periods.find(({ start, end }) => start >= cue.start && end <= cue.end);
  const later = periods.find(
    ({ start }) => start >= cue.end && start < until && isAmongClause(text, cue.end, start),
  );
  return (inside ?? nearer(behind, before, cue) ?? later)?.stated ?? null;
}

function nearer(
  behind: StatedPeriod | undefined,
  before: StatedPeriod | undefined,
  cue: MoveCue,
): StatedPeriod | undefined {
  if (behind === undefined || before === undefined) return behind ?? before;
  return behind.start - cue.end <= 2 * (cue.start - before.end) ? behind : before;
}

/** 'Vacant since June, when she left'. */
const WHEN_BEHIND = /^,? (?:when|als|quand|lorsqu|cuando|quando|toen|nar|da|kiedy|gdy|kdy) /iu;

/** 'Until June' says when something ends. */
function isUntil(text: string, { start }: StatedPeriod): boolean {
  return (
    UNTIL_BEFORE.test(text.slice(Math.max(0, start - SINCE_CHARACTERS), start)) ||
    UNTIL_AHEAD.test(text.slice(start, start + SINCE_CHARACTERS))
  );
}

const UNTIL_AHEAD = /^(?:until|till|bis|jusqu'|hasta|ate|fino|tot|til|indtil|do) /iu;
const SINCE_CHARACTERS = 16;

function isSince(text: string, { start, end }: StatedPeriod): boolean {
  if (WHEN_BEHIND.test(text.slice(end, end + SINCE_CHARACTERS))) return false;
  return (
    SINCE_BEFORE.test(text.slice(Math.max(0, start - SINCE_CHARACTERS), start)) ||
    SINCE_AHEAD.test(text.slice(start, end))
  );
}
