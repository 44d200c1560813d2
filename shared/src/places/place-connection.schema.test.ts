import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aPlaceConnection } from '../testing/places-records.ts';
import { placeConnection } from './place-connection.schema.ts';

describe('the connection to a place', () => {
  it('I3.9-07 keeps every field that it is given', () => {
    const whole = aPlaceConnection({
      enabled: false,
      lastSyncAt: '2026-06-10T22:00:00.000Z',
      syncEnabled: false,
      autoSync: true,
    });
    expect(placeConnection.parse(whole)).toEqual(whole);
  });

  it('I3.9-07 may be synchronised, but not by itself, unless told otherwise', () => {
    expect(placeConnection.parse(aPlaceConnection())).toEqual({
      ...aPlaceConnection(),
      syncEnabled: true,
      autoSync: false,
    });
  });

  it.each([
    [{ enabled: undefined }, 'enabled: Invalid input: expected boolean, received undefined'],
    [{ placeId: '' }, 'placeId: Place ID is required and must be a string'],
    [{ placeName: undefined }, 'placeName: Invalid input: expected string, received undefined'],
    [{ placeAddress: undefined }, 'placeAddress: Invalid input: expected string, received undefined'],
    [{ connectedAt: 'today' }, 'connectedAt: Must be a valid ISO date-time string'],
    [{ lastSyncAt: 'today' }, 'lastSyncAt: Must be a valid ISO date-time string'],
    [{ colour: 'red' }, ': Unrecognized key: "colour"'],
  ])('I3.9-07 %j is refused', (change, issue) => {
    expect(issuesOf(placeConnection, aPlaceConnection(change))).toEqual([issue]);
  });
});
