// Which public sources are asked about the company. A folder for each kind (dns/, vacancies/, filings/, notices/, legal-entity/) turns
// what a client of engine/services/ answers into facts, and identity/ decides whether a record is this company's. A source that
// fails stops no other one; the report names it.
import type { JobBoardName, RegisterName } from '../model/service-failure.ts';
import type { DnsResolver } from '../services/dns/dns-over-https.ts';
import { createEdgar, type EdgarOptions } from '../services/edgar/edgar.ts';
import { createGleif } from '../services/gleif/gleif.ts';
import { createRequestGate, type RequestGate } from '../services/http/request-gate.ts';
import { createJobBoard } from '../services/job-boards/job-board.ts';
import { JOB_BOARD_VENDORS } from '../services/job-boards/vendors.ts';
import type { KeylessOptions } from '../services/keyless/ask-keyless.ts';
import { createNoticeBoard } from '../services/notices/notice-board.ts';
import { NOTICE_BOARD_VENDORS } from '../services/notices/vendors.ts';
import type { CompanySource, LegalNames } from './company-source.ts';
import { createDnsFootprint } from './dns/dns-footprint.ts';
import { createInquiries } from './filings/filer.ts';
import { createFilerNames, createFilings } from './filings/filings.ts';
import { createLegalEntities } from './legal-entity/legal-entity.ts';
import { createNotices } from './notices/notices.ts';
import { createVacancies } from './vacancies/vacancies.ts';

/** Eight requests at once are taken by every source, sixteen are throttled by some; three to one host are polite. */
const LIMITS = { atOnce: 8, perHost: 3 } as const;

/** How the sources are reached. */
export type CompanySourceOptions = Omit<KeylessOptions, 'baseUrl'> & {
  readonly dns: DnsResolver;
  /** Where boards of vacancies are reached, for whom that isn't their public address; of a vendor with two, at both. */
  readonly boardUrls?: Readonly<Partial<Record<JobBoardName, string>>>;
  /** Shared with the other callers of public sources in the same run; its own when left out. */
  readonly gate?: RequestGate;
  /** Registers and what authorities publish; left out where they cannot be reached, as from a browser without a relay. */
  readonly registers?: RegisterOptions;
};

/** How registers and authorities are reached. */
export type RegisterOptions = Pick<EdgarOptions, 'userAgent' | 'block'> & {
  /** Takes the place of the general one, where they are reached through a relay. */
  readonly fetch?: typeof globalThis.fetch;
  /** Aborts when the user takes back the consent to them, where that is one of its own. */
  readonly withdrawn?: AbortSignal;
  /** Where they are reached, for whom that isn't their public address. */
  readonly urls?: Readonly<Partial<Record<RegisterName, string>>>;
};

/** Lets the few requests pass that a run may make at once to public sources, all of them together. */
export function createSourceGate(): RequestGate {
  return createRequestGate(LIMITS);
}

/** The sources that one run asks about the company, the most informative first; together they make few requests at once. */
export function createCompanySources(options: CompanySourceOptions): readonly CompanySource[] {
  const { dns, boardUrls = {}, registers, gate = createSourceGate(), ...reached } = options;
  const boards = JOB_BOARD_VENDORS.map((vendor) => {
    const baseUrl = boardUrls[vendor.name];
    const baseUrls = baseUrl === undefined ? {} : { baseUrls: [baseUrl] };
    return createVacancies(createJobBoard(vendor, { ...reached, ...baseUrls }), gate);
  });
  const asked = registers === undefined ? [] : registerSources(registers, reached, gate);
  return [createDnsFootprint(dns, gate), ...boards, ...asked];
}

/** Sources that know legal names come first: filings and notices are recognised by these names. */
function registerSources(
  { urls = {}, ...registers }: RegisterOptions,
  reached: Omit<KeylessOptions, 'baseUrl'>,
  gate: RequestGate,
): readonly CompanySource[] {
  const at = (name: RegisterName) => {
    const baseUrl = urls[name];
    return { ...reached, ...registers, ...(baseUrl === undefined ? {} : { baseUrl }) };
  };
  const entities = createLegalEntities(createGleif(at('gleif')), gate);
  const inquiries = createInquiries(createEdgar(at('edgar')), gate, entities.namesOf);
  const filerNames = createFilerNames(inquiries);
  const legalNames: LegalNames = async (company, call) =>
    (await Promise.all([entities.namesOf(company, call), filerNames(company, call)])).flat();
  return [
    createFilings(inquiries),
    ...NOTICE_BOARD_VENDORS.map((vendor) =>
      createNotices(createNoticeBoard(vendor, at(vendor.name)), gate, legalNames),
    ),
    entities.source,
  ];
}
