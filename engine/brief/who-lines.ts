import type { Evidence } from '../signals/signal.ts';
import { plainLetters } from '../taxonomy/plain-letters.ts';
import { spansOf, type Span } from '../taxonomy/pattern.ts';
import { ROLES } from '../taxonomy/roles.ts';
import { hitsOn } from '../signals/find-hits.ts';
import type { ToldSentence } from '../signals/told-sentences.ts';
import type { WhoLine, WhoStanding } from './brief.ts';
import { evidenceOn, laterFirst, lineOf, type BriefFacts } from './brief-facts.ts';
import { CONFLICT_DAYS_MAX, FORMER_CHARACTERS } from './brief-weights.ts';
import { daysSince, onDayText } from './day-text.ts';

/** A page's word on what the person does, and where. */
type RoleClaim = {
  readonly entry: string;
  /** As the page writes it. */
  readonly role: string;
  readonly employer: string;
  readonly evidence: Evidence;
};

/** Role and employer by the newest page, then what other pages say otherwise: earlier posts and contradictions. */
export function whoLines(facts: BriefFacts): readonly WhoLine[] {
  const claims = newestOfEach(roleClaims(facts));
  const [latest] = claims;
  if (latest === undefined) return [];
  return claims.map((claim) => whoLine(claim, standingOf(claim, latest)));
}

function whoLine({ role, employer, evidence }: RoleClaim, standing: WhoStanding): WhoLine {
  const post = employer === '' ? capitalised(role) : `${capitalised(role)} at ${employer}`;
  const seen = evidence.date === null ? onDayText(null) : `last seen ${onDayText(evidence.date)}`;
  const before = { latest: '', earlier: 'Earlier: ', conflict: 'Another source says: ' }[standing];
  return { ...lineOf(`${before}${post}, ${seen}.`, evidence), standing };
}

function standingOf(claim: RoleClaim, latest: RoleClaim): WhoStanding {
  if (claim === latest) return 'latest';
  const [date, newest] = [claim.evidence.date, latest.evidence.date];
  if (date === null || newest === null) return 'conflict';
  return daysSince(date, new Date(newest.day)) > CONFLICT_DAYS_MAX ? 'earlier' : 'conflict';
}

/** One claim for each post at each employer, by its newest page; the newest post first. */
function newestOfEach(claims: readonly RoleClaim[]): readonly RoleClaim[] {
  const byPost = new Map<string, RoleClaim>();
  for (const claim of claims.toSorted((one, other) =>
    laterFirst(one.evidence.date, other.evidence.date),
  )) {
    const post = `${claim.entry} ${claim.employer}`;
    if (!byPost.has(post)) byPost.set(post, claim);
  }
  return [...byPost.values()];
}

function roleClaims({ pages, company }: BriefFacts): readonly RoleClaim[] {
  return pages.flatMap(({ result, sentences }) =>
    hitsOn(result, sentences)
      .filter(({ entry }) => entry.group === 'role' && entry.id !== 'board')
      .flatMap(({ entry, told }) => {
        const role = roleIn(told, entry.id);
        if (role === null) return [];
        const employer = employerIn(told, role, company);
        return [
          {
            entry: entry.id,
            role: role.text,
            employer,
            evidence: evidenceOn(result, told.sentence.quote),
          },
        ];
      }),
  );
}

type RoleText = Span & { readonly text: string };

const FORMER =
  /\b(?:former|formerly|previous(?:ly)?|ex-|once|until|bis|zuvor|ehemalige\w*|ancien(?:ne)?|exdirector\w*|antigu[oa]|anterior|gia|voormalig\w*|voorheen|tidligere|tidigare|predecessor|succeeds|follows|folgt auf|succede)\b/i;

/** The longest way the sentence writes the role, in its own letters; `null` when it is one of the past. */
function roleIn({ sentence }: ToldSentence, entry: string): RoleText | null {
  const plain = plainLetters(sentence.text);
  const patterns = ROLES.find(({ id }) => id === entry)?.patterns ?? [];
  const places = patterns
    .filter(({ beside }) => beside === undefined)
    .flatMap((pattern) => spansOf(plain, pattern));
  const short = patterns.flatMap(({ match }) => spansOf(plain, { match }));
  const [place] = (places.length > 0 ? places : short).toSorted(
    (a, b) => b.end - b.start - (a.end - a.start),
  );
  if (
    place === undefined ||
    FORMER.test(plain.slice(Math.max(0, place.start - FORMER_CHARACTERS), place.start))
  )
    return null;
  // Ligatures and ß are longer in plain letters; then only the plain ones can be cut.
  const source = plain.length === sentence.text.length ? sentence.text : plain;
  return { ...place, text: source.slice(place.start, place.end) };
}

const EMPLOYER_AFTER =
  /^,?\s*(?:at|of|for|with|bei(?: der)?|de(?: la)?|chez|di|da|do|van|bij|hos|pa|i)\s/i;

/** The company when the sentence names it, else the organisation named straight after the role, else nothing. */
function employerIn({ sentence, names }: ToldSentence, role: RoleText, company: string): string {
  if (names.company.length > 0) return company;
  const after = names.others.find(({ start }) => {
    const word = sentence.words[start];
    return (
      word !== undefined &&
      word.start >= role.end &&
      EMPLOYER_AFTER.test(plainLetters(sentence.text.slice(role.end, word.start)))
    );
  });
  if (after === undefined) return '';
  return sentence.text.slice(
    sentence.words[after.start]?.start,
    sentence.words[after.end - 1]?.end,
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
