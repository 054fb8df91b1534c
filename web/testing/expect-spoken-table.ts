import { expect } from 'vitest';

/** A table whose parts have their roles whatever their display, and in each row as many cells as there are columns. */
export function expectSpokenTable(table: HTMLElement): void {
  const parts = [table, ...table.querySelectorAll('thead, tbody, tr, th, td')];
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
  const widths = [...table.querySelectorAll('tr')].map(({ children }) => children.length);
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size).toBe(1);
}
