import { LEAD_NOUNS } from '../../../../lexicon/job-titles/career-moves.ts';
import type { StatedDay } from '../../../../model/brief.ts';
import { namesFieldOfWork } from '../sentence/field-of-work.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { employerFields, employersOf, mayBeEmployer } from '../sentence/people-around.ts';
import type { DraftStatement, PostReading } from '../sentence/post-statement.ts';
import { OBJECT_REACH, PART_REACH } from '../sentence/post-weights.ts';
import { interimIn, textBefore } from '../sentence/post-words.ts';
import {
  companyLeft,
  fromEarlier,
  leaving,
  movesTo,
  type PostOfMove,
} from './changes-of-employer.ts';
import { isSuccession, type MoveCue, moveCues } from './move-cues.ts';
import { dayOfMove } from './move-day.ts';
import {
  companyInside,
  destinationOf,
  employerEntered,
  employerLeft,
  isFirstPost,
  joinsUnnamed,
  nameBehind,
} from './move-employers.ts';
import { isHonour, isInterim, isPromotion, titleOf } from './move-titles.ts';
import { isOfPastYear } from './past-years.ts';
import { isOfSideEmployer, isSideMove } from './side-posts.ts';
import type { Effect } from './succession.ts';
import { leavesAnotherThing } from './things-left.ts';
import { type Move, effectOf, takesTheirChair } from './who-moves.ts';

/**
 * The moves of the prospect that a masked sentence reports, one statement or two for each cue: joining, leaving, or both, with the
 * post, the employer and the day that belong to the cue.
 */
export function readMoves(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const cues = moveCues(sentence.text, reading.language)
    .filter((cue) => !isQuotedElsewhere(cue, sentence.text))
    .map((cue) => (takesTheirChair(cue, sentence) ? { ...cue, kind: 'succeed' as const } : cue));
  const moves = cues.flatMap((cue, index): readonly Move[] => {
    const own = effectOf(cue, sentence, reading);
    // Joining an unnamed employer is leaving: 'has joined a competitor', 'ayant rejoint le secteur de l'assurance'.
    const effect = own === 'joins' && joinsUnnamed(cue, sentence) ? 'moves' : own;
    if (effect === null || isStandIn(cue, sentence)) return [];
    const next = cues[index + 1];
    const until = next?.start ?? sentence.text.length;
    return [{ cue, effect, before: cues[index - 1], next, until }];
  });
  const coming = moves.findIndex(({ effect }) => effect === 'joins');
  const told = moves.map((move) => statementsOf(move, withinBefore(move.cue, sentence), reading));
  return moves.flatMap((move, index) => {
    const { cue, effect, until } = move;
    if (effect === 'leaves' && leavesAnotherThing(cue, until, sentence.text, reading.language))
      return [];
    const hasCome = coming !== -1 && coming < index;
    // 'Jane Doe succeeds him, today at Beta': where she comes from.
    if (hasCome && effect === 'moves' && IS_NOW.test(cue.text)) return [];
    const earlier = told.slice(0, index).flat();
    return (told[index] ?? [])
      .filter(
        // 'Jane Doe, who will lead risk, has joined us from Acme': she leaves it once.
        (one) =>
          // 'Where she made her debut' says of no post that it begins.
          (cue.kind !== 'enter' || effect === 'moves' || one.on !== null || !namesNoPost(one)) &&
          !(NEEDS_TITLE.test(cue.text) && namesNoPost(one)) &&
          !(one.on === null && isFirstPost(move, sentence)) &&
          !(hasCome && isOtherSide(effect, one)),
      )
      .map((one) => (effect === 'moves' ? fromEarlier(one, earlier) : one));
  });
}

/** Is it the departure that is part of an arrival, or the other way round? */
function isOtherSide(effect: Effect, { kind }: DraftStatement): boolean {
  return effect !== 'moves' && effect !== kind;
}

/** 'Today at Beta': where somebody is who moves. */
const IS_NOW =
  /^(?:now|today|currently|heute|jetzt|derzeit|aujourd'hui|actuellement|hoy|ahora|hoje|agora|oggi|ora|nu|i ?dag|obecnie|dzis|dnes|nyni|nyt|most|ma|azi|acum|bugun|su anda)(?!\p{L})/iu;

/** The sentence with only the names of a clause with 'before', where the move is in one: 'spent nine years at Beta before joining us'. */
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

/** 'Before', 'prior to' right before the verb: 'spent nine years at Beta before joining'. */
const BEFORE =
  /(?<!\p{L})(?:before|prior to|bevor|ehe|avant (?:de|d')|antes de|prima di|voordat|alvorens|innan|inden|zanim|nez|ennen kuin|mielott|inainte (?:de|sa))(?: [^\s,;:.]+){0,8} ?$/iu;

/** Does it name neither title nor employer? 'She turns eighty' uses the German verb of 'she becomes head of risk'. */
function namesNoPost({ title, employer, isBare }: DraftStatement): boolean {
  return title === '' && employer === '' && isBare !== false;
}

/** Is the move in a quotation that does not name the person, while the sentence does outside it: '“We had to start again,” said Jane Doe'? */
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

/** Does it only say that a post is held for a time: 'runs legal affairs ad interim until a successor is found'? */
function isStandIn({ text: cue }: MoveCue, { text }: MaskedSentence): boolean {
  return UNTIL_SUCCESSOR.test(cue) && interimIn(text) !== null;
}

/** 'Until a successor is found'. */
const UNTIL_SUCCESSOR =
  /^(?:until|bis|jusqu|hasta|ate|fino|finche|tot|till?|indtil|inntil|do czasu|nez|kunnes|amig) /u;

/** 'Took up her duties', 'asumió el cargo': a post without its title. */
const POST_NOUN =
  /(?<!\p{L})(?:duties|office|post|position|role|stead|(?:her|his|their|its) place|amt|stelle|posten|aufgabe|funktion|poste|fonctions|cargo|puesto|funciones|posto|funcoes|incarico|carica|ruolo|functie|tjanst\w*|stilling\w*|stanowisk\w+|funkc\w+|gorev\w*)(?!\p{L})/iu;

/** Verbs that report a move only with a job title behind them: 'wird', 'named'. */
const NEEDS_TITLE =
  /^(?:wird|wurde|sera|serait|blir|blev|bliver|ble|blitt|blivit|blevet|wordt|werd|sara|bude|bedzie|zostanie|zostala|zostal|olacak|oldu|named|names|tapped|taps|become|becomes|became|geworden|devient|devenue?|diventa|confie|assumes|assume|assumed|nomme)$/u;

const TITLE_BEHIND_REACH = 50;

/** Verbs that stand at the end of their sentence. */
const AT_END =
  /^(?:ubernommen|ubernehmen|angetreten|antreten|eingetreten|gestartet|begonnen|geworden|overgenomen|verstarken|katildi|basladi|ustlendi|oldu|devraldi|katilacak|baslayacak|ustlenecek|olacak|devralacak|gorevi devraldi)$|[に任]/u;

/** 'Joins', 'rejoint': behind it stands an employer. */
const JOINS =
  /^(?:join\p{L}*|rejoin\p{L}*|rejoi\p{L}*|integr\p{L}*|raggiung\p{L}*|clocks? on|(?:will|would|to) be joining|i.*join\p{L}*)$/u;

/** Does a field of work behind the verb name the post, or 'the lead': 'will take over the legal department', 'assume a liderança'? */
function isToField({ text: cue, end }: MoveCue, { text }: MaskedSentence): boolean {
  const behind = text.slice(end, end + OBJECT_REACH);
  return TAKES_CHARGE.test(cue) && (namesFieldOfWork(behind) || LEAD_BEHIND.test(behind));
}

/** 'The lead' as what is taken over. */
const LEAD_BEHIND = new RegExp(`^ (?:the|a|o|la|il|l') ?(?:${LEAD_NOUNS})(?!\\p{L})`, 'iu');

/** Does an employer stand behind the verb, or within it as the place: 'rückt in den Vorstand der Acme auf'? */
function isToEmployer({ text: cue, end }: MoveCue, sentence: MaskedSentence): boolean {
  const isBehind = employersOf(sentence).some(({ at }) => at >= end && at - end <= OBJECT_REACH);
  return isBehind || PLACE_INSIDE.test(cue);
}

/** 'Of', 'at' before the company. */
const PLACE_INSIDE =
  /(?<!\p{L})(?:bei|beim|der|des|von|in|zu[rm]?|bij|van|pa|hos|i|w|d[aeio]|del|della|chez|at) (?:der |dem |de )?\uE001/u;

/** Does a field of work before the verb name the post: 'The compliance function will be entrusted to Jane Doe'? */
function isOfField({ kind, start }: MoveCue, { text }: MaskedSentence): boolean {
  return kind === 'appoint' && namesFieldOfWork(textBefore(text, start, PART_REACH));
}

/** 'Takes over', 'took charge', 'assume'. */
const TAKES_CHARGE =
  /^(?:(?:took|tak(?:es?|en|ing)) (?:over|charge|the (?:reins|helm))|assum\p{L}+)$/iu;
/** 'Se ha incorporado a Industrias Beta': a preposition, behind which a person may stand too. */
const JOINS_AT = /^(?:se (?:ha )?(?:incorpor|un)\p{L}+|junt\p{L}+|ingress\p{L}+|entr\p{L}+)/iu;

/** Does an arrival name the post or the employer, in the place where the verb has it? */
function isToPost(cue: MoveCue, sentence: MaskedSentence, title: Token | null): boolean {
  if (cue.kind !== 'enter' && cue.kind !== 'appoint') return true;
  const isTitled =
    title !== null && (title.at < cue.start || title.at - cue.end <= TITLE_BEHIND_REACH);
  if (isTitled || isToField(cue, sentence)) return true;
  if (NEEDS_TITLE.test(cue.text)) return false;
  return cue.kind === 'appoint' || AT_END.test(cue.text) || isToEmployer(cue, sentence);
}

function statementsOf(
  move: Move,
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const { cue, effect } = move;
  const title = titleOf(move, sentence);
  const on = dayOfMove(move, sentence, reading);
  const isAtSide = effect !== 'moves' && isOfSideEmployer(move, sentence);
  const common: PostOfMove = {
    isAnnounced: isAhead(move, on, sentence, reading),
    on,
    isSide: isAtSide || isSideMove(title, sentence, cue),
    isBare:
      !POST_NOUN.test(sentence.text.slice(cue.start, cue.end + OBJECT_REACH)) &&
      !isOfField(cue, sentence),
    isSuccession: isSuccession(cue),
    isPlaceHeld: isStillLeaving(move.next),
    isInterim: isInterim(sentence.text, cue),
    isInside: isPromotion(sentence.text),
    title: title?.written ?? '',
  };
  if (effect === 'moves') return movesTo(cue, sentence, common);
  return effect === 'joins'
    ? arrival(move, sentence, common, isAtSide ? null : joinedEmployer(cue, sentence, title))
    : departure(effect, move, sentence, common);
}

/** Does what follows say that somebody leaves, and has not yet left? */
function isStillLeaving(next: MoveCue | undefined): boolean {
  return next?.kind === 'leave' && next.isAnnounced;
}

function arrival(
  { cue, before }: Move,
  sentence: MaskedSentence,
  common: PostOfMove,
  employer: Token | null,
): readonly DraftStatement[] {
  const joins: DraftStatement = { kind: 'joins', ...common, ...employerFields(employer) };
  if (isHonour(cue, joins, sentence)) return [];
  const left = companyLeft(cue, joins, sentence);
  // 'Leaves Acme, which she joined in 2015': that she leaves it is said already.
  const isSaid = before?.kind === 'leave' && (left?.at ?? cue.end) < cue.start;
  return left === null || isSaid ? [joins] : [joins, leaving(common, left)];
}

/** A departure, and the arrival at the employer that they leave for. */
function departure(
  kind: 'leaves' | 'died',
  move: Move,
  sentence: MaskedSentence,
  common: PostOfMove,
): readonly DraftStatement[] {
  const employer = employerLeft(move, sentence);
  const leaves: DraftStatement = { kind, ...common, ...employerFields(employer) };
  const next = kind === 'leaves' ? destinationOf(move.cue, sentence, employer) : null;
  return next === null
    ? [leaves]
    : [leaves, { kind: 'joins', ...common, title: '', ...employerFields(next) }];
}

/** Is the move still ahead on the page's day? 'Has resigned with effect from 30 September' is; 'resigns with immediate effect' is not. */
function isAhead(
  { cue, effect }: Move,
  on: StatedDay | null,
  { text }: MaskedSentence,
  reading: PostReading,
): boolean {
  const { writtenOn } = reading;
  if (isOfPastYear(on, reading)) return false;
  if (on !== null && writtenOn !== null && on.day > writtenOn)
    return cue.isAnnounced || effect === 'leaves';
  return cue.isAnnounced && !AT_ONCE.test(text.slice(cue.start, cue.end + AT_ONCE_REACH));
}

/** 'With immediate effect'. */
const AT_ONCE =
  /(?<!\p{L})(?:immediate effect|sofortiger wirkung|effet immediat|efectos? inmediatos?|efeitos? imediatos?|effetto immediato|(?:onmiddellijke|directe) ingang|efect imediat)(?!\p{L})/iu;

const AT_ONCE_REACH = 90;

function joinedEmployer(cue: MoveCue, sentence: MaskedSentence, title: Token | null): Token | null {
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

/** The name at the head of a sentence as the employer: 'Riverton Re has hired Jane Doe'. */
function nameAhead(cue: MoveCue, { text, tokens }: MaskedSentence): Token | null {
  const [first] = tokens;
  if (first?.at !== 0 || !mayBeEmployer(first)) return null;
  const tells = cue.kind === 'enter' && TELLS.test(text.slice(1));
  return cue.kind === 'appoint' || tells ? first : null;
}

/** 'Riverton Re said on Thursday that Jane Doe will come aboard', 'Riverton Re: Jane Doe has begun as head of risk'. */
const TELLS = /^(?: (?:said|says|announced|confirmed|reported|revealed|disclosed)(?!\p{L})|:)/iu;
