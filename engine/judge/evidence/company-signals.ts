import { hasPhrase } from '../role/role-phrases.ts';
import { registrableDomain } from '../text/address.ts';
import { stemOf } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import type { Passage } from '../text/read-page.ts';
import { PHRASE_RARITY_NATS, SAME_COMPANY_SHARE_MIN } from './evidence-weights.ts';
import type { Digest } from './digest.ts';
import type { Profile } from './profile.ts';
import type { Question, Signal } from './signal.ts';
import { totalRarity, wordShare } from './word-shares.ts';
import type { Rarity } from './word-rarity.ts';

/** Is the prospect's company on the page: by name, in part, by its web address, by a former name? */
export function companySignals(question: Question): readonly Signal[] {
  const { profile, digest, rarity } = question;
  const words = wordShare(profile.companyStems, digest.stems, rarity);
  const beside = wordShare(profile.companyStems, digest.nearStems, rarity);
  const named = namedSignal(question);
  const site = siteSignal(question);
  const former = formerSignal(question);
  const isTied =
    [named, site, former].some(({ strength }) => strength > 0) ||
    beside.share >= SAME_COMPANY_SHARE_MIN;
  return [
    named,
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
    const stretch = digest.stretches.find((words) =>
      hasPhrase(
        words.map((word) => word.text),
        alias,
      ),
    );
    if (stretch !== undefined) {
      const text = `Named with ${alias.map(capitalised).join(' ')} ${placeOf(digest, alias)}`;
      return { name: 'company-named', strength, text };
    }
  }
  return elsewhereSignal({ profile, digest, rarity });
}

/** The company somewhere else on the page still links the two, loosely. */
function elsewhereSignal({ profile, digest, rarity }: Question): Signal {
  const aliases = tellingAliases(profile, rarity);
  const passage = digest.page.passages.find(({ words, zone }) => {
    const texts = words.map((word) => word.text);
    return zone !== 'aside' && aliases.some(({ alias }) => hasPhrase(texts, alias));
  });
  const isFound = passage !== undefined;
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
      const stems = alias
        .map(stemOf)
        .filter((stem) => !profile.nameStems.has(stem) && !STOP_WORDS.has(stem));
      return { alias, strength: 1 - Math.exp(-totalRarity(stems, rarity) / PHRASE_RARITY_NATS) };
    })
    .filter(({ strength }) => strength > 0);
}

function placeOf(digest: Digest, alias: readonly string[]): string {
  const holds = ({ words }: Passage): boolean =>
    hasPhrase(
      words.map((word) => word.text),
      alias,
    );
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
    digest.stretches.some((words) =>
      hasPhrase(
        words.map((word) => word.text),
        name,
      ),
    ),
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
