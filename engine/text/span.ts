/** A stretch of a text, in characters; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** A stretch of a list of words, by their indexes; `end` is exclusive. */
export type WordSpan = { readonly start: number; readonly end: number };
