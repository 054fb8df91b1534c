/** A list that cannot be read as a whole. The message says why and what to do, and names the row where there is one. */
export class ProspectListError extends Error {
  override readonly name = 'ProspectListError';
}
