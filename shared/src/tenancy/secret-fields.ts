// Fields whose values no log, audit entry or list may show, wherever in a record they stand (I3.2-03).
export const secretFields = ['accessToken', 'refreshToken', 'accessCode', 'password'] as const;
