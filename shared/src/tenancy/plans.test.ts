import { describe, expect, it } from 'vitest';
import { canCreateRestaurant, restaurantLimits, whyPlanIsTooSmall } from './plans.ts';

const staff = { isSiteAdmin: false };
const siteAdmin = { isSiteAdmin: true };
const refusedFor = (plan: string, limit: string) => ({
  allowed: false,
  reason: 'planLimitReached',
  message: `The ${plan} plan allows ${limit}`,
});

describe('plans', () => {
  it('C3-03, C9-02, O4-02 allow 1, 5 and 999 restaurants', () => {
    expect(restaurantLimits).toEqual({ starter: 1, professional: 5, enterprise: 999 });
  });

  it.each([
    ['professional', 0],
    ['professional', 4],
    ['enterprise', 0],
    ['enterprise', 998],
  ] as const)('C3-03, O4-02 %s: staff add one to %d', (plan, count) => {
    expect(canCreateRestaurant(plan, count, staff)).toEqual({ allowed: true });
  });

  it.each([
    ['professional', 5, '5 restaurants'],
    ['professional', 6, '5 restaurants'],
    ['enterprise', 999, '999 restaurants'],
  ] as const)('C3-03, C9-02, O4-02 %s: nobody adds one to %d', (plan, count, limit) => {
    expect(canCreateRestaurant(plan, count, staff)).toEqual(refusedFor(plan, limit));
    expect(canCreateRestaurant(plan, count, siteAdmin)).toEqual(refusedFor(plan, limit));
  });

  it.each([0, 1])('C3-03, O4-02 starter: its staff add none to %d', (count) => {
    expect(canCreateRestaurant('starter', count, staff)).toEqual({
      allowed: false,
      reason: 'planCannotCreate',
      message: 'Only professional and enterprise plans can create restaurants',
    });
  });

  it('C3-03, O4-02 starter: a site administrator adds the one it has, and no second', () => {
    expect(canCreateRestaurant('starter', 0, siteAdmin)).toEqual({ allowed: true });
    expect(canCreateRestaurant('starter', 1, siteAdmin)).toEqual(refusedFor('starter', '1 restaurant'));
  });

  it.each([
    ['starter', 1, undefined],
    ['starter', 2, 'The starter plan allows 1 restaurant'],
    ['professional', 5, undefined],
    ['professional', 6, 'The professional plan allows 5 restaurants'],
    ['enterprise', 999, undefined],
    ['enterprise', 1000, 'The enterprise plan allows 999 restaurants'],
  ] as const)('C3-03, C9-02 a change to %s with %d restaurants is stopped by: %s', (plan, count, reason) => {
    expect(whyPlanIsTooSmall(plan, count)).toBe(reason);
  });
});
