// What can go wrong at the simulated Google.
import type { FaultList } from '../fault-list.ts';

export const apis = [
  ...['accounts', 'locations', 'reviews', 'replies', 'posts', 'notifications', 'token', 'places', 'pictures'],
] as const;
export type Api = (typeof apis)[number];

/** What can go wrong, in words. Only `cutAfter` has its effect. */
export const faultKinds = {
  cutBefore: 'The connection is cut before anything happens',
  cutAfter: 'It happens, and the connection is cut before the answer',
  silent: 'Nothing happens, and no answer ever comes',
  '401': 'The access token is not accepted',
  '429': 'Too many calls (429)',
  '500': 'An error of the server (500)',
  html: 'An error page in HTML (502)',
  nonsense: 'JSON that means nothing',
} as const;
export type FaultKind = keyof typeof faultKinds;

export type GoogleFaults = FaultList<Api, FaultKind>;
