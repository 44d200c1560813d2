import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../kernel/durations.ts';
import { aGuid } from '../testing/a-storefront.ts';
import type { DomainClaim } from './domain-claim.schema.ts';
import { claimedBy, endedClaim, heldSince, heldUntil, isHeld } from './host-claims.ts';

const HOST = 'bella.example';
const START = Date.parse('2026-06-10T12:00:00.000Z');
const iso = (passed: number): string => new Date(START + passed).toISOString();
const [bella, alba] = [aGuid(1), aGuid(2)];

type Status = 'pending' | 'verified';
const mappingOf = (tenantGuid: string, verificationStatus: Status = 'pending') => ({
  ...{ guid: aGuid(10), domainId: 7, restaurantGuid: aGuid(11) },
  ...{ tenantGuid, verificationStatus },
});
const claim = (tenantGuid: string, passed: number, before?: DomainClaim, status?: Status): DomainClaim =>
  claimedBy(mappingOf(tenantGuid, status), HOST, before, {
    at: iso(passed),
    since: heldSince(before ? [before] : [], tenantGuid, iso(passed)),
  });
const ended = (claimed: DomainClaim, passed: number): DomainClaim => {
  const left = endedClaim(claimed, false, iso(passed));
  if (!left) throw new Error('Nothing is remembered');
  return left;
};

describe('a host that is held without proof', () => {
  it('I4-22 is held for 72 hours from the first time, by whichever claim', () => {
    const first = claim(bella, 0);
    const again = claim(bella, 50 * HOUR, ended(first, 10 * HOUR));
    for (const stored of [[first], [again], [ended(again, 60 * HOUR)]]) {
      expect(heldUntil(stored, bella, iso(60 * HOUR))).toBe(iso(72 * HOUR));
      expect(heldUntil(stored, bella, iso(72 * HOUR))).toBeUndefined();
    }
    expect(heldUntil([first], alba, iso(60 * HOUR))).toBe(iso(132 * HOUR));
  });

  it('I4-22 is free once its claim has ended, and remembered for thirty days', () => {
    const left = ended(claim(bella, 0), 72 * HOUR);
    expect([isHeld(claim(bella, 0)), isHeld(left)]).toEqual([true, false]);
    expect(left.expiresAt).toBe(iso(72 * HOUR + 30 * DAY));
    expect(heldUntil([left], bella, iso(72 * HOUR + 30 * DAY - 1))).toBeUndefined();
    expect(heldUntil([left], bella, iso(72 * HOUR + 30 * DAY))).toBe(iso(144 * HOUR + 30 * DAY));
  });

  it('I4-22 is remembered also while another business holds it', () => {
    const taken = claim(alba, 100 * HOUR, ended(claim(bella, 0), 72 * HOUR));
    expect([isHeld(taken), heldUntil([taken], bella, iso(101 * HOUR))]).toEqual([true, undefined]);
    const free = ended(taken, 172 * HOUR);
    expect(free.unproven?.map(({ tenantGuid }) => tenantGuid)).toEqual([bella, alba]);
  });

  it('is counted by the spelling that was held first', () => {
    const www = { ...claim(bella, 0), host: `www.${HOST}` };
    expect(heldSince([claim(bella, 5 * HOUR), www], bella, iso(HOUR * 9))).toBe(iso(0));
  });

  it('remembers twenty businesses at most', () => {
    let stored: DomainClaim | undefined;
    for (let number = 0; number < 30; number += 1)
      stored = ended(claim(aGuid(500 + number), number * HOUR, stored), number * HOUR + 1);
    expect(stored?.unproven).toHaveLength(20);
    expect(stored?.unproven?.at(-1)?.tenantGuid).toBe(aGuid(529));
  });
});

describe('a host that was proven', () => {
  it('is remembered of nobody who proved it', () => {
    expect(endedClaim(claim(bella, 0), true, iso(HOUR))).toBeUndefined();
    const moved = claim(alba, HOUR, claim(bella, 0), 'verified');
    expect(moved).not.toHaveProperty('unproven');
  });
});
