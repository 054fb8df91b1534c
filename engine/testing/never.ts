/** The signal of somebody who never gives up. */
export const never = new AbortController().signal;
