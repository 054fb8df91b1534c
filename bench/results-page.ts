import type { Floors } from './floors.ts';
import type { Figure } from './measure.ts';

/** What a measure is and what it found; `null` when it could not run here. */
export type Result = {
  readonly title: string;
  /** A line below the title, '' for none. */
  readonly remark: string;
  readonly figures: readonly Figure[] | null;
};

/** The Markdown of bench/results.md. `machine` is one line about where it ran. */
export function benchmarkPage(results: readonly Result[], floors: Floors, machine: string): string {
  const sections = results.map((result) => sectionOf(result, floors));
  return ['# What the benchmarks measured', '', machine, '', sections.join('\n\n'), ''].join('\n');
}

/** One measure's part of the page, from its title to its last line. */
export function sectionOf({ title, remark, figures }: Result, floors: Floors): string {
  const found = figures === null ? ['Not here.'] : tableOf(figures, floors);
  return [`## ${title}`, '', ...(remark === '' ? [] : [remark, '']), ...found].join('\n');
}

/** The page with this section in the place of the one of the same title, or at its end when there is none. */
export function withSection(page: string, section: string): string {
  const [title] = section.split('\n', 1);
  const sections = page.trimEnd().split(/\n\n(?=## )/);
  const others = sections.filter((other) => other.split('\n', 1)[0] !== title);
  const place = sections.findIndex((other) => other.split('\n', 1)[0] === title);
  const index = place === -1 ? others.length : place;
  return `${[...others.slice(0, index), section, ...others.slice(index)].join('\n\n')}\n`;
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

function valueOf(figure: Figure): string {
  const { interval, unit } = figure;
  if (interval === undefined) return plainValueOf(figure);
  const [from, to] = interval.map((value) => plainValueOf({ name: '', value, unit }));
  return `${plainValueOf(figure)} (${from}–${to})`;
}

function plainValueOf({ value, unit }: Figure): string {
  if (unit === 'share') return value.toFixed(3);
  if (unit === 'nats') return value.toFixed(3);
  if (unit === 'ratio') return `${value.toFixed(3)} ratio`;
  if (unit === 'count') return String(Math.round(value));
  return `${value.toFixed(1)} ${unit}`;
}

function boundOf(floor: Floors[string] | undefined): string {
  if (floor?.min !== undefined) return `≥ ${floor.min}`;
  return floor?.max === undefined ? '' : `≤ ${floor.max}`;
}
