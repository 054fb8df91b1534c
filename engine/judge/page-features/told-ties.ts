import type { ReasonFacts } from '../../model/reason.ts';
import type { Word } from '../../text/words.ts';
import { JOINING_WORDS } from '../vocabulary/company-relations.ts';
import { FIELD_WORDS, POST_WORDS } from '../vocabulary/field-roles.ts';
import { AT_WORDS } from '../vocabulary/organisation-cues.ts';
import type { Tie } from '../ties/mention-ties.ts';
import { strongest } from './page-evidence.ts';
import type { WeighablePage } from './page-features.ts';

const POSSESSIVE = /['’ʼ`´]s$/iu;
const TIED_MIN = 0.3;

/** What stands between the company and the name at the closest tie, as the page writes it; `null` without a tie. */
export function closestTie({ evidence: { all }, expansion }: WeighablePage): ReasonFacts | null {
  const [best] = all.toSorted((a, b) => strengthOf(b) - strengthOf(a));
  if (best === undefined || best.nearest === null || strengthOf(best) < TIED_MIN) return null;
  const { passage, mention } = best.nearest;
  const [letters] = expansion?.words ?? [];
  if (expansion !== null && letters === passage.words[mention.start])
    return expansion.feature.facts;
  const company = written(passage.text, passage.words.slice(mention.start, mention.end));
  return { code: 'tied-to-company', company, post: postBetween(best) };
}

/** The employer that the page states most plainly beside the name, other than the prospect's. */
export function plainestEmployer({ evidence: { named } }: WeighablePage): ReasonFacts | null {
  const stated = named
    .flatMap((tie) => tie.employers.map((employer) => ({ tie, employer })))
    .filter(({ employer }) => !employer.isFormer)
    .toSorted(
      (a, b) =>
        b.employer.strength - a.employer.strength ||
        b.employer.words.length - a.employer.words.length,
    );
  const [best] = stated;
  if (best === undefined) return null;
  const { passage, words } = best.employer;
  return { code: 'other-employer', employer: written(passage.text, words) };
}

function written(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).replace(POSSESSIVE, '');
}

const POST_WORDS_MAX = 8;

/** 'chief risk officer' of 'Jane Doe, chief risk officer at Acme'; '' when the words between name no post. */
function postBetween({ nearest, surroundings }: Tie): string {
  if (nearest === null) return '';
  const { passage, mention } = nearest;
  const { start, end } = surroundings;
  const isHere = passage === surroundings.passage;
  const isBefore = isHere && mention.end <= start;
  const [from, to] = isBefore ? [mention.end, start] : [isHere ? end : 0, mention.start];
  const between = passage.words.slice(from, to);
  while (isSmall(between[0])) between.shift();
  while (isSmall(between.at(-1))) between.pop();
  const isPost = between.some(({ text }) => POST_WORDS.holds(text) || FIELD_WORDS.holds(text));
  return isPost && between.length <= POST_WORDS_MAX ? written(passage.text, between) : '';
}

function strengthOf({ attached }: Tie): number {
  return strongest(Object.values(attached));
}

function isSmall(word: Word | undefined): boolean {
  return word !== undefined && (JOINING_WORDS.has(word.text) || AT_WORDS.has(word.text));
}
