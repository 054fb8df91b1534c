import { postText } from '../../messages/brief-lines.ts';
import type { Citation, WhoLine, WhoStanding } from '../../model/brief.ts';
import { spansOf, type TaxonomyEntry } from '../../taxonomy/pattern.ts';
import { originalSlice, plainLetters } from '../../text/plain-letters.ts';
import type { Span } from '../../text/words.ts';
import type { AttributedSentence } from '../sales-signals/attributed-sentences.ts';
import { hitsOn } from '../sales-signals/find-hits.ts';
import type { BriefFacts } from './brief-facts.ts';
import { CONFLICT_DAYS_MAX, FORMER_CHARACTERS } from './brief-weights.ts';
import { daysSince, evidenceOn, laterFirst, lineOf } from './line-of.ts';

/** A page's word on what the person does, and where. */
type RoleClaim = {
  readonly entry: string;
  /** As the page writes it. */
  readonly role: string;
  readonly employer: string;
  readonly evidence: Citation;
};

type RoleText = Span & { readonly text: string };

const FORMER =
  /\b(?:former|formerly|previous(?:ly)?|ex-|once|until|bis|zuvor|ehemalige\w*|ancien(?:ne)?|exdirector\w*|antigu[oa]|anterior|gia|voormalig\w*|voorheen|tidligere|tidigare|predecessor|succeeds|follows|folgt auf|succede)\b/i;

/** 'Runs internal audit' states the job title without naming it. */
const VERB = /^(?:runs?|leads?|heads|looks)\b/i;

const EMPLOYER_AFTER =
  /^,?\s*(?:at|of|for|with|bei(?: der)?|de(?: la)?|chez|di|da|do|van|bij|hos|pa|i)\s/i;

/** Role and employer by the newest page, then what other pages say otherwise: earlier jobs and contradictions. */
export function whoLines(facts: BriefFacts): readonly WhoLine[] {
  const claims = newestOfEach(roleClaims(facts));
  const [latest] = claims;
  if (latest === undefined) return [];
  return claims.map((claim) => whoLine(claim, whoStandingOf(claim, latest)));
}

function whoLine({ role, employer, evidence }: RoleClaim, standing: WhoStanding): WhoLine {
  const { date } = evidence;
  return {
    ...lineOf(postText({ role, employer, standing, date }), evidence),
    standing,
    status: standing === 'latest' ? 'current' : null,
    title: role,
    company: employer,
    asOf: date && { day: date.day, precision: date.precision },
  };
}

function whoStandingOf(claim: RoleClaim, latest: RoleClaim): WhoStanding {
  if (claim === latest) return 'latest';
  const [date, newest] = [claim.evidence.date, latest.evidence.date];
  if (date === null || newest === null) return 'conflict';
  return daysSince(date, new Date(newest.day)) > CONFLICT_DAYS_MAX ? 'earlier' : 'conflict';
}

/** One claim for each job title at each employer, by its newest page; the newest first. */
function newestOfEach(claims: readonly RoleClaim[]): readonly RoleClaim[] {
  const sorted = claims.toSorted((one, other) =>
    laterFirst(one.evidence.date, other.evidence.date),
  );
  const byPost = new Map<string, RoleClaim>();
  // A job title without an employer says nothing against the same one with an employer.
  for (const claim of [...sorted.filter(isComplete), ...sorted]) {
    const known = isComplete(claim) ? `${claim.entry} ${claim.employer}` : findPost(byPost, claim);
    if (!byPost.has(known)) byPost.set(known, claim);
  }
  return [...byPost.values()].toSorted((one, other) =>
    laterFirst(one.evidence.date, other.evidence.date),
  );
}

function isComplete({ employer }: RoleClaim): boolean {
  return employer !== '';
}

function findPost(byPost: ReadonlyMap<string, RoleClaim>, { entry }: RoleClaim): string {
  return [...byPost].find(([, claim]) => claim.entry === entry)?.[0] ?? entry;
}

function roleClaims({ pages, company }: BriefFacts): readonly RoleClaim[] {
  return pages.flatMap(({ result, sentences }) =>
    hitsOn(result, sentences)
      .filter(({ entry }) => entry.group === 'role' && entry.id !== 'board')
      .flatMap(({ entry, attributed }) => {
        const role = roleIn(attributed, entry);
        if (role === null) return [];
        const employer = employerIn(attributed, role, company);
        return [
          {
            entry: entry.id,
            role: role.text,
            employer,
            evidence: evidenceOn(result, attributed.sentence.quote),
          },
        ];
      }),
  );
}

/** The longest way the sentence writes the role, in its own letters; `null` when it is one of the past. */
function roleIn(
  { sentence }: AttributedSentence,
  { patterns, label }: TaxonomyEntry,
): RoleText | null {
  const plain = plainLetters(sentence.text);
  const [place] = patterns
    .flatMap((pattern) =>
      spansOf(plain, pattern).map((span) => ({ ...span, isTitle: pattern.beside === undefined })),
    )
    .toSorted(
      (one, other) =>
        Number(other.isTitle) - Number(one.isTitle) || lengthOf(other) - lengthOf(one),
    );
  if (
    place === undefined ||
    FORMER.test(plain.slice(Math.max(0, place.start - FORMER_CHARACTERS), place.start))
  )
    return null;
  const text = originalSlice(sentence.text, place);
  return { ...place, text: place.isTitle && !VERB.test(text) ? text : label };
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

/** The company when the sentence names it, else the organisation named straight after the role, else nothing. */
function employerIn(
  { sentence, names, reference }: AttributedSentence,
  role: RoleText,
  company: string,
): string {
  if (names.company.length > 0 || reference === 'company') return company;
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
