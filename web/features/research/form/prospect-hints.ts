import type { Prospect } from '#engine';
import { formTexts } from './texts.ts';

/** Gentle doubts about two fields. They never keep a run from starting: only name and company are required (§5). */
export type ProspectHints = { readonly companyUrl?: string; readonly linkedinUrl?: string };

const WEB_ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const PROFILE = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s/]+/iu;

/** What looks mistyped; an empty field never does. */
export function hintsFor({ companyUrl, linkedinUrl }: Prospect): ProspectHints {
  const website = companyUrl.trim();
  const profile = linkedinUrl.trim();
  return {
    ...(website !== '' && !WEB_ADDRESS.test(website) && { companyUrl: formTexts.hints.companyUrl }),
    ...(profile !== '' && !PROFILE.test(profile) && { linkedinUrl: formTexts.hints.linkedinUrl }),
  };
}
