// How sites date a post: '3 weeks ago', 'vor 2 Tagen', '3 veckor sedan'.

/** The whole of a label in plain letters. */
export const TIME_AGO =
  /^(?:\d+ ?[a-z]+\.? (?:ago|sedan|siden|geleden|fa|temu|once|atras|sitten)|(?:vor|hace|ha|il y a|pred|for) \d+ [a-z]+(?: siden)?)$/i;
