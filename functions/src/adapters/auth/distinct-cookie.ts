// Firebase's session cookie depends only on the person, the times in whole seconds and the lifetime: two devices that sign in
// within one second get the same text, and would share one session. Ours appends a random part, which needs no signature: a
// session is found by the hash of the whole cookie.
import { randomBytes } from 'node:crypto';

/** Is in no JWT, and allowed in cookies as it is. */
const SEPARATOR = '~';

export const distinctCookie = (issued: string): string =>
  `${issued}${SEPARATOR}${randomBytes(16).toString('base64url')}`;

/** Firebase's part; the whole text of a cookie that was given out without a random part. */
export const issuedCookieOf = (cookie: string): string => cookie.split(SEPARATOR, 1)[0] ?? '';
