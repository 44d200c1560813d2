// The states of the business-listing records (I4-04 to I4-07), and the transitions of a connection.
import type { Transitions } from '../kernel/transitions.ts';

export const connectionStates = ['pending', 'connected', 'error', 'disconnected'] as const;
export const verificationStates = ['verified', 'unverified', 'pending'] as const;
export const postStates = ['draft', 'live', 'rejected'] as const;

export type ConnectionState = (typeof connectionStates)[number];
export type VerificationState = (typeof verificationStates)[number];
export type PostState = (typeof postStates)[number];

/**
 * pending: access was granted, and no location is chosen yet. error: the service refuses; a later success ends that, and new
 * consent starts again. A disconnected one needs new consent.
 */
export const connectionTransitions: Transitions<ConnectionState> = {
  pending: ['connected', 'error', 'disconnected'],
  connected: ['error', 'disconnected'],
  error: ['connected', 'pending', 'disconnected'],
  disconnected: ['pending'],
};
