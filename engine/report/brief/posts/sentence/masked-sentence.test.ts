import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { readPosts } from '../page/page-posts.ts';

test('a Finnish name that ends like a case of origin, as the company is written, is not left', () => {
  const prospect = { ...MARLOW, company: 'Volta' };
  const page = confirmedPage('Volta nimitti Tessa Marlow riskijohtajaksi.', { language: 'fi' });
  const [posts] = readPosts(analyzedPages(prospect, [page]), prospect, new Date('2026-06-20'));

  expect(posts?.statements).toMatchObject([{ kind: 'joins', employer: 'Volta' }]);
});

test.each([
  'Tessa Marlow, head of risk at the Scottish pump maker Volta, disagrees.',
  'Tessa Marlow, head of risk at the Leeds insurer Volta, disagrees.',
])('where a company is from is no employer: %s', (content) => {
  const prospect = { ...MARLOW, company: 'Volta' };
  const pages = analyzedPages(prospect, [confirmedPage(content)]);
  const [posts] = readPosts(pages, prospect, new Date('2026-06-20'));

  expect(posts?.statements).toMatchObject([{ kind: 'holds', employer: 'Volta' }]);
});

test.each([
  'Für die Volta AG Vorstand Dr. Ralf Roth und die Leiterin Recht Tessa Marlow.',
  'Gäste: Volta AG Vorstand Ralf Roth, Leiterin Recht Tessa Marlow.',
])('a legal form and a rank before somebody’s name are no employer: %s', (content) => {
  const prospect = { ...MARLOW, company: 'Volta' };
  const pages = analyzedPages(prospect, [confirmedPage(content, { language: 'de' })]);
  const [posts] = readPosts(pages, prospect, new Date('2026-06-20'));

  expect(posts?.statements).toMatchObject([
    { kind: 'holds', title: 'Leiterin Recht', employer: 'Volta' },
  ]);
});
