import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitEventWording } from './event-wording-fit.ts';

const folder = mkdtempSync(join(tmpdir(), 'legwork-wording-'));
const VERBS = { a: ['flooded', 'rested'], b: ['evacuated', 'waited'] } as const;

/** Twelve prospects of two authors, each of whom has a verb for events and one for anything else. */
beforeAll(() => {
  for (const [author, [event, other]] of Object.entries(VERBS)) {
    for (let number = 0; number < 6; number += 1) writeProspect(author, { event, other }, number);
  }
  mkdirSync(join(folder, 'sentences'));
  writeFileSync(join(folder, 'sentences/events-third-training.jsonl'), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function writeProspect(
  author: string,
  verbs: { readonly event: string; readonly other: string },
  number: number,
): void {
  const own = join(folder, 'recent', `jane-doe-${author}-${number}`);
  mkdirSync(own, { recursive: true });
  const company = 'Brightwater';
  const event = `${company} ${verbs.event} on ${number + 1} September.`;
  writeFileSync(
    join(own, 'prospect.json'),
    JSON.stringify({
      author,
      now: '2026-11-16',
      prospect: {
        name: 'Jane Doe',
        company,
        companyUrl: '',
        position: '',
        linkedinUrl: '',
        notes: '',
      },
      gold: {
        who: { title: '', company, status: 'unknown', asOf: null, quotes: [] },
        whyNow: [
          {
            kind: 'other',
            whose: 'company',
            date: null,
            reportedOn: null,
            quotes: [event],
            certain: true,
          },
        ],
        notEvents: [],
        words: [],
        notWords: [],
        openers: { allowed: [], never: [] },
        enough: false,
      },
    }),
  );
  const head = {
    url: `https://paper.example/${author}/${number}`,
    title: 'Notes',
    description: '',
    metadata: { publishedTime: '2026-09-20T08:00:00Z' },
    gold: { person: true },
  };
  const calm = `${company} ${verbs.other} on ${number + 11} September.`;
  writeFileSync(
    join(own, '01-notes.md'),
    `---json\n${JSON.stringify(head)}\n---\n\n${event}\n\n${calm}\n`,
  );
}

test('each author is read by a model that was fitted without their pages', () => {
  const { model, withoutAuthor } = fitEventWording(folder);
  const wordsOfA = /flooded|rested/u;

  expect(JSON.stringify(model)).toMatch(wordsOfA);
  expect(JSON.stringify(withoutAuthor.get('b'))).toMatch(wordsOfA);
  expect(JSON.stringify(withoutAuthor.get('a'))).toContain('ed');
  expect(JSON.stringify(withoutAuthor.get('a'))).not.toMatch(wordsOfA);
});
