import { describe, expect, it } from 'vitest';
import { canGo } from '../kernel/transitions.ts';
import { restaurantStatuses } from './restaurant.schema.ts';
import { isInBusiness, restaurantTransitions, tenantTransitions } from './status.ts';
import { tenantStatuses } from './tenant.schema.ts';

const waysIn = <State extends string>(
  states: readonly State[],
  table: Parameters<typeof canGo<State>>[0],
): string[] =>
  states.flatMap((from) => states.filter((to) => canGo(table, from, to)).map((to) => `${from} → ${to}`));

describe('the states of a tenant and a restaurant', () => {
  it('C4-01, I4-02 a tenant goes between active and inactive, and between active and suspended', () => {
    expect(waysIn(tenantStatuses, tenantTransitions)).toEqual([
      'active → inactive',
      'active → suspended',
      'inactive → active',
      'suspended → active',
    ]);
  });

  it('C4-01, I4-01 a restaurant goes between active and inactive', () => {
    expect(waysIn(restaurantStatuses, restaurantTransitions)).toEqual([
      'active → inactive',
      'inactive → active',
    ]);
  });

  it.each([
    ['active', 'active', true],
    ['active', 'inactive', false],
    ['inactive', 'active', false],
    ['suspended', 'active', false],
    ['suspended', 'inactive', false],
  ] as const)(
    'O4-01, I4-01, C3-04 of a tenant that is %s, a restaurant that is %s counts as open: %s',
    (tenant, restaurant, expected) => {
      expect(isInBusiness({ status: tenant }, { status: restaurant })).toBe(expected);
    },
  );
});
