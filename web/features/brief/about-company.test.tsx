import { render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { AboutCompany, CompanyFact } from '#engine';
import { ABOUT_QUILLFEATHER, companyFact } from '../../../engine/testing/company-facts.ts';
import { AboutCompanyPanel } from './about-company.tsx';

const COMPANY = 'Quillfeather Insurance';

function show(about: AboutCompany | null, isAsking?: boolean) {
  const panel = (now: AboutCompany | null, asking?: boolean) => (
    <AboutCompanyPanel
      company={COMPANY}
      about={now}
      {...(asking === undefined ? {} : { isAsking: asking })}
    />
  );
  const view = render(panel(about, isAsking));
  onTestFinished(view.unmount);
  return (next: AboutCompany | null, asking?: boolean) => view.rerender(panel(next, asking));
}

const section = () => screen.getByRole('region', { name: `About ${COMPANY}` });

function knowing(...facts: readonly CompanyFact[]): AboutCompany {
  return { ...ABOUT_QUILLFEATHER, facts, unanswered: [] };
}

test('each line says what its source says, who that is, where it can be seen, when, and how sure it is', () => {
  show(ABOUT_QUILLFEATHER);

  const [trust, vacancy] = within(section()).getAllByRole('listitem');
  expect(trust).toHaveTextContent(
    'trust.quillfeather.example leads to a trust centre at Vanta.DNStrust.quillfeather.exampleobserved on 20 November 2026',
  );
  expect(trust).not.toHaveTextContent('another company');
  expect(within(trust ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    'https://trust.quillfeather.example/',
  );
  expect(vacancy).toHaveTextContent('“You know DORA and ISO 27001.”');
  expect(vacancy).toHaveTextContent('2 October 2026');
  expect(vacancy).not.toHaveTextContent('observed on');
  expect(vacancy).toHaveTextContent('may be another company of this name');
  expect(section()).toHaveTextContent('It says nothing about the person.');
  expect(section()).toHaveTextContent(
    'Looked up for quillfeather.example, the website you entered.',
  );
  expect(section()).toHaveTextContent('No answer from Lever.');
});

test('the three most informative lines are open, and the rest on demand and on paper', async () => {
  const facts = ['one', 'two', 'three', 'four', 'five'].map((text) => companyFact({ text }));
  show(knowing(...facts));
  const hidden = () =>
    within(section())
      .getAllByRole('listitem')
      .filter(({ className }) => className.split(' ').includes('hidden'));
  expect(hidden().map((item) => item.querySelector('p')?.textContent)).toEqual(['four', 'five']);
  for (const item of hidden()) expect(item).toHaveClass('print:grid');

  const button = screen.getByRole('button', { name: 'Show 2 more', expanded: false });
  button.focus();
  await userEvent.keyboard('{Enter}');

  expect(hidden()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
});

test.each([
  ['javascript:alert(1)', null],
  ['https://ann:secret@boards.example/1', 'https://boards.example/1'],
])('a source at %s leads to %s', (url, href) => {
  show(knowing(companyFact({ source: { name: 'A board', url } })));

  if (href === null) expect(within(section()).queryByRole('link')).not.toBeInTheDocument();
  else expect(within(section()).getByRole('link')).toHaveAttribute('href', href);
});

test('what a source says is shown as text, never as markup', () => {
  show(knowing(companyFact({ text: '<img src=x onerror=alert(1)>', quote: '<b>GRC</b>' })));

  expect(section()).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(section()).toHaveTextContent('“<b>GRC</b>”');
  expect(section().querySelector('img, b')).toBeNull();
});

test('a record is shown letter for letter, stars and underscores included', () => {
  show(knowing(companyFact({ quote: '_vendor-check=*.acme.example' })));

  expect(section()).toHaveTextContent('“_vendor-check=*.acme.example”');
});

test('while sources are asked the section says so, the same live region says what came, and paper has none of it', () => {
  const showNext = show(null, true);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(`Asking public sources about ${COMPANY}…`);
  expect(section()).toHaveClass('print:hidden');

  showNext(ABOUT_QUILLFEATHER, false);

  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent(`2 facts about ${COMPANY} from public sources`);
  expect(section()).not.toHaveClass('print:hidden');
});

test.each([
  ['nobody was asked', null, undefined],
  ['nothing came', null, false],
  ['no source answered', { ...ABOUT_QUILLFEATHER, facts: [] }, false],
  ['a saved report knows nothing', null, undefined],
])('there is no section where %s', (_what, nothing, isAsking) => {
  show(nothing, isAsking);

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
