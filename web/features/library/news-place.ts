/** One line, whatever is in it, and before anything is: what is below never moves. */
export const NEWS_PLACE =
  'flex min-h-6 min-w-0 flex-wrap items-center gap-x-1.5 max-sm:min-h-11 max-sm:basis-full pointer-coarse:min-h-11 print:min-h-0';
