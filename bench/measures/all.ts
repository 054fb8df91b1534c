import type { Measure } from '../measure.ts';
import { accounts } from './accounts.ts';
import { briefs } from './briefs.ts';
import { engineSpeed } from './engine-speed.ts';
import { inTheBrowser } from './in-the-browser.ts';
import { lighthouse } from './lighthouse.ts';
import { linksRead } from './links-read.ts';
import { ownCorpus } from './own-corpus.ts';
import { runLatency } from './run-latency.ts';
import { savedResultsPages } from './saved-results-pages.ts';
import { sharedSets } from './shared-sets.ts';
import { signals } from './signals.ts';
import { soak } from './soak.ts';
import { unseenPeople } from './unseen-people.ts';

/** Everything `npm run bench` measures, in the order of the results page. */
export const MEASURES: readonly Measure[] = [
  ownCorpus,
  unseenPeople,
  linksRead,
  sharedSets,
  savedResultsPages,
  signals,
  briefs,
  engineSpeed,
  runLatency,
  accounts,
  inTheBrowser,
  lighthouse,
  soak,
];
