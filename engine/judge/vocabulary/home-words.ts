import { stemMatcher } from './stem-matcher.ts';

/** Words that say where somebody lives, in the languages that reports meet, folded. */
export const HOME_WORDS = stemMatcher(`
  based. lives. living. resides. residing. resident. native. wohnhaft lebt. wohnt. ansassig habite. reside. vit. residant vive. residente.
  mora. reside. abita. vive. woont. wonend. woonachtig mieszka zamieszkal zije. bydli bor. bosatt bopael lakik el. yasiyor yasayan
  meshkae prozhivae
`);

/** Small words between such a word and the place, folded. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  'in at near of from aus bei zu a au en dans no na em nel uit te w we v ve i u'.split(' '),
);
