import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { expect, test, vi } from 'vitest';
import { cpuTimeMs, effortMs } from './testing/effort.ts';

const CHARACTERS = 100_000;
const TIME_MAX_MS = 50;
/** The part of each text that is searched first. */
const FIRST_PART = 0.01;
/** So much more than by its own pace a pattern would need. */
const PART_MARGIN = 1.15;
/** Two parts whose paces are compared, so far apart that a slow moment in the shorter one hides no growth. */
const PARTS_APART = 4;
/**
 * All searches of one pattern end by then on any machine, or it hangs. The wall clock decides here: what takes two seconds
 * on a quiet machine takes twenty on a busy one.
 */
const PATIENCE_MS = 120_000;
/** Long enough for what is known to hang. */
const SHORT_PATIENCE_MS = 250;

type Found = { readonly file: string; readonly source: string; readonly flags: string };

const written = sourceFiles().flatMap(regularExpressionsIn);
const built = await builtWhileLoading(sourceFiles());
const found = [
  ...new Map([...written, ...built].map((one) => [`/${one.source}/${one.flags}`, one])).values(),
];

test('threat 21: there are regular expressions to try', () => {
  expect(written.length).toBeGreaterThan(20);
  expect(built.length).toBeGreaterThan(100);
});

test('threat 21: every file that builds regular expressions is seen doing so', () => {
  const builders = sourceFiles().filter(buildsExpressions);

  expect(builders.filter((file) => !built.some((one) => one.file === file))).toEqual([]);
});

test.each([
  ['(?:a+)+$', ''],
  [String.raw`\s+$`, ''],
  [String.raw`(?:\w+\s?)*:`, ''],
  [String.raw`<a [^>]*href=[^>]*>`, 'i'],
  [String.raw`\d+-\d+`, 'u'],
])('threat 21: a pattern such as /%s/%s would be noticed', (source, flags) => {
  expect(slowTextFor({ source, flags }, SHORT_PATIENCE_MS)).not.toBe('');
});

test.each(found)(
  'threat 21: /$source/$flags in $file reads 100 kB of anything in less than 50 ms',
  (pattern) => {
    expect(slowTextFor(pattern)).toBe('');
  },
);

type Pattern = Pick<Found, 'source' | 'flags'>;

/** The beginning of a text that makes the pattern slow; '' when none does. */
function slowTextFor({ source, flags }: Pattern, patienceMs = PATIENCE_MS): string {
  const shapes = adversarialShapes(source);
  const pattern = new RegExp(source, `${flags.replaceAll(/[gy]/g, '')}g`);
  let tried = 0;
  // All of a pattern's texts in one go: to watch over each would take longer than to search it.
  interruptedAfter(patienceMs, () => {
    for (const shape of shapes) {
      if (!isQuickIn(shape, pattern)) return;
      tried += 1;
    }
  });
  const slow = shapes[tried];
  return slow === undefined ? '' : textOf(slow, 40);
}

/**
 * Does the pattern read a text of this shape in time? A part of the text shows it. Its pace may grow with the length of the text,
 * as where a pattern starts again at every character, but evenly: at the most from nothing, so that half a millisecond for a
 * tenth is enough for the whole. Where the first part takes longer, the next is as long as a pace that does not grow would need;
 * if that is long, one four times the first shows how much the pace has grown between the two.
 */
function isQuickIn(shape: Shape, pattern: RegExp): boolean {
  let before = { part: 0, pace: 0 };
  let part = FIRST_PART;
  while (part < 1) {
    const text = textOf(shape, CHARACTERS * part);
    const pace = cpuTimeMs(() => text.replace(pattern, '')) / part;
    const growth = Math.max(0, pace - before.pace) / (part - before.part);
    if (pace + growth * (1 - part) <= TIME_MAX_MS) return true;
    const next = (PART_MARGIN * pace) / TIME_MAX_MS;
    const isLong = next > part * PARTS_APART;
    before = isLong ? { part, pace } : { part: 0, pace: 0 };
    part = isLong ? part * PARTS_APART : Math.max(next, part * PART_MARGIN);
  }
  const text = textOf(shape, CHARACTERS);
  return effortMs(() => text.replace(pattern, ''), TIME_MAX_MS) <= TIME_MAX_MS;
}

const realm = createContext({ work: () => undefined });
const working = new Script('work()');

/** A search that does not end is interrupted, long after its time is over. */
function interruptedAfter(patienceMs: number, work: () => void): void {
  realm['work'] = work;
  try {
    working.runInContext(realm, { timeout: patienceMs });
  } catch (error) {
    // The error belongs to the script's own realm, where `instanceof` does not reach.
    if (!String(error).includes('timed out')) throw error;
  }
}

const CHARACTERS_TRIED = 'aAé1 \t\n\u00A0\u200B-./<[(#*_",:|\\%…';
const PAIRS_TRIED = ['a ', ' \n', 'a.', '1 ', 'a-', '[a', '](', '<a ', 'Aa '];
const PIECES_TRIED = [...CHARACTERS_TRIED.split(''), ...PAIRS_TRIED];

/** A text of any length: the piece again and again, between a beginning and an end. */
type Shape = { readonly start: string; readonly piece: string; readonly end: string };

/**
 * Long texts made of what the pattern itself looks for, each ended by something that it does not: a pattern that can
 * read the same stretch in two ways, or start again at every character of it, shows here.
 */
function adversarialShapes(source: string): readonly Shape[] {
  const literals = literalsOf(source);
  const own = [...literals, literals.join(''), literals.join(' ')].filter((piece) => piece !== '');
  const [first = ''] = literals;
  return [...new Set([...PIECES_TRIED, ...own])].flatMap((piece) => [
    { start: '', piece, end: '' },
    { start: '', piece, end: '\u0000' },
    { start: first, piece, end: '!' },
  ]);
}

function textOf({ start, piece, end }: Shape, length: number): string {
  return start + piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end;
}

/** The stretches of plain characters in a pattern, which are what gets a search going. */
function literalsOf(source: string): readonly string[] {
  return source
    .replaceAll(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d*,?\d*\}/g, '\uE000')
    .replaceAll(/\\(.)/g, '$1')
    .split(/[\uE000()[\]|?*+^$]+/u)
    .filter((piece) => piece !== '');
}

function sourceFiles(): readonly string[] {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => !name.startsWith('testing/'))
    .map((name) => name);
}

function regularExpressionsIn(file: string): readonly Found[] {
  const code = readFileSync(new URL(file, import.meta.url), 'utf8');
  const expressions: Found[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) {
        expressions.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      }
    },
  });
  visitor.visit(parseSync(file, code).program);
  return expressions;
}

/** What the engine builds with `new RegExp(…)` when its files are loaded, from the lists of words in them. */
async function builtWhileLoading(files: readonly string[]): Promise<readonly Found[]> {
  const expressions: Found[] = [];
  const recording = new Proxy(RegExp, {
    construct(target, [pattern, flags]: [string | RegExp, string | undefined]) {
      const expression = new target(pattern, flags);
      const file = builderIn(new Error().stack ?? '');
      if (file !== undefined) expressions.push({ file, ...partsOf(expression) });
      return expression;
    },
  });
  vi.stubGlobal('RegExp', recording);
  // What another test file has loaded would not be loaded, and so not seen, again.
  vi.resetModules();
  for (const file of files) await import(new URL(file, import.meta.url).href);
  vi.unstubAllGlobals();
  return expressions;
}

function partsOf({ source, flags }: RegExp): Pattern {
  return { source, flags };
}

/** The file of the engine whose code asked for the expression; none where a package did. */
function builderIn(stack: string): string | undefined {
  const [, , caller = ''] = stack.split('\n');
  return /\/engine\/([\w./-]+\.ts)/.exec(caller)?.[1];
}

/** Does the file call `new RegExp(…)` with more than the source of an expression that is written out? */
function buildsExpressions(file: string): boolean {
  let builds = false;
  const visitor = new Visitor({
    NewExpression({ callee, arguments: [pattern] }) {
      const isExpression = callee.type === 'Identifier' && callee.name === 'RegExp';
      builds ||= isExpression && pattern?.type !== 'MemberExpression';
    },
  });
  visitor.visit(parseSync(file, readFileSync(new URL(file, import.meta.url), 'utf8')).program);
  return builds;
}
