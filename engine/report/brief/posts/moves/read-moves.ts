import { UNNAMED_EMPLOYERS } from '../../../../lexicon/job-titles/career-moves.ts';
import { FIELD_OF_WORK } from '../../../../lexicon/job-titles/title-words.ts';
import type { StatedDay } from '../../../../model/brief.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import {
  employerWords,
  employersOf,
  isDestination,
  isOrigin,
  mayBeEmployer,
} from '../sentence/people-around.ts';
import type { DraftStatement, PostReading } from '../sentence/post-statement.ts';
import { OBJECT_REACH, PART_REACH } from '../sentence/post-weights.ts';
import { INTERIM, textBefore } from '../sentence/post-words.ts';
import { type MoveCue, moveCues } from './move-cues.ts';
import { dayOfMove } from './move-day.ts';
import {
  comesFromCompany,
  companyLeft,
  destinationOf,
  employerEntered,
  employerLeft,
  isFirstPost,
  isInterim,
  isPromotion,
  isSideMove,
  joinsUnnamed,
  nameBehind,
  titleOf,
} from './move-places.ts';
import { type Move, effectOf } from './who-moves.ts';

/**
 * What a masked sentence says of the prospect's coming and going: each of its cues with whom it concerns, the post, the employer
 * and the day that belong to it.
 */
export function readMoves(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const cues = moveCues(sentence.text, reading.language).filter(
    (cue) => !isQuotedElsewhere(cue, sentence.text),
  );
  const moves = cues.flatMap((cue, index): readonly Move[] => {
    const own = effectOf(cue, sentence, reading);
    // Joining an unnamed employer is leaving: 'has joined a competitor', 'ayant rejoint le secteur de l'assurance'.
    const effect = own === 'comes' && joinsUnnamed(cue, sentence) ? 'moves' : own;
    if (effect === null || isStandIn(cue, sentence) || isFromUnnamed(cue, sentence)) return [];
    return [{ cue, effect, until: cues[index + 1]?.start ?? sentence.text.length }];
  });
  const coming = moves.findIndex(({ effect }) => effect === 'comes');
  return moves.flatMap((move, index) => {
    const { cue, effect } = move;
    const hasCome = coming !== -1 && coming < index;
    // 'Jane Doe succeeds him, today at Beta': where she comes from.
    if (hasCome && effect === 'moves') return [];
    return statementsOf(move, withinBefore(cue, sentence), reading).filter(
      // 'Jane Doe, who will lead risk, has joined us from Acme': she leaves it once.
      (one) =>
        (cue.kind !== 'enter' || effect === 'moves' || !namesNeitherPostNorDay(one)) &&
        !(NEEDS_TITLE.test(cue.text) && namesNoPost(one)) &&
        !(one.on === null && isFirstPost(cue, sentence)) &&
        !(hasCome && effect !== one.kind && one.kind === 'goes'),
    );
  });
}

/** 'Spent nine years at Beta before joining us', 'before moving to Leeds she was at Beta': no place of such a move stands outside its clause. */
function withinBefore({ start, end }: MoveCue, sentence: MaskedSentence): MaskedSentence {
  const { text, tokens } = sentence;
  const from = text.slice(0, start).search(BEFORE);
  if (from === -1) return sentence;
  const length = text.slice(end).search(/[,;:]/u);
  const to = length === -1 ? text.length : end + length;
  return {
    ...sentence,
    tokens: tokens.filter(({ kind, at }) => kind === 'person' || (at >= from && at < to)),
  };
}

const BEFORE =
  /(?<!\p{L})(?:before|prior to|bevor|ehe|avant (?:de|d')|antes de|prima di|voordat|alvorens|innan|inden|zanim|nez|ennen kuin|mielott|inainte (?:de|sa))(?: [^\s,;:.]+){0,8} ?$/iu;

/** 'Where she made her debut' says of no post that it begins. */
function namesNeitherPostNorDay(one: DraftStatement): boolean {
  return namesNoPost(one) && one.on === null;
}

/** Does it name neither title nor employer? 'She turns eighty' uses the German verb of 'she becomes head of risk'. */
function namesNoPost({ title, employer, isBare }: DraftStatement): boolean {
  return title === '' && employer === '' && isBare !== false;
}

/** '“We had to start again,” said Jane Doe': what is said in a quotation that does not name her is not told of her. */
function isQuotedElsewhere({ start }: MoveCue, text: string): boolean {
  const before = text.slice(0, start).split('"').at(-1) ?? '';
  const quoted = `${before}${text.slice(start).split('"')[0] ?? ''}`;
  return (
    isInQuotation(text, start) &&
    !quoted.includes(TOKEN.person) &&
    text.includes(TOKEN.person) &&
    text.slice(start).includes('"')
  );
}

/** Is a place behind a quotation mark that opens? */
export function isInQuotation(text: string, place: number): boolean {
  return text.slice(0, place).split('"').length % 2 === 0;
}

/** 'Comes from a rival': where nobody is named whom the prospect leaves, it is not the company. */
function isFromUnnamed({ end, text }: MoveCue, sentence: MaskedSentence): boolean {
  return (
    COMES_FROM.test(text) &&
    !employersOf(sentence).some(({ at }) => at >= end && at - end <= OBJECT_REACH)
  );
}

const COMES_FROM =
  /^(?:comes|came|coming|hails|kommer|kom|kommt|kam|komt|kwam|przychodzi|przyszla|przyszedl|prichazi|prisla|prisel) .*(?<!\p{L})(?:from|fran|fra|von|vom|der|van|z)$/iu;

/** 'Runs legal affairs ad interim until a successor is found': no more is said of an end than that the post is held for a time. */
function isStandIn({ text: cue }: MoveCue, { text }: MaskedSentence): boolean {
  return UNTIL_SUCCESSOR.test(cue) && INTERIM.test(text);
}

const UNTIL_SUCCESSOR =
  /^(?:until|bis|jusqu|hasta|ate|fino|finche|tot|till?|indtil|inntil|do czasu|nez|kunnes|amig) /iu;

/** 'Took up her duties', 'asumió el cargo': a post without its title. */
const POST_NOUN =
  /(?<!\p{L})(?:duties|office|post|position|role|stead|(?:her|his|their|its) place|amt|stelle|posten|aufgabe|funktion|poste|fonctions|cargo|puesto|funciones|posto|funcoes|incarico|carica|ruolo|functie|tjanst\w*|stilling\w*|stanowisk\w+|funkc\w+|gorev\w*)(?!\p{L})/iu;

/** Verbs of so many meanings that only a job title behind them makes them tell of a job. */
const NEEDS_TITLE =
  /^(?:wird|wurde|sera|serait|blir|blev|bliver|ble|blitt|blivit|blevet|wordt|werd|sara|bude|bedzie|zostanie|zostala|zostal|olacak|oldu|named|names|tapped|taps|become|becomes|became|geworden|devient|devenue?|diventa|confie|assumes|assume|assumed|nomme)$/iu;

const TITLE_BEHIND_REACH = 50;

/** Verbs that stand at the end of their sentence. */
const AT_END =
  /^(?:ubernommen|ubernehmen|angetreten|antreten|eingetreten|gestartet|begonnen|geworden|overgenomen|verstarken|katildi|basladi|ustlendi|oldu|devraldi|katilacak|baslayacak|ustlenecek|olacak|devralacak|gorevi devraldi)$|[に任]/iu;

const JOINS =
  /^(?:join\p{L}*|rejoin\p{L}*|rejoi\p{L}*|integr\p{L}*|raggiung\p{L}*|clocks? on|(?:will|would|to) be joining|i.*join\p{L}*)$/iu;

/** 'Will take over the legal department': a field of work is a post too. */
function isToField({ text: cue, end }: MoveCue, { text }: MaskedSentence): boolean {
  return TAKES_CHARGE.test(cue) && FIELD_OF_WORK.test(text.slice(end, end + OBJECT_REACH));
}

/** 'The compliance function will be entrusted to Jane Doe': its field names the post. */
function isOfField({ kind, start }: MoveCue, { text }: MaskedSentence): boolean {
  return kind === 'appoint' && FIELD_OF_WORK.test(textBefore(text, start, PART_REACH));
}

const TAKES_CHARGE = /^(?:took|tak(?:es?|en|ing)) (?:over|charge|the (?:reins|helm))$/iu;
/** 'Se ha incorporado a Industrias Beta': a preposition, behind which a person may stand too. */
const JOINS_AT = /^(?:se (?:ha )?(?:incorpor|un)\p{L}+|junt\p{L}+|ingress\p{L}+|entr\p{L}+)/iu;

/** Does a coming name the post or the employer that it is to, where it belongs? */
function isToPost(cue: MoveCue, sentence: MaskedSentence, title: Token | null): boolean {
  if (cue.kind !== 'enter' && cue.kind !== 'appoint') return true;
  const isTitled =
    title !== null && (title.at < cue.start || title.at - cue.end <= TITLE_BEHIND_REACH);
  if (NEEDS_TITLE.test(cue.text)) return isTitled;
  if (cue.kind === 'appoint' || AT_END.test(cue.text)) return true;
  return (
    isTitled ||
    isToField(cue, sentence) ||
    employersOf(sentence).some(({ at }) => at >= cue.end && at - cue.end <= OBJECT_REACH)
  );
}

function statementsOf(
  move: Move,
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const { cue, effect } = move;
  const title = titleOf(move, sentence);
  const on = dayOfMove(move, sentence, reading);
  const common: Common = {
    isComing: isAhead(move, on, sentence, reading),
    on,
    isSide: isSideMove(title, sentence, cue),
    isBare:
      !POST_NOUN.test(sentence.text.slice(cue.start, cue.end + OBJECT_REACH)) &&
      !isOfField(cue, sentence),
    isSuccession: cue.kind === 'succeed' || cue.kind === 'succeeded',
    isInterim: isInterim(sentence.text, cue),
    isPromotion: isPromotion(sentence.text),
    title: title?.written ?? '',
  };
  if (effect === 'moves') return movesTo(cue, sentence, common);
  return effect === 'comes'
    ? arrival(cue, sentence, common, title)
    : departure(effect, move, sentence, common);
}

function arrival(
  cue: MoveCue,
  sentence: MaskedSentence,
  common: Common,
  title: Token | null,
): readonly DraftStatement[] {
  const employer = entered(cue, sentence, title);
  const left = companyLeft(cue, employer, sentence);
  const comes: DraftStatement = { kind: 'comes', ...common, ...employerWords(employer) };
  return left === null ? [comes] : [comes, leaving(common, left)];
}

/** Who leaves for another employer comes there. */
function departure(
  kind: 'goes' | 'died',
  move: Move,
  sentence: MaskedSentence,
  common: Common,
): readonly DraftStatement[] {
  const employer = employerLeft(move, sentence);
  const goes: DraftStatement = { kind, ...common, ...employerWords(employer) };
  const next = kind === 'goes' ? destinationOf(move.cue, sentence, employer) : null;
  return next === null
    ? [goes]
    : [goes, { kind: 'comes', ...common, title: '', ...employerWords(next) }];
}

function leaving(common: Common, employer: Token | null): DraftStatement {
  return { kind: 'goes', ...common, title: '', ...employerWords(employer) };
}

/** 'Has resigned with effect from 30 September' is of September; 'resigns with immediate effect' has happened. */
function isAhead(
  { cue, effect }: Move,
  on: StatedDay | null,
  { text }: MaskedSentence,
  { writtenOn }: PostReading,
): boolean {
  if (on !== null && writtenOn !== null && on.day > writtenOn)
    return cue.isComing || effect === 'goes';
  return cue.isComing && !AT_ONCE.test(text.slice(cue.start, cue.end + AT_ONCE_REACH));
}

const AT_ONCE =
  /(?<!\p{L})(?:immediate effect|sofortiger wirkung|effet immediat|efectos? inmediatos?|efeitos? imediatos?|effetto immediato|(?:onmiddellijke|directe) ingang|efect imediat)(?!\p{L})/iu;

const AT_ONCE_REACH = 90;

function entered(cue: MoveCue, sentence: MaskedSentence, title: Token | null): Token | null {
  const name = nameBehind(cue, sentence);
  if (name !== undefined && JOINS_AT.test(cue.text) && mayBeEmployer(name)) return name;
  if (!isToPost(cue, sentence, title)) return null;
  // 'Rejoindra les Tissages Marceau': who is joined is no person.
  const joined = JOINS.test(cue.text) ? name : undefined;
  return (
    joined ??
    employerEntered(cue, sentence) ??
    companyInside(cue, sentence) ??
    nameAhead(cue, sentence)
  );
}

/** 'Passes the legal department of Acme to Jane Doe': the words of the move enclose the employer. */
function companyInside({ start, end }: MoveCue, { tokens }: MaskedSentence): Token | null {
  return tokens.find(({ kind, at }) => kind === 'company' && at >= start && at < end) ?? null;
}

type Common = Omit<DraftStatement, 'kind' | 'employer' | 'isOwn'>;

/** 'Moves to Beta as chief auditor': comes to Beta, and leaves where they were. */
function movesTo(
  cue: MoveCue,
  sentence: MaskedSentence,
  common: Common,
): readonly DraftStatement[] {
  const next = nextEmployer(cue, sentence);
  const reach = next === undefined || next.at < cue.end ? cue.end + OBJECT_REACH : next.at;
  // 'To a competitor of Acme': the employer without a name is where the prospect goes.
  const isUnnamed = UNNAMED.test(sentence.text.slice(cue.end, reach));
  const goes = leaving(common, null);
  if (next === undefined || (isUnnamed && next.kind === 'company'))
    return isUnnamed || cue.text.includes(TOKEN.company) || comesFromCompany(cue, sentence)
      ? [goes]
      : [];
  const comes: DraftStatement = { kind: 'comes', ...common, ...employerWords(next) };
  return next.kind === 'company' ? [comes] : [comes, goes];
}

/** Where somebody moves to. */
function nextEmployer(cue: MoveCue, sentence: MaskedSentence): Token | undefined {
  const all = employersOf(sentence).filter(({ at }) => !isOrigin(sentence.text, at));
  return (
    all.find(({ at }) => at >= cue.end && at - cue.end <= OBJECT_REACH) ??
    all.findLast(
      ({ at }) =>
        at < cue.start && cue.start - at <= OBJECT_REACH && isDestination(sentence.text, at),
    ) ??
    nameBehind(cue, sentence)
  );
}

/** 'Riverton Re has hired Jane Doe': who takes somebody on at the beginning of a sentence is an employer, unless it is a person's name. */
function nameAhead(cue: MoveCue, { text, tokens }: MaskedSentence): Token | null {
  const [first] = tokens;
  const isSubject = first !== undefined && first.at === 0 && first.at < cue.start;
  if (!isSubject || !mayBeEmployer(first)) return null;
  const tells = cue.kind === 'enter' && TELLS.test(text.slice(1));
  return cue.kind === 'appoint' || tells ? first : null;
}

/** 'Riverton Re said on Thursday that Jane Doe will come aboard', 'Riverton Re: Jane Doe has begun as head of risk'. */
const TELLS = /^(?: (?:said|says|announced|confirmed|reported|revealed|disclosed)(?!\p{L})|:)/iu;

/** 'Moves to a competitor'. */
const UNNAMED = new RegExp(`^[^.;:]*?(?<!\\p{L})(?:${UNNAMED_EMPLOYERS})(?!\\p{L})`, 'iu');
