// Everything that the page model weighs, for pages judged together.
import type { ReasonFacts } from '../../model/reason.ts';
import { definedLetters } from '../../names/companies/company-letters.ts';
import type { CompanyMatcher } from '../associations/company-matcher.ts';
import { strongest, type PageEvidence } from '../associations/page-evidence.ts';
import type { PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import {
  companyExpansion,
  type CompanyExpansion,
} from '../search-result-features/company-expansion.ts';
import { formerCompany } from '../search-result-features/company-features.ts';
import { fieldFeatures } from '../search-result-features/field-features.ts';
import { noteFeatures } from '../search-result-features/note-features.ts';
import type { Rarity } from '../search-result-features/word-rarity.ts';
import { associationFeatures } from './association-features.ts';
import { contraryFeatures } from './contrary-features.ts';
import { employerBesideSite } from './employer-beside-site.ts';
import type { EvidenceReader } from './evidence-reader.ts';
import { namingFeatures } from './naming-features.ts';
import type { OwnFeatures, PageFeature, PageFeatures, WordFeature } from './page-feature.ts';
import { ownSite, withSearchFeatures } from './search-features.ts';
import { isTitledRecording } from './titled-recording.ts';

/** A page with everything the page model weighs, and what its reasons can name. */
export type WeighablePage = {
  readonly evidence: PageEvidence;
  readonly features: PageFeatures;
  readonly facts: Readonly<Partial<Record<PageFeature, ReasonFacts | null>>>;
  /** What the company's letters stand for there; `null` when they are spelled out nowhere. */
  readonly expansion: CompanyExpansion | null;
  /** As the user entered it; '' when not given. */
  readonly position: string;
};

/** The features of pages judged together, in the order given. */
export function pageFeaturesOf(
  contexts: readonly PageContext[],
  reader: EvidenceReader,
  rarity: Rarity,
): readonly WeighablePage[] {
  const { profile } = reader;
  const { position } = profile.entered;
  const letters = lettersDefined(contexts, reader.companyMatcher({ letters: [], language: null }));
  const pages = contexts.map((context) => {
    const expansion = companyExpansion({ profile, context, rarity });
    const evidence = reader.evidenceOf(context, { letters, expansion });
    const words = wordFeatures(context, profile, rarity);
    const associations = associationFeatures(evidence, profile);
    const own = {
      ...associations,
      ...contraryFeatures(evidence),
      ...namingFeatures(evidence, profile),
      ...words.features,
    };
    const features = withoutContradicted(own, evidence);
    return { evidence, features, facts: words.facts, expansion, position };
  });
  return withSearchFeatures(pages, profile).map(
    ({ sharedEmployer, sharedNames: names, ...page }) => {
      const employer =
        sharedEmployer === ''
          ? null
          : ({ code: 'shared-employer', employer: sharedEmployer } as const);
      return {
        ...page,
        facts: {
          ...page.facts,
          'shared-employer': employer,
          'shared-names': namesFacts(names, page.features['shared-names']),
        },
      };
    },
  );
}

/** From this strength on names in common can link a page; the reason says so even where it cannot say which they are. */
export const SHARED_NAMES_MIN = 0.5;

function namesFacts(names: readonly string[], strength: number): ReasonFacts | null {
  if (names.length > 0) return { code: 'names-in-common', names };
  return strength >= SHARED_NAMES_MIN ? { code: 'shared-names' } : null;
}

/**
 * Weakens the signs of somebody else that the page itself contradicts: one with the entered position has no other occupation and is no
 * obituary, an officer's age is no court report, and the company's own site has no other employer's staff, but for customers who praise it.
 */
function withoutContradicted(features: OwnFeatures, evidence: PageEvidence): OwnFeatures {
  const position = features['role-beside-name'];
  const company = features['associated-with-company'];
  const office = strongest([features['field-job-title'], features['officer-of-company']]);
  const site = ownSite(features);
  const work = strongest([features['job-title-beside-name'], features['field-on-page']]);
  const passage = PASSAGE_SHARE * work * features['company-in-passage'];
  const inTitle = Number(isTitledRecording(evidence));
  const less = (name: keyof OwnFeatures, ...by: readonly number[]): number =>
    features[name] * (1 - strongest(by));
  return {
    ...features,
    'other-occupation': less('other-occupation', position),
    'other-occupations': less('other-occupations', position, company),
    'age-stated': less('age-stated', office, company, site, passage),
    'life-records': less(
      'life-records',
      company,
      position,
      site * features['job-title-beside-name'],
    ),
    'company-outside': less('company-outside', site),
    'headline-association': less('headline-association', features['field-on-page'], inTitle),
    'only-in-title': less('only-in-title', inTitle),
    'employer-beside-company': employerBesideSite(
      features['employer-beside-company'],
      evidence,
      site,
    ),
  };
}

/** How much less an age says where the company is in the paragraph and it has a job title or is on the field. */
const PASSAGE_SHARE = 0.7;

const LETTERS_DEFINED = /[(（]\p{Lu}[\p{Lu}\d]{1,5}[)）]/u;

/** The letters that any page defines for the company, which count on all pages: 'Acme Water Board (AWB)'. */
function lettersDefined(contexts: readonly PageContext[], find: CompanyMatcher): readonly string[] {
  const passages = contexts
    .flatMap(({ page }) => page.passages)
    .filter(({ text }) => LETTERS_DEFINED.test(text));
  const letters = passages.flatMap(({ words, text }) =>
    find(words).flatMap((mention) =>
      mention.isOther ? [] : (definedLetters(words, mention, text) ?? []),
    ),
  );
  return [...new Set(letters)];
}

/** How well the words around the name fit notes, former companies and field. */
function wordFeatures(
  context: PageContext,
  profile: Profile,
  rarity: Rarity,
): Pick<WeighablePage, 'facts'> & { readonly features: Record<WordFeature, number> } {
  const input = { profile, context, rarity };
  const notes = noteFeatures(input);
  const former = formerCompany(input);
  return {
    features: {
      'notes-fit': notes['note-rare-words'].strength,
      'former-company': Number(former !== null),
      'life-records': fieldFeatures(input)['life-records'].strength,
    },
    facts: { 'notes-fit': notes['note-words'].facts, 'former-company': former },
  };
}
