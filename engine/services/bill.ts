import { FREE, type Charge, type Reuse } from '../model/charge.ts';
import { isSuccess } from '../model/http-status.ts';
import { ServiceError, type ServiceFailure } from '../model/service-failure.ts';

/** The bill of one call of a run. Its client reserves what a request may cost, then records what it did cost. */
export type Bill = {
  /** Throws a `ServiceError` of reason `limit-reached`, before anything is sent, when the price no longer fits. */
  readonly reserve: (priceCredits: number) => Reservation;
  /** The answer comes from an earlier run; no request is made. */
  readonly reuse: (reuse: Reuse) => void;
  /** What the call has cost so far, all its requests together. */
  readonly charge: () => Charge;
};

/** Records what the request cost, in place of what was reserved for it. */
export type Reservation = (charge: Charge) => void;

type Billed<Answer> = {
  /** None outside a run, e.g. for a key check. */
  readonly bill: Bill | undefined;
  /** The price that the service documents (prices.ts). */
  readonly priceCredits: number;
  readonly chargeOf: (answer: Answer) => Charge;
  readonly request: () => Promise<Answer>;
};

/** Makes one request on the bill; a failed one is charged only where services bill it all the same. Rethrows what `request` throws. */
export async function billed<Answer>(billing: Billed<Answer>): Promise<Answer> {
  const { bill, priceCredits, chargeOf, request } = billing;
  if (bill === undefined) return request();
  const record = bill.reserve(priceCredits);
  try {
    const answer = await request();
    record(chargeOf(answer));
    return answer;
  } catch (error) {
    const isPaid = error instanceof ServiceError && isBilledAllTheSame(error.failure);
    record(isPaid ? { credits: priceCredits, isEstimate: true } : FREE);
    throw error;
  }
}

/**
 * A request that was sent but whose answer was not read: withheld by the browser, too late (ScraperAPI bills what is
 * given up before its 70 s), or a success that could not be used. A refusal is not billed.
 */
function isBilledAllTheSame({ status, reason }: ServiceFailure): boolean {
  if (status === null) return reason === 'blocked' || reason === 'timed-out';
  return isSuccess(status) && reason !== 'refused';
}
