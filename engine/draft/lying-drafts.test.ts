import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blindDrafts } from '../../bench/drafts/blind-drafts.ts';
import { DRAFT_FACTS } from '../../bench/drafts/draft-facts.ts';
import { writtenSentence } from '../../bench/drafts/honest-drafts.ts';
import { LIES, liesTo } from '../../bench/drafts/lying-drafts.ts';
import { checkSentence } from './check-sentence.ts';

const FOLDER = fileURLToPath(new URL('../../bench/drafts', import.meta.url));

test('there are at least 300 lies to tell', () => {
  const lies = Object.values(LIES).flat().length * DRAFT_FACTS.length;

  expect(lies).toBeGreaterThanOrEqual(300);
});

test.each(Object.entries(LIES))('no sentence with %s is shown', (_kind, lies) => {
  const shown = DRAFT_FACTS.flatMap((facts) =>
    liesTo(facts, lies).filter((lie) => checkSentence(writtenSentence(lie), facts, false).isKept),
  );

  expect(shown).toEqual([]);
});

const WRITERS = ['first-writer.json', 'second-writer.json'];

test.each(WRITERS)('no lie in %s, by a writer who had not seen the check, is shown', (file) => {
  const people = blindDrafts(FOLDER, file) ?? [];
  const shown = people.flatMap(({ facts, lies }) =>
    lies.filter(({ sentence }) => checkSentence(sentence, facts, false).isKept),
  );

  expect(people.flatMap(({ lies }) => lies)).toHaveLength(300);
  expect(shown).toEqual([]);
});

/** A lie in the words of the line that it cites, about somebody of `first-writer.json` or `second-writer.json`. */
const IN_THE_WORDS_OF_A_LINE = [
  ['Priya Raghunathan', 'q4', 'Your members care which server failed.'],
  ['Yuki Hayashida', 'q8', 'You cannot say when a model is wrong.'],
  ['Ingrid Solheim', 'q1', 'Ingrid was with Norvald Energi for eleven years.'],
  ['Hanneke Vos', 'q7', 'Every grower asks the same question.'],
  ['Daniel Okonjo', 'q8', 'You will speak at Brightwater.'],
  ['Hanneke Vos', 'q5', 'The greenhouses will be halved by 2030.'],
  ['Ingrid Solheim', 'q7', 'Which supplier never called?'],
  ['Stefan Brandtner', 'q5', 'Every plant has its own security officer.'],
  ['Lucía Ferrer Montes', 'q5', 'The training has been rolled out in Valencia.'],
  ['Lucía Ferrer Montes', 'q8', 'You read ten badly written reports.'],
  ['Lars Kjeldgaard', 'q8', 'A captain could not read your chart.'],
  ['Fatima Al-Harthy', 'q2', 'Your exit plan is a wish.'],
  ['Fatima Al-Harthy', 'q6', 'It was good of you to take on the people.'],
  ['Sophie Lachance', 'q5', 'The studio has a policy on generative AI.'],
  ['Sophie Lachance', 'q7', 'I play the same game as your lawyers.'],
  ['Kwame Asante-Boateng', 'q2', 'Your findings have no owner.'],
] as const;

test.each(IN_THE_WORDS_OF_A_LINE)('of %s, %s does not prove: %s', (name, id, lie) => {
  const people = WRITERS.flatMap((file) => blindDrafts(FOLDER, file) ?? []);
  const facts = people.find((each) => each.facts.prospect.name === name)?.facts;

  expect(facts?.lines.some((line) => line.id === id)).toBe(true);
  const isKept =
    facts !== undefined && checkSentence(writtenSentence(`${lie}|${id}`), facts, false).isKept;
  expect(isKept).toBe(false);
});
