/** What the user said of a result: it is about the prospect, or about somebody else. */
export type Mark = 'them' | 'other';

/** The user's marks for one prospect, by canonical address (`canonicalUrl`). */
export type Marks = ReadonlyMap<string, Mark>;
