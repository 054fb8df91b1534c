import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { stemOf } from '../../text/terms.ts';
import { domainLabel } from '../../url/address.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import type { Profile } from '../mentions/profile.ts';

/** The company's own site, or one named like it, 0–1. */
export function siteLikeness(evidence: PageEvidence, profile: Profile): number {
  const { words, domain } = profile.company;
  const label = domainLabel(evidence.context.page.address.host).replaceAll(NOT_LATIN, '');
  if (domain !== '' && domainLabel(domain).replaceAll(NOT_LATIN, '') === label) return 1;
  if (label.length >= NAME_LENGTH_MIN && words.join('') === label) return 1;
  if (isSiteOfLetters(label, evidence, profile)) return SITE_LIKE;
  const distinctive = profile.distinctiveCompanyWords.filter((word) => label.includes(word));
  if (distinctive.length === 0) return 0;
  const covered = distinctive.join('').length / label.length;
  if (label.startsWith(words.slice(0, 2).join('')) && covered > SITE_MIN) return SITE_LIKE;
  return siteShare(covered, label.length);
}

/**
 * Is the host made of the company's initials, perhaps with one of its words: 'cma-aunis.example'? They may be another name's, but
 * hardly with a word of its name nearby.
 */
function isSiteOfLetters(
  label: string,
  { context, companies }: PageEvidence,
  { company: { words, acronyms } }: Profile,
): boolean {
  const isOwn = [...acronyms].some((letters) =>
    ['', ...words].some((word) => label === letters + word),
  );
  if (!isOwn || companies.every(({ mention }) => mention.isOther)) return false;
  return words.some((word) => !STOP_WORDS.has(word) && context.stems.has(stemOf(word)));
}

function siteShare(covered: number, length: number): number {
  // 'acme.example' for Acme Software
  if (covered === 1 && length >= WHOLE_LABEL_MIN) return SITE_LIKE;
  return covered > COVERED_MIN ? SITE_MIN : SITE_HINT;
}

const SITE_MIN = 0.6;
const SITE_LIKE = 0.8;
const SITE_HINT = 0.2;
const COVERED_MIN = 0.7;
const WHOLE_LABEL_MIN = 6;
const NOT_LATIN = /[^a-z0-9]/gu;
const NAME_LENGTH_MIN = 4;
