import type { ReliabilityBand } from './judged-figures.ts';

/** An SVG of percent shown against percent that came true; a larger dot stands for more pages. */
export function reliabilityDiagram(bands: readonly ReliabilityBand[]): string {
  const ticks = Array.from({ length: HUNDRED / STEP + 1 }, (_, index) => index * STEP);
  const lines = ticks.flatMap((tick) => [
    `<line x1="${LEFT}" y1="${y(tick)}" x2="${x(HUNDRED)}" y2="${y(tick)}" stroke="#ddd"/>`,
    `<text x="${LEFT - 6}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
    `<text x="${x(tick)}" y="${y(0) + 16}" text-anchor="middle">${tick}</text>`,
  ]);
  const dots = bands.map(({ shown, observed, count }) => {
    const radius = Math.max(SMALLEST_RADIUS, Math.sqrt(count) * RADIUS_SHARE);
    const title = `<title>${count} pages: ${shown.toFixed(0)} % shown, ${observed.toFixed(0)} % right</title>`;
    return `<circle cx="${x(shown)}" cy="${y(observed)}" r="${radius.toFixed(1)}" fill="#2563eb" fill-opacity="0.7">${title}</circle>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" role="img" font-family="sans-serif" font-size="11">`,
    '<title>Percent shown and share of pages that are about the person</title>',
    `<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>`,
    ...lines,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(HUNDRED)}" y2="${y(HUNDRED)}" stroke="#888" stroke-dasharray="4 4"/>`,
    ...dots,
    `<text x="${LEFT + PLOT / 2}" y="${SIZE - 14}" text-anchor="middle">percent shown</text>`,
    `<text x="14" y="${TOP + PLOT / 2}" text-anchor="middle" transform="rotate(-90 14 ${TOP + PLOT / 2})">percent of pages about the person</text>`,
    '</svg>',
    '',
  ].join('\n');
}

const SIZE = 360;
const LEFT = 48;
const TOP = 16;
const PLOT = 280;
const HUNDRED = 100;
const STEP = 20;
const SMALLEST_RADIUS = 3;
const RADIUS_SHARE = 0.6;

function x(percent: number): string {
  return (LEFT + (percent / HUNDRED) * PLOT).toFixed(1);
}

function y(percent: number): number {
  return Number((TOP + PLOT - (percent / HUNDRED) * PLOT).toFixed(1));
}
