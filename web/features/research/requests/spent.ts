import type { Charge, ServiceCredits, ServiceName } from '#engine';
import type { RunCall } from '../../../research-run.ts';
import { requestTexts } from './texts.ts';

/** What a call was charged; `null` while nobody knows, and in runs saved by versions that did not count. */
export function chargeOf({ outcome }: Pick<RunCall, 'outcome'>): Charge | null {
  return 'charge' in outcome ? (outcome.charge ?? null) : null;
}

/** The charges of calls as one sum per service, in the order in which the services were asked. */
export function spentOn(calls: readonly RunCall[]): readonly ServiceCredits[] {
  const sums = new Map<ServiceName, ServiceCredits>();
  for (const call of calls) {
    const charge = chargeOf(call);
    if (charge === null || charge.credits === 0) continue;
    const { service } = call;
    const { credits, isEstimate } = sums.get(service) ?? { credits: 0, isEstimate: false };
    sums.set(service, {
      service,
      credits: credits + charge.credits,
      isEstimate: isEstimate || charge.isEstimate,
    });
  }
  return [...sums.values()];
}

/** Was the answer there already, so that nothing was asked for it? */
export function isReused({ outcome }: Pick<RunCall, 'outcome'>): boolean {
  return outcome.status === 'answered' && outcome.answeredAt !== undefined;
}

/** Did the user's limit of credits prevent it, so that nothing was asked? */
export function isUnasked({ outcome }: Pick<RunCall, 'outcome'>): boolean {
  return outcome.status === 'failed' && outcome.isUnasked === true;
}

/** An amount in words, with the service's own unit: 'about 75 credits', '5 credits', '3 searches'. */
export function amountWords({ service, credits, isEstimate }: ServiceCredits): string {
  const amount =
    service === 'serpapi' ? requestTexts.searches(credits) : requestTexts.credits(credits);
  return isEstimate && credits > 0 ? requestTexts.about(amount) : amount;
}
