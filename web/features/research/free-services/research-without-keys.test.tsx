import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { OfferedSources } from '../../../company-sources.ts';
import type { Config } from '../../../config.ts';
import { createConsent, type ConsentSubject } from '../../../storage/consent.ts';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../../testing/render-app.tsx';

const SWITCH = 'Use free services when no API key is set';
const NOWHERE_EITHER = 'http://127.0.0.1:9';

const OFFERED: Config = {
  ...NOWHERE,
  keyless: {
    'firecrawl-keyless': NOWHERE_EITHER,
    tavily: NOWHERE_EITHER,
    exa: NOWHERE_EITHER,
    wikidata: NOWHERE_EITHER,
  },
};

beforeEach(() => localStorage.clear());

const consent = (subject: ConsentSubject = 'free-services') =>
  createConsent(subject, UMA.id, () => localStorage);

async function openDashboard(config = OFFERED): Promise<void> {
  renderApp(createMemoryBackend({ signedIn: UMA }), { config });
  await screen.findByRole('region', { name: 'No research yet' });
}

/** One for narrow screens and one for wide ones, of which a browser shows the one that fits. */
const offers = () => screen.queryAllByRole('button', { name: 'Research without keys' });

/** The switch under 'Credits and reuse', which comes with their first opening. */
async function openSwitch(): Promise<HTMLElement> {
  await userEvent.click(screen.getByText('Credits and reuse'));
  return screen.findByRole('checkbox', { name: SWITCH, hidden: true });
}

async function explain(): Promise<HTMLElement> {
  const [offer = document.body] = offers();
  await userEvent.click(offer);
  return screen.findByRole('dialog', { name: 'Research without keys' });
}

test('the explanation names who learns what, and closing it answers nothing', async () => {
  await openDashboard();

  const dialog = await explain();

  for (const word of [
    'Firecrawl',
    'Tavily',
    'Exa',
    'Wikidata',
    'daily limit per IP address',
    'API keys',
  ]) {
    expect(dialog).toHaveTextContent(word);
  }
  expect(dialog).toHaveTextContent('“Credits and reuse”');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(offers()[0]).toHaveFocus();
  expect(consent().read()).toBeNull();
});

test.for([
  ['Use free services', 'yes', /^Free services are on/, true],
  ['Not now', 'no', /^Free services are off/, false],
] as const)(
  "after '%s' it is said how it stands, the switch agrees, and nobody is asked again",
  async ([button, answer, note, isOn]) => {
    await openDashboard();
    const dialog = await explain();

    await userEvent.click(within(dialog).getByRole('button', { name: button }));

    expect(consent().read()).toBe(answer);
    expect(offers()).toEqual([]);
    expect(screen.getAllByText(note)[0]).toHaveFocus();
    const freeSwitch = await openSwitch();
    expect(freeSwitch).toHaveProperty('checked', isOn);

    await userEvent.click(freeSwitch);

    expect(consent().read()).toBe(isOn ? 'no' : 'yes');
    expect(offers()).toEqual([]);
  },
);

test('any key takes the offer away, and the switch stays, since Wikidata goes by it', async () => {
  localStorage.setItem(`legwork.scraperapi-key.${UMA.id}`, 'a key of mine');

  await openDashboard();

  expect(offers()).toEqual([]);
  expect(await openSwitch()).not.toBeChecked();
});

test('KEYLESS=off: no button, no switch and no consent, whatever was answered before', async () => {
  consent().write('yes');

  await openDashboard(NOWHERE);

  expect(offers()).toEqual([]);
  await userEvent.click(screen.getByText('Credits and reuse'));
  await screen.findByRole('checkbox', { name: 'Ignore cached results', hidden: true });
  expect(screen.queryByRole('checkbox', { name: SWITCH, hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByText(/free services/i)).not.toBeInTheDocument();
});

/** Each family's switch, and the name of its consent. */
const FAMILIES = [
  ["Look up the company's domain in DNS", 'company-dns'],
  ["Look for the company's vacancies on job boards", 'company-vacancies'],
  ["Look for the person's own podcasts and articles", 'own-words'],
] as const;
const SOURCES: OfferedSources = {
  dns: { first: NOWHERE_EITHER, other: NOWHERE_EITHER },
  vacancies: {},
  catalogues: {
    itunes: NOWHERE_EITHER,
    openalex: NOWHERE_EITHER,
    orcid: NOWHERE_EITHER,
    crossref: NOWHERE_EITHER,
    contact: '',
  },
  relayed: [],
};
const WITH_SOURCES: Config = { ...OFFERED, sources: SOURCES };

test.for(['yes', 'no'] as const)(
  'the explanation names who learns the company, and the answer %s counts for them too, until their own switch says otherwise',
  async (answer) => {
    await openDashboard(WITH_SOURCES);
    const dialog = await explain();
    for (const word of [
      'DNS',
      'Cloudflare',
      'Google',
      'Greenhouse',
      'Workable',
      'Apple Podcasts, OpenAlex, ORCID and Crossref then learn the name and company',
      'No name of a person is sent',
    ]) {
      expect(dialog).toHaveTextContent(word);
    }

    await userEvent.click(
      within(dialog).getByRole('button', {
        name: answer === 'yes' ? 'Use free services' : 'Not now',
      }),
    );

    await openSwitch();
    for (const [label, subject] of FAMILIES) {
      expect(consent(subject).read()).toBe(answer);
      const ownSwitch = screen.getByRole('checkbox', { name: label, hidden: true });
      expect(ownSwitch).toHaveProperty('checked', answer === 'yes');
      await userEvent.click(ownSwitch);
      expect(consent(subject).read()).toBe(answer === 'yes' ? 'no' : 'yes');
    }
    expect(consent().read()).toBe(answer);
  },
);

test('who agreed to free services before there were sources about the company has not agreed to these', async () => {
  consent().write('yes');

  await openDashboard(WITH_SOURCES);

  expect(await openSwitch()).toBeChecked();
  for (const [label] of FAMILIES) {
    expect(screen.getByRole('checkbox', { name: label, hidden: true })).not.toBeChecked();
  }
});

const REGISTERS = 'Look for the company in public registers and notices';

test.for([[], ['recruitee'], ['edgar', 'gleif']] as const)(
  'what the server asks in the place of the browser is named where it does, and nowhere else: %j',
  async (relayed) => {
    await openDashboard({ ...OFFERED, sources: { ...SOURCES, relayed } });
    const isNamed = (name: string) => relayed.some((one) => one === name);

    for (const open of [explain, openSwitch]) {
      await open();
      const byServer = screen.queryByText(/the address of this server/u);
      expect(byServer !== null).toBe(relayed.length > 0);
      expect(screen.queryByText(/Recruitee learns/u) !== null).toBe(isNamed('recruitee'));
      expect(screen.queryByText(/SEC EDGAR and GLEIF then learn/u) !== null).toBe(isNamed('edgar'));
      await userEvent.keyboard('{Escape}');
    }
    const ownSwitch = screen.queryByRole('checkbox', { name: REGISTERS, hidden: true });
    expect(ownSwitch !== null).toBe(isNamed('edgar'));
  },
);

test('SOURCES=off: neither switch nor explanation knows of sources about the company', async () => {
  await openDashboard(OFFERED);

  expect(await explain()).not.toHaveTextContent('DNS');
  await userEvent.keyboard('{Escape}');
  await openSwitch();
  for (const [label] of FAMILIES) {
    expect(screen.queryByRole('checkbox', { name: label, hidden: true })).not.toBeInTheDocument();
  }
});

test('somebody to try fills the form and leads into it', async () => {
  await openDashboard({ ...OFFERED, example: { name: 'Jane Doe', company: 'Acme Bank' } });

  await userEvent.click(screen.getByRole('button', { name: 'Try Jane Doe, Acme Bank' }));

  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Jane Doe');
  expect(screen.getByLabelText('Company')).toHaveValue('Acme Bank');
});

test('where free services are used, a key is asked for only by whoever wants to add one', async () => {
  await openDashboard();
  const field = () => screen.queryByLabelText('Firecrawl key', { selector: 'input' });
  expect(field()).toBeVisible();

  await userEvent.click(within(await explain()).getByRole('button', { name: 'Use free services' }));
  expect(field()).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Add a key for Firecrawl' }));
  expect(field()).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Cancel editing the Firecrawl key' }));
  expect(field()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a key for Firecrawl' })).toHaveFocus();
});

test('the empty dashboard has one main button, and the form precedes the keys', async () => {
  await openDashboard();

  const main = screen
    .getAllByRole('button')
    .filter(({ className }) => className.split(' ').includes('bg-accent'));
  expect(main.map(({ textContent }) => textContent)).toEqual(['Start AI Research']);
  const name = screen.getByLabelText('Full Name');
  const key = screen.getByLabelText('Firecrawl key', { selector: 'input' });
  expect(name.compareDocumentPosition(key)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
