import { checkSentence } from '#engine';
import { blindDrafts, isWhole, shownOf, type BlindDrafts } from '../drafts/blind-drafts.ts';
import { DRAFT_FACTS } from '../drafts/draft-facts.ts';
import { honestDrafts, writtenSentence } from '../drafts/honest-drafts.ts';
import { LIES, liesTo } from '../drafts/lying-drafts.ts';
import type { Figure, Measure } from '../measure.ts';

/** Who wrote the drafts that are measured, and what the check has seen of them. */
const WRITERS = [
  { file: 'first-writer.json', title: 'first writer, tuned on' },
  { file: 'second-writer.json', title: 'second writer, tuned on' },
  { file: 'third-writer.json', title: 'third writer, answers to an earlier prompt, tuned on' },
  { file: 'fourth-writer.json', title: 'fourth writer, answers to an earlier prompt, tuned on' },
  { file: 'fifth-writer.json', title: 'fifth writer, answers to the prompt, never tuned on' },
] as const;

/** What the check of drafts lets through: no lie, and as much as can be of honest drafts. */
export const drafts: Measure = {
  title: 'Drafts',
  remark: () =>
    'The first four figures are of lies and honest drafts by the authors of the check. The others are of drafts by five writers who had never seen it. The check was improved on those of the first four, of whom three could paraphrase; the fifth answered the prompt as it is, and nothing was improved on theirs.',
  run({ drafts: folder }) {
    const lies = DRAFT_FACTS.flatMap((facts) =>
      Object.values(LIES)
        .flatMap((each) => liesTo(facts, each))
        .map((lie) => checkSentence(writtenSentence(lie), facts, false).isKept),
    );
    const honest = DRAFT_FACTS.flatMap((facts) =>
      honestDrafts(facts).map(
        ({ mail, summary }) => isWhole(mail, facts, true) && isWhole(summary, facts, false),
      ),
    );
    const blind = WRITERS.flatMap(({ file, title }) => {
      const people = blindDrafts(folder, file);
      return people === null ? [] : blindFigures(people, title);
    });
    return Promise.resolve([
      { name: 'lies told', value: lies.length, unit: 'count' },
      { name: 'lies shown', value: lies.filter(Boolean).length, unit: 'count' },
      { name: 'honest drafts', value: honest.length, unit: 'count' },
      { name: 'honest drafts whole', value: honest.filter(Boolean).length, unit: 'count' },
      ...blind,
    ]);
  },
};

function blindFigures(people: readonly BlindDrafts[], title: string): readonly Figure[] {
  const lies = people.flatMap(({ facts, lies: told }) =>
    told.map((lie) => checkSentence(lie.sentence, facts, false).isKept),
  );
  const mails = people.flatMap(({ facts, honest }) =>
    honest.map(({ mail }) => ({ written: mail.length, shown: shownOf(mail, facts, true) })),
  );
  const summaries = people.flatMap(({ facts, honest }) =>
    honest.map(({ summary }) => ({
      written: summary.length,
      shown: shownOf(summary, facts, false),
    })),
  );
  const wholeMails = mails.map(({ written, shown }) => written === shown);
  const wholeSummaries = summaries.map(({ written, shown }) => written === shown);
  const texts = [...mails, ...summaries];
  const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0);
  const counted = [
    ['lies told', lies.length],
    ['lies shown', lies.filter(Boolean).length],
    ['honest drafts', mails.length],
    ['honest drafts whole', wholeMails.filter((is, at) => is && wholeSummaries[at]).length],
    ['honest mails whole', wholeMails.filter(Boolean).length],
    ['honest sentences', sum(texts.map(({ written }) => written))],
    ['honest sentences shown', sum(texts.map(({ shown }) => shown))],
  ] as const;
  return counted.map(([name, value]) => ({ name: `${title}: ${name}`, value, unit: 'count' }));
}
