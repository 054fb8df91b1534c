import type { PageContext, PlacedMention } from '../features/page-context.ts';
import type { Profile } from '../features/profile.ts';
import type { Rarity } from '../features/word-rarity.ts';
import { extractFeatures } from '../features/extract-features.ts';
import { domainLabel } from '../../url/address.ts';
import type { Passage, Zone } from '../page/read-page.ts';
import type { CompanyFinder, CompanyMention } from './find-company.ts';
import { tiesOf, type Tie } from './page-ties.ts';
import type { Word } from '../../text/words.ts';
import { HONORIFICS } from '../../names/people/name-words.ts';
import { hasPhrase } from '../../names/roles/role-phrases.ts';
import { stemOf } from '../../text/stem.ts';
import { FIELD_WORDS, POST_WORDS } from '../vocabulary/field-roles.ts';
import { BIOGRAPHY_SPAM, DIRECTORY_COUNTS, WALLS } from '../vocabulary/people-search.ts';
import type { StemMatcher } from '../vocabulary/stem-matcher.ts';
import { OTHER_CALLINGS } from '../vocabulary/callings.ts';

export type Feats = Record<string, number>;

export type PageEvidence = { readonly features: Feats; readonly ties: readonly Tie[]; readonly context: PageContext; aboutness: Feats };

const max = (xs: readonly number[]): number => Math.max(0, ...xs);

export function pageEvidence(context: PageContext, profile: Profile, rarity: Rarity, find: CompanyFinder): PageEvidence {
  const { page, mentions } = context;
  const ties = tiesOf(page, mentions, find);
  const f: Feats = {};
  for (const { name, strength } of extractFeatures({ profile, context, rarity })) f[`old:${name}`] = strength;
  const isInText = mentions.some(({ passage: { zone } }) => zone === 'title' || zone === 'lead' || zone === 'body');
  const counts = (zone: Zone): boolean => zone !== 'aside' && (zone !== 'description' || isInText || !page.hasContent);
  const isOwn = ({ placed: { mention, passage } }: Tie): boolean => mention.kind !== 'surname' && !mention.isPartOfOtherName && counts(passage.zone);
  const own = ties.filter(isOwn);
  const surnames = ties.filter(({ placed: { mention, passage } }) => mention.kind === 'surname' && !mention.isPartOfOtherName && counts(passage.zone));
  const bare = surnames.filter(({ placed }) => isBareSurname(placed));
  const isNamed = own.length > 0;
  const content = page.passages.filter(({ zone }) => zone !== 'aside');
  const body = content.filter(({ zone }) => zone !== 'title' && zone !== 'description');
  const companies = content.flatMap((passage) => find(passage.words).map((mention) => ({ passage, mention })));
  const plain = companies.filter(({ mention }) => !mention.isOther && !mention.isOutside);
  const hasFull = plain.some(({ mention }) => mention.strength === 'full');
  const loose = companies.filter(({ mention }) => mention.strength !== 'full');
  const otherShare = hasFull || loose.length === 0 ? 0 : loose.filter(({ mention }) => mention.isOther).length / loose.length;
  const kept = 1 - otherShare;
  for (const form of ['full', 'short', 'token'] as const) {
    const first = max(own.map(({ attached }) => attached[form]));
    const later = max(bare.map(({ attached }) => attached[form])) * (isNamed ? 0.8 : 0.6);
    f[`at-${form}`] = Math.max(first, later) * (form === 'full' ? 1 : kept);
  }
  f['at-short'] = Math.max(0, (f['at-short'] ?? 0) - (f['at-full'] ?? 0));
  f['at-token'] = Math.max(0, (f['at-token'] ?? 0) - Math.max(f['at-full'] ?? 0, f['at-short'] ?? 0));
  const at = Math.max(f['at-full'] ?? 0, f['at-short'] ?? 0, f['at-token'] ?? 0);
  f['at'] = at;
  const all = [...own, ...bare];
  f['loose'] = Math.max(0, max(all.map(({ company }) => max(Object.values(company)))) * kept - at);
  f['at-field'] = max(all.map((tie) => tie.fieldWords * max(Object.values(tie.attached)))) * kept;
  const site = ownSite(context, profile);
  const inTitle = plain.some(({ passage }) => passage.zone === 'title' || (passage.zone === 'lead' && passage.kind === 'heading'));
  const often = Math.min(1, plain.filter(({ passage }) => passage.zone !== 'title').length / 3);
  const subject = Math.max(inTitle ? 0.8 : 0, often, site >= 0.6 ? 1 : 0) * kept;
  const field = max(all.map(({ fieldWords }) => fieldWords));
  const post = Math.max(field, max(all.map(({ postWords }) => postWords)) * 0.7);
  f['own-site'] = isNamed || bare.length > 0 ? site : 0;
  f['field-beside'] = field;
  f['post-beside'] = post;
  f['subject'] = subject;
  f['subject-post'] = subject * post * (1 - at);
  f['company-missing'] = plain.length === 0 ? 1 : 0;
  f['company-outside'] = companies.length > 0 && plain.length === 0 ? 1 : 0;
  const employed = own.map((tie) => (1 - max(Object.values(tie.attached))) * max(tie.employers.filter(({ isFormer }) => !isFormer).map(({ strength }) => strength)));
  f['other-employer'] = max(employed) * (1 - at);
  f['other-employer-first'] = max(employed.slice(0, 2)) * (1 - at);
  f['similar-company'] = max(own.map(({ similar }) => similar)) * (1 - at);
  const calling = max(own.map(({ otherCalling }) => otherCalling));
  f['other-calling'] = calling * (1 - field);
  f['calling-title'] = max(ties.filter(({ placed: { passage, mention } }) => !mention.isPartOfOtherName && (passage.zone === 'title' || passage.zone === 'description' || (passage.zone === 'lead' && passage.kind === 'heading'))).map(({ nearCalling }) => nearCalling)) * (1 - at * field);
  f['calling-amount'] = callings(content) * (1 - field);
  f['name-missing'] = !isNamed && surnames.length === 0 ? 1 : 0;
  f['only-in-aside'] = mentions.length > 0 && mentions.every(({ passage }) => !counts(passage.zone)) ? 1 : 0;
  f['surname-only'] = !isNamed && bare.length > 0 ? 1 : 0;
  f['other-given'] = !isNamed && bare.length === 0 && surnames.length > 0 ? 1 : 0;
  f['initials-only'] = isNamed && own.every(({ placed }) => placed.mention.kind === 'initial') ? 1 : 0;
  f['unknown-middle'] = isNamed && own.every(({ placed }) => placed.mention.hasUnknownMiddle) ? 1 : 0;
  f['title-only'] = page.hasContent && mentions.length > 0 && mentions.every(({ passage }) => passage.zone === 'title' || passage.zone === 'description') ? 1 : 0;
  const titles = content.filter(({ zone, kind }) => zone === 'title' || zone === 'description' || (zone === 'lead' && kind === 'heading'));
  f['directory'] = Math.max(namesakes(own), titles.some(({ words }) => isCount(words)) ? 1 : 0);
  f['spam'] = titles.some(({ words }) => countOf(BIOGRAPHY_SPAM, words) >= 3) ? 1 : 0;
  f['wall'] = (f['title-only'] ?? 0) * (body.reduce((sum, { words }) => sum + words.length, 0) < 150 && countOf(WALLS, body.flatMap(({ words }) => words)) >= 1 ? 1 : 0);
  const role = profile.roleStems.length + profile.rolePhrases.length === 0 ? 0 : roleBeside(profile, all);
  f['role-beside'] = role;
  f['role-clash'] = profile.roleStems.length > 0 ? max(own.map(({ postWords }) => postWords)) * (1 - role) : 0;
  f['note-beside'] = f['old:note-rare-words'] ?? 0;
  const own2 = own.length + surnames.length;
  const aboutness: Feats = {
    mentions: Math.log1p(own2),
    title: own.some(({ placed }) => placed.passage.zone === 'title') ? 1 : 0,
    heading: own.some(({ placed: { passage } }) => passage.kind === 'heading' && passage.zone !== 'title') ? 1 : 0,
    surnameTitle: mentions.some(({ passage }) => passage.zone === 'title') ? 1 : 0,
    description: mentions.some(({ passage }) => passage.zone === 'description') ? 1 : 0,
    lead: mentions.some(({ passage }) => passage.zone === 'lead') ? 1 : 0,
    list: own.length > 0 && own.every(({ placed: { passage } }) => passage.kind === 'item' || passage.kind === 'table') ? 1 : 0,
    share: Math.min(1, own2 / Math.max(1, content.length)),
    words: Math.log(1 + content.reduce((s, { words }) => s + words.length, 0)) / 8,
    quoted: quoted(mentions),
    titleonly: f['title-only'],
  };
  return { features: f, ties, context, aboutness };
}

function isCount(words: readonly Word[]): boolean {
  return words.some(({ text }, index) => /^\d[\d.,]*$/u.test(text) && DIRECTORY_COUNTS.find(words, index + 1, index + 3) !== -1);
}

function countOf(matcher: StemMatcher, words: readonly Word[]): number {
  return new Set(words.filter(({ text }) => matcher.holds(text)).map(({ text }) => text)).size;
}

/** 'Mr Lee', 'CISO Lee' and 'Lee said' name one by surname; 'Orla Lee' names another. */
function isBareSurname({ passage: { words }, mention }: PlacedMention): boolean {
  const before = words[mention.start - 1];
  if (before === undefined || words[mention.start]?.startsPhrase !== false || !before.isCapital) return true;
  return HONORIFICS.has(before.text) || POST_WORDS.holds(before.text) || FIELD_WORDS.holds(before.text) || before.text.length < 4;
}

function roleBeside(profile: Profile, ties: readonly Tie[]): number {
  return max(ties.map(({ surroundings: { words, from, start, end, to, following } }) => {
    const near = [...words.slice(Math.max(from, start - 14), start), ...words.slice(end, Math.min(to, end + 14)), ...following.flatMap((line) => line.words.slice(0, 20))];
    const texts = near.map(({ text }) => text);
    if (profile.rolePhrases.some((phrase) => hasPhrase(texts, phrase))) return 1;
    const stems = new Set(texts.map(stemOf));
    const { roleStems } = profile;
    return roleStems.length < 2 ? 0 : 0.8 * roleStems.filter((stem) => stems.has(stem)).length / roleStems.length;
  }));
}

function quoted(mentions: readonly PlacedMention[]): number {
  return mentions.some(({ passage: { text } }) => /[“”„«»"「]/u.test(text)) ? 1 : 0;
}

function callings(content: readonly Passage[]): number {
  let words = 0;
  let found = 0;
  for (const passage of content.slice(0, 40)) {
    words += passage.words.length;
    let at = OTHER_CALLINGS.find(passage.words, 0, passage.words.length);
    while (at !== -1) {
      found += 1;
      at = OTHER_CALLINGS.find(passage.words, at + 1, passage.words.length);
    }
  }
  return words === 0 ? 0 : Math.min(1, found / 4);
}

/** A directory of people of the same name: the name opens several lines that go on in different ways. */
function namesakes(own: readonly Tie[]): number {
  const openings = new Set<string>();
  const passages = new Set<Passage>();
  for (const { placed: { passage, mention } } of own) {
    if (mention.start > 1 || passage.text.charAt(passage.words[mention.end - 1]?.end ?? 0) === ':' || passage.zone === 'title' || passage.zone === 'description') continue;
    if (passages.has(passage)) continue;
    passages.add(passage);
    openings.add(passage.words.slice(mention.end, mention.end + 3).map(({ text }) => text).join(' '));
  }
  return Math.min(1, Math.max(0, openings.size - 2) / 3);
}

function ownSite({ page }: PageContext, profile: Profile): number {
  const label = domainLabel(page.address.host).replaceAll(/[^a-z0-9]/gu, '');
  if (profile.company.domain !== '' && domainLabel(profile.company.domain).replaceAll(/[^a-z0-9]/gu, '') === label) return 1;
  const name = profile.company.words.join('');
  if (label.length >= 4 && name === label) return 1;
  const first = profile.company.words.slice(0, 2).join('');
  const telling = profile.tellingCompanyWords.filter((word) => label.includes(word));
  if (telling.length === 0) return 0;
  const covered = telling.join('').length / label.length;
  return label.startsWith(first) && covered > 0.6 ? 0.8 : covered > 0.7 ? 0.6 : 0.2;
}
