// The states of the business-listing records (I4-04 to I4-07), and the ways a connection goes.
import type { Transitions } from '../kernel/transitions.ts';

export const connectionStates = ['pending', 'connected', 'error', 'disconnected'] as const;
export const verificationStates = ['verified', 'unverified', 'pending'] as const;
export const postStates = ['draft', 'live', 'rejected'] as const;

export type ConnectionState = (typeof connectionStates)[number];
export type VerificationState = (typeof verificationStates)[number];
export type PostState = (typeof postStates)[number];

/**
 * pending: access was granted, no location is chosen yet. error: the service refuses; a later success mends it, new
 * consent starts over. From disconnected only new consent leads back.
 */
export const connectionTransitions: Transitions<ConnectionState> = {
  pending: ['connected', 'error', 'disconnected'],
  connected: ['error', 'disconnected'],
  error: ['connected', 'pending', 'disconnected'],
  disconnected: ['pending'],
};
