import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, isMoney } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import { earnedPoints, POINTS_FOR_ONE, pointsFor, redeemPoints } from './points.ts';

describe('points earned', () => {
  it.each([
    [0, 0],
    [0.09, 0],
    [0.1, 1],
    [12.99, 129],
    [12.5, 125],
    [1.1, 11],
    [16.4, 164],
    [4.6, 46],
    [9.7, 97],
    [1025.3, 10253],
  ])('O9-14, O2.6-07 for %d dollars are %d', (subtotal, points) => {
    expect(pointsFor(subtotal)).toBe(points);
  });

  it('O9-14 are one for every dime, without exception', () => {
    for (let dimes = 0; dimes <= 500; dimes++) expect(pointsFor(dimes / 10)).toBe(dimes);
  });
});

describe('points for an order', () => {
  it.each([
    ['the whole subtotal', 20, 0, 200],
    ['what a code left to pay', 20, 2.01, 179],
    ['nothing where code or points paid for everything', 20, 20, 0],
  ])('O9-14 are earned on %s', (_of, subtotal, discount, points) => {
    expect(earnedPoints({ subtotal, discount })).toBe(points);
  });
});

describe('points spent', () => {
  it('are worth a dollar a thousand', () => {
    expect(POINTS_FOR_ONE).toBe(1000);
    expect(redeemPoints(1000, 50, 'USD')).toEqual({ points: 1000, amount: 1 });
  });

  it.each<[string, number, number, string, number, { points: number; amount: number }]>([
    ['are worth what the restaurant says', 1000, 50, 'USD', 200, { points: 1000, amount: 5 }],
    ['count by the cent, rounded down', 1239, 50, 'USD', 1000, { points: 1230, amount: 1.23 }],
    ['count by the yen, rounded down', 2999, 500, 'JPY', 1000, { points: 2000, amount: 2 }],
    ['buy nothing below a cent, and are kept', 9, 50, 'USD', 1000, { points: 0, amount: 0 }],
    ['buy a cent', 10, 50, 'USD', 1000, { points: 10, amount: 0.01 }],
    ['never pay more than is due', 20_000, 12.34, 'USD', 1000, { points: 12_340, amount: 12.34 }],
    ['pay exactly what is due', 12_340, 12.34, 'USD', 1000, { points: 12_340, amount: 12.34 }],
    ['go up to a whole point for what is due', 1000, 0.01, 'USD', 250, { points: 3, amount: 0.01 }],
    ['pay nothing where nothing is due', 5000, 0, 'USD', 1000, { points: 0, amount: 0 }],
    ['pay nothing where less than nothing is due', 5000, -1, 'USD', 1000, { points: 0, amount: 0 }],
    ['are none', 0, 50, 'USD', 1000, { points: 0, amount: 0 }],
    ['are none below nothing', -1000, 50, 'USD', 1000, { points: 0, amount: 0 }],
    ['are whole', 1000.5, 50, 'USD', 1000, { points: 0, amount: 0 }],
  ])('%s', (_, points, due, currency, pointsForOne, expected) => {
    expect(redeemPoints(points, due, currency, pointsForOne)).toEqual(expected);
  });

  it('buy money, at most what is due, for at most what there is, and for no less than it is worth', () => {
    holds(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.nat({ max: 100_000 }),
        fc.integer({ min: 1, max: 5000 }),
        (points, cents, pointsForOne) => {
          const spent = redeemPoints(points, cents / 100, 'USD', pointsForOne);
          expect(isMoney(spent.amount)).toBe(true);
          expect(spent.amount).toBeLessThanOrEqual(cents / 100);
          expect(spent.points).toBeLessThanOrEqual(points);
          const exact = decimal(spent.amount).times(pointsForOne);
          expect(exact.lte(spent.points) && exact.plus(1).gt(spent.points)).toBe(true);
        },
      ),
    );
  });
});
