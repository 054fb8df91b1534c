import { TERM_NOUNS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import {
  LEAVING_ANYTHING,
  NO_OBJECT_WORDS,
  WORKPLACES,
} from '../../../../lexicon/job-titles/moves/things-left.ts';
import { AS_WORDS, CHAIRS, POST_NOUNS } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { namesFieldOfWork } from '../sentence/title-parts.ts';
import type { MoveCue } from './move-cues.ts';

/**
 * Does somebody end or leave a thing and not their job: 'Jane Doe, head of risk at Acme, wrapped up the session', 'hat das Projekt
 * beendet'? Not in 'quit in May' or 'left the bank', nor where an employer or title follows.
 */
export function leavesAnotherThing(
  cue: MoveCue,
  until: number,
  text: string,
  language: string,
): boolean {
  if (!mayLeaveAnything(cue, text)) return false;
  const [after = ''] = text.slice(cue.end, until).replace(ADVERB, '').split(CLAUSE_MARK);
  if (NOTHING_AFTER.test(after))
    return isOfThing(OBJECT_BEFORE.exec(text.slice(0, cue.start))?.[0] ?? '');
  if (SAID_THAT.test(after)) return true;
  return WITHOUT_OBJECT.get(language)?.test(after) === false && isOfThing(after);
}

/** Is it a verb of leaving with any object, after an employer or a title? */
function mayLeaveAnything({ kind, start, text: cue }: MoveCue, text: string): boolean {
  return kind === 'leave' && ANYTHING.test(cue) && NAMED.test(text.slice(0, start));
}

/** Is the object a thing, and no work or employer? */
function isOfThing(object: string): boolean {
  const [, near = ''] = NEAR.exec(object) ?? [];
  return (
    near !== '' && !PARTY.test(object) && !JOB.test(near.toLowerCase()) && !namesFieldOfWork(near)
  );
}

/** The first words of an object. */
const NEAR = /^((?:\s*\S+){1,6})/u;

/** A name or title as the object, which is left or leaves: 'Renuncia Jane Doe'. */
const PARTY = /[\uE000-\uE002\uE004]/u;

/** An employer or title. */
const NAMED = /[\uE001\uE002\uE004]/u;

const ANYTHING = new RegExp(`^(?:${LEAVING_ANYTHING})$`, 'u');

/** An adverb between the verb and its object: 'quitte rarement'. */
const ADVERB = /^ \p{L}{2,20}(?:ly|mente?)(?= )/iu;

/** The marks at which the object ends at the latest. */
const CLAUSE_MARK = /[.,;:!?"()]/u;

/** Words right after the verb that are no object: 'in May', 'after ten years', 'as', '31 March'. */
const WITHOUT_OBJECT: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(NO_OBJECT_WORDS).map(([language, words]) => [
    language,
    new RegExp(`^ (?:(?:${words}|${AS_WORDS})(?!\\p{L})|\\d)`, 'iu'),
  ]),
);

/** 'Concluyó que': a verb of saying or deciding. */
const SAID_THAT = /^ (?:que|che|dass|att|at) /iu;

/** Nouns for a job or an employer. */
const JOB = wholeWords(`${POST_NOUNS}|${TERM_NOUNS}|${CHAIRS}|${WORKPLACES}`);

/** The object before a verb at the end: 'hat das Projekt beendet', 'warum sie die Beratung verlassen hat'. */
const OBJECT_BEFORE =
  /(?<=(?:hat|habe|heeft|hebben|\uE000) )(?:das|den|die|ihr\w*|sein\w*|eine?n?|het|de|een|haar|zijn) [^,.;:\uE000-\uE004]{2,40} $/iu;

/** No object after the verb, or only 'has' after its participle. */
const NOTHING_AFTER = /^ ?(?:(?:hat|habe|haben|hatte|heeft|hebben|had) ?)?$/iu;
