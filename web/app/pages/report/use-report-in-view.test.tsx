import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useReportInView } from './use-report-in-view.ts';

afterEach(cleanup);

function Report({ isOver }: { readonly isOver: boolean }): ReactElement {
  return (
    <>
      <h2 ref={useReportInView(isOver)} tabIndex={-1}>
        Ada Okafor, Acme
      </h2>
      <button type="button">Read five more</button>
    </>
  );
}

function Dashboard({ report }: { readonly report: ReactElement | null }): ReactElement {
  return (
    <>
      <input aria-label="Full Name" />
      {report}
    </>
  );
}

test('a report that comes back after a reload takes the focus from nobody', () => {
  const { rerender } = render(<Dashboard report={null} />);
  screen.getByLabelText('Full Name').focus();

  rerender(<Dashboard report={<Report isOver />} />);

  expect(screen.getByLabelText('Full Name')).toBe(document.activeElement);
});

test('who waited for a run is at its report when it ends', () => {
  const { rerender } = render(<Dashboard report={<Report isOver={false} />} />);

  rerender(<Dashboard report={<Report isOver />} />);

  expect(screen.getByRole('heading')).toBe(document.activeElement);
});

test('who is at a control of the report before it is whole stays there', () => {
  const { rerender } = render(<Dashboard report={<Report isOver={false} />} />);
  screen.getByRole('button', { name: 'Read five more' }).focus();

  rerender(<Dashboard report={<Report isOver />} />);

  expect(screen.getByRole('button')).toBe(document.activeElement);
});
