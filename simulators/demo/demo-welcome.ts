import { DEMO_FIRECRAWL_KEY } from '../firecrawl/firecrawl.ts';
import { MODELS } from '../language-model/language-model.ts';
import { DEMO_SCRAPER_API_KEY } from '../scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../serp-api/serp-api.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';

/** Where the demo runs and how to get in. */
export type DemoAccess = {
  readonly address: string;
  readonly email: string;
  /** `null` when somebody else chose it, so it is not ours to print. */
  readonly password: string | null;
  /** Where the simulated language model answers, for the writing assistant. */
  readonly modelAddress: string;
};

const KEYS = [
  ['ScraperAPI', DEMO_SCRAPER_API_KEY],
  ['Firecrawl', DEMO_FIRECRAWL_KEY],
  ['SerpApi', DEMO_SERP_API_KEY],
] as const;

/** What a newcomer needs to try the whole product, on one screen. */
export function demoWelcome({ address, email, password, modelAddress }: DemoAccess): string {
  const people = DEMO_WORLD.prospects.map(
    ({ name, company, position }) => `    ${name.padEnd(20)}${company.padEnd(24)}${position}`,
  );
  return [
    '',
    'Legwork demo: fictional people, simulated services, nothing leaves this computer.',
    '',
    `  Open      ${address}`,
    `  Email     ${email}`,
    `  Password  ${password ?? 'the one in ADMIN_PASSWORD'}`,
    '',
    "  Two ways to research: choose 'Research without keys' on the dashboard,",
    '  or enter these keys on the cards (SerpApi under API Settings)',
    ...KEYS.map(([service, key]) => `    ${service.padEnd(12)}${key}`),
    '',
    "  To try the writing assistant, choose 'Other (OpenAI-compatible)' on its card and enter",
    `    Address     ${modelAddress}`,
    `    Model       ${MODELS[0]}`,
    '',
    '  People to research',
    ...people,
    '',
    '  Ctrl+C stops everything.',
    '',
    '',
  ].join('\n');
}
