import type { EventLine, StatedDay } from '../../model/brief.ts';
import type { AboutCompany, CompanyFact } from '../../model/company-fact.ts';
import { lineOf } from './line-of.ts';
import type { CitedPage } from './proven-lines.ts';

/**
 * The company's vacancies as events of today: buying signals for people who sell to that field. Each quotes the job title and
 * cites the posting itself, which is no page of the report (`resultId` is its address).
 */
export function vacancyLines(about: AboutCompany | null): readonly EventLine[] {
  return datedVacancies(about).map((fact) => {
    const { text, title, happenedOn, source } = fact;
    const date = { ...happenedOn, origin: 'metadata' } as const;
    const citation = { quote: title, resultId: source.url, url: source.url, date };
    return {
      ...lineOf(text, citation),
      kind: 'hiring',
      subject: 'company',
      happenedOn,
      sources: [citation],
    };
  });
}

function datedVacancies(about: AboutCompany | null): readonly DatedVacancy[] {
  return (about?.facts ?? []).filter(isDatedVacancy).slice(0, VACANCIES_MAX);
}

/** A vacancy that is surely the company's own and of a known day. */
type DatedVacancy = CompanyFact & {
  readonly happenedOn: StatedDay;
  readonly title: string;
};

function isDatedVacancy(fact: CompanyFact): fact is DatedVacancy {
  const { kind, certainty, happenedOn, title = '' } = fact;
  return kind === 'vacancy' && certainty === 'same' && happenedOn !== null && title !== '';
}

/** Vacancies that a brief names; the section on the company has them all. */
const VACANCIES_MAX = 2;

/** The postings that these lines cite, as far as they are quoted. */
export function vacancyPages(about: AboutCompany | null): readonly CitedPage[] {
  return datedVacancies(about).map(({ title, source: { url } }) => ({
    id: url,
    url,
    content: title,
  }));
}
