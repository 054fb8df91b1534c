/** The user decided against a research before any service was asked: it ends like one that was cancelled. */
export class ResearchDeclined extends Error {
  override readonly name = 'ResearchDeclined';
}
