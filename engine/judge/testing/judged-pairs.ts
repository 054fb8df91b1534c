import type { Judgement } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import { judgeDocuments } from '../judge-documents.ts';

/** A pair of names judged in one direction: `entered` by the user, `written` on a page. */
export type JudgedPair = {
  readonly entered: string;
  readonly written: string;
  /** Are they one person, or one company? */
  readonly isSame: boolean;
  readonly judgement: Judgement;
};

/** Judges each pair in the text of `pairs-of-people.txt` or `pairs-of-companies.txt` in both directions. */
export function judgedPairs(
  text: string,
  judge: (entered: string, written: string) => Judgement,
): readonly JudgedPair[] {
  return text.split('\n').flatMap((line) => {
    const [, one, sign, other] = PAIR.exec(line) ?? [];
    if (one === undefined || other === undefined) return [];
    const isSame = sign === '=';
    return [
      { isSame, entered: one, written: other, judgement: judge(one, other) },
      { isSame, entered: other, written: one, judgement: judge(other, one) },
    ];
  });
}

const PAIR = /^([^#].*) ([=≠]) (.+)$/u;

/** Judges a page on which somebody of the name `written` holds the prospect's position. */
export function judgeOfficer(
  prospect: Pick<Prospect, 'name' | 'company'>,
  written: Pick<Prospect, 'name' | 'company'>,
): Judgement {
  const position = 'Chief Compliance Officer';
  const officer = `${written.name} is chief compliance officer of ${written.company}.`;
  const [judgement] = judgeDocuments({
    prospect: { ...prospect, position, companyUrl: '', linkedinUrl: '', notes: '' },
    now: new Date('2026-11-20'),
    documents: [
      {
        id: '1',
        url: 'https://news.example/1',
        title: 'Speakers of the compliance forum',
        description: '',
        markdown: `The forum opens on Monday. ${officer} The session on audits closes it.`,
        metadata: {},
      },
    ],
  });
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement;
}

/** How well 'confirmed' separates the pairs that are one from the pairs that are two; shares are 0–1. */
export function figuresOf(pairs: readonly JudgedPair[]): {
  readonly right: number;
  readonly wrong: readonly JudgedPair[];
  readonly missed: readonly JudgedPair[];
  readonly precision: number;
  readonly f1: number;
} {
  const confirmed = pairs.filter(({ judgement }) => judgement.verdict === 'confirmed');
  const right = confirmed.filter(({ isSame }) => isSame).length;
  const wrong = confirmed.filter(({ isSame }) => !isSame);
  const missed = pairs.filter((pair) => pair.isSame && !confirmed.includes(pair));
  const precision = right / confirmed.length;
  return {
    right,
    wrong,
    missed,
    precision,
    f1: (2 * right) / (2 * right + wrong.length + missed.length),
  };
}
