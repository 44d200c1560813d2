// The Firebase Auth account of a person's browser clients during a session. It is not the person's own account: whoever has
// an ID token could change the account that it names, including its password. The client account has no password and only
// the permissions of the session that its tokens name.

const PREFIX = 'client:';

/** The client account of a person; the same one for all clients. */
export const clientUidOf = (uid: string): string => `${PREFIX}${uid}`;

/** The person of a client account; any other account is the person's own. */
export const personOf = (uid: string): string => (isClientUid(uid) ? uid.slice(PREFIX.length) : uid);

export const isClientUid = (uid: string): boolean => uid.startsWith(PREFIX);
