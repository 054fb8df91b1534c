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

/** Of whom no directory knows anything. */
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
  /** It can say whose its records are by the company's whole legal name, and is asked without a domain, too. */
  readonly isAskedByName?: true;
  /** What it says depends on who the prospect is: what is cached of it serves nobody else. */
  readonly isAboutProspect?: true;
  /**
   * What the source says about the company, the most informative first; none when it knows nothing. Throws a `ServiceError`; on
   * abort it rejects with the signal's reason.
   */
  readonly ask: (company: KnownCompany, call: SourceCall) => Promise<readonly CompanyFact[]>;
};

/** Names under which a register surely has the company; none where it has not, or nobody could say. Rejects on abort alone. */
export type LegalNames = (company: KnownCompany, call: SourceCall) => Promise<readonly string[]>;

/** Is the day (YYYY-MM-DD) at most so many days ago? It may be tomorrow, since sources write the day of their own zone. */
export function isWithinDays(day: string, daysMax: number, now: Date): boolean {
  const ageDays = (now.getTime() - Date.parse(day)) / DAY_MS;
  return ageDays >= -1 && ageDays <= daysMax;
}

/** What a register says, or nothing where it fails: that is said where the register is asked for itself. */
export async function orUnknown<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
