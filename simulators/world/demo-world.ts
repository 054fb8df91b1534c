import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { hearingTranscript } from './hearing-transcript.ts';
import { pageHead, worldProspect, type WorldPage } from './page.ts';
import { readPersonFolders, type PageFile } from './person-folders.ts';
import { createWorld } from './world.ts';

const PEOPLE = 'simulators/world/people';

const prospectFile = z.strictObject({ prospect: worldProspect });
/** Nobody wants to scroll past a megabyte: of a hearing's transcript the file holds the one statement that matters. */
const fileHead = pageHead.extend({ isHearingStatement: z.literal(true).exactOptional() });

/** Fictional people at fictional companies, on hosts that can never be real (simulators/world/people/README.md). */
export const DEMO_WORLD = createWorld(
  readPersonFolders(findPeople(), { prospect: prospectFile, head: fileHead }).map(
    ({ prospect: { prospect }, pages }) => ({ ...prospect, pages: pages.map(pageOf) }),
  ),
);

function pageOf({ head, markdown }: PageFile<z.infer<typeof fileHead>>): WorldPage {
  const { isHearingStatement, ...page } = head;
  return { ...page, markdown: isHearingStatement ? hearingTranscript(markdown) : markdown };
}

/** The checkout is some folders above this file, in the sources as in every place where it is bundled. */
function findPeople(folder = new URL('.', import.meta.url)): string {
  const people = new URL(PEOPLE, folder);
  if (existsSync(people)) return fileURLToPath(people);
  const above = new URL('..', folder);
  if (above.href === folder.href) throw new Error(`The demo needs ${PEOPLE} of its checkout.`);
  return findPeople(above);
}
