import { CHINESE_PATTERNS } from './chinese.ts';
import { DEAL_TRIGGERS } from './deal-triggers.ts';
import { DOMAINS } from './domains.ts';
import { DUTY_TRIGGERS } from './duty-triggers.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { INCIDENT_TRIGGERS } from './incident-triggers.ts';
import { LAWS } from './laws.ts';
import { PEOPLE_TRIGGERS } from './people-triggers.ts';
import { spansOf } from './pattern.ts';
import { type Span } from '../text/span.ts';
import { ROLES } from './roles.ts';
import type { TaxonomyEntry } from './taxonomy-entry.ts';
import { VOICES } from './voices.ts';

const ALPHABETIC: readonly TaxonomyEntry[] = [
  ...FRAMEWORKS,
  ...LAWS,
  ...DOMAINS,
  ...ROLES,
  ...INCIDENT_TRIGGERS,
  ...PEOPLE_TRIGGERS,
  ...DUTY_TRIGGERS,
  ...DEAL_TRIGGERS,
  ...VOICES,
];

/** Everything Legwork listens for in governance, risk and compliance. */
export const TAXONOMY: readonly TaxonomyEntry[] = ALPHABETIC.map((entry) => ({
  ...entry,
  patterns: [...entry.patterns, ...(CHINESE_PATTERNS[entry.id] ?? [])],
}));

/** An entry and where a sentence speaks of it. */
export type EntryMatch = { readonly entry: TaxonomyEntry; readonly spans: readonly Span[] };

/** The entries a sentence speaks of, in the taxonomy's order. `text` went through `plainLetters`. Linear in its length. */
export function entriesIn(text: string): readonly EntryMatch[] {
  const matches = TAXONOMY.flatMap((entry) => {
    const spans = entry.patterns.flatMap((pattern) => spansOf(text, pattern));
    return spans.length > 0 ? [{ entry, spans }] : [];
  });
  const titles = matches.flatMap(({ entry }) =>
    entry.group === 'law' ? titlesIn(text, entry) : [],
  );
  return matches.filter(
    ({ entry, spans }) => entry.group !== 'domain' || spans.some((span) => !isInside(span, titles)),
  );
}

function titlesIn(text: string, { patterns }: TaxonomyEntry): readonly Span[] {
  return patterns
    .filter(({ beside }) => beside === undefined)
    .flatMap((pattern) => spansOf(text, pattern));
}

/** 'Digital Operational Resilience Act' speaks of a law, not of operational resilience. */
function isInside(span: Span, titles: readonly Span[]): boolean {
  return titles.some(({ start, end }) => start <= span.start && span.end <= end);
}
