// What can go wrong at the simulated services for domains, and at the simulated DNS.
import type { FaultList } from '../fault-list.ts';

/** What can go wrong with a call, in words. Only `cutAfter` has its effect. */
export const faultKinds = {
  cutBefore: 'The connection is cut before anything happens',
  cutAfter: 'It happens, and the connection is cut before the answer',
  silent: 'Nothing happens, and no answer ever comes',
  '401': 'The key is not accepted (401)',
  '403': 'The key may not do this (403)',
  '429': 'Too many calls (429)',
  '500': 'An error of the server (500)',
  '503': 'The service is overloaded (503)',
  html: 'An error page in HTML (502)',
  nonsense: 'JSON that means nothing',
} as const;
export type FaultKind = keyof typeof faultKinds;
/** What a service answers in a frame of its own; 400 for JSON that is none. */
export type FramedFault = '400' | '401' | '403' | '429' | '500' | '503';

/** By the name of a call. */
export type CallFaults = FaultList<string, FaultKind>;

/** What can go wrong with a question to the DNS, in words. */
export const dnsFaultKinds = {
  nxdomain: 'There is no such name (NXDOMAIN)',
  servfail: 'Its name servers fail (SERVFAIL)',
  silent: 'No answer ever comes',
} as const;
export type DnsFaultKind = keyof typeof dnsFaultKinds;

/** By the name that is asked for. */
export type DnsFaults = FaultList<string, DnsFaultKind>;
