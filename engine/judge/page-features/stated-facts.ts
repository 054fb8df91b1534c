// Which facts a page states of the person it names.
import { PLACE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { RESIDENCE_STEMS } from '../../lexicon/pages/boilerplate.ts';
import type { StatedFact } from '../../model/judgement.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import { wordListOf, type Word } from '../../text/words.ts';
import { domainLabel, registrableDomain } from '../../url/address.ts';
import { jobTitleBetween, writtenName } from '../associations/job-title-text.ts';
import { otherEmployersOf } from '../associations/other-employers.ts';
import type { MentionContext } from '../mentions/mention-context.ts';
import { wordsOfMention } from '../mentions/page-context.ts';
import { FIELD_WORDS, JOB_TITLES, ORGANISATIONS } from '../mentions/vocabulary.ts';
import type { WeighablePage } from './page-features.ts';

/**
 * What a page states about the person it names: other employers, the role there, the home, and the site if it is the employer's
 * or the person's own. A user's mark on one page moves other pages that state the same. The prospect's own company is left out.
 */
export function statedFacts(page: WeighablePage): readonly StatedFact[] {
  const { evidence, features } = page;
  if (features.directory >= DIRECTORY_MIN) return [];
  const employers = otherEmployersOf(evidence);
  const names = employers.map(({ text }) => text);
  const roles = employers.map(({ mention, employer: { passage, words } }) => {
    const [first] = words;
    const from = first === undefined ? -1 : passage.words.indexOf(first);
    return jobTitleBetween(mention.context, { passage, from, to: from + words.length });
  });
  // Most pages state no role, and names may be many.
  const own = roles.length === 0 ? new Set<string>() : namesOn(page);
  const isPlain = (role: string): boolean => !wordListOf(role).some((word) => own.has(word));
  const homes = evidence.named.flatMap(({ context }) => homesIn(context));
  return [
    ...factsOf('employer', names),
    ...factsOf('role', roles.filter(isPlain)),
    ...factsOf('place', homes),
    ...factsOf('site', siteOf(page, names)),
  ];
}

/** From this strength on a page is a directory, whose facts are those of many people. */
const DIRECTORY_MIN = 0.9;

/** At most so many of each kind: a page with more is a list, and the first ones are the person's. */
const FACTS_MAX = 3;
const FACT_CHARACTERS_MAX = 80;

/** Each once, in the order given. */
function factsOf(kind: StatedFact['kind'], texts: readonly string[]): readonly StatedFact[] {
  const byWords = new Map(
    texts
      .filter((text) => text !== '' && text.length <= FACT_CHARACTERS_MAX)
      .toReversed()
      .map((text) => [wordListOf(text).join(' '), text]),
  );
  return [...byWords.values()]
    .toReversed()
    .slice(0, FACTS_MAX)
    .map((text) => ({ kind, text }));
}

/** Capitalised words that name the person or the prospect's company. A plain job title holds none of them. */
function namesOn({ evidence: { named, companies } }: WeighablePage): ReadonlySet<string> {
  const placed = [...named.map(({ placed: one }) => one), ...companies];
  const words = placed.flatMap(({ passage, mention }) =>
    passage.words.slice(mention.start, mention.end),
  );
  return new Set(words.filter(({ isCapital }) => isCapital).map(({ text }) => text));
}

const HOME_REACH = 12;
const HOME_WORDS_MAX = 3;

/** Words that say where somebody lives ('lives', 'wohnt'), normalised. */
const HOME_WORDS = stemMatcher(RESIDENCE_STEMS);

/** Where the person lives, by a verb: 'Jane Doe, who lives in Port Salt'. A capitalised word after 'in' alone may be anything. */
function homesIn({ passage, end, to }: MentionContext): readonly string[] {
  const { words } = passage;
  const cue = HOME_WORDS.find(words, end, Math.min(to, end + HOME_REACH));
  if (cue === -1 || !PLACE_PREPOSITIONS.has(words[cue + 1]?.text ?? '')) return [];
  const place = capitalRun(words.slice(cue + 2, Math.min(to, cue + 2 + HOME_WORDS_MAX)));
  return place.length > 0 && place.every(isPlaceWord) ? [writtenName(passage.text, place)] : [];
}

function capitalRun(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ isCapital, startsPhrase }, index) => {
    return !isCapital || (index > 0 && startsPhrase);
  });
  return end === -1 ? words : words.slice(0, end);
}

function isPlaceWord({ text }: Word): boolean {
  const isOther = [ORGANISATIONS, JOB_TITLES, FIELD_WORDS].some((matcher) => matcher.holds(text));
  return !isOther && !GENERIC_COMPANY_WORDS.has(text) && !/\d/u.test(text);
}

const LABEL_LENGTH_MIN = 4;

/** The page's site if its host carries the name of a stated employer or of the person: 'deltabank.example', 'janedoe.example'. */
function siteOf({ evidence, features }: WeighablePage, employers: readonly string[]): string[] {
  const { host } = evidence.context.page.address;
  if (host === '' || features['own-site'] > 0) return [];
  const label = domainLabel(host).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const person = evidence.named.map(({ placed }) => wordsOfMention(placed).map(({ text }) => text));
  const names = [...employers.map(withoutLegalForms), ...person.filter((name) => name.length > 1)];
  const isNamedSo = names.some((words) => {
    const joined = words.join('');
    return joined.length >= LABEL_LENGTH_MIN && label.includes(joined);
  });
  return isNamedSo ? [registrableDomain(host)] : [];
}

function withoutLegalForms(employer: string): readonly string[] {
  return wordListOf(employer).filter((word) => !LEGAL_FORMS.has(word));
}
