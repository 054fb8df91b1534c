import { limitReached } from '../messages/service-messages.ts';
import { FREE, type Charge, type Reuse } from '../model/charge.ts';
import type { ServiceCredits } from '../model/research-event.ts';
import { ServiceError, type ServiceName } from '../model/service-failure.ts';
import type { Bill } from '../services/bill.ts';

/** The bill of one call, as the run reads it. */
export type CallBill = Bill & {
  readonly reused: () => Reuse | null;
};

/** What a run has spent, per service, and how much it still may (docs/decisions/060). */
export type Spending = {
  readonly billFor: (service: ServiceName) => CallBill;
  /** Services that were asked for something, in the order of their first request. */
  readonly sums: () => readonly ServiceCredits[];
};

/** The spending of one run, `earlier` included, within `creditsMax` for all services (`null`: none). Reserved credits count as spent. */
export function createSpending(
  creditsMax: number | null,
  earlier: readonly ServiceCredits[] = [],
): Spending {
  const spent = new Map<ServiceName, Charge>(
    earlier.map(({ service, credits, isEstimate }) => [service, { credits, isEstimate }]),
  );
  let reservedCredits = 0;

  function sum(): number {
    return [...spent.values()].reduce((total, { credits }) => total + credits, reservedCredits);
  }

  return {
    billFor(service) {
      let charge = FREE;
      let reused: Reuse | null = null;

      function record(added: Charge): void {
        charge = sumOf(charge, added);
        spent.set(service, sumOf(spent.get(service) ?? FREE, added));
      }

      return {
        reserve(priceCredits) {
          if (creditsMax !== null && sum() + priceCredits > creditsMax) {
            throw new ServiceError(limitReached(service, creditsMax));
          }
          reservedCredits += priceCredits;
          return (added) => {
            reservedCredits -= priceCredits;
            record(added);
          };
        },
        reuse(known) {
          reused = known;
          record(known.charge ?? FREE);
        },
        charge: () => charge,
        reused: () => reused,
      };
    },
    sums: () => [...spent].map(([service, charge]) => ({ service, ...charge })),
  };
}

function sumOf(one: Charge, other: Charge): Charge {
  return {
    credits: one.credits + other.credits,
    isEstimate: one.isEstimate || other.isEstimate,
  };
}
