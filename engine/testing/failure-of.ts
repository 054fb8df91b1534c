import { ServiceError, type ServiceFailure } from '../model/service-failure.ts';

/** The failure a service client threw; anything else it did is an error of the test. */
export async function failureOf(call: Promise<unknown>): Promise<ServiceFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ServiceError) return error.failure;
    throw error;
  }
  throw new Error('The call was expected to fail.');
}
