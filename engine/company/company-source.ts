import type { CompanyFact } from '../model/company-fact.ts';
import type { CompanySourceName } from '../model/service-failure.ts';
import type { BoardLink } from './vacancies/board-links.ts';

/** The prospect's company as sources are asked about it. No person is in it. */
export type KnownCompany = {
  /** As the user entered it. */
  readonly name: string;
  /** Its registrable domain. */
  readonly domain: string;
  /** Other names by which a source may know it. */
  readonly otherNames: readonly string[];
  /** Boards of vacancies to which pages of its own lead. */
  readonly boards: readonly BoardLink[];
};

/** What a source is asked with beside the company. */
export type SourceCall = {
  readonly now: Date;
  /** 0 to below 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
};

/** A public source of facts about a company, one of those that a run asks beside its searches. */
export type CompanySource = {
  readonly name: CompanySourceName;
  /**
   * What the source says about the company, the most telling first; none when it knows nothing. Throws a `ServiceError`; on
   * abort it rejects with the signal's reason.
   */
  readonly ask: (company: KnownCompany, call: SourceCall) => Promise<readonly CompanyFact[]>;
};
