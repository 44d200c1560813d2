import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import { assertPlaceExists } from './place-exists.ts';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const tenant = { tenantId: 10_000_001 };

describe('where a catalogue entity is created', () => {
  it('C3-16 there are the tenant and the restaurant', () => {
    expect(() => assertPlaceExists(place, tenant, place)).not.toThrow();
  });

  it.each([
    ['no tenant', undefined, place],
    ['another tenant', { tenantId: 10_000_002 }, place],
    ['neither', undefined, undefined],
  ])('C3-16, C8-02 %s is refused', (_what, foundTenant, restaurant) => {
    const refusal = refusalOf(() => assertPlaceExists(place, foundTenant, restaurant));
    expect(refusal).toMatchObject({
      code: 'TENANT_NOT_FOUND',
      message: 'Tenant with ID 10000001 not found',
    });
  });

  it.each([
    ['no restaurant', undefined],
    ['another restaurant', { ...place, restaurantId: 20_000_002 }],
    ['the restaurant of another tenant', { ...place, tenantId: 10_000_002 }],
  ])('C3-16, C8-02 %s is refused', (_what, restaurant) => {
    const refusal = refusalOf(() => assertPlaceExists(place, tenant, restaurant));
    expect(refusal).toMatchObject({
      code: 'RESTAURANT_NOT_FOUND',
      message: 'Restaurant with ID 20000001 not found',
    });
  });
});
