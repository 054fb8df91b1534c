import type { PageDocument, Prospect } from '#engine';
import { withoutLegalForms } from '../../engine/names/companies/legal-form.ts';
import { normalizeText } from '../../engine/text/normalize.ts';
import type { JudgedExample } from './judged-figures.ts';
import type { LabelledCase } from './labelled-case.ts';

/**
 * The rule of the closest tools, as a yardstick: a page is about the person when it holds the full name and the company.
 * Case, accents and the company's legal form make no difference.
 */
export function judgedByNameAndCompany(cases: readonly LabelledCase[]): readonly JudgedExample[] {
  return cases.flatMap(({ group, prospect, documents, labels }) =>
    documents.map((document, index) => {
      const isConfirmed = holdsNameAndCompany(document, prospect);
      return {
        group,
        isPerson: labels[index]?.isPerson ?? false,
        grade: labels[index]?.grade ?? 0,
        verdict: isConfirmed ? 'confirmed' : 'other',
        relevance: isConfirmed ? 100 : 0,
      };
    }),
  );
}

function holdsNameAndCompany(document: PageDocument, { name, company }: Prospect): boolean {
  const { title, description, markdown } = document;
  const text = padded(`${title} ${description} ${markdown}`);
  const words = wordsIn(company);
  const shortened = withoutLegalForms(words);
  const companyName = (shortened.length > 0 ? shortened : words).join(' ');
  return text.includes(padded(name)) && text.includes(` ${companyName} `);
}

function padded(text: string): string {
  return ` ${wordsIn(text).join(' ')} `;
}

function wordsIn(text: string): readonly string[] {
  return normalizeText(text).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
}
