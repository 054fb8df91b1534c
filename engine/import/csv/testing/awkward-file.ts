/** What a file must be read as: 'name|company' of each prospect, and the problems; or the words of its refusal. */
export type AwkwardFile = {
  readonly title: string;
  readonly source: string | Uint8Array;
} & (
  | { readonly people: readonly string[]; readonly problems?: readonly string[] }
  | { readonly refused: RegExp }
);

/** The two people of most awkward files. */
export const JANE_BOB: readonly string[] = ['Jane Doe|Acme', 'Bob Ray|Blue'];

/** A list with this many rows. */
export function longList(rows: number): string {
  const people = Array.from({ length: rows }, (_, index) => `Person ${index},Company ${index}`);
  return `Name,Company\n${people.join('\n')}`;
}
