import { FREE } from '../model/charge.ts';
import type { Charge, Reuse } from '../model/charge.ts';
import { isSuccess } from './http/http-status.ts';
import { ServiceError } from '../model/service-failure.ts';
import type { ServiceFailure } from '../model/service-failure.ts';

/** The bill of one call of a run. Its client sets aside what a request may cost, then puts down what it did cost. */
export type Bill = {
  /** Throws a `ServiceError` of reason `limit-reached`, before anything is sent, when the price does not fit any more. */
  readonly setAside: (priceCredits: number) => SetAside;
  /** The answer was there already and is not asked for. */
  readonly reuse: (reuse: Reuse) => void;
  /** What the call has cost so far, all its requests together. */
  readonly charge: () => Charge;
};

/** Puts down what the request cost, in place of what was set aside for it. */
export type SetAside = (charge: Charge) => void;

type Billed<Answer> = {
  /** None outside of a run, e.g. for a key check. */
  readonly bill: Bill | undefined;
  /** What the service documents. */
  readonly priceCredits: number;
  readonly chargeOf: (answer: Answer) => Charge;
  readonly request: () => Promise<Answer>;
};

/** Makes one request on the bill; a request that failed is charged only where services bill it all the same. */
export async function billed<Answer>(billing: Billed<Answer>): Promise<Answer> {
  const { bill, priceCredits, chargeOf, request } = billing;
  if (bill === undefined) return request();
  const putDown = bill.setAside(priceCredits);
  try {
    const answer = await request();
    putDown(chargeOf(answer));
    return answer;
  } catch (error) {
    const isPaid = error instanceof ServiceError && isBilledAllTheSame(error.failure);
    putDown(isPaid ? { credits: priceCredits, isEstimate: true } : FREE);
    throw error;
  }
}

/** The cost the service tells, or else its documented price. */
export function reportedOrListPrice(credits: number | null, priceCredits: number): Charge {
  const isCost = credits !== null && Number.isFinite(credits) && credits >= 0;
  return isCost ? { credits, isEstimate: false } : { credits: priceCredits, isEstimate: true };
}

/**
 * A request that was sent and whose answer nobody read: withheld by the browser, too late for us (ScraperAPI bills what
 * is given up before its 70 s), or a success that could not be used. A refusal is not billed.
 */
function isBilledAllTheSame({ status, reason }: ServiceFailure): boolean {
  if (status === null) return reason === 'blocked' || reason === 'timed-out';
  return isSuccess(status) && reason !== 'refused';
}
