import { describe, expect, it } from 'vitest';
import { aListingConnection } from '../testing/listing-records.ts';
import { listingConnectionView } from './connection.schema.ts';
import { mirrorOf } from './connection-mirror.ts';

const { accessToken: _a, refreshToken: _r, ...stored } = aListingConnection();
const connection = (change: object) => listingConnectionView.parse({ ...stored, ...change });
const chosen = { accountId: '101', locationId: '2001' };

describe('what a restaurant’s record says of its listing', () => {
  it.each([
    [{ status: 'pending' }, { enabled: false, syncStatus: 'idle' }],
    [
      { status: 'connected', ...chosen },
      { enabled: true, syncStatus: 'connected', ...chosen },
    ],
    [
      { status: 'error', problem: 'Google has ended our access.', ...chosen },
      { enabled: true, syncStatus: 'error', lastError: 'Google has ended our access.', ...chosen },
    ],
    [
      { status: 'connected', lastSyncAt: '2026-06-10T12:00:00.000Z', ...chosen },
      { enabled: true, syncStatus: 'connected', lastSync: '2026-06-10T12:00:00.000Z', ...chosen },
    ],
  ])('I3.2-03, I3.2-04 of %j is %j, without tokens', (change, mirror) => {
    expect(mirrorOf(undefined, connection(change))).toEqual({
      connectionId: stored['connectionId'],
      ...mirror,
    });
  });

  it('I3.2-05 keeps how reviews are answered, and nothing else once it is disconnected', () => {
    const aiReplyConfig = { enabled: true } as never;
    const before = { enabled: true, syncStatus: 'connected' as const, locationId: '2001', aiReplyConfig };
    const after = { enabled: false, syncStatus: 'idle', aiReplyConfig };
    expect(mirrorOf(before, undefined)).toEqual(after);
    expect(mirrorOf(before, connection({ status: 'disconnected' }))).toEqual(after);
  });
});
