import { HTTP_STATUS } from '../../model/http-status.ts';
import { ServiceError } from '../../model/service-failure.ts';
import type { DnsResolver } from './dns-over-https.ts';

/**
 * Asks the other resolver where the first cannot say. A first one that is down or limited is not asked again; one that
 * answered that a name is broken is asked for the next name.
 */
export function withFallback(first: DnsResolver, other: DnsResolver): DnsResolver {
  let isReached = true;
  return {
    async resolve(name, type, signal) {
      if (isReached) {
        try {
          return await first.resolve(name, type, signal);
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error;
          const { reason, status } = error.failure;
          if (reason === 'not-allowed') throw error;
          // In an answer that is otherwise in order, only the name is refused.
          isReached = reason === 'refused' && status === HTTP_STATUS.ok;
        }
      }
      return other.resolve(name, type, signal);
    },
  };
}
