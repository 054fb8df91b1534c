import { expect, test } from 'vitest';
import { reasonText } from '../messages/reasons.ts';
import type { Judgement } from '../model/judgement.ts';
import type { Prospect } from '../model/prospect.ts';
import { judgeDocuments } from './judge-documents.ts';

const PROSPECT: Prospect = {
  name: 'Dana Whitlock',
  company: 'Tessellate Bank',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

type Page = { readonly title: string; readonly markdown: string };

/** How whole pages are judged together, in their order. */
function judgeAll(pages: readonly Page[], prospect: Partial<Prospect> = {}): readonly Judgement[] {
  return judgeDocuments({
    prospect: { ...PROSPECT, ...prospect },
    now: new Date('2026-11-20'),
    documents: pages.map((page, index) => ({
      id: String(index),
      url: `https://news${index}.example/story`,
      description: '',
      metadata: {},
      ...page,
    })),
  });
}

function judge(page: Page, prospect: Partial<Prospect> = {}): Judgement {
  const [judgement] = judgeAll([page], prospect);
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement;
}

const SURE = {
  title: 'Bank names risk chief',
  markdown:
    'Dana Whitlock is the new chief risk officer at Tessellate Bank. Dana Whitlock, head of compliance at Larkspur Insurance until May, starts on Monday.',
};
const EARLIER = {
  title: 'Insurers and their audits',
  markdown:
    'Dana Whitlock, head of compliance at Larkspur Insurance, said: "I think that we read too many reports. My team and I wrote down what our auditors had asked us, and I threw away half of it."',
};

test('a page that states an employer which a sure page states too is confirmed, and says which', () => {
  const [, earlier] = judgeAll([SURE, EARLIER]);

  expect(earlier?.verdict).toBe('confirmed');
  expect(earlier?.reasons.map(reasonText)).toContain(
    'Names the same employer as the most certain pages: Larkspur Insurance',
  );
  expect(judge(EARLIER).verdict).not.toBe('confirmed');
});

test('a colleague who left the company does not make the one who welcomes them its officer', () => {
  const welcomed = (past: string): Page => ({
    title: 'A new face',
    markdown: `Kim Roe joins the firm, ${past} Tessellate Bank. "We are glad," said the head of estates, Dana Whitlock.`,
  });

  expect(judge(welcomed('the landlord of')).verdict).toBe('confirmed');
  expect(judge(welcomed('formerly with')).verdict).not.toBe('confirmed');
});

const QUOTE = {
  title: 'Rules for payments',
  markdown:
    '"We counted every alert twice," says the head of compliance, Dana Marie Whitlock. Half of them were wrong, and the audit of the risk models found as many again.',
};

test('a job title in the field confirms a name that few people share, and no common one', () => {
  expect(judge(QUOTE, { name: 'Dana Marie Whitlock' }).verdict).toBe('confirmed');
  expect(judge(QUOTE).verdict).not.toBe('confirmed');
});

test('somebody called by the given name alone, beside the company, is no missing name', () => {
  const judgement = judge(
    {
      title: 'Episode 12',
      markdown:
        'With me today is Peggy, who is the chief risk officer at Tessellate Bank. **Peggy:** I had to start from nothing.',
    },
    { name: 'Margaret Carfax' },
  );

  expect(judgement.verdict).not.toBe('other');
});

test('what a headline joins is confirmed where the page mentions the field', () => {
  const interview = (text: string): Page => ({
    title: 'Dana Whitlock (Tessellate): nobody reads it',
    markdown: `# Dana Whitlock (Tessellate): nobody reads it\n\n${text}`,
  });
  const field = judge(
    interview(
      'Dana Whitlock laughs. "I do not like the word compliance," she says. "We have internal audit for that, and I read every risk report on sanctions and privacy."',
    ),
  );
  const song = judge(
    interview('Dana Whitlock laughs. "I do not like the second verse," she says. "We sing it."'),
  );

  expect(field.verdict).toBe('confirmed');
  expect(song.verdict).not.toBe('confirmed');
});

test('somebody who speaks for themselves is likelier to be meant than somebody reported on', () => {
  const page = (text: string): number =>
    judge({ title: 'A day', markdown: `Dana Whitlock opened the hall.\n\n${text}` }).relevance;

  expect(
    page('I came at nine. My team was there. We counted what we had, and I wrote it down for us.'),
  ).toBeGreaterThan(
    page('They came at nine. The team was there. They counted all of it, and wrote it down.'),
  );
});

test('an interview with an unnamed officer of the company shows which other employer is theirs too', () => {
  const interview = (company: string): Page => ({
    title: 'Five questions for Dana Whitlock',
    markdown: `Dana Whitlock spent nine years as head of compliance at Larkspur Insurance. ${company} then hired its new chief risk officer, and we met in the lobby.`,
  });

  expect(judgeAll([interview('Tessellate Bank'), EARLIER])[1]?.verdict).toBe('confirmed');
  expect(judgeAll([interview('Marlow Bank'), EARLIER])[1]?.verdict).not.toBe('confirmed');
});

test('an unnamed officer is nobody whom the page places elsewhere, unless a headline names them', () => {
  const comment = {
    title: 'A small fine',
    markdown:
      'Dana Whitlock of Marlow Partners called the fine small. Tessellate Bank has had a new chief compliance officer since May.',
  };
  const portrait = {
    title: 'Who is who',
    markdown: 'Dana Whitlock is a lawyer at Marlow Partners. She reads compliance and risk cases.',
  };

  expect(judgeAll([comment, portrait])[1]?.verdict).not.toBe('confirmed');
  expect(judgeAll([{ ...comment, title: 'Dana Whitlock' }, portrait])[1]?.verdict).toBe(
    'confirmed',
  );
});

test('minutes of the old employer count if they say whom the person joins, not if they name a lender', () => {
  const minutes = (end: string): Page => ({
    title: 'Minutes',
    markdown: `Larkspur Insurance, annual meeting. Dana Whitlock, head of compliance, reported, and was thanked. ${end}`,
  });
  const verdictBeside = (end: string): Judgement['verdict'] | undefined =>
    judgeAll([minutes(end), EARLIER])[1]?.verdict;

  expect(verdictBeside('In May she joins Tessellate Bank.')).toBe('confirmed');
  expect(verdictBeside('The loan from Tessellate Bank was renewed.')).not.toBe('confirmed');
});

test('the new company’s own site links the old employer to the person too', () => {
  const arrival = 'The chair goes in May. His place is for Dana Whitlock, presently';
  const verdictBeside = (office: string): Judgement['verdict'] | undefined =>
    judgeAll([{ title: 'Board changes', markdown: `${arrival} ${office}.` }, EARLIER], {
      companyUrl: 'https://news0.example',
    })[1]?.verdict;

  expect(verdictBeside('head of compliance at Larkspur Insurance')).toBe('confirmed');
  expect(verdictBeside('head of compliance at Marlow Insurance')).not.toBe('confirmed');
});

test('a host made of the company’s initials is its site, unless they stand for another name there', () => {
  const prospect = { name: 'Dana Whitlock', company: 'Tarn Vale University' };
  const judgeAt = (host: string, name: string): Judgement | undefined =>
    judgeDocuments({
      prospect: { ...PROSPECT, ...prospect },
      now: new Date('2026-11-20'),
      documents: [
        {
          id: '1',
          url: `https://www.${host}.example/news/1`,
          title: `${name} (TVU)`,
          description: '',
          metadata: {},
          markdown: `TVU has appointed Dana Whitlock as its new director of estates and Campus Services. ${name} opens in May.`,
        },
      ],
    })[0];
  const codesAt = (host: string, name: string): readonly string[] =>
    judgeAt(host, name)?.reasons.map(({ code }) => code) ?? [];

  expect(codesAt('tvu', 'Tarn Vale University')).toContain('similar-site');
  expect(codesAt('tvu', 'Tarn Vale University')).not.toContain('other-employer');
  expect(codesAt('news', 'Tarn Vale University')).not.toContain('similar-site');
  expect(codesAt('tvu', 'TVU')).not.toContain('similar-site');
  expect(codesAt('tvu', 'Tidal Vessel Union')).not.toContain('similar-site');
});

test('a surname with a form of address counts beside the company, and a bare surname does not', () => {
  const advert = (who: string): Page => ({
    title: 'Vacancy: head of internal audit',
    markdown: `Tessellate Bank seeks a head of internal audit. It has 42 branches, and ${who} stays until the end of the year.`,
  });

  expect(judge(advert('Ms Whitlock')).relevance).toBeGreaterThan(
    judge(advert('the Whitlock')).relevance,
  );
});

test('a surname with a form of address does not count where the page names a relative, who may be meant', () => {
  const advert = (first: string): Page => ({
    title: 'Vacancy: head of internal audit',
    markdown: `${first} founded the first branch.\n\nTessellate Bank seeks a head of internal audit. It has 42 branches, and Ms Whitlock stays until the end of the year.`,
  });

  expect(judge(advert('Karen Whitlock')).relevance).toBeLessThan(
    judge(advert('Karen Marlow')).relevance,
  );
});

test('words about private life do not count against somebody linked to the company', () => {
  const life =
    'She is married with two children, was baptised in Elm and sings at weddings and funerals.';
  const appointed = {
    title: 'New at the works',
    markdown: `Tessellate Bank has appointed Dana Whitlock as manager of its branch. ${life}`,
  };

  expect(judge(appointed).verdict).toBe('confirmed');
  expect(judge({ ...appointed, markdown: `Dana Whitlock is seventy. ${life}` }).verdict).not.toBe(
    'confirmed',
  );
});
