import { STOP_WORDS } from '../../text/stop-words.ts';
import { stemOf } from '../../text/stem.ts';
import type { Profile } from '../features/profile.ts';
import type { Rarity } from '../features/word-rarity.ts';
import type { PageEvidence, Feats } from './page-features.ts';

export function addSetFeatures(pages: readonly PageEvidence[], profile: Profile, rarity: Rarity): void {
  const near = pages.map((page) => nearStems(page, profile));
  const f = (page: PageEvidence, k: string): number => page.features[k] ?? 0;
  const isAnchor = (page: PageEvidence): boolean => f(page, 'at') >= 0.6 && f(page, 'directory') < 0.5 && f(page, 'spam') === 0 && f(page, 'other-calling') === 0 && f(page, 'calling-title') < 0.5 && f(page, 'other-employer') < 0.5 && f(page, 'similar-company') < 0.5;
  const anchors = pages.map((page, index) => ({ page, index })).filter(({ page }) => isAnchor(page));
  const others = pages.filter((page) => f(page, 'at') < 0.3 && (f(page, 'other-employer') >= 0.7 || f(page, 'other-calling') > 0 || f(page, 'calling-title') > 0)).length;
  for (const [index, page] of pages.entries()) {
    const own = near[index] ?? { all: new Set<string>(), names: new Set<string>() };
    let best = 0;
    let bestNames = 0;
    for (const anchor of anchors) {
      if (anchor.index === index) continue;
      const them = near[anchor.index];
      if (them === undefined) continue;
      best = Math.max(best, sum(own.all, them.all, rarity));
      bestNames = Math.max(bestNames, sum(own.names, them.names, rarity));
    }
    const set: Feats = {
      'shared': Math.min(1, Math.max(0, best - 2) / 10),
      'shared-names': Math.min(1, bestNames / 5),
      'other-employer-new': f(page, 'other-employer') * (1 - known(page, anchors.filter((anchor) => anchor.index !== index).map((anchor) => anchor.page), profile)),
      'namesakes': Math.min(1, others / pages.length * 2) * (1 - f(page, 'at')),
      'anchors': Math.min(1, anchors.length / 4),
    };
    Object.assign(page.features, set);
  }
}

/** How much of the other employer's name the surest pages tell of too, 0–1: then it is a former one. */
function known(page: PageEvidence, anchors: readonly PageEvidence[], profile: Profile): number {
  const employers = page.ties.flatMap(({ employers }) => employers).filter(({ strength, isFormer }) => strength >= 0.5 && !isFormer);
  let best = 0;
  for (const { words } of employers) {
    const stems = words.map(({ text }) => stemOf(text)).filter((stem) => !profile.nameStems.has(stem) && !STOP_WORDS.has(stem));
    for (const { context } of anchors) best = Math.max(best, stems.filter((stem) => context.stems.has(stem)).length / Math.max(1, stems.length));
  }
  return best >= 0.99 ? 1 : 0;
}

function sum(a: ReadonlySet<string>, b: ReadonlySet<string>, rarity: Rarity): number {
  let total = 0;
  for (const stem of a) if (b.has(stem)) total += Math.max(0, rarity(stem) - 1);
  return total;
}

function nearStems({ ties }: PageEvidence, profile: Profile): { readonly all: ReadonlySet<string>; readonly names: ReadonlySet<string> } {
  const all = new Set<string>();
  const names = new Set<string>();
  const company = new Set([...profile.companyStems, ...profile.nameStems]);
  for (const { placed: { passage, mention }, surroundings: { words, from, start, end, to, following } } of ties) {
    if (passage.zone === 'aside' || mention.isPartOfOtherName) continue;
    const near = [...words.slice(Math.max(from, start - 20), start), ...words.slice(end, Math.min(to, end + 25)), ...following.flatMap((line) => line.words.slice(0, 25))];
    for (const { text, isCapital } of near) {
      const stem = stemOf(text);
      if (text.length < 3 || STOP_WORDS.has(text) || company.has(stem) || /^\d+$/u.test(text)) continue;
      all.add(stem);
      if (isCapital) names.add(stem);
    }
  }
  return { all, names };
}
