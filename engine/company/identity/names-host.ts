const BETWEEN_HOSTS = /[^\w.-]+|\.{2,}/u;
const OUTER_DOT = /^\.|\.$/gu;

/** Does the text hold the domain or a host of it: 'x@acme.example.', 'www.acme.example/jobs', not 'notacme.example'? */
export function namesHostOf(text: string, domain: string): boolean {
  if (domain === '') return false;
  const small = text.toLowerCase();
  if (!small.includes(domain)) return false;
  return small
    .split(BETWEEN_HOSTS)
    .map((word) => word.replaceAll(OUTER_DOT, ''))
    .some((host) => host === domain || host.endsWith(`.${domain}`));
}
