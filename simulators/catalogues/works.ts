import { jsonReply, type Reply } from '../server/answer.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import { hasWords } from './has-words.ts';
import type { ListedAuthor, ListedWork } from './listed.ts';

/** Crossref never filters: whoever shares the surname is in the answer, those of the affiliation a little higher. */
export function crossrefReply({ path, query }: RecordedCall, works: readonly ListedWork[]): Reply {
  if (path !== '/crossref/works') return jsonReply(404, 'Resource not found.');
  const surname = (query['query.author'] ?? '').split(' ').at(-1) ?? '';
  const affiliation = query['query.affiliation'] ?? '';
  const isOf = ({ authors }: ListedWork): boolean =>
    authors.some(({ affiliations }) => hasWords(affiliations.join(' '), affiliation));
  const found = works
    .filter(({ authors }) => authors.some(({ family }) => hasWords(family, surname)))
    .toSorted((one, other) => Number(isOf(other)) - Number(isOf(one)))
    .slice(0, Number(query['rows'] ?? 20));
  const items = found.map((work) => ({
    URL: `https://doi.org/${work.doi}`,
    type: 'journal-article',
    title: [work.title],
    'container-title': [work.container],
    published: { 'date-parts': [work.published.split('-').map(Number)] },
    author: work.authors.map(({ given, family, affiliations }) => ({
      given,
      family,
      sequence: 'first',
      affiliation: affiliations.map((name) => ({ name })),
    })),
  }));
  // Some works have an organisation for an author, and no title yet.
  const odd = { URL: 'https://doi.org/10.5555/odd', author: [{ name: 'A Committee' }] };
  return jsonReply(200, {
    status: 'ok',
    message: { 'total-results': 900, items: [odd, ...items] },
  });
}

type OpenAlexAuthor = ListedAuthor & { readonly number: number };

/** OpenAlex makes one author of a name at one place, and knows institutions by one name, with the country of a company. */
export function openAlexReply({ path, query }: RecordedCall, works: readonly ListedWork[]): Reply {
  const authors = authorsOf(works);
  if (path === '/openalex/authors') {
    const surname = (query['search'] ?? '').split(' ').at(-1) ?? '';
    const found = authors.filter(({ family }) => hasWords(family, surname));
    return listReply(
      found.slice(0, Number(query['per-page'] ?? 25)).map((author) => ({
        id: `https://openalex.org/A${author.number}`,
        display_name: `${author.given} ${author.family}`,
        display_name_alternatives: [`${author.family}, ${author.given}`],
        orcid: author.orcid === undefined ? null : `https://orcid.org/${author.orcid}`,
        last_known_institutions: employersOf(author).slice(0, 1).map(institutionOf),
        affiliations: employersOf(author).map((name) => ({
          institution: institutionOf(name),
          years: [2025],
        })),
      })),
    );
  }
  if (path !== '/openalex/works') return jsonReply(404, { error: 'Not found' });
  const numbers = new Set(/A[\dA|]+$/u.exec(query['filter'] ?? '')?.[0].split('|'));
  const theirs = works.filter((work) =>
    work.authors.some((one) => numbers.has(`A${numberOf(one, authors)}`)),
  );
  return listReply(
    theirs.slice(0, Number(query['per-page'] ?? 25)).map((work) => ({
      title: work.title,
      // Of a year alone it makes the first of January.
      publication_date: `${work.published}-01-01`.slice(0, 10),
      doi: `https://doi.org/${work.doi}`,
      primary_location: {
        landing_page_url: `https://doi.org/${work.doi}`,
        source: { display_name: work.container },
      },
    })),
  );
}

function listReply(results: readonly object[]): Reply {
  const reply = jsonReply(200, { meta: { count: results.length }, results });
  return { ...reply, headers: { ...reply.headers, 'x-ratelimit-limit': '1000' } };
}

function institutionOf(name: string): object {
  const [own = ''] = name.split(',');
  return { id: 'https://openalex.org/I1', display_name: `${own} (Norway)` };
}

function authorsOf(works: readonly ListedWork[]): readonly OpenAlexAuthor[] {
  const byKey = new Map<string, OpenAlexAuthor>();
  for (const author of works.flatMap(({ authors }) => authors)) {
    const key = keyOf(author);
    if (!byKey.has(key)) byKey.set(key, { ...author, number: byKey.size + 5_000_000 });
  }
  return [...byKey.values()];
}

function numberOf(author: ListedAuthor, all: readonly OpenAlexAuthor[]): number {
  return all.find((one) => keyOf(one) === keyOf(author))?.number ?? 0;
}

function keyOf(author: ListedAuthor): string {
  return [author.given, author.family, ...employersOf(author)].join('|').toLowerCase();
}

function employersOf({ affiliations, employers = affiliations }: ListedAuthor): readonly string[] {
  return employers;
}

/** ORCID: people by fields in quotation marks, and what each of them has entered. */
export function orcidReply({ path, query }: RecordedCall, works: readonly ListedWork[]): Reply {
  const people = authorsOf(works).filter(({ orcid }) => orcid !== undefined);
  if (path === '/orcid/v3.0/expanded-search/') {
    const asked = query['q'] ?? '';
    const field = (name: string): string =>
      new RegExp(`${name}:"([^"]*)"`, 'u').exec(asked)?.[1] ?? '';
    const found = people.filter(
      (author) =>
        hasWords(author.family, field('family-name')) &&
        hasWords(author.given, field('given-names')) &&
        hasWords(employersOf(author).join(' '), field('affiliation-org-name')),
    );
    const result = found.map((author) => ({
      'orcid-id': author.orcid,
      'given-names': author.given,
      'family-names': author.family,
      'credit-name': null,
      'other-name': [],
      'institution-name': employersOf(author),
    }));
    return jsonReply(200, {
      'num-found': result.length,
      'expanded-result': result.length === 0 ? null : result,
    });
  }
  const id = /^\/orcid\/v3\.0\/([\d-]{18}[\dX])\/works$/u.exec(path)?.[1];
  const own = works.filter(({ authors }) => authors.some(({ orcid }) => orcid === id));
  if (id === undefined || own.length === 0) return jsonReply(404, { 'response-code': 404 });
  return jsonReply(200, { group: own.map((work) => ({ 'work-summary': [summaryOf(work)] })) });
}

function summaryOf({ doi, title, container, published }: ListedWork): object {
  const [year, month, day] = published.split('-').map((value) => ({ value }));
  return {
    title: { title: { value: title }, subtitle: null },
    'journal-title': { value: container },
    'publication-date': { year, month: month ?? null, day: day ?? null },
    url: null,
    type: 'journal-article',
    'external-ids': {
      'external-id': [{ 'external-id-type': 'doi', 'external-id-value': doi.toUpperCase() }],
    },
  };
}
