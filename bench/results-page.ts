import type { Figure } from './measure.ts';
import type { Floors } from './floors.ts';

/** A measure's title and what it found; `null` when it could not run here. */
export type Result = { readonly title: string; readonly figures: readonly Figure[] | null };

/** The Markdown of bench/results.md. `machine` is one line about where it ran. */
export function resultsPage(results: readonly Result[], floors: Floors, machine: string): string {
  const sections = results.map(({ title, figures }) =>
    [`## ${title}`, '', ...(figures === null ? ['Not here.'] : tableOf(figures, floors))].join(
      '\n',
    ),
  );
  return ['# What the benchmarks measured', '', machine, '', sections.join('\n\n'), ''].join('\n');
}

function tableOf(figures: readonly Figure[], floors: Floors): readonly string[] {
  return [
    '| figure | value | must be |',
    '| --- | ---: | --- |',
    ...figures.map(
      (figure) => `| ${figure.name} | ${valueOf(figure)} | ${boundOf(floors[figure.name])} |`,
    ),
  ];
}

function valueOf({ value, unit }: Figure): string {
  if (unit === 'share') return value.toFixed(3);
  if (unit === 'count') return String(Math.round(value));
  return `${value.toFixed(1)} ${unit}`;
}

function boundOf(floor: Floors[string] | undefined): string {
  if (floor?.min !== undefined) return `≥ ${floor.min}`;
  return floor?.max === undefined ? '' : `≤ ${floor.max}`;
}
