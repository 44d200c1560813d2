// The Firebase Auth account of a person's browser clients, used once a session has begun. It is not the person's own:
// whoever holds an ID token could change the account it names, its password included. This account has no password, and
// only the rights of the session its tokens name.

const PREFIX = 'client:';

/** The account of a person's clients; one for all of them. */
export const clientUidOf = (uid: string): string => `${PREFIX}${uid}`;

/** The person whose client it is; any other account is its person's own. */
export const personOf = (uid: string): string => (isClientUid(uid) ? uid.slice(PREFIX.length) : uid);

export const isClientUid = (uid: string): boolean => uid.startsWith(PREFIX);
