import { revealed, type Secret } from '../../model/secret.ts';

/** A shorter key is taken for a word and stays in foreign texts: real ones are 32 characters and more. */
const REDACTED_KEY_CHARACTERS_MIN = 8;

/** What a key is replaced with. */
const REPLACEMENT = '[key]';

/** A foreign text without the key, plain or encoded for addresses, JSON or HTML. Keys as short as words are left in. */
export function withoutKey(text: string, key: Secret): string {
  if (key.length < REDACTED_KEY_CHARACTERS_MIN) return text;
  return formsOf(revealed(key)).reduce((safe, form) => safe.replaceAll(form, REPLACEMENT), text);
}

/** Most keys hold letters and digits alone; then all forms are one. Longest first: a short one may be part of a long one. */
function formsOf(key: string): readonly string[] {
  const inQuery = new URLSearchParams([['', key]]).toString().slice(1);
  const percentEncoded = inQuery.replaceAll('+', '%20');
  // `encodeURIComponent` leaves these characters as they are, a form encodes them.
  const sparing = percentEncoded.replaceAll(/%(?:21|27|28|29|7E)/g, (byte) =>
    decodeURIComponent(byte),
  );
  const inJson = JSON.stringify(key).slice(1, -1);
  const forms = [
    key,
    inQuery,
    ...[percentEncoded, sparing].flatMap((once) => [
      once,
      once.replaceAll(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase()),
      // Encoded twice.
      once.replaceAll('%', '%25'),
    ]),
    inJson,
    inJson.replaceAll('/', String.raw`\/`),
    JSON.stringify(inJson).slice(1, -1),
    inHtml(key, '&#39;'),
    inHtml(key, '&#039;'),
    inHtml(key, '&#x27;'),
  ];
  return [...new Set(forms)].toSorted((one, other) => other.length - one.length);
}

function inHtml(key: string, apostrophe: string): string {
  return key
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", apostrophe);
}
