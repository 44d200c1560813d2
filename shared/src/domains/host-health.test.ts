import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../kernel/durations.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { certificateEndsSoon, faultOf, type Health, healthAfter, probePause } from './host-health.ts';
import { type HostFinding, hostFaults } from './host-probe.schema.ts';

const own = aGuid(1);

describe('what is wrong with a host', () => {
  it.each<[string, Partial<HostFinding>, string | undefined]>([
    ['shows the restaurant', { status: 200, restaurantGuid: own }, undefined],
    ['redirects within the restaurant’s addresses', { status: 301, restaurantGuid: own }, undefined],
    ['is switched off by its restaurant', { status: 404, restaurantGuid: own }, undefined],
    ['shows another restaurant', { status: 200, restaurantGuid: aGuid(2) }, 'otherRestaurant'],
    ['shows no restaurant of ours', { status: 200 }, 'notOurs'],
    ['is known to nobody here', { status: 404 }, 'notOurs'],
    ['answers with an error', { status: 503 }, 'failing'],
    ['answers for the restaurant with an error', { status: 500, restaurantGuid: own }, 'failing'],
    ['answers nothing', {}, 'notOurs'],
  ])('that %s', (_case, finding, fault) => {
    expect(faultOf({ addresses: ['192.0.2.1'], ...finding }, own)).toBe(fault);
  });

  it('is what the connection says, whatever else there is', () => {
    for (const fault of hostFaults)
      expect(faultOf({ addresses: [], status: 200, restaurantGuid: own, fault }, own)).toBe(fault);
  });
});

describe('the health of a host', () => {
  const unknown: Health = { health: 'unknown', faults: 0 };
  const after = (...looks: readonly boolean[]) =>
    looks.reduce((health, isGood) => healthAfter(health, isGood ? undefined : 'unreachable'), unknown);

  it.each([
    [[true], 'healthy', 0],
    [[false], 'unknown', 1],
    [[true, false], 'healthy', 1],
    [[true, false, false], 'unhealthy', 2],
    [[false, false, false], 'unhealthy', 3],
    [[true, false, true, false], 'healthy', 1],
    [[false, false, true], 'healthy', 0],
  ] as const)('after the looks %j is %s', (looks, health, faults) => {
    expect(after(...looks)).toEqual({ health, faults });
  });

  it('is looked at every quarter of an hour, and sooner after a fault', () => {
    expect([0, 1, 2, 11, 12, 500].map((faults) => probePause(faults) / MINUTE)).toEqual([
      15, 2, 5, 5, 15, 15,
    ]);
  });
});

describe('a certificate', () => {
  const now = Date.parse('2026-06-10T12:00:00.000Z');
  it.each([
    [90 * DAY, false],
    [14 * DAY + 1, false],
    [14 * DAY, true],
    [1, true],
    [0, false],
    [-DAY, false],
  ])('with %d milliseconds left ends soon: %s', (left, isSoon) => {
    const validTo = new Date(now + left).toISOString();
    const certificate = { issuer: 'Some CA', validFrom: '2026-01-01T00:00:00.000Z', validTo };
    expect(certificateEndsSoon({ certificate }, now)).toBe(isSoon ? validTo : undefined);
  });

  it('that nobody has seen does not', () => {
    expect(certificateEndsSoon({}, now)).toBeUndefined();
    expect(certificateEndsSoon(undefined, now)).toBeUndefined();
  });
});
