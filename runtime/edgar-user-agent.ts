/** An address in the form of a header: 'compliance@acme.example'. */
export const CONTACT = /^[!-~]{1,64}@[!-~]{1,190}$/u;

/** What is wrong with an address that the SEC could not write to, to follow the name of the setting. */
export const NO_CONTACT =
  'must be an e-mail address: the SEC wants to know whom to write to about requests';

/** Who asks, as the SEC wants to know it in the header `User-Agent`; `null` for what is no e-mail address. */
export function edgarUserAgent(contact: string): string | null {
  return CONTACT.test(contact.trim()) ? `Legwork/0.1 ${contact.trim()}` : null;
}
