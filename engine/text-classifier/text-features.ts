/**
 * What a linear model of a text looks at: its words, two and three of them in a row, two with any word between, groups of
 * three to five letters of longer words ('~' before them), and the words of the sentence before (`<` before them). Names and
 * dates come as one word each in braces ('{person}'), so that what is learnt of one name holds for all.
 */
export function textFeatures(text: string, before = ''): ReadonlySet<string> {
  const words = [START, ...wordsOfText(text), END];
  const features = new Set<string>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const third = words[index + 2];
    features.add(word);
    if (next !== undefined) features.add(`${word} ${next}`);
    if (third !== undefined) features.add(`${word} ${next} ${third}`).add(`${word} * ${third}`);
    for (const group of letterGroups(word)) features.add(`~${group}`);
  }
  for (const word of wordsOfText(before)) features.add(`<${word}`);
  return features;
}

const START = '^';
const END = '$';

/** A name or date in braces, a word, or a mark. */
const WORD = /\{\p{Ll}+\}|[\p{L}\p{M}\p{N}€$£%&@#+]+|[,;:.!?|()"…-]/gu;

function wordsOfText(text: string): readonly string[] {
  return text.toLowerCase().replace(/\d/gu, '0').match(WORD) ?? [];
}

const GROUP_LETTERS_MIN = 3;
const GROUP_LETTERS_MAX = 5;

function letterGroups(word: string): readonly string[] {
  if (word.length <= GROUP_LETTERS_MIN || word.startsWith('{')) return [];
  const whole = `^${word}$`;
  const groups: string[] = [];
  for (let length = GROUP_LETTERS_MIN; length <= GROUP_LETTERS_MAX; length += 1) {
    for (let end = length; end <= whole.length; end += 1)
      groups.push(whole.slice(end - length, end));
  }
  return groups;
}
