import { SERVICE_LABELS } from '../../messages/service-messages.ts';
import type { CompanyFact } from '../../model/company-fact.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { isoDay } from '../../model/time.ts';
import { companyNameKey, withoutLegalForm } from '../../names/companies/company-name-parts.ts';
import type { RequestGate } from '../../services/http/request-gate.ts';
import type { Board, JobBoard, Posting } from '../../services/job-boards/job-board.ts';
import { normalizeText, oneLine } from '../../text/normalize.ts';
import { domainLabel } from '../../url/address.ts';
import { webAddress } from '../../url/web-address.ts';
import {
  isWithinDays,
  type CompanySource,
  type KnownCompany,
  type SourceCall,
} from '../company-source.ts';
import { namesHostOf } from '../identity/company-names.ts';
import { countryOfDomain } from '../identity/whose-record.ts';
import { isGrcTitle, isSeniorTitle } from './grc-titles.ts';
import { informativeSentence } from './informative-sentence.ts';

/** A vacancy that is older says nothing about now. */
const AGE_MAX_DAYS = 180;
const VACANCIES_MAX = 5;
const TITLE_CHARACTERS_MAX = 120;
const SLUG_CHARACTERS_MAX = 80;

/** A name that the board may have, and whether a page of the company's own says so. */
type Address = { readonly slug: string; readonly isLinked: boolean };

/** The company's vacancies of this field on one vendor's boards: where its pages lead, else guessed, which the board must confirm. */
export function createVacancies(board: JobBoard, gate: RequestGate): CompanySource {
  return {
    name: board.name,
    async ask(company, call) {
      const addresses = addressesOf(board, company);
      const outcomes = await Promise.allSettled(
        addresses.map((address) => vacanciesAt(address, { board, gate, company, call })),
      );
      call.signal.throwIfAborted();
      const found = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const facts = found.find(({ length }) => length > 0);
      if (facts !== undefined) return facts;
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      return [];
    },
  };
}

function addressesOf({ name }: JobBoard, company: KnownCompany): readonly Address[] {
  const linked = company.boards.filter(({ source }) => source === name);
  if (linked.length > 0) return linked.map(({ slug }) => ({ slug, isLinked: true }));
  const words = normalizeText(withoutLegalForm(company.name))
    .split(/[^a-z\d]+/u)
    .filter((word) => word !== '');
  const guesses = [words.join(''), words.join('-'), domainLabel(company.domain)];
  return [...new Set(guesses)]
    .filter((slug) => slug !== '' && slug.length <= SLUG_CHARACTERS_MAX)
    .map((slug) => ({ slug, isLinked: false }));
}

type Asked = {
  readonly board: JobBoard;
  readonly gate: RequestGate;
  readonly company: KnownCompany;
  readonly call: SourceCall;
};

async function vacanciesAt(
  { slug, isLinked }: Address,
  { board, gate, company, call }: Asked,
): Promise<readonly CompanyFact[]> {
  const { signal, now } = call;
  const pass = <Result>(work: (own: AbortSignal) => Promise<Result>): Promise<Result> =>
    gate.pass(board.name, work, signal);
  const found = await pass((own) => board.read(slug, own));
  if (found === null) return [];
  const chosen = mostInformative(found.postings, now);
  if (chosen.length === 0) return [];
  const postings = await Promise.all(
    chosen.map((posting) =>
      pass((own) => board.described(slug, posting, own)).catch((error: unknown) => {
        // A description that cannot be had costs its quote alone.
        if (error instanceof ServiceError) return posting;
        throw error;
      }),
    ),
  );
  const described: Board = { ...found, postings: [...postings, ...found.postings] };
  const certainty = certaintyOfBoard(described, company, isLinked);
  if (certainty === null) return [];
  return postings.map((posting) =>
    factOn(posting, { company, certainty, source: SERVICE_LABELS[board.name], now }),
  );
}

/** Posts of the field, leaders first, then the newest; undated ones last, since nobody knows whether they are of now. */
function mostInformative(postings: readonly Posting[], now: Date): readonly Posting[] {
  return postings
    .filter(
      ({ title, publishedOn, url }) =>
        isGrcTitle(title) &&
        (publishedOn === null || isWithinDays(publishedOn, AGE_MAX_DAYS, now)) &&
        webAddress(url) !== null,
    )
    .toSorted((one, other) => rank(other).localeCompare(rank(one)))
    .slice(0, VACANCIES_MAX);
}

function rank({ title, publishedOn }: Posting): string {
  return `${publishedOn === null ? 0 : 1}${isSeniorTitle(title) ? 1 : 0}${publishedOn ?? ''}`;
}

type PostedBy = {
  readonly company: KnownCompany;
  readonly certainty: CompanyFact['certainty'];
  readonly source: string;
  readonly now: Date;
};

function factOn(posting: Posting, { company, certainty, source, now }: PostedBy): CompanyFact {
  const { title, place, url, publishedOn } = posting;
  const shownTitle = oneLine(title, TITLE_CHARACTERS_MAX);
  const shownPlace = oneLine(place, TITLE_CHARACTERS_MAX);
  const where = shownPlace === '' ? '' : ` (${shownPlace})`;
  return {
    kind: 'vacancy',
    title: shownTitle,
    text: `${withoutLegalForm(company.name)} advertises a post: ${shownTitle}${where}.`,
    quote: informativeSentence(posting.body),
    source: { name: source, url: webAddress(url)?.href ?? '' },
    happenedOn: publishedOn === null ? null : { day: publishedOn, precision: 'day' },
    observedOn: isoDay(now),
    certainty,
  };
}

/**
 * How sure it is that a board is this company's, since short names collide; `null` when nothing shows it, or it names another.
 * One that its own pages lead to, or that names its domain, is; one of its name in the domain's country is a likely one.
 */
function certaintyOfBoard(
  board: Board,
  company: KnownCompany,
  isLinked: boolean,
): CompanyFact['certainty'] | null {
  const names = [company.name, ...company.otherNames].map(companyNameKey);
  const isNamed = names.includes(companyNameKey(board.company));
  if (board.company !== '' && !isNamed) return null;
  const texts = board.postings.flatMap(({ url, body }) => [url, body]);
  if (isLinked || texts.some((text) => namesHostOf(text, company.domain))) return 'same';
  return isNamed && isInCountry(board, company.domain) ? 'likely' : null;
}

function isInCountry({ postings }: Board, domain: string): boolean {
  const country = countryOfDomain(domain);
  return (
    country !== '' &&
    postings.length > 0 &&
    postings.every((posting) => posting.country === country)
  );
}
