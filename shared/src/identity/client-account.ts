// The account at Firebase Auth under which a browser's own client listens, once a session has begun. It is not the person's:
// Firebase lets whoever holds an ID token change the account that it names, its password included, and takes a custom token
// for a sign-in of just now. This account has no password, and no right but those of the session that its tokens name.

const PREFIX = 'client:';

/** The account of a person's clients; one for all of them. */
export const clientUidOf = (uid: string): string => `${PREFIX}${uid}`;

/** The person whose client it is; any other account is its person's own. */
export const personOf = (uid: string): string => (isClientUid(uid) ? uid.slice(PREFIX.length) : uid);

export const isClientUid = (uid: string): boolean => uid.startsWith(PREFIX);
