import { parsedJson } from '#engine';
import { fieldsOf } from '../unknown-fields.ts';
import { accountStorage, sessionArea } from './account-storage.ts';

/** What an account has typed into a form of this tab and not sent. */
export type FormDraft = {
  /** Puts what was kept before a reload into the form. */
  readonly fill: (form: HTMLFormElement | null) => void;
  readonly keep: (form: HTMLFormElement) => void;
  readonly drop: () => void;
};

/** Keeps these fields of a form; a password or a key is never one of them. */
export function formDraft(what: string, userId: string, fields: readonly string[]): FormDraft {
  const entry = accountStorage(sessionArea, `${what}-draft`, userId);
  return {
    fill(form) {
      const kept = fieldsOf(parsedJson(entry.read() ?? ''));
      for (const name of fields) {
        const [field, text] = [form?.elements.namedItem(name), kept[name]];
        const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
        if (isField && typeof text === 'string') field.value = text;
      }
    },
    keep(form) {
      const typed = new FormData(form);
      entry.write(
        JSON.stringify(Object.fromEntries(fields.map((name) => [name, typed.get(name)]))),
      );
    },
    drop: () => void entry.write(null),
  };
}
