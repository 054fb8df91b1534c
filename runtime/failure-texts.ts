import { SERVICE_LABELS, explained, isKeyedService, type ServiceFailure } from '#engine';

/** What failed in a run and what to do about it, each said once. What was merely not found is not a failure. */
export function failureTexts(failures: readonly ServiceFailure[]): readonly string[] {
  const texts = failures.filter(({ reason }) => reason !== 'empty').map((one) => failureText(one));
  return [...new Set(texts)];
}

/** A failure and its remedy, in one sentence. The remedies of the screen name its cards; here keys are variables. */
export function failureText(failure: ServiceFailure): string {
  const { service, reason } = failure;
  if (reason === 'unreachable') {
    return `${SERVICE_LABELS[service]} could not be reached. Check the network, and whether a proxy or firewall blocks it.`;
  }
  if (!isKeyedService(service)) return explained(failure);
  const [name, variable] = [SERVICE_LABELS[service], `${service.toUpperCase()}_KEY`];
  if (reason === 'missing-key') return `${name}: no key. Set ${variable} or ${variable}_FILE.`;
  if (reason === 'rejected') return `${name} rejected the key. Check ${variable}.`;
  return explained(failure);
}
