import type { CompanyFact } from '../model/company-fact.ts';
import { type CompanySourceName, ServiceError } from '../model/service-failure.ts';
import { DAY_MS } from '../model/time.ts';
import type { BoardLink } from './vacancies/board-links.ts';

/** The prospect's company as sources are asked about it. No person is in it. */
export type KnownCompany = {
  /** As the user entered it. */
  readonly name: string;
  /** Its registrable domain; '' where none is known. */
  readonly domain: string;
  /** Other names by which a source may know it. */
  readonly otherNames: readonly string[];
  /** What a directory records of it, once that has answered; nothing where it records another domain. */
  readonly recorded: () => Promise<RecordedCompany>;
  /** Boards of vacancies to which pages of its own lead. */
  readonly boards: readonly BoardLink[];
};

/** Names, numbers and symbols that a directory records of a company; '' for a number that is not known. */
export type RecordedCompany = {
  /** Its legal name, and others that it has or had. */
  readonly names: readonly string[];
  readonly lei: string;
  readonly cik: string;
  readonly tickers: readonly string[];
};

/** A company of which no directory records anything. */
export const UNRECORDED: RecordedCompany = { names: [], lei: '', cik: '', tickers: [] };

/** What a source is asked with beside the company. */
export type SourceCall = {
  readonly now: Date;
  /** 0 to below 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Is this, surname first as registers write it ('Okafor Ada N.'), the prospect? Sources can ask, and never learn the name. */
  readonly isProspect: (recordedName: string) => boolean;
};

/** A public source of facts about a company, one of those that a run asks beside its searches. */
export type CompanySource = {
  readonly name: CompanySourceName;
  /** Recognises the company by its whole legal name, so that it is asked even when no domain is known. */
  readonly isAskedByName?: true;
  /** Its answer depends on the prospect, so that a cached one serves nobody else. */
  readonly isAboutProspect?: true;
  /** What it says about the company, the most informative first. Throws a `ServiceError`; rejects with the signal's reason on abort. */
  readonly ask: (company: KnownCompany, call: SourceCall) => Promise<readonly CompanyFact[]>;
};

/** Names under which a register surely has the company; none where it has not, or nobody could say. Rejects on abort alone. */
export type LegalNames = (company: KnownCompany, call: SourceCall) => Promise<readonly string[]>;

/** Is the day (YYYY-MM-DD) at most so many days ago? It may be tomorrow, since sources write the day of their own zone. */
export function isWithinDays(day: string, daysMax: number, now: Date): boolean {
  const ageDays = (now.getTime() - Date.parse(day)) / DAY_MS;
  return ageDays >= -1 && ageDays <= daysMax;
}

/** What a register says; `undefined` where it fails, which is reported where the register is asked as a source of its own. */
export async function undefinedIfFailed<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
