type Policy = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
};

const blessed = new Set<string>();
let policy: Policy | null = null;

/** The address of one of our own workers, blessed by the one Trusted Types policy that the server allows. Never for an address made or read. */
export function blessedWorkerAddress(address: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return address;
  blessed.add(address);
  policy ??= factory.createPolicy('legwork-worker', { createScriptURL });
  return policy.createScriptURL(address);
}

function createScriptURL(url: string): string {
  if (!blessed.has(url)) throw new TypeError("This policy is for the application's own workers.");
  return url;
}

/** The compiler's DOM library doesn't know Trusted Types yet; what they make passes wherever a string does. */
function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
