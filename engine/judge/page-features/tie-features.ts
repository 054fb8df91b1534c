import { hasPhrase } from '../../names/roles/role-phrases.ts';
import { stemOf } from '../../text/terms.ts';
import { domainLabel } from '../../url/address.ts';
import type { Profile } from '../features/profile.ts';
import type { FormStrength } from '../ties/company-forms.ts';
import { isGivenName } from '../../names/people/given-names/nicknames.ts';
import type { Passage } from '../page/read-page.ts';
import type { CompanyMention } from '../ties/find-company.ts';
import { APPOINTMENTS } from '../vocabulary/company-relations.ts';
import { FIELD_WORDS, POST_WORDS } from '../vocabulary/field-roles.ts';
import type { Tie } from '../ties/mention-ties.ts';
import { wordsBeside } from '../ties/surroundings.ts';
import { strongest, type PageEvidence } from './page-evidence.ts';
import type { PageFeature } from './page-feature.ts';

type TieFeature = Extract<
  PageFeature,
  | 'tied-to-company'
  | 'tied-by-post'
  | 'own-site'
  | 'officer-of-company'
  | 'post-beside-name'
  | 'role-beside-name'
  | 'field-held'
>;

/** What a surname alone is worth beside the whole name, on a page that also has that, and on one that has not. */
const SURNAME_SHARE = 0.8;
const LONE_SURNAME_SHARE = 0.6;
/** A post of any kind says less than one in the prospect's field. */
const POST_SHARE = 0.7;

/** Does the page give the person the prospect's company and post, at the name itself? */
export function tieFeatures(evidence: PageEvidence, profile: Profile): Record<TieFeature, number> {
  const { all } = evidence;
  const tied = tieStrength(evidence);
  const field = strongest(all.map(({ field: beside }) => beside));
  const post = Math.max(field, POST_SHARE * strongest(all.map(({ post: beside }) => beside)));
  const role = strongest(all.map((tie) => roleBeside(profile, tie)));
  return {
    'tied-to-company': tied,
    'tied-by-post': strongest(all.map(tiedByPost)) * (1 - evidence.otherShare),
    'own-site': all.length > 0 ? siteLikeness(evidence, profile) : 0,
    'officer-of-company': all.length > 0 ? officerOf(evidence) * (1 - tied) : 0,
    'post-beside-name': post,
    'role-beside-name': role,
    'field-held': strongest(all.map(({ heldField }) => heldField)),
  };
}

/** 'CRO of Acme' at the name says more than the company alone. */
function tiedByPost({ attached, field, post }: Tie): number {
  return strongest(Object.values(attached)) * Math.max(field, post * POST_SHARE);
}

/** How closely the company is tied to the name by any of its forms, 0–1. */
export function tieStrength(evidence: PageEvidence): number {
  return strongest((['full', 'short', 'token'] as const).map((form) => tieBy(evidence, form)));
}

function tieBy({ named, all, otherShare }: PageEvidence, form: FormStrength): number {
  const first = strongest(
    named.map(({ attached, placed }) => attached[form] * placed.mention.strength),
  );
  const later = strongest(all.map(({ attached }) => attached[form]));
  const share = named.length > 0 ? SURNAME_SHARE : LONE_SURNAME_SHARE;
  return Math.max(first, later * share) * (form === 'full' ? 1 : 1 - otherShare);
}

const SITE_MIN = 0.6;
const SITE_LIKE = 0.8;
const SITE_HINT = 0.2;
const COVERED_MIN = 0.7;
const NOT_LATIN = /[^a-z0-9]/gu;
const NAME_LENGTH_MIN = 4;

/** The company's own site, or one named like it, 0–1. */
function siteLikeness({ context: { page } }: PageEvidence, profile: Profile): number {
  const { words, domain } = profile.company;
  const label = domainLabel(page.address.host).replaceAll(NOT_LATIN, '');
  if (domain !== '' && domainLabel(domain).replaceAll(NOT_LATIN, '') === label) return 1;
  if (label.length >= NAME_LENGTH_MIN && words.join('') === label) return 1;
  const telling = profile.tellingCompanyWords.filter((word) => label.includes(word));
  if (telling.length === 0) return 0;
  const covered = telling.join('').length / label.length;
  if (label.startsWith(words.slice(0, 2).join('')) && covered > SITE_MIN) return SITE_LIKE;
  return covered > COVERED_MIN ? SITE_MIN : SITE_HINT;
}

const ROLE_WORDS = 14;
const STEMS_SHARE = 0.8;
const STEMS_SHARE_MIN = 0.6;

/** The prospect's position at the name: as a phrase, or by most of its words. One word of it alone says nothing. */
function roleBeside({ rolePhrases, roleStems }: Profile, { surroundings }: Tie): number {
  if (roleStems.length === 0 && rolePhrases.length === 0) return 0;
  const texts = wordsBeside(surroundings, ROLE_WORDS).map(({ text }) => text);
  if (rolePhrases.some((phrase) => hasPhrase(texts, phrase))) return 1;
  if (roleStems.length < 2) return 0;
  const stems = new Set(texts.map(stemOf));
  const share = roleStems.filter((stem) => stems.has(stem)).length / roleStems.length;
  return share >= STEMS_SHARE_MIN ? STEMS_SHARE * share : 0;
}

const OFFICER_REACH = 6;

/**
 * Does the page speak of an officer of the company without a name, as of its subject: 'Acme's risk chief on floods', 'our
 * guest runs security for Acme'? 0–1, less by one word of the company's name.
 */
function officerOf({ companies, all, otherShare }: PageEvidence): number {
  const own = new Set(
    all.flatMap(({ surroundings: { words, start, end } }) =>
      words.slice(start, end).map(({ text }) => text),
    ),
  );
  const plain = companies.filter(
    ({ mention, passage }) =>
      !mention.isOther && !mention.isOutside && isOfficer(passage, mention, own),
  );
  const share = strongest(
    plain.map(({ mention }) => (mention.strength === 'token' ? TOKEN_SHARE : 1)),
  );
  return share * (1 - otherShare);
}

const TOKEN_SHARE = 0.7;

function isOfficer(
  { words }: Passage,
  { start, end }: CompanyMention,
  own: ReadonlySet<string>,
): boolean {
  const sentence = words[start]?.sentence;
  const from = Math.max(0, start - OFFICER_REACH);
  const near = words.slice(from, end + OFFICER_REACH).filter((word) => word.sentence === sentence);
  const isField = FIELD_WORDS.find(near, 0, near.length) !== -1;
  const isPost =
    POST_WORDS.find(near, 0, near.length) !== -1 || APPOINTMENTS.find(near, 0, near.length) !== -1;
  return (
    isField &&
    isPost &&
    !near.some(({ text, isCapital }) => isCapital && isGivenName(text) && !own.has(text))
  );
}
