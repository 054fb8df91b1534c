import { lastingStorage, type StorageArea } from './account-storage.ts';
import { createStorageListeners, type Listeners } from './listeners.ts';

/** What the user has answered; `null` until then. */
export type ConsentAnswer = 'yes' | 'no' | null;

/** What is consented to, by the name of its entry: free services, and each family of public sources. */
export type ConsentSubject =
  | 'free-services'
  | 'company-dns'
  | 'company-vacancies'
  | 'company-registers'
  | 'own-words';

/** One account's consent to one thing, saved in this browser (docs/decisions/067). */
export type Consent = Pick<Listeners, 'watch'> & {
  readonly read: () => ConsentAnswer;
  readonly write: (answer: 'yes' | 'no') => void;
  /** Aborts when the consent given now is taken back, here or in another tab; it has aborted where none is given. */
  readonly withdrawal: () => AbortSignal;
};

/** Where the browser refuses its storage, the answer lives as long as the page. */
export function createConsent(subject: ConsentSubject, userId: string, area: StorageArea): Consent {
  const entry = lastingStorage(area, subject, userId);
  const { watch, notify } = createStorageListeners();
  let given: AbortController | null = null;

  function read(): ConsentAnswer {
    const answer = entry.read();
    return answer === 'yes' || answer === 'no' ? answer : null;
  }

  function heed(): void {
    if (read() === 'yes') return;
    given?.abort();
    given = null;
  }

  return {
    read,
    write(answer) {
      entry.write(answer);
      heed();
      notify();
    },
    watch,
    withdrawal() {
      if (read() !== 'yes') return AbortSignal.abort();
      if (given === null) {
        given = new AbortController();
        globalThis.addEventListener('storage', heed, { signal: given.signal });
      }
      return given.signal;
    },
  };
}
