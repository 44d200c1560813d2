import { MINUTE } from '@bite/shared/kernel/durations';
import { describe, expect, it } from 'vitest';
import { memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { menuGroupsQuery } from './menu-queries.ts';

describe('the menus of a restaurant', () => {
  it('O9-08 C9-09 are fresh for five minutes and kept for ten', () => {
    const query = menuGroupsQuery(memoryPlatform().call, { tenantId: 10_000_001, restaurantId: 20_000_001 });
    expect([query.staleTime, query.gcTime]).toEqual([5 * MINUTE, 10 * MINUTE]);
  });
});
