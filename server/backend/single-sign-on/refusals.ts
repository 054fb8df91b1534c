import { errorCode } from '../../../runtime/errors.ts';

/** Why somebody was not signed on, in words for the sign-in page: what happened, and what helps. */
export const REFUSALS = {
  expired: 'This sign-in took too long, or was used already. Start it again.',
  denied:
    'Your identity provider did not let you in. Ask whoever manages it to give you access to Legwork.',
  distrusted:
    'The answer of your identity provider could not be trusted, so nobody was signed in. Try again. If it happens again, tell an administrator: the log of the server says why.',
  unreachable:
    'Your identity provider cannot be reached at the moment. Try again in a minute. If it happens again, tell an administrator: the log of the server says why.',
  unavailable: 'Legwork could not finish this sign-in. Try again in a few seconds.',
  no_address:
    'Your identity provider does not send Legwork your e-mail address. Ask whoever manages it to do so.',
  wrong_address:
    'Legwork cannot use the name or e-mail address that your identity provider has for you. Ask whoever manages it to correct them.',
  unverified:
    'Your identity provider does not say that your e-mail address is verified, so Legwork cannot know that it is yours. Ask whoever manages it to have it verified.',
  taken:
    'The Legwork account with your e-mail address belongs to another person of your identity provider. Ask an administrator of Legwork to delete that account and create yours.',
  no_administrator:
    'Legwork has no administrator yet. Whoever runs the server makes the first account with the link that it printed; then continue here.',
  deleted: 'Your Legwork account was deleted. Ask an administrator of Legwork to create it again.',
  disabled: 'Your Legwork account is disabled. Ask an administrator of Legwork.',
  signed_out: 'Your identity provider has signed you out meanwhile. Start again.',
} as const;

/** One of the reasons. */
export type RefusalReason = keyof typeof REFUSALS;

/** Whether the database, or a sealed cookie, names one of the reasons. */
export function isReason(value: unknown): value is RefusalReason {
  return typeof value === 'string' && Object.hasOwn(REFUSALS, value);
}

/** The code of an error of the database or the libraries: never its text, which may quote a token. */
export function refusalCode(error: unknown): string {
  const code = errorCode(error);
  if (code !== undefined && /^[\w.]{1,60}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'unknown error';
}
