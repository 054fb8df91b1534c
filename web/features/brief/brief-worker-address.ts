import address from './brief.worker.ts?worker&url';

type Policy = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
};

let policy: Policy | null = null;

/**
 * The address of the brief's worker, blessed by a Trusted Types policy of its own that the server's content-security
 * policy allows; it passes this one address and nothing else.
 */
export function briefWorkerAddress(): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return address;
  policy ??= factory.createPolicy('legwork-brief-worker', { createScriptURL });
  return policy.createScriptURL(address);
}

function createScriptURL(url: string): string {
  if (url !== address) throw new TypeError('This policy is for the worker of the brief only.');
  return url;
}

/** The compiler's DOM library doesn't know Trusted Types yet; what they make passes wherever a string does. */
function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
