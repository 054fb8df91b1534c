import { render, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { reportDocumentFrom, type ReportDocument } from '#engine';
import { parseCsv } from '../../../engine/testing/parse-csv.ts';
import { reportDocument, QUOTED_PAGE } from '../../../engine/testing/report-document.ts';
import { refuseClipboard } from '../../testing/refuse-clipboard.ts';
import { collectToasts } from '../../testing/render-app.tsx';
import { ExportMenu } from './export-menu.tsx';

type Saved = { readonly fileName: string; readonly text: () => Promise<string> };

/** What the page would have saved: happy-dom follows no link, so the click is read instead. */
function collectSaved(): readonly Saved[] {
  const saved: Saved[] = [];
  const blobs = new Map<string, Blob>();
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    const address = createObjectURL(blob);
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  const onClick = (event: Event): void => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { href, download } = event.target;
    const blob = blobs.get(href);
    saved.push({
      fileName: download,
      // `text()` would swallow the byte order mark.
      text: async () =>
        blob === undefined
          ? href
          : new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer()),
    });
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL;
    document.removeEventListener('click', onClick);
  });
  return saved;
}

function show(report: ReportDocument | null) {
  const user = userEvent.setup();
  const { unmount } = render(<ExportMenu report={report && (() => report)} />);
  onTestFinished(unmount);
  return async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
}

test('every format is saved under a safe name and can be read again', async () => {
  const saved = collectSaved();
  const toasts = collectToasts();
  const choose = show(reportDocument());

  for (const name of [
    'Download Markdown',
    'Download CSV',
    'Download JSON',
    'HubSpot import (CSV)',
    'Salesforce import (CSV)',
  ]) {
    await choose(name);
  }

  const about = 'legwork-tessa-marlow-quillfeather-insurance-ltd-2026-11-20';
  expect(saved.map(({ fileName }) => fileName)).toEqual([
    `${about}.md`,
    `${about}.csv`,
    `${about}.json`,
    `${about}.hubspot.csv`,
    `${about}.salesforce.csv`,
  ]);
  const [markdown = '', csv = '', json = '', hubspot = '', salesforce = ''] = await Promise.all(
    saved.map(({ text }) => text()),
  );
  expect(markdown).toContain('# Tessa Marlow');
  expect(parseCsv(csv).length).toBeGreaterThan(5);
  expect(reportDocumentFrom(JSON.parse(json))).toEqual(reportDocument());
  for (const text of [hubspot, salesforce]) expect(parseCsv(text)).toHaveLength(2);
  expect(toasts.map(({ title }) => title)).toContain(`Saved as ${about}.json`);
});

test('a browser that refuses to copy gets a file instead', async () => {
  const saved = collectSaved();
  const toasts = collectToasts();
  const choose = show(reportDocument());

  await choose('Copy as Markdown');
  expect(await globalThis.navigator.clipboard.readText()).toContain('# Tessa Marlow');

  refuseClipboard();
  await choose('Copy as Markdown');
  await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toHaveLength(1));
  expect(saved[0]?.fileName).toMatch(/\.md$/u);
  expect(toasts.map(({ title }) => title)).toEqual(['Report copied', 'Could not copy']);
});

test('a mail draft opens in the mail program; one that is too long is copied', async () => {
  const saved = collectSaved();
  const toasts = collectToasts();

  await show(reportDocument())('Email draft');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toMatch(/^mailto:\?subject=Brief/u);
  expect(toasts).toEqual([]);
});

test('a mail too long for a draft is on the clipboard', async () => {
  const toasts = collectToasts();
  const { prospect } = reportDocument();

  await show(reportDocument([QUOTED_PAGE], { ...prospect, name: 'é'.repeat(2000) }))('Email draft');

  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Brief copied']));
  expect(await globalThis.navigator.clipboard.readText()).toContain('Researched on');
});

test('while there is nothing to give away the menu stays shut', () => {
  show(null);

  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});
