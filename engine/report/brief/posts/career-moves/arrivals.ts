import { LEAD_NOUNS } from '../../../../lexicon/job-titles/career-moves.ts';
import { BARE_MOVES } from '../../../../lexicon/job-titles/moves/bare-moves.ts';
import type { MaskedSentence, Token } from '../sentence/masked-sentence.ts';
import { employersOf, mayBeEmployer } from '../sentence/people-around.ts';
import { OBJECT_REACH } from '../sentence/post-weights.ts';
import { namesFieldOfWork } from '../sentence/title-parts.ts';
import type { MoveCue } from './move-cues.ts';
import { companyInside, employerEntered, nameAfter } from './move-employers.ts';

/** The employer that somebody joins; `null` where none is named or the words report no arrival at a post. */
export function joinedEmployer(
  cue: MoveCue,
  sentence: MaskedSentence,
  title: Token | null,
): Token | null {
  const name = nameAfter(cue, sentence);
  if (name !== undefined && BARE_MOVES.joinsAt.test(cue.text) && mayBeEmployer(name)) return name;
  if (!namesPostOrEmployer(cue, sentence, title)) return null;
  // Somebody joins an employer and not a person, whatever the name looks like: 'Rejoindra les Tissages Marceau'.
  const joined = BARE_MOVES.joins.test(cue.text) ? name : undefined;
  return (
    joined ??
    employerEntered(cue, sentence) ??
    companyInside(cue, sentence) ??
    nameAtHead(cue, sentence)
  );
}

/** Does an arrival name the post or the employer where its verb expects it? */
function namesPostOrEmployer(cue: MoveCue, sentence: MaskedSentence, title: Token | null): boolean {
  if (cue.kind !== 'enter' && cue.kind !== 'appoint') return true;
  const isTitled =
    title !== null && (title.at < cue.start || title.at - cue.end <= TITLE_AFTER_REACH);
  if (isTitled || takesOverField(cue, sentence)) return true;
  if (BARE_MOVES.needsTitle.test(cue.text)) return false;
  return (
    cue.kind === 'appoint' || BARE_MOVES.atEnd.test(cue.text) || namesEmployerAfter(cue, sentence)
  );
}

const TITLE_AFTER_REACH = 50;

/** Does a field of work, or 'the lead', follow the verb in place of a title: 'will take over the legal department', 'assume a liderança'? */
function takesOverField({ text: cue, end }: MoveCue, { text }: MaskedSentence): boolean {
  const after = text.slice(end, end + OBJECT_REACH);
  return BARE_MOVES.takesCharge.test(cue) && (namesFieldOfWork(after) || LEAD_AFTER.test(after));
}

/** 'The lead' as what is taken over. */
const LEAD_AFTER = new RegExp(`^ (?:the|a|o|la|il|l') ?(?:${LEAD_NOUNS})(?!\\p{L})`, 'iu');

/** Does an employer follow the verb, or is it inside the verb phrase as the place: 'rückt in den Vorstand der Acme auf'? */
function namesEmployerAfter({ text: cue, end }: MoveCue, sentence: MaskedSentence): boolean {
  const isAfter = employersOf(sentence).some(({ at }) => at >= end && at - end <= OBJECT_REACH);
  return isAfter || BARE_MOVES.placeInside.test(cue);
}

/** The employer whose name begins the sentence: 'Riverton Re has hired Jane Doe'. */
function nameAtHead(cue: MoveCue, { text, tokens }: MaskedSentence): Token | null {
  const [first] = tokens;
  if (first?.at !== 0 || !mayBeEmployer(first)) return null;
  const isReported = cue.kind === 'enter' && REPORTS.test(text.slice(1));
  return cue.kind === 'appoint' || isReported ? first : null;
}

/** 'Riverton Re said on Thursday that Jane Doe will come aboard', 'Riverton Re: Jane Doe has begun as head of risk'. */
const REPORTS = /^(?: (?:said|says|announced|confirmed|reported|revealed|disclosed)(?!\p{L})|:)/iu;
