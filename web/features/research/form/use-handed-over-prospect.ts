import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EMPTY_PROSPECT, type Prospect } from '#engine';
import { handedOverIn, paths } from '../../../paths.ts';
import { focusField } from '../../../ui/forms/form-fields.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { hintsFor } from './prospect-fields.tsx';
import { PROSPECT_FIELDS, prospectFrom, RECORDED_CHARACTERS_MAX } from './prospect-values.ts';
import { formTexts } from './texts.ts';

/** What another page may hand over: the name that its address uses, and how long it may be. */
const PARAMETERS = {
  name: ['name', RECORDED_CHARACTERS_MAX],
  company: ['company', RECORDED_CHARACTERS_MAX],
  position: ['position', 500],
  companyUrl: ['website', 2000],
  linkedinUrl: ['linkedin', 2000],
  email: ['email', 320],
} as const satisfies Partial<Record<keyof Prospect, readonly [string, number]>>;

type HandedField = keyof typeof PARAMETERS;

const ADDRESS = /https?:\/\/\S+/u;

/** Line breaks, control characters, and marks that turn the direction of writing. */
const UNSEEN = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Fills the form with the prospect that another page handed over (`/#research?` with `PARAMETERS`, or `title`, `text` and `url`
 * of a page about the person) and leads to the button that starts. The address bar is cleared; what cannot be used is reported.
 */
export function useHandedOverProspect(
  form: RefObject<HTMLFormElement | null>,
  fill: (prospect: Prospect) => void,
): void {
  const { hash } = useLocation();
  const navigate = useNavigate();

  const take = useEffectEvent(async (fragment: string): Promise<void> => {
    void navigate(paths.dashboard, { replace: true });
    const parameters = new URLSearchParams(fragment);
    const { fields, leftOut } = readFields(parameters);
    const untouched = touchOf(form.current);
    const given = { ...(await fieldsOfPage(parameters)), ...fields };
    const { typed, focused } = touchOf(form.current);
    const isTyped = typed !== untouched.typed;
    // A user who has gone on meanwhile must not press a button that has just got the focus.
    const isInUse = isTyped || focused !== untouched.focused;
    if (leftOut.length > 0) {
      showToast({ title: formTexts.handedOver.leftOut, description: leftOut.join(' ') });
    }
    if (Object.keys(given).length === 0) {
      showToast({ title: formTexts.handedOver.nobody, description: formTexts.handedOver.remedy });
      return isInUse ? undefined : focusField(form.current, 'name');
    }
    fill(isTyped && form.current ? besides(prospectFrom(form.current), given) : prospectOf(given));
    return isInUse ? undefined : focusNextStep(form.current);
  });

  useEffect(() => {
    const fragment = handedOverIn(hash);
    if (fragment !== '') void take(fragment.slice(fragment.indexOf('?')));
  }, [hash]);
}

/** What the form holds and where the focus is. */
function touchOf(form: HTMLFormElement | null) {
  const typed = form === null ? '' : JSON.stringify(prospectFrom(form));
  return { typed, focused: document.activeElement };
}

const prospectOf = (given: Partial<Prospect>): Prospect => ({ ...EMPTY_PROSPECT, ...given });

/** What was typed, and in the fields that are still empty what the address gives. */
function besides(typed: Prospect, given: Partial<Prospect>): Prospect {
  const written = Object.entries(typed).filter(([, text]) => text !== '');
  return { ...prospectOf(given), ...Object.fromEntries(written) };
}

/** To the first required field that is still empty, else to the button that starts. */
function focusNextStep(form: HTMLFormElement | null): void {
  if (form === null) return;
  const { name, company } = prospectFrom(form);
  if (name === '' || company === '') focusField(form, name === '' ? 'name' : 'company');
  else form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
}

/** `leftOut` has a sentence for each part that is too long or no address. */
function readFields(parameters: URLSearchParams) {
  const fields: Partial<Record<HandedField, string>> = {};
  const leftOut: string[] = [];
  for (const field of PROSPECT_FIELDS) {
    if (field === 'notes') continue;
    const text = plain(parameters.get(PARAMETERS[field][0]));
    const problem = problemWith(field, text);
    if (problem !== null) leftOut.push(problem);
    else if (text !== '') fields[field] = text;
  }
  return { fields, leftOut };
}

function problemWith(field: HandedField, text: string): string | null {
  const label = formTexts.fields[field];
  const [, charactersMax] = PARAMETERS[field];
  if (Array.from(text).length > charactersMax) {
    return formTexts.handedOver.tooLong(label, charactersMax);
  }
  const isDoubted = field in hintsFor({ ...EMPTY_PROSPECT, [field]: text });
  return isDoubted ? formTexts.handedOver.noAddress(label) : null;
}

/** What the title and the address of the page say; the engine that reads them is loaded only for it. */
async function fieldsOfPage(parameters: URLSearchParams): Promise<Partial<Prospect>> {
  const text = plain(parameters.get('text'));
  // Applications share 'Jane Doe’s profile https://…' as one text.
  const [link = ''] = ADDRESS.exec(text) ?? [];
  const title = plain(parameters.get('title')) || text.replace(link, '').trim();
  const address = plain(parameters.get('url')) || link;
  if (title === '' && address === '') return {};
  const { prospectFromPage } = await import('#engine');
  return prospectFromPage(title, address) ?? {};
}

function plain(text: string | null): string {
  return (text ?? '').replace(UNSEEN, ' ').trim();
}
