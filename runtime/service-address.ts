/** Characters that end an address or begin another one where addresses are listed, as in a content-security policy. */
const SEPARATOR = /[\s,;*'"`<>\\|^{}()\p{Cc}\p{Cf}]/u;
/** The host of a parsed address; the parser itself takes `;` and `*` for a part of a name. */
const HOST = /^(?:[a-z\d](?:[a-z\d._-]*[a-z\d.])?|\[[\da-f:.]+\])$/u;

/** An address, or what is wrong with the text, to follow the name of a setting. */
export type ReadAddress = { readonly address: string } | { readonly problem: string };

/** Reads one http or https address, without a slash at its end. Browsers take it for a permission: no password, no second address. */
export function readServiceAddress(text: string): ReadAddress {
  if (!/^https?:\/\/[^/]/iu.test(text)) {
    return { problem: 'must be an address that starts with http:// or https://' };
  }
  if (SEPARATOR.test(text)) {
    return {
      problem: 'must be one address, without blanks, commas, semicolons, quotation marks or *',
    };
  }
  if (text.includes('@')) {
    return { problem: 'must not hold a user name or password: everybody can see this address' };
  }
  if (text.includes('?') || text.includes('#')) {
    return { problem: 'must end with its path, without ? or #' };
  }
  const url = parseAddress(text);
  if (url === null || !HOST.test(url.hostname)) {
    return { problem: 'must name a host and, after it, a port or nothing' };
  }
  return { address: url.origin + url.pathname.replace(/\/+$/u, '') };
}

/** An address taken apart, or `null` when the text is no address; for programs that do without the engine (see its `parseUrl`). */
export function parseAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** An address in the form of a header: 'compliance@acme.example'. */
export const CONTACT = /^[!-~]{1,64}@[!-~]{1,190}$/u;

/** What is wrong with an address that the SEC could not write to, to follow the name of the setting. */
export const NO_CONTACT =
  'must be an e-mail address: the SEC wants to know whom to write to about requests';

/** Who asks, as the SEC wants to know it in the header `User-Agent`; `null` for what is not an e-mail address. */
export function edgarUserAgent(contact: string): string | null {
  return CONTACT.test(contact.trim()) ? `Legwork/0.1 ${contact.trim()}` : null;
}
