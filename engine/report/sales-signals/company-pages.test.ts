import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { reportResult } from '../../testing/report-result.ts';
import { companyPages } from './company-pages.ts';

function prospectOf(company: string) {
  return {
    name: 'Jane Doe',
    company,
    companyUrl: '',
    position: 'Head of Risk',
    linkedinUrl: '',
    notes: '',
  };
}

/** A page that does not name the prospect. */
function pageOf(content: string, language: string, title = ''): ResearchResult {
  return {
    ...reportResult(content, { title, content, language }),
    verdict: 'possible',
    reasons: [{ code: 'name-missing', effect: 'against' }],
  };
}

test.each([
  ['en', 'Media release\n\n# Dairy fined over effluent\n\n3 September 2026'],
  ['de', 'Pressemitteilung\n\n# Molkerei muss zahlen\n\n3. September 2026\n\nNr. 114/2026'],
  ['fr', 'Communiqué\n\n# Une laiterie condamnée\n\n3 septembre 2026\n\nPartager'],
])('%s: what stands above the text of a news page is no part of its head', (language, above) => {
  const content = `${above}\n\nBrightwater was fined £30,000 on Friday.`;

  expect(companyPages(prospectOf('Brightwater'), [pageOf(content, language)])).toHaveLength(1);
});

test('a page that names the company far down is about others', () => {
  const others = 'The river rose. The mill closed. The road was shut. The bridge held.';
  const content = `${others} Brightwater lent two pumps.`;

  expect(companyPages(prospectOf('Brightwater'), [pageOf(content, 'en')])).toEqual([]);
});

test.each([
  ['nl', 'Waterschap Lindemeer', 'Lek bij Waterschap Oosterdrecht'],
  ['de', 'Sparkasse Nordtal', 'Sparkasse Südheim meldet Datenpanne'],
  ['es', 'Banco Cerralba', 'Banco Monteluz recibe una multa'],
  ['cs', 'Nemocnice Lipovec', 'Nemocnice Jasenice dostala pokutu'],
])('%s: %s is not the one of its kind in “%s”', (language, company, title) => {
  const page = pageOf(`${title}.`, language, title);

  expect(companyPages(prospectOf(company), [page])).toEqual([]);
});
