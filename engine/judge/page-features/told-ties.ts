import type { ReasonFacts } from '../../model/reason.ts';
import { capitalized, type Word } from '../../text/words.ts';
import type { Tie } from '../ties/mention-ties.ts';
import { strongest } from './page-evidence.ts';
import type { WeighablePage } from './page-features.ts';
import { toldEmployers } from './told-employers.ts';
import { postBetween, written } from './told-post.ts';

const TIED_MIN = 0.3;

/** What stands between the company and the name at the closest tie, as the page writes it; `null` without a tie. */
export function closestTie({ evidence: { all }, expansion }: WeighablePage): ReasonFacts | null {
  const [best] = all.toSorted((a, b) => strengthOf(b) - strengthOf(a));
  if (best === undefined || best.nearest === null || strengthOf(best) < TIED_MIN) return null;
  const { passage, mention } = best.nearest;
  const [letters] = expansion?.words ?? [];
  if (expansion !== null && letters === passage.words[mention.start])
    return expansion.feature.facts;
  const company = asName(passage.text, passage.words.slice(mention.start, mention.end));
  const post = postBetween(best.surroundings, { passage, start: mention.start, end: mention.end });
  return { code: 'tied-to-company', company, post };
}

/** A company's name with its capitals, also where an address or a hurried writer has none. */
function asName(text: string, words: readonly Word[]): string {
  const [first] = words;
  if (first?.isCapital !== false) return written(text, words);
  return words.map((word) => capitalized(written(text, [word]))).join(' ');
}

/** The employer that the page states most plainly beside the name, other than the prospect's; `null` when none can be told. */
export function plainestEmployer({ evidence }: WeighablePage): ReasonFacts | null {
  const best = toldEmployers(evidence).find(({ employer }) => !employer.isFormer);
  return best === undefined ? null : { code: 'other-employer', employer: best.text };
}

function strengthOf({ attached }: Tie): number {
  return strongest(Object.values(attached));
}
