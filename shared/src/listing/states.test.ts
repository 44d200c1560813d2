import { describe, expect, it } from 'vitest';
import { canGo } from '../kernel/transitions.ts';
import { issuesOf } from '../testing/issues.ts';
import { aListingConnection, aListingPost, aListingProfile } from '../testing/listing-records.ts';
import { reachable } from '../testing/reachable.ts';
import { listingConnection } from './connection.schema.ts';
import { listingPost } from './post.schema.ts';
import { listingProfile } from './profile.schema.ts';
import { connectionStates, connectionTransitions } from './states.ts';

describe('states of the business listing', () => {
  it.each(['connected', 'disconnected', 'error', 'pending'])('I4-04 a connection may be %s', (status) => {
    expect(listingConnection.parse(aListingConnection({ status })).status).toBe(status);
  });

  it.each(['verified', 'unverified', 'pending'])('I4-05 a profile may be %s', (verificationStatus) => {
    expect(listingProfile.parse(aListingProfile({ verificationStatus })).verificationStatus).toBe(
      verificationStatus,
    );
  });

  it.each(['draft', 'live', 'rejected'])('I4-06 a post may be %s', (state) => {
    expect(listingPost.parse(aListingPost({ state })).state).toBe(state);
  });

  it('I4-06 a post is a draft at first', () => {
    expect(listingPost.parse(aListingPost()).state).toBe('draft');
  });

  it.each([
    [
      'I4-04',
      listingConnection,
      aListingConnection({ status: 'open' }),
      'status',
      'pending|connected|error|disconnected',
    ],
    [
      'I4-05',
      listingProfile,
      aListingProfile({ verificationStatus: 'no' }),
      'verificationStatus',
      'verified|unverified|pending',
    ],
    ['I4-06', listingPost, aListingPost({ state: 'hidden' }), 'state', 'draft|live|rejected'],
  ])('%s any other state is refused', (_, schema, record, field, states) => {
    const expected = states.split('|').map((state) => `"${state}"`);
    expect(issuesOf(schema, record)).toEqual([
      `${field}: Invalid option: expected one of ${expected.join('|')}`,
    ]);
  });

  it.each([
    ['pending', ['connected', 'error', 'disconnected']],
    ['connected', ['error', 'disconnected']],
    ['error', ['pending', 'connected', 'disconnected']],
    ['disconnected', ['pending']],
  ] as const)('I4-04 from %s a connection may become %j and nothing else', (from, may) => {
    const ways = connectionStates.filter((to) => canGo(connectionTransitions, from, to));
    expect(ways.sort()).toEqual([...may].sort());
  });

  it.each(connectionStates)('I4-04 a connection that is %s can be mended and be ended', (state) => {
    expect(reachable(connectionTransitions, state)).toEqual(new Set(connectionStates));
  });
});
