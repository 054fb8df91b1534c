import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { Word } from '../../text/words.ts';
import type { CompanyMention } from '../associations/company-matcher.ts';
import { strongest, type PageEvidence } from '../associations/page-evidence.ts';
import { ownNameWords } from '../mentions/page-context.ts';
import {
  APPOINTMENTS,
  AUTHORS,
  FORMER_EMPLOYMENT,
  FIELD_WORDS,
  JOB_TITLES,
} from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import { hasOfficeUnderCompany } from './company-register.ts';

/**
 * Does the page mention an unnamed officer of the company, who may be its subject: 'Acme's risk chief on floods', 'our
 * guest runs security for Acme', 'the writer is claims director at Acme'? 0–1, less by one word of the company's name.
 */
export function officerOf(evidence: PageEvidence): number {
  const { companies, counted, otherShare } = evidence;
  if (hasOfficeUnderCompany(evidence)) return 1;
  const own = ownNameWords(counted);
  const plain = companies.filter(
    ({ mention, passage, isOfAnother }) =>
      !mention.isOther && !mention.isOutside && !isOfAnother && isOfficer(passage, mention, own),
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
  const author = AUTHORS.find(words, start - AUTHOR_REACH, start);
  const isField = FIELD_WORDS.isIn(near) || words[author]?.sentence === sentence;
  const isJobTitle = JOB_TITLES.isIn(near) || APPOINTMENTS.isIn(near);
  return (
    isField &&
    isJobTitle &&
    !isFormerJobTitle(near) &&
    !near.some(({ text, isCapital }) => isCapital && isGivenName(text) && !own.has(text))
  );
}

const OFFICER_REACH = 6;
const AUTHOR_REACH = 12;

/** Is the job title a former one: 'former senior counsel at Acme'? */
function isFormerJobTitle(near: readonly Word[]): boolean {
  return near.some(
    ({ text }, index) =>
      JOB_TITLES.holds(text) && FORMER_EMPLOYMENT.find(near, index - FORMER_REACH, index) !== -1,
  );
}

const FORMER_REACH = 2;
