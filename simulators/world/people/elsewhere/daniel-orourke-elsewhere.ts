import { hearingTranscript } from '../../hearing-transcript.ts';
import { COOKIE_BANNER } from '../../noise.ts';
import type { WorldPage } from '../../page.ts';

/** A footballer, a judge and an obituary; a megabyte of transcript; a list. */
export const DANIEL_OROURKE_ELSEWHERE: readonly WorldPage[] = [
  {
    url: 'https://gaelicgameslive.example/news/orourke-goal-sends-kilbrannan-to-final',
    title: 'Late Daniel O’Rourke goal sends Kilbrannan to county final',
    description: 'The corner forward struck in the 64th minute.',
    site: 'Gaelic Games Live',
    type: 'news',
    about: 'namesake',
    published: '2026-09-27',
    dateIn: 'metadata',
    markdown: `# Late Daniel O’Rourke goal sends Kilbrannan to county final

27 September 2026

Daniel O'Rourke's goal in the fourth minute of added time sent Kilbrannan into their first county final since 1998. The corner forward finished with 1-7 and was chaired off the pitch.

"I closed my eyes and hit it," said the 22-year-old student. Kilbrannan meet the champions in a fortnight.`,
  },
  {
    url: 'https://countycourier.example/news/judge-daniel-orourke-retires-from-bench',
    title: 'Judge Daniel O’Rourke retires from the bench',
    description: 'The Marlow County judge heard 11,000 cases in 26 years.',
    site: 'County Courier',
    type: 'news',
    about: 'namesake',
    published: '2026-01-09',
    dateIn: 'metadata',
    markdown: `# Judge Daniel O’Rourke retires from the bench

January 9, 2026

Marlow County Judge Daniel O'Rourke hung up his robe on Friday after 26 years and, by the clerk's count, 11,204 cases. He was known for reading verdicts standing up.

"I never liked to hear bad news sitting down, so I did not deliver it that way," said the judge, 70. He plans to restore a sailing boat. The governor will appoint his successor.`,
  },
  {
    url: 'https://countycourier.example/obituaries/daniel-f-orourke',
    title: 'Obituary: Daniel F. O’Rourke, 1938–2025',
    description: 'Beloved husband, father of five, and forty years a lineman.',
    site: 'County Courier',
    type: 'article',
    about: 'namesake',
    published: '2025-07-19',
    dateIn: 'page',
    markdown: `# Obituary: Daniel F. O’Rourke, 1938–2025

July 19, 2025

Daniel Francis O'Rourke passed away peacefully on July 15, surrounded by his family. Born in Dorchester, Daniel O'Rourke worked for forty years as a lineman and coached Little League for thirty of them. He is survived by five children, fourteen grandchildren and a parrot.

Visiting hours are on Monday from four to eight.`,
  },
  {
    url: 'https://publichearings.example/article/transcript-robotics-safety-hearing-full',
    title: 'Full transcript: public hearing on robotics safety',
    description:
      'Two days of testimony, among others by Daniel O’Rourke, general counsel of Tessaly Robotics.',
    site: 'Public Hearings Archive',
    type: 'article',
    about: 'prospect',
    published: '2026-02-26',
    dateIn: 'metadata',
    markdown: hearingTranscript(
      "**Daniel O'Rourke, Tessaly Robotics:** Thank you, Madam Chair. I am general counsel of Tessaly Robotics. We support a duty to report every incident in which a robot and a person meet unplanned, injury or not. We already keep that record. We would like everybody to have to.",
    ),
  },
  {
    url: 'https://countersigned.example/article/general-counsel-of-companies-going-public',
    title: 'The general counsel behind this year’s listings',
    description: 'Nine lawyers and the prospectuses they signed.',
    site: 'Countersigned',
    type: 'article',
    about: 'passing',
    published: '2026-10-30',
    dateIn: 'metadata',
    markdown: `${COOKIE_BANNER}

# The general counsel behind this year’s listings

October 30, 2026

- Anita Bose, Helio Grid
- Curtis Lane, Bright Harbor Foods
- Daniel O'Rourke, Tessaly Robotics
- Frances Ito, Meridian Sleep
- Joel Abrams, Northstack
- Wanda Pruitt, Cascadia Rail Leasing`,
  },
];
