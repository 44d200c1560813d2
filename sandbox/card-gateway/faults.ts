// What can go wrong at the simulated gateway.
import type { FaultList } from '../fault-list.ts';

/** Names of calls as in the paths, and of the tokenizer. */
export const callNames = [
  ...['auth', 'capture', 'void', 'refund', 'voidByOrderId', 'inquire', 'inquireByOrderid', 'inquireMerchant'],
  ...['profile', 'settlestat', 'funding', 'sigcap', 'bin', 'surcharge', 'tokenize'],
] as const;
export type CallName = (typeof callNames)[number];

/** What can go wrong, in words. All but `cutAfter` and `slow` leave the payment untouched. */
export const faultKinds = {
  cutBefore: 'The connection is cut before anything happens',
  cutAfter: 'It happens, and the connection is cut before the answer',
  slow: 'It happens, and the answer comes after the client has given up',
  silent: 'Nothing happens, and no answer ever comes',
  '401': 'The login is refused',
  '408': 'Request timeout (408)',
  '429': 'Too many requests (429)',
  '500': 'An error of the server (500), as JSON',
  html: 'An error page in HTML (502)',
} as const;
export type FaultKind = keyof typeof faultKinds;

export type GatewayFaults = FaultList<CallName, FaultKind>;
