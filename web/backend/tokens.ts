/** What a token may do with the account's reports; an administrator's may read the audit log, and nothing else. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** All of them. */
export const TOKEN_SCOPES = ['read', 'write', 'audit'] as const;

/** A token of the account, without its secret. */
export type ApiToken = {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** A day, ISO 8601; `null` when it was never used. */
  readonly lastUsedOn: string | null;
};

/** A token to be made; it is valid for so many days, 365 at most. */
export type NewToken = Pick<ApiToken, 'name' | 'scope'> & { readonly days: number };

/** API tokens of the signed-in account. Every method throws `BackendError`. */
export type TokenBackend = {
  /** Newest first. */
  listTokens(signal: AbortSignal): Promise<readonly ApiToken[]>;
  /** Answers the secret, which nobody can read again. */
  createToken(token: NewToken): Promise<string>;
  /** Ends a token at once; one that is gone already is not a failure. */
  revokeToken(id: string): Promise<void>;
};
