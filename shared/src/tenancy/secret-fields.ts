// Fields that no log, audit entry or list may contain (I3.2-03).
export const secretFields = ['accessToken', 'refreshToken', 'accessCode', 'password'] as const;
