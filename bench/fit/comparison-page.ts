import type { JudgedExample } from './judged-figures.ts';
import { figuresOf, intervalsOf } from './judged-figures.ts';

/** One labelled set, judged by Legwork and by the rule it is compared with. */
export type ComparedSet = {
  readonly title: string;
  readonly legwork: readonly JudgedExample[];
  readonly rule: readonly JudgedExample[];
};

/** The Markdown of docs/comparison.md. */
export function comparisonPage(sets: readonly ComparedSet[]): string {
  return `# Compared with 'name and company in the text'

The usual rule of tools like this one: a page is about the person when it holds their full name and the company. Here it ignores case, accents and the company's
legal form. Both judge the same pages of the same people; Legwork's weights, calibration and threshold of 'confirmed' were fitted without the set they are measured on.

Precision: of 100 pages called the person's, how many are. Recall: of 100 pages that are about the person, how many are called so. In brackets the 95 % interval,
resampling people. The rule errs on namesakes at a company with a similar name and on pages that name both without linking them; it misses pages that write either name
differently.

| people | pages | precision: Legwork | the rule | recall: Legwork | the rule |
| --- | ---: | --- | --- | --- | --- |
${sets.map(rowOf).join('\n')}

\`npm run bench\` writes this page anew. The first two sets are not part of the project; without them only the others can be judged again. [How verdicts are
made](how-verdicts-are-made.md) explains what Legwork reads instead.
`;
}

function rowOf({ title, legwork, rule }: ComparedSet): string {
  const people = new Set(legwork.map(({ group }) => group)).size;
  const cells = (['precision', 'recall'] as const).flatMap((figure) =>
    [legwork, rule].map((judged) => {
      const [from, to] = intervalsOf(judged)[figure].map(percent);
      return `${percent(figuresOf(judged)[figure])} (${from}–${to})`;
    }),
  );
  return `| ${people} ${title} | ${legwork.length} | ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return (share * HUNDRED).toFixed(0);
}

const HUNDRED = 100;
