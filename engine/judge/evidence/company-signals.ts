import { registrableDomain } from '../text/address.ts';
import { placeOfPhrase } from '../text/place-of-phrase.ts';
import { stemOf } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import type { Passage } from '../text/read-page.ts';
import { termsOf } from '../text/terms.ts';
import type { Word } from '../text/words.ts';
import { companyExpansion } from './company-expansion.ts';
import { PHRASE_RARITY_NATS, SAME_COMPANY_SHARE_MIN } from './evidence-weights.ts';
import type { Digest } from './digest.ts';
import type { Profile } from './profile.ts';
import type { Question, Signal } from './signal.ts';
import { totalRarity, wordShare } from './word-shares.ts';
import type { Rarity } from './word-rarity.ts';
import { writtenAs } from './written-as.ts';

/** Is the prospect's company on the page: by name, in part, by its web address, by a former name? */
export function companySignals(question: Question): readonly Signal[] {
  const { profile, digest, rarity } = question;
  const words = wordShare(profile.companyStems, digest.stems, rarity);
  const beside = wordShare(profile.companyStems, digest.nearStems, rarity);
  const own = namedSignal(question);
  const isNamed = own.strength > 0;
  const expansion = isNamed ? null : companyExpansion(question);
  const named = isNamed ? own : elsewhereSignal(question);
  const site = siteSignal(question);
  const former = formerSignal(question);
  const isTied =
    [named, site, former].some(({ strength }) => strength > 0) ||
    expansion?.isCertain === true ||
    beside.share >= SAME_COMPANY_SHARE_MIN;
  return [
    named,
    ...(expansion === null ? [] : [expansion.signal]),
    { name: 'company-beside-name', strength: beside.share, text: '' },
    { name: 'company-words', strength: words.share, text: '' },
    { name: 'company-rare-words', strength: words.amount, text: '' },
    site,
    former,
    missingSignal(digest, isTied),
  ];
}

function namedSignal({ profile, digest, rarity }: Question): Signal {
  for (const { alias, strength } of tellingAliases(profile, rarity)) {
    for (const stretch of digest.stretches) {
      const words = namedIn(stretch, alias, profile);
      if (words.length === 0) continue;
      const text = `Named with ${writtenAs(digest, words)} ${placeOf(digest, words)}`;
      return { name: 'company-named', strength, text };
    }
  }
  return { name: 'company-named', strength: 0, text: '' };
}

/** The words that are the alias; none when it is not there. */
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

/** The company somewhere else on the page still links the two, loosely. */
function elsewhereSignal({ profile, digest, rarity }: Question): Signal {
  const aliases = tellingAliases(profile, rarity);
  const isFound = digest.page.passages.some(
    ({ words, zone }) =>
      zone !== 'aside' && aliases.some(({ alias }) => namedIn(words, alias, profile).length > 0),
  );
  return {
    name: 'company-elsewhere',
    strength: isFound ? 1 : 0,
    text: isFound ? 'The company is named elsewhere on the page' : '',
  };
}

/** Aliases that hold more than grammar and the person's own name, with how telling each is. */
function tellingAliases(
  profile: Profile,
  rarity: Rarity,
): readonly { readonly alias: readonly string[]; readonly strength: number }[] {
  return profile.company.aliases
    .map((alias) => {
      const stems = termsOf(alias)
        .map(stemOf)
        .filter((stem) => !profile.nameStems.has(stem) && !STOP_WORDS.has(stem));
      return { alias, strength: 1 - Math.exp(-totalRarity(stems, rarity) / PHRASE_RARITY_NATS) };
    })
    .filter(({ strength }) => strength > 0);
}

function placeOf(digest: Digest, [first]: readonly Word[]): string {
  const holds = ({ words }: Passage): boolean => first !== undefined && words.includes(first);
  const zone = digest.page.passages.find(holds)?.zone;
  if (zone === 'title') return 'in the title';
  if (zone === 'description') return 'in the search result';
  return zone === 'lead' ? 'in the first paragraphs' : 'on the page';
}

function siteSignal({ profile, digest, rarity }: Question): Signal {
  const { host } = digest.page.address;
  const isOwn = profile.company.domain !== '' && registrableDomain(host) === profile.company.domain;
  if (isOwn)
    return { name: 'company-site', strength: 1, text: `On the company’s own site (${host})` };
  const joined = host.replaceAll(/[^a-z0-9]/gu, '');
  const found = profile.tellingCompanyWords.filter((word) => joined.includes(word));
  const strength = 1 - Math.exp(-totalRarity(found.map(stemOf), rarity) / PHRASE_RARITY_NATS);
  return {
    name: 'company-site',
    strength,
    text: strength > 0 ? `The site is named like the company (${host})` : '',
  };
}

/** A whole page about somebody usually says where they work; a search result may just have no room for it. */
function missingSignal({ page }: Digest, isTied: boolean): Signal {
  const isMissing = page.hasContent && !isTied;
  return {
    name: 'company-missing',
    strength: isMissing ? 1 : 0,
    text: isMissing ? 'The company is not on the page' : '',
  };
}

function formerSignal({ profile, digest }: Question): Signal {
  const former = profile.company.formerNames.find((name) =>
    digest.stretches.some((words) => placeOfPhrase(words, name) !== -1),
  );
  return {
    name: 'former-company',
    strength: former === undefined ? 0 : 1,
    text:
      former === undefined
        ? ''
        : `Named with ${former.map(capitalised).join(' ')}, from your notes`,
  };
}

/** Folded words in title case, for reasons shown to the user. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
