import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  languageModelReplies,
  MODELS,
  startLanguageModel,
} from '../../../simulators/language-model/language-model.ts';
import { replyWith } from '../../../simulators/server/faults.ts';
import { wipeBrowserData } from '../../storage/erase/wipe.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../testing/render-app.tsx';

const [MODEL] = MODELS;
const KEY = 'sk-or-v1-5f1d9c07a2b84e63';
const PATH = '/v1/chat/completions';
const ENTRY = `legwork.language-model.${UMA.id}`;
const KEY_ENTRY = `legwork.language-model-key.${UMA.id}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the card of the dashboard. */
async function openCard(modelOrigins: readonly string[]): Promise<void> {
  renderApp(createMemoryBackend({ signedIn: UMA }), { config: { ...NOWHERE, modelOrigins } });
  await userEvent.click(await screen.findByText('Writing assistant'));
  await screen.findByLabelText('Model');
}

async function fillIn(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the assistant is off until a model is entered, tested by one call and kept with its key', async () => {
  await using server = await startLanguageModel({ keys: { [KEY]: 1 } });
  await openCard([server.baseUrl]);

  await fillIn('Address', `${server.baseUrl}/v1/`);
  await fillIn('Model', MODEL);
  await fillIn('API key (optional)', KEY);
  await fillIn('What you offer (optional)', 'a register of suppliers');
  await fillIn('Language of the drafts (optional)', 'Polish');
  await press('Save and test');

  await screen.findByText(`Saved. ${MODEL} answers.`);
  expect(screen.getByRole('button', { name: 'Save and test' })).toHaveFocus();
  expect(server.calls).toHaveLength(1);
  expect(screen.getByText(`${MODEL} on ${new URL(server.baseUrl).host}`)).toBeInTheDocument();
  expect(localStorage.getItem(ENTRY)).not.toContain(KEY);
  expect(localStorage.getItem(ENTRY)).toContain('"language":"Polish"');
  expect(localStorage.getItem(KEY_ENTRY)).toBe(KEY);
});

test('what is typed and not saved is there again after a reload, but for the key, and goes with the saving', async () => {
  await openCard([]);
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Other (OpenAI-compatible)');
  await fillIn('Address', 'http://nowhere.example/v1');
  await fillIn('API key (optional)', KEY);
  await fillIn('What you offer (optional)', 'a register of suppliers');
  const kept = (): string => JSON.stringify(Object.values(sessionStorage));
  expect(kept()).toContain('suppliers');
  expect(kept()).not.toContain(KEY);

  cleanup();
  await openCard([]);
  expect(screen.getByLabelText('Service')).toHaveValue('Other (OpenAI-compatible)');
  expect(screen.getByLabelText('Address')).toHaveValue('http://nowhere.example/v1');
  expect(screen.getByLabelText('API key (optional)')).toHaveValue('');
  expect(screen.getByLabelText('What you offer (optional)')).toHaveValue('a register of suppliers');

  await using server = await startLanguageModel();
  cleanup();
  await openCard([server.baseUrl]);
  await fillIn('Address', `${server.baseUrl}/v1`);
  await fillIn('Model', MODEL);
  await press('Save and test');
  await screen.findByText(`Saved. ${MODEL} answers.`);
  expect(kept()).not.toContain('suppliers');
});

test('a key never moves to another server with the address', async () => {
  await using server = await startLanguageModel();
  localStorage.setItem(ENTRY, '{"baseUrl":"http://elsewhere.example/v1","model":"m","offer":""}');
  localStorage.setItem(KEY_ENTRY, KEY);
  await openCard([server.baseUrl]);

  await fillIn('Address', `${server.baseUrl}/v1`);
  await fillIn('Model', MODEL);
  await press('Save and test');

  await screen.findByText(`Saved. ${MODEL} answers.`);
  expect(server.calls[0]?.headers['authorization']).toBeUndefined();
  expect(localStorage.getItem(KEY_ENTRY)).toBeNull();
});

test('switching it off, like wiping, takes the model and its key out of the browser', async () => {
  localStorage.setItem(ENTRY, `{"baseUrl":"http://localhost:9/v1","model":"m","offer":"x"}`);
  localStorage.setItem(KEY_ENTRY, KEY);
  await openCard([]);

  await press('Switch off');

  expect(screen.getByText('Writing assistant').closest('summary')).toHaveFocus();
  expect(screen.getByLabelText('Model')).toHaveValue('');

  expect(localStorage.getItem(ENTRY)).toBeNull();
  expect(localStorage.getItem(KEY_ENTRY)).toBeNull();

  localStorage.setItem(KEY_ENTRY, KEY);
  await wipeBrowserData(UMA.id);
  expect(localStorage.getItem(KEY_ENTRY)).toBeNull();
});

test('an address that the installation does not allow is not called, and says what to ask for', async () => {
  await using server = await startLanguageModel();
  await openCard([]);

  await fillIn('Address', `${server.baseUrl}/v1`);
  await fillIn('Model', MODEL);
  await press('Save and test');

  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(
    `This installation does not allow ${server.baseUrl}. Ask your administrator to add it to the setting MODEL_URLS, then reload this page.`,
  );
  expect(server.calls).toEqual([]);
});

test.each([
  [
    'an unknown model',
    'llama',
    null,
    /does not have the model “llama”\. It has: obedient-8b, obedient-70b\./,
  ],
  [
    'a refused key',
    MODEL,
    languageModelReplies.unauthorized,
    /refused the key\. Check the API key\./,
  ],
  ['a limit', MODEL, languageModelReplies.rateLimited, /Try again later\./],
  ['an error', MODEL, languageModelReplies.failed, /answered with an error\./],
] as const)('the test says what is wrong and what to do: %s', async (_kind, model, reply, text) => {
  await using server = await startLanguageModel();
  if (reply !== null) server.script({ path: PATH, answer: replyWith(reply) });
  await openCard([server.baseUrl]);

  await fillIn('Address', `${server.baseUrl}/v1`);
  await fillIn('Model', model);
  await press('Save and test');

  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('where Ollama cannot be reached, the setting it needs is named', async () => {
  const ollama = 'http://localhost:11434';
  await openCard([ollama]);

  await fillIn('Model', 'llama3.2');
  await press('Save and test');

  const text = await screen.findByText(/^localhost:11434 could not be reached\./);
  expect(text).toHaveTextContent(`OLLAMA_ORIGINS=${location.origin}`);
});
