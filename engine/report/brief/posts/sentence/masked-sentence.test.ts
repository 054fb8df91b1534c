import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { readPosts } from '../page/page-posts.ts';

test('a Finnish name that ends like a case of origin, as the company is written, is not left', () => {
  const prospect = { ...MARLOW, company: 'Volta' };
  const page = confirmedPage('Volta nimitti Tessa Marlow riskijohtajaksi.', { language: 'fi' });
  const [posts] = readPosts(analyzedPages(prospect, [page]), prospect, new Date('2026-06-20'));

  expect(posts?.statements).toMatchObject([{ kind: 'comes', employer: 'Volta' }]);
});
