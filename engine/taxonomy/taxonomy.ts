import { BUSINESS_TRIGGERS } from './business-triggers.ts';
import { DOMAINS } from './domains.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { INCIDENT_TRIGGERS } from './incident-triggers.ts';
import { LAWS } from './laws.ts';
import { PEOPLE_TRIGGERS } from './people-triggers.ts';
import { spansOf, type Span } from './pattern.ts';
import { ROLES } from './roles.ts';
import type { TaxonomyEntry } from './taxonomy-entry.ts';
import { VOICES } from './voices.ts';

/** Everything Legwork listens for in governance, risk and compliance. */
export const TAXONOMY: readonly TaxonomyEntry[] = [
  ...FRAMEWORKS,
  ...LAWS,
  ...DOMAINS,
  ...ROLES,
  ...INCIDENT_TRIGGERS,
  ...PEOPLE_TRIGGERS,
  ...BUSINESS_TRIGGERS,
  ...VOICES,
];

/** An entry and where a sentence speaks of it. */
export type EntryMatch = { readonly entry: TaxonomyEntry; readonly spans: readonly Span[] };

/** The entries a sentence speaks of, in the taxonomy's order. `text` went through `plainLetters`. Linear in its length. */
export function entriesIn(text: string): readonly EntryMatch[] {
  return TAXONOMY.flatMap((entry) => {
    const spans = entry.patterns.flatMap((pattern) => spansOf(text, pattern));
    return spans.length > 0 ? [{ entry, spans }] : [];
  });
}
