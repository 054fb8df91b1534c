import { expect, test } from 'vitest';
import type { Verdict } from '../document.ts';
import { judgeDocuments } from './judge-documents.ts';

/** How a page with these words is judged for a chief compliance officer of this name and company. */
function verdictFor(name: string, company: string, words: string): Verdict | undefined {
  const [judgement] = judgeDocuments({
    prospect: {
      name,
      company,
      companyUrl: '',
      position: 'Chief Compliance Officer',
      linkedinUrl: '',
      notes: '',
    },
    now: new Date('2026-11-20'),
    documents: [
      {
        id: '1',
        url: 'https://news.example/1',
        title: words,
        description: '',
        markdown: `# ${words}\n\n${words}. She answers for the whole compliance programme.`,
        metadata: {},
      },
    ],
  });
  return judgement?.verdict;
}

test.each([
  ['Yuri Sokolov', 'Acme', 'Юрий Соколов назначен: chief compliance officer, Acme'],
  ['Юлия Шевченко', 'Acme', 'Yuliya Shevchenko is chief compliance officer of Acme'],
  ['Aleksei Orlov', 'Acme', 'Alexey Orlov is chief compliance officer of Acme'],
  ['Ioannis Papadopoulos', 'Acme', 'Ιωάννης Παπαδόπουλος, chief compliance officer, Acme'],
  ['Jürgen Müller', 'Acme GmbH', 'Juergen Mueller is chief compliance officer of Acme'],
  ['María García Márquez', 'Acme', 'Maria Garcia is chief compliance officer of Acme'],
  ['Anna Smith-Jones', 'Acme', 'Anna Smith Jones is chief compliance officer of Acme'],
])('a name in another script or spelling is the same name: %s at %s', (name, company, words) => {
  expect(verdictFor(name, company, words)).toBe('confirmed');
});

test.each([
  ['GreenLeaf', 'Green Leaf'],
  ['Green Leaf', 'GreenLeaf'],
  ['Johnson & Johnson', 'J&J'],
  ['Nordic Marine Trust', 'NMT'],
  ['X', 'X'],
])('a company in another writing is the same company: %s and %s', (company, written) => {
  const words = `Jane Orrell is chief compliance officer at ${written}`;

  expect(verdictFor('Jane Orrell', company, words)).not.toBe('other');
  expect(verdictFor('Jane Orrell', company, words)).toBe(
    verdictFor('Jane Orrell', company, words.replace(written, company)),
  );
});

test('another company beside the name is still another employer', () => {
  const words = 'Jane Orrell is chief compliance officer at Blue Harbour';

  expect(verdictFor('Jane Orrell', 'GreenLeaf', words)).toBe('other');
});
