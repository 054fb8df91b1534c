// How a search result names the company.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { type ReasonFacts } from '../../model/reason.ts';
import { placeOfPhrase } from '../../text/place-of-phrase.ts';
import { stemOf, termsOf } from '../../text/terms.ts';
import { capitalized, type Word } from '../../text/words.ts';
import { registrableDomain } from '../../url/address.ts';
import { writtenAs, type PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import type { Passage } from '../page/parse-page.ts';
import { companyExpansion } from './company-expansion.ts';
import { ABSENT, type Feature, type FeatureInput, type Features } from './feature.ts';
import { phraseDistinctiveness, wordShare, type Rarity } from './word-rarity.ts';

/** Does the text name the prospect's company: in full, in part, by its web address? */
export function companyFeatures(
  input: FeatureInput,
): Features<'company-named' | 'company-beside-name' | 'company-words' | 'company-site'> {
  const { profile, context, rarity } = input;
  const words = wordShare(profile.companyStems, context.stems, rarity);
  const beside = wordShare(profile.companyStems, context.nearStems, rarity);
  const own = companyNamedFeature(input);
  const expansion = own.strength > 0 ? null : companyExpansion(input);
  return {
    'company-named': expansion?.feature ?? own,
    'company-beside-name': { strength: beside.share, facts: null },
    'company-words': { strength: words.share, facts: null },
    'company-site': companySiteFeature(input),
  };
}

function companyNamedFeature({ profile, context, rarity }: FeatureInput): Feature {
  for (const { alias, strength } of distinctiveAliases(profile, rarity)) {
    for (const span of context.spans) {
      const words = namedIn(span, alias, profile);
      if (words.length === 0) continue;
      const facts = {
        code: 'company-named',
        company: writtenAs(context, words),
        place: zoneOf(context, words),
      } as const;
      return { strength, facts };
    }
  }
  return ABSENT;
}

/** The words of a text that spell the alias; empty when it is not there. */
function namedIn(
  words: readonly Word[],
  alias: readonly string[],
  { company }: Profile,
): readonly Word[] {
  const [first = ''] = alias;
  const isAcronym = alias.length === 1 && company.acronyms.has(first);
  const start = isAcronym
    ? words.findIndex(({ text, isCapital }) => isCapital && text === first)
    : placeOfPhrase(words, alias);
  return start === -1 ? [] : words.slice(start, start + alias.length);
}

/** Aliases with a word beyond grammar and the person's own name, and how distinctive each is. */
function distinctiveAliases(
  profile: Profile,
  rarity: Rarity,
): readonly { readonly alias: readonly string[]; readonly strength: number }[] {
  return profile.company.aliases
    .map((alias) => {
      const stems = termsOf(alias)
        .map(stemOf)
        .filter((stem) => !profile.nameStems.has(stem) && !STOP_WORDS.has(stem));
      return { alias, strength: phraseDistinctiveness(stems, rarity) };
    })
    .filter(({ strength }) => strength > 0);
}

/** Where on the page the words are found. */
function zoneOf(
  context: PageContext,
  [first]: readonly Word[],
): 'title' | 'description' | 'lead' | 'page' {
  const holds = ({ words }: Passage): boolean => first !== undefined && words.includes(first);
  const zone = context.page.passages.find(holds)?.zone;
  return zone === 'title' || zone === 'description' || zone === 'lead' ? zone : 'page';
}

function companySiteFeature({ profile, context, rarity }: FeatureInput): Feature {
  const { host } = context.page.address;
  const isOwn = profile.company.domain !== '' && registrableDomain(host) === profile.company.domain;
  if (isOwn) return { strength: 1, facts: { code: 'company-site', host } };
  const joined = host.replaceAll(/[^a-z0-9]/gu, '');
  const found = profile.distinctiveCompanyWords.filter((word) => joined.includes(word));
  const strength = phraseDistinctiveness(found.map(stemOf), rarity);
  return { strength, facts: strength > 0 ? { code: 'similar-site', host } : null };
}

/** The company named there that the notes say was the prospect’s, or the company’s own former name; `null` when there is none. */
export function formerCompany({ profile, context }: FeatureInput): ReasonFacts | null {
  const former = profile.company.formerNames.find((name) =>
    context.spans.some((words) => placeOfPhrase(words, name) !== -1),
  );
  if (former === undefined) return null;
  return { code: 'former-company', company: former.map(capitalized).join(' ') };
}
