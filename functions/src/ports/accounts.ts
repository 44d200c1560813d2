// Sign-in accounts at the authentication service. All methods throw UNAVAILABLE if it does not respond.

export interface Account {
  uid: string;
  email?: string | undefined;
  emailVerified: boolean;
  displayName?: string | undefined;
  photoURL?: string | undefined;
  /** Whether it has a password, besides linked identity providers. */
  hasPassword: boolean;
}

export interface SignedIn {
  account: Account;
  /** When the person authenticated, in milliseconds. */
  signedInAt: number;
  /** Tokens issued before this time are revoked; milliseconds, in whole seconds; undefined if none are. */
  validSince?: number | undefined;
  /** For an ID token that comes from a custom token: the session that it was made for. */
  session?: TokenSession | undefined;
}

/** The session that a custom token is made for; every ID token that follows from it contains it. */
export interface TokenSession {
  sessionToken: string;
  startedAt: string;
  expiresAt: string;
  /** Only hands the sign-in over to another of our hosts, where it may start a session of its own. */
  isHandOver?: true | undefined;
}

export interface Accounts {
  /** The person behind a valid, unrevoked ID token; undefined for any other text. */
  verifyIdToken(idToken: string): Promise<SignedIn | undefined>;
  /**
   * The person behind a valid, unrevoked session cookie; undefined for any other text. Whether that very cookie was given out is
   * known from its session alone (`sessionTokenOf`).
   */
  verifySessionCookie(cookie: string): Promise<SignedIn | undefined>;
  /**
   * Another cookie each time. Undefined if the token is refused. Throws for an invalid lifetime.
   * @param lifetime Milliseconds, from 5 minutes to 14 days.
   */
  createSessionCookie(idToken: string, lifetime: number): Promise<string | undefined>;
  /**
   * Signs a browser's client in for the time of a session, with an account that can change nothing of the person's.
   * Does not check that the person exists.
   */
  createCustomToken(uid: string, session: TokenSession): Promise<string>;
  find(uid: string): Promise<Account | undefined>;
  /**
   * The person's account with this address. If the address belongs to the account of a browser's client, which has none unless
   * somebody gave it one, that account is deleted, so that it does not block the owner of the address; then undefined.
   */
  findByEmail(email: string): Promise<Account | undefined>;
  /** Without a password: nobody can sign in before the owner has set one. Throws CONFLICT if the email address is taken. */
  create(account: { email: string; displayName?: string | undefined }): Promise<Account>;
  /** Throws NOT_FOUND if there is no such account. */
  update(
    uid: string,
    change: { displayName?: string; photoURL?: string | null; emailVerified?: boolean },
  ): Promise<void>;
  /** Ends what Firebase issued for the previous password. Throws NOT_FOUND if there is no such account. */
  setPassword(uid: string, password: string): Promise<void>;
  /**
   * The same for somebody who has access to the mailbox, which verifies the email address. If it was not verified before,
   * linked identity providers are removed: they may be somebody else's.
   */
  setProvenPassword(uid: string, password: string): Promise<void>;
  /**
   * Removes password, linked identity providers, second factors, name and picture, and revokes all tokens: nobody can sign in
   * before the owner of the mailbox sets a password by mail. Throws NOT_FOUND if there is no such account.
   */
  reclaim(uid: string): Promise<void>;
  /** Does nothing if there is no such account. */
  delete(uid: string): Promise<void>;
  /** Revokes every ID token and session cookie issued so far, except those of the present second. */
  revokeAll(uid: string): Promise<void>;
  /** A code that verifies the email address. Throws NOT_FOUND if there is no such account. */
  verificationCode(email: string): Promise<string>;
}
