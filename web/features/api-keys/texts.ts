import type { KeyedServiceName } from '#engine';
import { formatCount, plural } from '../../ui/format.ts';

/** The texts of the key cards (§2, §5). */
export const keyTexts = {
  purposes: {
    firecrawl: {
      title: 'Firecrawl',
      purpose: 'Web scraping: reads the pages that were found.',
      getKey: 'https://www.firecrawl.dev/app/api-keys',
    },
    scraperapi: {
      title: 'ScraperAPI',
      purpose: 'Search scraping: finds pages about the person.',
      getKey: 'https://dashboard.scraperapi.com/',
    },
    serpapi: {
      title: 'SerpApi',
      purpose: 'Backup search, used when ScraperAPI finds nothing.',
      getKey: 'https://serpapi.com/manage-api-key',
    },
  } satisfies Readonly<
    Record<
      KeyedServiceName,
      { readonly title: string; readonly purpose: string; readonly getKey: string }
    >
  >,
  keyOf: (service: string): string => `${service} key`,
  placeholder: 'Paste the API key',
  save: 'Save Key',
  saveOf: (service: string): string => `Save Key: ${service}`,
  verifying: 'Verifying...',
  connected: 'Connected',
  notConfigured: 'Not configured',
  add: 'Add a key',
  addOf: (service: string): string => `Add a key for ${service}`,
  edit: 'Edit',
  editOf: (service: string): string => `Edit ${service} key`,
  remove: 'Remove',
  removeOf: (service: string): string => `Remove ${service} key`,
  cancelOf: (service: string): string => `Cancel editing the ${service} key`,
  reveal: (service: string): string => `Show ${service} key`,
  hide: (service: string): string => `Hide ${service} key`,
  getKeyOf: (service: string): string => `Get a ${service} key`,
  getKeyInNewTab: (service: string): string => `Get a ${service} key (new tab)`,
  getOne: 'Get a key',
  getOneInNewTab: (service: string): string => `Get a key for ${service} (new tab)`,
  credits: (remaining: number): string => `${plural(remaining, 'credit', 'credits')} left`,
  creditsOf: (remaining: number, total: number): string =>
    `${formatCount(remaining)} of ${plural(total, 'credit', 'credits')} left`,
  creditsOfInShort: (remaining: number, total: number): string =>
    `${formatCount(remaining)} of ${formatCount(total)} left`,
  unverified: 'Saved without checking: browsers cannot reach SerpApi.',
  blankTitle: 'Error',
  blank: 'Please enter a valid API key',
  invalidTitle: 'Invalid API Key',
  invalid: 'The API key you entered is not valid. Please check and try again.',
  failedTitle: 'Error',
  failed: 'Failed to verify API key. Please try again.',
  storage: 'Your browser could not store the key. Allow site data for this page, then save again.',
} as const;
