import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { coordinates } from './coordinates.schema.ts';

const at = (change: Record<string, unknown>) => ({ latitude: 42.65, longitude: -73.75, ...change });

describe('coordinates', () => {
  it.each([
    { latitude: -90 },
    { latitude: 90 },
    { longitude: -180 },
    { longitude: 180 },
    { latitude: 0, longitude: 0 },
  ])('I3.8-02 I9-09 %j lies on the earth', (change) => {
    expect(coordinates.parse(at(change))).toEqual(at(change));
  });

  it.each([
    [{ latitude: -90.01 }, 'latitude: Latitude must be between -90 and 90'],
    [{ latitude: 90.01 }, 'latitude: Latitude must be between -90 and 90'],
    [{ latitude: undefined }, 'latitude: Latitude must be between -90 and 90'],
    [{ longitude: -180.01 }, 'longitude: Longitude must be between -180 and 180'],
    [{ longitude: 180.01 }, 'longitude: Longitude must be between -180 and 180'],
    [{ longitude: '0' }, 'longitude: Longitude must be between -180 and 180'],
    [{ altitude: 1 }, ': Unrecognized key: "altitude"'],
  ])('I3.8-02 I9-09 %j does not', (change, issue) => {
    expect(issuesOf(coordinates, at(change))).toEqual([issue]);
  });
});
