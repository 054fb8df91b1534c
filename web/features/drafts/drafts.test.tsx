import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { reportDocument as briefedReport } from '../../../engine/testing/report-document.ts';
import {
  languageModelReplies,
  modelAnswer,
  MODELS,
  startLanguageModel,
} from '../../../simulators/language-model/language-model.ts';
import { neverAnswer, replyWith } from '../../../simulators/server/faults.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../testing/render-app.tsx';
import type { Toast } from '../../ui/overlays/toast.ts';

const [MODEL] = MODELS;
const PATH = '/v1/chat/completions';
const ENTRY = `legwork.language-model.${UMA.id}`;

beforeEach(() => localStorage.clear());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A saved report on the screen, with this model set up. */
async function openReport(
  baseUrl: string | null,
  offer = '',
): Promise<MemoryBackend & { readonly toasts: readonly Toast[] }> {
  if (baseUrl !== null) {
    const settings = { baseUrl: `${baseUrl}/v1`, model: MODEL, offer };
    localStorage.setItem(ENTRY, JSON.stringify(settings));
  }
  const backend = createMemoryBackend({ signedIn: UMA });
  const id = await (await backend.reports()).saveReport(briefedReport());
  const modelOrigins = baseUrl === null ? [] : [baseUrl];
  const { toasts } = renderApp(backend, {
    path: `/reports/${id}`,
    config: { ...NOWHERE, modelOrigins },
  });
  await screen.findByRole('region', { name: 'Brief' });
  return { ...backend, toasts };
}

test('without a model a report is what it was', async () => {
  await openReport(null);

  expect(screen.queryByRole('region', { name: 'Draft' })).not.toBeInTheDocument();
});

const panel = () => screen.getByRole('region', { name: 'Draft' });

test('a draft shows three mails with their lines and who wrote it, and is saved', async () => {
  await using server = await startLanguageModel();
  const backend = await openReport(server.baseUrl);
  const before = screen.getByRole('region', { name: 'Brief' }).innerHTML;

  await press(`Draft with ${MODEL}`);

  await within(panel()).findByText(
    /^Drafted with obedient-8b on 127\.0\.0\.1:\d+, around 3 quotes from the brief\. It took \d+ seconds? and used [\d,]+ tokens\.$/,
  );
  const [number = document.body] = within(panel()).getAllByRole('button', { name: 'Line 3' });
  const quote = briefedReport().brief.inTheirWords[0]?.quote ?? 'none';
  expect(number).toHaveAccessibleDescription(`“${quote}”`);
  await userEvent.click(number);
  expect(document.activeElement).toHaveTextContent(quote);
  expect(screen.getByRole('region', { name: 'Brief' }).innerHTML).toBe(before);
  await waitFor(() => expect(backend.saved()[0]?.draft?.model).toBe(MODEL));
});

test('a sentence that names what no source has says so, and is copied once it is kept', async () => {
  await using server = await startLanguageModel();
  const { toasts, ...backend } = await openReport(server.baseUrl);
  const user = userEvent.setup();
  await press(`Draft with ${MODEL}`);
  expect(await within(panel()).findByText('Lisbon')).toHaveTextContent('Lisbon (in no source)');
  const copy = screen.getByRole('button', { name: 'Copy the mail: Plain' });

  await user.click(copy);
  expect(await navigator.clipboard.readText()).not.toContain('Lisbon');
  expect(toasts.at(-1)?.title).toBe('Copied without 1 sentence that names something in no source');

  const keep = screen.getByRole('button', { name: 'Keep this sentence (sentence 5)' });
  expect(keep).toHaveAccessibleDescription('“Lisbon” is in no source. Not copied.');
  await user.click(keep);
  expect(within(panel()).getAllByText('“Lisbon” is in no source. Kept by you.')).toHaveLength(2);
  expect(document.activeElement).toHaveTextContent('You won an award for it in Lisbon');
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toContain('You won an award for it in Lisbon.');
  await waitFor(() => expect(backend.saved()[0]?.draft?.mails.plain[4]?.choice).toBe('kept'));

  await user.click(screen.getByRole('button', { name: 'Undo (sentence 5)' }));
  await user.click(screen.getByRole('button', { name: 'Leave out (sentence 5)' }));
  await user.click(copy);
  expect(toasts.at(-1)?.title).toBe('Copied');
});

test('a sentence that is edited is checked again and saved, and may be left out', async () => {
  await using server = await startLanguageModel();
  const backend = await openReport(server.baseUrl);
  const user = userEvent.setup();
  await press(`Draft with ${MODEL}`);

  await user.click(await screen.findByRole('button', { name: 'Edit sentence 5' }));
  const field = screen.getByRole('textbox', { name: 'Text of sentence 5' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'You said it in Porto.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(panel()).getAllByText('“Porto” is in no source. Not copied.')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Edit sentence 5' }));
  await user.clear(screen.getByRole('textbox', { name: 'Text of sentence 5' }));
  await user.type(screen.getByRole('textbox', { name: 'Text of sentence 5' }), 'You said it well.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(panel()).getByText('Edited by you.')).toBeInTheDocument();
  await waitFor(() =>
    expect(backend.saved()[0]?.draft?.mails.plain[4]).toEqual({
      parts: [{ kind: 'text', text: 'You said it well.' }],
      choice: null,
      isEdited: true,
      changedAt: backend.saved()[0]?.draft?.changedAt,
    }),
  );

  await user.click(screen.getByRole('button', { name: 'Edit sentence 5' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Text of sentence 5' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit sentence 5' }));
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  expect(within(panel()).getAllByText('Left out by you.')).toHaveLength(2);
});

test('a quote that does not exist is said in its place, and its sentence is not copied', async () => {
  await using server = await startLanguageModel();
  const sentences = [
    { parts: [{ text: 'I read this.' }] },
    { parts: [{ text: 'See ' }, { quote: 'q99' }] },
  ];
  const mails = { plain: sentences, warm: [], short: [] };
  server.script({ path: PATH, answer: modelAnswer(JSON.stringify({ mails, summary: [] })) });
  await openReport(server.baseUrl);
  const user = userEvent.setup();

  await press(`Draft with ${MODEL}`);

  await within(panel()).findByText('[there is no quote 99]');
  expect(screen.queryByRole('button', { name: /^Keep/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy the mail: Plain' }));
  expect(await navigator.clipboard.readText()).toBe('I read this.');
});

test('threat 19: what a model writes is text on the screen, never a link or markup', async () => {
  await using server = await startLanguageModel();
  const text = '<img src=x onerror=alert(1)> [Read](https://evil.example) javascript:alert(1)';
  const mails = { plain: [{ parts: [{ text }] }], warm: [], short: [] };
  server.script({ path: PATH, answer: modelAnswer(JSON.stringify({ mails, summary: [] })) });
  await openReport(server.baseUrl);

  await press(`Draft with ${MODEL}`);

  const row = (await within(panel()).findByText(/^<img src/)).closest('li');
  expect(row).toHaveTextContent('<img src=x onerror=alert(1)> [Read]');
  expect(row?.querySelectorAll('a, img')).toHaveLength(0);
});

test('the quote of a number shows while it has the focus, and goes with Escape', async () => {
  await using server = await startLanguageModel();
  await openReport(server.baseUrl);
  const user = userEvent.setup();
  await press(`Draft with ${MODEL}`);
  const [number = document.body] = await screen.findAllByRole('button', { name: 'Line 3' });
  const quote = document.getElementById(number.getAttribute('aria-describedby') ?? '');
  expect(quote).toHaveClass('hidden');

  await user.hover(number);
  expect(quote).not.toHaveClass('hidden');
  await user.keyboard('{Escape}');
  expect(quote).toHaveClass('hidden');
  await user.unhover(number);

  for (let tabs = 0; document.activeElement !== number && tabs < 60; tabs += 1) await user.tab();
  expect(quote).not.toHaveClass('hidden');
  await user.keyboard('{Escape}');
  expect(quote).toHaveClass('hidden');
  expect(number).toHaveFocus();
});

test.each([
  { offer: '', move: 'nothing moves' },
  { offer: 'a risk register', move: 'openers come in the order in which they fit it' },
])('with the offer “$offer” $move', async ({ offer }) => {
  await using server = await startLanguageModel();
  await openReport(server.baseUrl, offer);
  const openers = (): readonly string[] =>
    screen
      .getAllByRole('button', { name: /^Copy opener/u })
      .map((button) => button.closest('li')?.querySelector('p')?.textContent ?? '');
  const before = openers();

  await press(`Draft with ${MODEL}`);
  await screen.findByText(/^Drafted with/u);

  // The simulated model turns the lines round.
  expect(before.length).toBeGreaterThan(1);
  const expected = offer === '' ? before : before.toReversed();
  await waitFor(() => expect(openers()).toEqual(expected));
});

test('the tones are tabs, and the mail on the screen is copied without its numbers', async () => {
  await using server = await startLanguageModel();
  await openReport(server.baseUrl);
  const user = userEvent.setup();

  await press(`Draft with ${MODEL}`);
  await user.click(await screen.findByRole('tab', { name: 'Warm' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the mail: Warm' }));

  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^Hello Tessa,\n\nI read this line and kept coming back to it: “/u);
  expect(copied).not.toMatch(/award|\bLine\b/u);
});

test('an error leaves everything as it was and says so', async () => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: replyWith(languageModelReplies.failed) });
  const backend = await openReport(server.baseUrl);
  const before = screen.getByRole('region', { name: 'Brief' }).innerHTML;

  await press(`Draft with ${MODEL}`);

  expect(
    await screen.findByText(/answered with an error\. .* The brief is unchanged\.$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Brief' }).innerHTML).toBe(before);
  expect(backend.saved()[0]).not.toHaveProperty('draft');
});

test('fault 90: cancelling a draft ends its call, and the focus stays on the button', async () => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: neverAnswer() });
  await openReport(server.baseUrl);

  await press(`Draft with ${MODEL}`);
  await server.until((calls) => calls.length === 1);
  await press('Cancel the draft');

  await screen.findByText('Cancelled. Nothing was changed.');
  await server.until((calls) => calls.every(({ aborted }) => aborted));
  expect(screen.getByRole('button', { name: `Draft with ${MODEL}` })).toHaveFocus();
});
