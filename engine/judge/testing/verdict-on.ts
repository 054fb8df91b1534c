import type { Verdict } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import { judgeDocuments } from '../judge-documents.ts';

/** Of whom nothing but name and company is known; the company's name is one word. */
export const MARA_LINDQVIST: Prospect = {
  name: 'Mara Lindqvist',
  company: 'Northwater',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** How a page with this text is judged, alone in its search; for Mara Lindqvist unless `about` says otherwise. */
export function verdictOn(
  markdown: string,
  about: Partial<Prospect> = {},
  url = 'https://news.example/1',
  title = 'This week',
): Verdict {
  const page = { id: '1', title, description: '', metadata: {} };
  const [judgement] = judgeDocuments({
    prospect: { ...MARA_LINDQVIST, ...about },
    now: new Date('2026-11-20'),
    documents: [{ ...page, url, markdown }],
  });
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement.verdict;
}
