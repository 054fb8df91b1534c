// What a page names that the pages name which surely mean the prospect: an earlier employer, a colleague, a town.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { isEastAsian, isEastAsianCharacter } from '../../text/east-asian.ts';
import { memoizeByObject } from '../../text/lookups.ts';
import { stemOf } from '../../text/terms.ts';
import type { Word } from '../../text/words.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import { monthOf } from '../dates/month-names.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { JOB_TITLES } from '../mentions/vocabulary.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import { similarityOf } from '../search-result-features/similarity.ts';
import { rarityOf } from '../search-result-features/word-rarity.ts';

/** What a page has in common with the page that it shares most names with, of those that surely mean the prospect. */
type SharedNames = {
  /** The cosine of their names, rare ones weighing more, 0–1; `null` where there is no such page of another site. */
  readonly likeness: number | null;
  /** The rarest of them as the page writes them: 'Delta Foundry'. */
  readonly names: readonly string[];
};

type NamingPage = { readonly evidence: PageEvidence; readonly isSure: boolean };

/**
 * What each page shares with the sure page of another site that it is most like: pages of one site share its furniture. In the
 * order of the pages.
 */
export function sharedNames(
  pages: readonly NamingPage[],
  profile: Profile,
): readonly SharedNames[] {
  if (!pages.some(({ isSure }) => isSure)) return pages.map(() => NOTHING);
  const capitals = pages.map(({ evidence }) => capitalsOf(evidence));
  const inside = new Set(capitals.flat().flatMap(({ isInside, text }) => (isInside ? text : [])));
  const named = pages.map(({ evidence: { all } }, index) => {
    const own = new Set([
      ...profile.nameStems,
      ...profile.companyStems,
      ...[...ownNameWords(all)].map(stemOf),
    ]);
    const names = capitals[index]?.filter(
      ({ text, key }) => (inside.has(text) || isEastAsian(key)) && !own.has(stemOf(text)),
    );
    return new Map(names?.map(({ key, written }) => [key, written] as const));
  });
  const stems = named.map((names) => new Set(names.keys()));
  const rarity = rarityOf(stems);
  const similarity = similarityOf(stems, rarity);
  const hosts = pages.map(({ evidence }) => evidence.context.page.address.host);
  const sure = pages.flatMap(({ isSure }, index) =>
    isSure ? [{ index, likenesses: similarity(index) }] : [],
  );
  return named.map((names, index) => {
    const [best] = sure
      .filter((other) => hosts[other.index] !== hosts[index])
      .map((other) => ({ likeness: other.likenesses[index] ?? 0, stems: stems[other.index] }))
      .toSorted((a, b) => b.likeness - a.likeness);
    if (best === undefined) return NOTHING;
    const rarest = [...names]
      .filter(([stem]) => best.stems?.has(stem) === true && !isEastAsianCharacter(stem))
      .toSorted(([a], [b]) => rarity(b) - rarity(a));
    const written = new Set(rarest.map(([, name]) => name));
    return { likeness: best.likeness, names: [...written].slice(0, NAMES_SHOWN) };
  });
}

const NOTHING: SharedNames = { likeness: null, names: [] };
const NAMES_SHOWN = 3;

/** A word of a page that may be a proper name. */
type Capital = {
  readonly text: string;
  /** What it is known by on other pages: its stem, or a pair of characters. */
  readonly key: string;
  /** The words it first stands among. */
  readonly written: string;
  /** Does it stand with a capital where none is due, within a sentence? */
  readonly isInside: boolean;
};

/**
 * What may be a proper name on a page, once each. In Chinese, Japanese and Korean, which have no capitals, every pair of characters
 * may be one, and how rare it is tells names from grammar.
 */
const capitalsOf = memoizeByObject(({ content }: PageEvidence): readonly Capital[] => {
  const found = new Map<string, Capital>();
  for (const passage of content) {
    for (const index of passage.words.keys()) {
      const key = keyAt(passage.words, index);
      const known = key === null ? undefined : found.get(key);
      if (key === null || known?.isInside === true) continue;
      const capital = capitalAt(passage, index);
      if (capital !== null && (known === undefined || capital.isInside))
        found.set(key, { ...capital, key });
    }
  }
  return [...found.values()];
});

/** The word as a name; `null` when it cannot be one. */
function capitalAt(passage: Passage, index: number): Omit<Capital, 'key'> | null {
  const { words, text, kind } = passage;
  const word = words[index];
  if (word === undefined || isCommon(word, text)) return null;
  const isDue = words[index - 1]?.sentence !== word.sentence;
  const isInside = !isDue && kind !== 'heading' && isMainText(passage);
  return { text: word.text, written: text.slice(...runAround(words, index)), isInside };
}

function keyAt(words: readonly Word[], index: number): string | null {
  const text = words[index]?.text ?? '';
  if (!isEastAsian(text)) return words[index]?.isCapital === true ? stemOf(text) : null;
  if (!isEastAsianCharacter(text)) return text;
  const next = words[index + 1]?.text ?? '';
  return isEastAsianCharacter(next) ? text + next : null;
}

/** Where the capital words around one begin and end in the text. */
function runAround(words: readonly Word[], index: number): [start: number, end: number] {
  let [from, to] = [index, index];
  while (continuesRun(words, from)) from -= 1;
  while (continuesRun(words, to + 1)) to += 1;
  return [words[from]?.start ?? 0, words[to]?.end ?? 0];
}

function continuesRun(words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  return word?.isCapital === true && before?.isCapital === true && !word.startsPhrase;
}

const LENGTH_MIN = 3;

/** Figures, months, legal forms, job titles and the words of every language have capitals and are nobody's name. */
function isCommon({ text: word, start, end }: Word, text: string): boolean {
  if (isEastAsian(word)) return false;
  if (word.length < LENGTH_MIN || /^\d/u.test(word) || STOP_WORDS.has(word)) return true;
  return (
    LEGAL_FORMS.has(word) || JOB_TITLES.holds(word) || monthOf(text.slice(start, end), []) !== null
  );
}
