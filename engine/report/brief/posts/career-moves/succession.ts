import { TERM_NOUNS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { CHAIRS, POST_NOUNS } from '../../../../lexicon/job-titles/title-words.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import {
  isPossessiveWord,
  type Party,
  partyBefore,
  partyBehind,
} from '../sentence/people-around.ts';
import { OBJECT_REACH, SUBJECT_REACH } from '../sentence/post-weights.ts';
import type { MoveCue } from './move-cues.ts';

/** What a move does to the prospect; who `moves` leaves one employer for another. */
export type Effect = 'joins' | 'leaves' | 'moves' | 'died';

/** Who is named before a cue and behind it. */
export type NearestParties = { readonly before: Party; readonly behind: Party };

/** What a move does to the prospect if it is theirs. */
export function effectIfProspect(party: Party, effect: Effect): Effect | null {
  return party === 'prospect' ? effect : null;
}

/** What 'succeeds', 'successor' and the like do to the prospect: who follows comes, and who is followed goes, wherever their names stand. */
export function successionEffect(
  cue: MoveCue,
  sentence: MaskedSentence,
  { before, behind }: NearestParties,
): Effect | null {
  if (isTheirSuccessor(cue, sentence, behind) || replacesTheirs(cue, sentence)) return null;
  // Who covers for somebody on leave takes nobody's job.
  if (MEANWHILE.test(sentence.text))
    return behind === 'prospect' ? null : effectIfProspect(before, 'joins');
  if (PREDECESSOR.test(cue.text)) return predecessorEffect(cue, sentence, behind);
  const successor = successorOf(cue, sentence);
  if (successor !== null) return effectIfProspect(successor, 'joins');
  if (before === 'prospect') return successionBy(cue, sentence, behind);
  if (isNamedSuccessor(cue, sentence)) return 'joins';
  return effectIfProspect(behind, BEFORE_NOUN.test(cue.text) ? 'joins' : 'leaves');
}

/** Is a thing replaced, which the name behind it has to do with: 'replaces the tool that Jane Doe introduced', 'Jane Doe's form'? */
function replacesTheirs({ start, end }: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const name = tokens.find(({ kind, at }) => at >= end && (kind === 'person' || kind === 'other'));
  if (name?.kind !== 'person' || text.slice(0, start).includes(TOKEN.person)) return false;
  return RELATIVE_LAST.test(text.slice(end, name.at)) || OWNED_THING.test(text.slice(name.at + 1));
}

/** A noun and a relative pronoun right before a name: ' the tool that '. */
const RELATIVE_LAST =
  /^ [^.;:]*\p{L}{3},? (?:that|which|whom|den|die|das|que|che|dat|som|ktor\p{L}+|kter\p{L}+) $/iu;

/** 'S form', and no job or time in it. */
const OWNED_THING = new RegExp(
  `^'s (?!(?:\\p{L}+ )?(?:\uE004|${POST_NOUNS}|${CHAIRS}|${TERM_NOUNS})(?!\\p{L}))\\p{Ll}`,
  'iu',
);

/** Who is called somebody's predecessor has gone; who speaks of 'my predecessor' has not. */
function predecessorEffect(cue: MoveCue, sentence: MaskedSentence, behind: Party): Effect | null {
  return ownerOf(cue, sentence) === null ? effectIfProspect(behind, 'leaves') : null;
}

/** Who succeeds somebody named by a pronoun, which is the only name: 'John Roe leaves. Him succeeds Jane Doe'. */
function successorOf(cue: MoveCue, sentence: MaskedSentence): Party {
  const { text } = sentence;
  if (OF_NOUN_ENDING.test(cue.text)) return null;
  const { start, end } = cue;
  const isOfPronoun =
    OBJECT_BEHIND.test(text.slice(end)) ||
    OBJECT_PRONOUN.test(text.slice(0, start)) ||
    (/^(?:ii|gli|le) /iu.test(cue.text) && !/^ lui /iu.test(text.slice(end)));
  if (!isOfPronoun) return null;
  return partyBehind(sentence, end, OBJECT_REACH) ?? partyBefore(sentence, start, SUBJECT_REACH);
}

/** 'La remplaçante de': an article before a noun. */
const OF_NOUN_ENDING = /(?: (?:d[eoai]|del|von|van|des|der)|d')$/iu;

/** A pronoun right before the verb for the one who is succeeded: 'ihm folgt', 'lui succède'. */
const OBJECT_PRONOUN =
  /(?<!\p{L})(?:ihm|ihr|ihnen|lui|leur|l[aeo]s?|l'|gli|hem|haar|hen|ii|il)(?: (?:a|ha|e|va|hat|heeft))? $/iu;

/** The same behind the verb: 'sucede-lhe', 'volgt hem'. */
const OBJECT_BEHIND = /^(?:-(?:lhe|o|a)s?(?!\p{L})| (?:hem|haar) )/iu;

/** Of the prospect before the word: 'succeeds', 'Jane Doe's successor'. */
function successionBy(cue: MoveCue, sentence: MaskedSentence, behind: Party): Effect | null {
  if (followsNameBefore(cue, sentence)) return 'leaves';
  if (BEFORE_NOUN.test(cue.text)) return effectIfProspect(behind, 'joins');
  const isOfSomebody = behind !== null || PRONOUN_BEHIND.test(sentence.text.slice(cue.end));
  return NEEDS_OBJECT.test(cue.text) && !isOfSomebody ? null : 'joins';
}

/** Does a verb join 'successor' and the person's name: 'Mr Roe's successor is Jane Doe', 'Nachfolgerin von Herrn Roe wird Jane Doe'? */
function isNamedSuccessor(cue: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const person = tokens.find(({ kind, at }) => kind === 'person' && at >= cue.end);
  if (!isNoun(cue) || person === undefined) return false;
  const between = text.slice(cue.end, person.at);
  const beside = between.split(TOKEN.other).at(-1) ?? '';
  return BECOMES.test(beside) || (APPOSED.test(between) && THEIRS.test(text.slice(0, cue.start)));
}

/** 'Her successor at Acme, Jane Doe, …'. */
const APPOSED = /^(?:,? (?:(?:\p{L}+ ){1,3})?[\uE001\uE002\uE004])*[,:]? $/iu;

/** A verb between 'successor' and the name: 'her successor will be'. */
const BECOMES =
  /(?<!\p{L})(?:is|was|will be|becomes|became|ist|wird|wurde|heisst|est|sera|devient|es|sera|fue|e|foi|sara|diventa|wordt|werd|is|blir|blev|bliver|ble|ar|er|jest|zostal|zostala|bude|je|stal se|stala se|tulee|on|lesz|lett)(?!\p{L})/iu;

/** Does the one who is succeeded stand before the word: 'Jane Doe's successor', 'Jane Doe yerine'? */
function followsNameBefore(cue: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const last = tokens.findLast(({ kind, at }) => kind !== 'title' && at < cue.start);
  if (last?.kind !== 'person') return false;
  if (BEFORE_NOUN.test(cue.text)) return true;
  // 'Jane Doe etterfølger John Roe' has the verb, 'Jane Does etterfølger' the noun.
  if (NOUN_AND_VERB.test(cue.text) && !/s$/iu.test(last.written)) return false;
  return isNoun(cue) && OWNER.test(text.slice(last.at + 1, cue.start));
}

/**
 * 'Jane Doe hands over the keys, and her successor sits beside her': nobody's arrival, and perhaps her departure. 'What I would tell my
 * successor' is neither.
 */
function isTheirSuccessor(cue: MoveCue, sentence: MaskedSentence, behind: Party): boolean {
  if (behind === null && isOfSpeaker(cue, sentence)) return true;
  const before = sentence.text.slice(0, cue.start);
  if (!isNoun(cue) || behind === 'prospect' || !THEIRS.test(before)) return false;
  // 'Jane Doe has signed as his replacement': she is the replacement, unless somebody else is named after it.
  return behind !== null || !AS_THEIRS.test(before);
}

/** Does the prospect speak of a successor without a name: 'my successor'? */
function isOfSpeaker(cue: MoveCue, sentence: MaskedSentence): boolean {
  return isNoun(cue) && ownerOf(cue, sentence) !== null;
}

/** 'My' right before the word, where the prospect speaks. */
function ownerOf({ start }: MoveCue, { text, tokens }: MaskedSentence): Token | null {
  const owner = tokens.find(
    ({ kind, at }) => kind === 'person' && text.slice(at + 1, start) === ' ',
  );
  return owner !== undefined && isPossessiveWord(owner) ? owner : null;
}

/** 'As his replacement'. */
const AS_THEIRS = /(?<!\p{L})(?:as|als|comme|como|come|som|jako) \p{L}+ (?:\p{L}+ )?$/iu;

/** 'Her', 'his' before 'successor'. */
const THEIRS =
  /(?<!\p{L})(?:her|his|their|my|seine?[rnms]?|ihre?[rnms]?|son|sa|su|sua|seu|suo|zijn|haar|hennes|hans|sin|hendes|jej|jego|jeji|jeho) (?:\p{L}+ )?$/iu;

/** A noun for a successor. */
const NOUN =
  /success|nachfolger|replacement|sucesor|sucessor|opvolger|opvolgster|eftertradare|efterfoljare|efterfolger|etterfolger|nastepc|nastupc/iu;

/** Danish and Norwegian for 'successor' and for 'succeeds'. */
const NOUN_AND_VERB = /^(?:efterfolger|etterfolger)$/iu;

function isNoun({ text }: MoveCue): boolean {
  return NOUN.test(text);
}

/** Verbs of many meanings, which report a succession only with a name behind them. */
const NEEDS_OBJECT =
  /^(?:follows|replaced?|replaces|folgt|lost|loste|ersetzt|ersetzen|volgt|volgde|vervangt|releva|relevo a|succeed|rendeu|sucede|substitui)$/iu;

/** 'Was selected to succeed her'. */
const PRONOUN_BEHIND = /^ (?:her|him|them|me)(?!\p{L})/u;

/** A noun or verb for a predecessor: 'Vorgänger', 'preceded'. */
const PREDECESSOR =
  /predece|vorgang|antece|voorgang|foretrad|forgaen|forgjen|poprzedni|predchud|selefi/iu;

/** Phrases whose name stands before them: 'Jane Doe yerine', in her place. */
const BEFORE_NOUN = /^(?:yerine|の後任|の後継|後任に)$/u;

/** A possessive between a name and 'successor': ''s'. */
const OWNER = /^(?:'s|s')? ?(?:\p{L}+ )?$/u;

/** Words of a leave and of a cover for it, which is nobody's departure. */
export const MEANWHILE =
  /(?<!\p{L})(?:while|during|maternity|parental|sabbatical|sick leave|on leave|wahrend|elternzeit|mutterschutz|conge|pendant|durante|baja|licenca|licencia|congedo|maternita|zwangerschap\w*|holidays?|vacation|urlaub|vacances|vacaciones|ferias|ferie|vakantie|dovolen\w*|verlof|foraldraledig\w*|barsel\w*|permisjon\w*|orlov|urlop\w*|macierzynsk\w*|rodicovsk\w*|materske|dogum izni|育休|産休)(?!\p{L})/iu;
