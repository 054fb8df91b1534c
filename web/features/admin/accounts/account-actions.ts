import type { ManagedAccount } from '../../../backend/accounts.ts';
import { adminTexts } from '../texts.ts';

/** What is done to an account once an administrator has confirmed it. */
export type ConfirmedAction = {
  readonly kind: 'delete' | 'promote' | 'demote' | 'revoke-tokens';
  readonly account: ManagedAccount;
};

/** What an administrator is about to do to an account. */
export type AccountAction =
  | ConfirmedAction
  | { readonly kind: 'set-password'; readonly account: ManagedAccount };

/** How the confirmation asks (§5 for deleting). */
export type Confirmation = {
  readonly title: string;
  readonly question: string;
  readonly consequence?: string;
  readonly confirm: string;
  readonly isDangerous: boolean;
};

const remove = adminTexts.remove;
const roles = adminTexts.roles;
const revokeTokens = adminTexts.revokeTokens;

/** The confirmation of an act. */
export function confirmationOf({ kind, account }: ConfirmedAction): Confirmation {
  if (kind === 'delete') {
    return {
      title: remove.title,
      question: remove.question(account.email),
      consequence: remove.consequence,
      confirm: remove.confirm,
      isDangerous: true,
    };
  }
  if (kind === 'revoke-tokens') {
    return {
      title: revokeTokens.title,
      question: revokeTokens.question(account.email),
      consequence: revokeTokens.consequence,
      confirm: revokeTokens.confirm,
      isDangerous: true,
    };
  }
  const isPromotion = kind === 'promote';
  return {
    title: isPromotion ? roles.promoteTitle : roles.demoteTitle,
    question: (isPromotion ? roles.promoteQuestion : roles.demoteQuestion)(account.email),
    confirm: isPromotion ? roles.promoteConfirm : roles.demoteConfirm,
    isDangerous: !isPromotion,
  };
}
