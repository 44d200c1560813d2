// Sign-in accounts, as the authentication service keeps them. Throws UNAVAILABLE where it does not answer.

export interface Account {
  uid: string;
  email?: string | undefined;
  emailVerified: boolean;
  displayName?: string | undefined;
  photoURL?: string | undefined;
  /** Besides accounts from elsewhere that may be linked to it. */
  hasPassword: boolean;
}

export interface SignedIn {
  account: Account;
  /** When the person proved who they are, in milliseconds. */
  signedInAt: number;
  /** What was given out before this was revoked, in milliseconds of whole seconds; undefined where nothing was. */
  validSince?: number | undefined;
  /** Of an ID token that a custom token has brought about: the session that it was made for. */
  session?: TokenSession | undefined;
}

/** The session that a custom token is made for. It goes on into every ID token that follows from it. */
export interface TokenSession {
  sessionToken: string;
  startedAt: string;
  expiresAt: string;
  /** Carries the sign-in to another host of ours, where it may begin a session of its own. */
  isHandOver?: true | undefined;
}

export interface Accounts {
  /** Who is behind a valid, unrevoked ID token; undefined for any other text. */
  verifyIdToken(idToken: string): Promise<SignedIn | undefined>;
  /** Who is behind a valid, unrevoked session cookie; undefined for any other text. */
  verifySessionCookie(cookie: string): Promise<SignedIn | undefined>;
  /**
   * Undefined where the token is refused. Throws where the lifetime is none.
   * @param lifetime Milliseconds, from 5 minutes to 14 days.
   */
  createSessionCookie(idToken: string, lifetime: number): Promise<string | undefined>;
  /**
   * Signs a browser's own client in, for the time of a session, under an account that can change nothing of the person's.
   * Asks nobody whether there is such a person.
   */
  createCustomToken(uid: string, session: TokenSession): Promise<string>;
  find(uid: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** Without a password: nobody can sign in before its owner has chosen one. Throws CONFLICT where the e-mail is taken. */
  create(account: { email: string; displayName?: string | undefined }): Promise<Account>;
  /** Throws NOT_FOUND where there is none. */
  update(
    uid: string,
    change: { displayName?: string; photoURL?: string | null; emailVerified?: boolean },
  ): Promise<void>;
  /** Ends what Firebase gave out for the password before it. Throws NOT_FOUND where there is no such account. */
  setPassword(uid: string, password: string): Promise<void>;
  /**
   * The same by whoever has the mailbox, which proves the e-mail address. Where nobody had proven it before, sign-ins from
   * elsewhere that were linked to the account are taken off it: they may be somebody else's.
   */
  setProvenPassword(uid: string, password: string): Promise<void>;
  /**
   * After this nobody signs in before the owner of the mailbox has chosen a password by mail: password, linked sign-ins, second
   * factors, name and picture are gone, and so is what was given out. Throws NOT_FOUND where there is no such account.
   */
  reclaim(uid: string): Promise<void>;
  /** Nothing happens where there is none. */
  delete(uid: string): Promise<void>;
  /** Every ID token and session cookie given out so far, but in the same second, opens nothing any more. */
  revokeAll(uid: string): Promise<void>;
  /** A code that proves the e-mail address. Throws NOT_FOUND where there is no such account. */
  verificationCode(email: string): Promise<string>;
}
