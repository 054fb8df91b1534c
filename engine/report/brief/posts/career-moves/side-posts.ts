import { BESIDE_MOVES } from '../../../../lexicon/job-titles/moves/posts-beside-moves.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { namesSidePost, sideEmployerIn } from '../sentence/post-words.ts';
import type { MoveCue } from './move-cues.ts';
import type { Move } from './who-moves.ts';

/**
 * Does somebody who is said to be at the company take or give up a post beside it: 'Jane Doe, head of risk at Acme, stepped down as chair
 * of the institute'? The company may itself be an institute.
 */
export function isOfSideEmployer(
  { cue, effect, until }: Move,
  { text, tokens }: MaskedSentence,
): boolean {
  const person = tokens.find(({ kind }) => kind === 'person');
  const company = tokens.findLast(({ kind, at }) => kind === 'company' && at < cue.start);
  if (person === undefined || company === undefined || company.at < person.at) return false;
  // One arrival may have two verbs: 'Werd gekozen tot voorzitter'.
  const reach = effect === 'joins' ? text.length : until;
  const [clause = ''] = text.slice(cue.start, reach).split(/[.;:!?"()]|, /u);
  return !clause.includes(TOKEN.company) && namesSideEmployer(clause, effect, company.written);
}

function namesSideEmployer(clause: string, effect: Move['effect'], company: string): boolean {
  const place = sideEmployerIn(clause);
  if (place === null || leadsElsewhere(effect, clause.slice(0, place.index)))
    return effect === 'leaves' && namesSidePost(OF_ANOTHER.exec(clause)?.[0] ?? '');
  return !company.toLowerCase().includes(place[0].toLowerCase());
}

/** Does somebody leave to go there, 'leaves to teach at a university', or is it the employer named before? */
function leadsElsewhere(effect: Move['effect'], before: string): boolean {
  return effect === 'leaves' ? AWAY.test(before) : before.includes(TOKEN.organisation);
}

/** Words for where somebody goes: 'to teach at a university'. */
const AWAY =
  /(?<!\p{L})(?:to|for (?:an?|the)|pour|para|per|naar|till?|om|um|zu[rm]?|an)(?!\p{L})/iu;

/** The text up to the preposition before another employer's name: 'from the board of Beta'. */
const OF_ANOTHER =
  /^.*(?: of| at| der| des| de| du| del| della| do| da| van| i| på| for)(?: the)? [\uE002\uE003]/iu;

const SIDE_REACH = 45;

const NEXT_CHARACTERS = 12;

/** Is it a post beside the job, such as a seat on a board? */
export function isSideMove(
  title: Token | null,
  { text, tokens }: MaskedSentence,
  cue: MoveCue,
): boolean {
  if (title !== null)
    return !tokens.some(({ kind }) => kind === 'company') && namesSidePost(title.written);
  // The apposition gives the present job and not the new post: 'Appointed Jane Doe, head of risk at Acme, as a trustee'.
  const person = text.indexOf(TOKEN.person, cue.end);
  const after =
    person === -1
      ? text.slice(cue.end)
      : text.slice(cue.end, person + 1) +
        text.slice(person + 1).replace(BESIDE_MOVES.ownApposition, '');
  return (
    namesSidePost(after.replace(EXECUTIVE_SEAT, '').slice(0, SIDE_REACH)) &&
    !after.slice(0, NEXT_CHARACTERS).includes('\uE001')
  );
}

/** A seat among those who run a company, which is part of the job: 'a member of the executive board', 'siège au comité de direction'. */
const EXECUTIVE_SEAT =
  /(?:(?:member|mitglied|membre|miembro|membro|lid|medlem|czlonkiem|czlonkinia|clenem|clenkou) (?:\p{L}{1,3} ){0,2})?(?:(?:executive|management|leadership) (?:board|committee|team)|(?:comite|comitato) (?:executif|ejecutivo|executivo|esecutivo|d[ei] (?:direction|direccion|direcao|direzione))|geschaftsleitung|konzernleitung|vorstand\w{0,2}|directie\w*|koncernledning\w*|ledergruppe\w*|ledningsgrupp\w*|zarzadu|johtoryhma\w*)/iu;
