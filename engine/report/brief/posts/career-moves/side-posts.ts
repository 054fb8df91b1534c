import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { SIDE, SIDE_EMPLOYERS } from '../sentence/post-words.ts';
import type { Move } from './who-moves.ts';

/**
 * Is it a post beside the job that is taken or given up, by whoever is said to have the job: 'Jane Doe, head of risk at Acme, stepped
 * down as chair of the institute', 'has been elected president of the association'? Acme may itself be an institute.
 */
export function isOfSideEmployer(
  { cue, effect, until }: Move,
  { text, tokens }: MaskedSentence,
): boolean {
  const person = tokens.find(({ kind }) => kind === 'person');
  const company = tokens.findLast(({ kind, at }) => kind === 'company' && at < cue.start);
  if (person === undefined || company === undefined || company.at < person.at) return false;
  // 'Werd gekozen tot voorzitter': two verbs of one arrival.
  const reach = effect === 'joins' ? text.length : until;
  const [clause = ''] = text.slice(cue.start, reach).split(/[.;:!?"()]|, /u);
  return !clause.includes(TOKEN.company) && namesSideEmployer(clause, effect, company.written);
}

function namesSideEmployer(clause: string, effect: Move['effect'], company: string): boolean {
  const place = SIDE_EMPLOYERS.exec(clause);
  if (place === null || isAway(effect, clause.slice(0, place.index)))
    return effect === 'leaves' && SIDE.test(OF_ANOTHER.exec(clause)?.[0] ?? '');
  return !company.toLowerCase().includes(place[0].toLowerCase());
}

/** Does somebody leave for there, 'leaves to teach at a university', or is it of an employer that is named before? */
function isAway(effect: Move['effect'], before: string): boolean {
  return effect === 'leaves' ? AWAY.test(before) : before.includes(TOKEN.organisation);
}

/** Where somebody leaves for: 'to teach at a university'. */
const AWAY =
  /(?<!\p{L})(?:to|for (?:an?|the)|pour|para|per|naar|till?|om|um|zu[rm]?|an)(?!\p{L})/iu;

/** Up to the preposition before the name of another employer: 'from the board of Beta'. */
const OF_ANOTHER =
  /^.*(?: of| at| der| des| de| du| del| della| do| da| van| i| på| for)(?: the)? [\uE002\uE003]/iu;
