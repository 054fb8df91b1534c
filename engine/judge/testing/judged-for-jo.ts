import type { Judgement, PageDocument } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import { judgeDocuments } from '../judge-documents.ts';

/** Of whom nothing but name and company is known. */
export const JO_MARSH: Prospect = {
  name: 'Jo Marsh',
  company: 'Harbour Mutual',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** Judges pages together for Jo Marsh; their addresses and metadata say nothing. */
export function judgedForJo(
  pages: readonly Pick<PageDocument, 'title' | 'markdown'>[],
): readonly Judgement[] {
  const documents = pages.map((page, index) => ({
    ...page,
    id: String(index),
    url: `https://a${index}.example/x`,
    description: '',
    metadata: {},
  }));
  return judgeDocuments({ prospect: JO_MARSH, documents, now: new Date('2026-11-20') });
}

/** The same for pages of a conference, given by their texts. */
export function judgedTalks(texts: readonly string[]): readonly Judgement[] {
  const title = 'Risk Days';
  return judgedForJo(texts.map((text) => ({ title, markdown: `# ${title}\n\n${text}` })));
}
