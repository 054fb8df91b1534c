import { ServiceError } from '../model/service-failure.ts';
import type { KnownCompany, SourceCall } from './company-source.ts';

/** Names under which a register surely has the company; none where it has not, or nobody could tell. Rejects on abort alone. */
export type LegalNames = (company: KnownCompany, call: SourceCall) => Promise<readonly string[]>;

/** What a register says, or nothing where it fails: that is said where the register is asked for itself. */
export async function orUnknown<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
