import { describe, expect, it } from 'vitest';
import { tenantNotFound } from '../kernel/identifier-errors.ts';
import { paths } from '../paths.ts';
import { refusalOf } from '../testing/refusal.ts';
import {
  restaurantGuidNotFound,
  restaurantMissingForCreation,
  tenantGuidNotFound,
  tenantIdOfRestaurantPath,
  tenantMissingForCreation,
} from './not-found.ts';

describe('a tenant or restaurant that is not there', () => {
  it.each([
    ['C8-02, O8-17', tenantNotFound(7), 'TENANT_NOT_FOUND', 'Tenant not found with tenantId: 7'],
    ['C8-02, O8-17', tenantGuidNotFound('a-b'), 'TENANT_NOT_FOUND', 'Tenant not found with GUID: a-b'],
    [
      'C8-02, O8-17',
      restaurantGuidNotFound('a-b'),
      'RESTAURANT_NOT_FOUND',
      'Restaurant not found with GUID: a-b',
    ],
    ['C8-02', tenantMissingForCreation(7), 'TENANT_NOT_FOUND', 'Tenant with ID 7 not found'],
    ['C8-02', restaurantMissingForCreation(8), 'RESTAURANT_NOT_FOUND', 'Restaurant with ID 8 not found'],
  ])('%s %s', (_, error, code, message) => {
    expect({ code: error.code, message: error.message }).toEqual({ code, message });
  });

  it('C8-02, O8-17 the path of a restaurant says whose it is', () => {
    expect(
      tenantIdOfRestaurantPath(paths.restaurant({ tenantId: 10_000_001, restaurantId: 20_000_001 })),
    ).toBe(10_000_001);
  });

  it.each([
    'restaurants/20000001',
    'tenants/10000001',
    'tenants/x/restaurants/20000001',
    'tenants/0/restaurants/20000001',
    'tenants/1x/restaurants/2',
    'old/tenants/1/restaurants/2',
    'tenants/1/restaurants/2/items/3',
    'tenants/1/restaurants/',
    '',
  ])('C8-02, O8-17 the path %j does not', (path) => {
    expect(refusalOf(() => tenantIdOfRestaurantPath(path))).toMatchObject({
      code: 'TENANT_NOT_FOUND',
      message: 'Could not determine tenant from restaurant document path',
    });
  });
});
