// What a page names that the pages name which surely mean the prospect: an earlier employer, a colleague, a town.
import { WEEKDAYS } from '../../lexicon/dates/date-phrases.ts';
import { LEADERSHIP_WORDS, NO_NAMES } from '../../lexicon/grammar/ordinary-words.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { COUNTRY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { BOILERPLATE_WORDS, FURNITURE } from '../../lexicon/pages/boilerplate.ts';
import { PLATFORMS } from '../../lexicon/pages/hosts.ts';
import { isEastAsian, isEastAsianCharacter } from '../../text/east-asian.ts';
import { languageOf } from '../../text/language.ts';
import { memoizeByObject } from '../../text/lookups.ts';
import { normalizeText } from '../../text/normalize.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { stemOf } from '../../text/terms.ts';
import type { Word } from '../../text/words.ts';
import { registrableDomain } from '../../url/address.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import { monthOf } from '../dates/month-names.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import { FIELD_WORDS, JOB_TITLES } from '../mentions/vocabulary.ts';
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
  const named = pages.map(({ evidence: { counted } }, index) => {
    const own = new Set([
      ...profile.nameStems,
      ...profile.companyStems,
      ...[...profile.company.acronyms].map(stemOf),
      ...[...ownNameWords(counted)].map(stemOf),
    ]);
    const names = capitals[index]?.filter(
      ({ text, key }) => (inside.has(text) || isEastAsian(key)) && !own.has(stemOf(text)),
    );
    return new Map(names?.map(({ key, written }) => [key, written] as const));
  });
  const stems = named.map((names) => new Set(names.keys()));
  const rarity = rarityOf(stems);
  const similarity = similarityOf(stems, rarity);
  const sites = pages.map(({ evidence }) => registrableDomain(evidence.context.page.address.host));
  const sure = pages.flatMap(({ isSure }, index) =>
    isSure ? [{ index, likenesses: similarity(index) }] : [],
  );
  return named.map((names, index) => {
    const [best] = sure
      .filter((other) => sites[other.index] !== sites[index])
      .map((other) => ({ likeness: other.likenesses[index] ?? 0, stems: stems[other.index] }))
      .toSorted((a, b) => b.likeness - a.likeness);
    if (best === undefined) return NOTHING;
    const common = [...names].filter(([stem]) => best.stems?.has(stem) === true);
    if (common.length < SHARED_MIN) return { likeness: 0, names: [] };
    const rarest = common
      .filter(([stem]) => !isEastAsianCharacter(stem))
      .toSorted(([a], [b]) => rarity(b) - rarity(a));
    const written = new Set(rarest.map(([, name]) => name));
    return { likeness: best.likeness, names: [...written].slice(0, NAMES_SHOWN) };
  });
}

const NOTHING: SharedNames = { likeness: null, names: [] };
const NAMES_SHOWN = 3;
/** A single word in common, such as a city, is on anybody's pages. */
const SHARED_MIN = 2;

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
  const own = content.filter((passage) => !isFurniture(passage));
  const isGerman = languageOf(own.flatMap(({ words }) => words.map(({ text }) => text))) === 'de';
  for (const passage of own) {
    const signs = [...passage.words.keys()].filter((index) => !isGerman || isInRun(passage, index));
    for (const index of signs) {
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

/** Is it a banner, a menu or a bar for sharing, as sites of many owners have? */
function isFurniture({ text, words }: Passage): boolean {
  return (
    words.some((word) => BOILERPLATE_WORDS.has(word.text)) || FURNITURE.test(plainLetters(text))
  );
}

/** The word as a name; `null` when it cannot be one. */
function capitalAt(passage: Passage, index: number): Omit<Capital, 'key'> | null {
  const { words, text, kind } = passage;
  const word = words[index];
  if (word === undefined || isCommon(word, text)) return null;
  const isDue = words[index - 1]?.sentence !== word.sentence;
  const isInside = !isDue && kind !== 'heading' && isMainText(passage);
  return { text: word.text, written: text.slice(...runAround(passage, index)), isInside };
}

function keyAt(words: readonly Word[], index: number): string | null {
  const text = words[index]?.text ?? '';
  if (!isEastAsian(text)) return words[index]?.isCapital === true ? stemOf(text) : null;
  if (!isEastAsianCharacter(text)) return text;
  const next = words[index + 1]?.text ?? '';
  return isEastAsianCharacter(next) ? text + next : null;
}

/** More capital words on one side are a heading or a page without small letters. */
const RUN_MAX = 4;

/** Where the capital words around one begin and end in the text. */
function runAround(passage: Passage, index: number): [start: number, end: number] {
  const { words } = passage;
  let [from, to] = [index, index];
  while (index - from < RUN_MAX && continuesRun(passage, from)) from -= 1;
  while (to - index < RUN_MAX && continuesRun(passage, to + 1)) to += 1;
  return [words[from]?.start ?? 0, words[to]?.end ?? 0];
}

/** Is it a capital word that continues the one before? A common word that begins a sentence is continued by none: 'Former Delta'. */
function continuesRun({ words, text }: Passage, index: number): boolean {
  const [first, before, word] = [words[index - 2], words[index - 1], words[index]];
  if (word?.isCapital !== true || before?.isCapital !== true || word.startsPhrase) return false;
  return first?.sentence === before.sentence || !isCommon(before, text);
}

/** Is the word beside another capitalised one? Only that makes a name likely in German, which writes every noun with a capital. */
function isInRun(passage: Passage, index: number): boolean {
  return continuesRun(passage, index) || continuesRun(passage, index + 1);
}

const LENGTH_MIN = 3;

/** Platforms that pages link to, countries, and words of menus and banners: on pages of anybody. */
const WIDESPREAD: ReadonlySet<string> = new Set([
  ...PLATFORMS.map(normalizeText),
  ...COUNTRY_WORDS,
  ...NO_NAMES,
  ...LEADERSHIP_WORDS,
]);
const WEEKDAY = new RegExp(`^(?:${WEEKDAYS.join('|')})s?$`, 'u');

/**
 * Is it a capitalised word that is nobody's name: a figure, month, weekday, legal form or job title, a word of the field, or
 * what is on anybody's pages?
 */
function isCommon({ text: word, start, end }: Word, text: string): boolean {
  if (isEastAsian(word)) return false;
  if (word.length < LENGTH_MIN || /^\d/u.test(word) || STOP_WORDS.has(word)) return true;
  return (
    LEGAL_FORMS.has(word) ||
    WIDESPREAD.has(word) ||
    JOB_TITLES.holds(word) ||
    FIELD_WORDS.holds(word) ||
    WEEKDAY.test(word) ||
    monthOf(text.slice(start, end), []) !== null
  );
}
