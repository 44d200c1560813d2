import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import {
  assertNumberable,
  counterNotCreated,
  counterNotUpdated,
  idCollision,
  type Numbering,
  restaurantNotFound,
  tenantNotFound,
} from './identifier-errors.ts';
import { entityTypes } from './identifiers.ts';

const HERE = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const ofLevel = (level: 'platform' | 'restaurant') =>
  Object.entries(entityTypes).flatMap(([type, entity]) => (entity.level === level ? [type] : []));

describe('what may be numbered where', () => {
  it.each(ofLevel('platform'))(
    'C5-16, O5-13 %s on the platform, with neither tenant nor restaurant',
    (type) => {
      expect(assertNumberable(type)).toBe(type);
      expect(assertNumberable(type, {})).toBe(type);
    },
  );

  it.each(ofLevel('restaurant'))('C5-16, O5-13 %s in a restaurant', (type) => {
    expect(assertNumberable(type, HERE)).toBe(type);
  });

  it.each([['reviews'], ['item'], ['toString'], ['']])('C5-16, O5-13 %j nowhere', (type) => {
    expect(refusalOf(() => assertNumberable(type, HERE))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: `Unknown entity type: ${type}`,
    });
  });

  it.each<Numbering>([HERE, { tenantId: HERE.tenantId }, { restaurantId: HERE.restaurantId }])(
    'C5-16, O5-13 a tenant not with %j',
    (where) => {
      expect(refusalOf(() => assertNumberable('tenants', where))).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'tenantId and restaurantId must not be given for platform-level entity',
      });
    },
  );

  it.each<Numbering>([
    {},
    { tenantId: HERE.tenantId },
    { restaurantId: HERE.restaurantId },
    { ...HERE, restaurantId: null },
  ])('C8-01, O8-16, C5-16, O5-13 an item not with %j', (where) => {
    expect(refusalOf(() => assertNumberable('items', where))).toMatchObject({
      code: 'MISSING_REQUIRED_PARAMS',
      message: 'tenantId and restaurantId are required for restaurant-level entity',
    });
  });

  it.each<Numbering>([
    { ...HERE, tenantId: 0 },
    { ...HERE, tenantId: -1 },
    { ...HERE, restaurantId: 1.5 },
    { ...HERE, restaurantId: '20000001' },
    { ...HERE, restaurantId: Number.NaN },
  ])('C5-16, O5-13 an item not with %j', (where) => {
    expect(refusalOf(() => assertNumberable('items', where))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'tenantId and restaurantId must be positive integers',
    });
  });

  it('C5-16, O5-13 1 is a positive integer', () => {
    expect(assertNumberable('items', { tenantId: 1, restaurantId: 1 })).toBe('items');
  });
});

describe('O8-10, C8-01 what is said when numbering fails', () => {
  it.each([
    ['O8-11', tenantNotFound(7), 'TENANT_NOT_FOUND', 'Tenant not found with tenantId: 7'],
    ['O8-12', restaurantNotFound(8), 'RESTAURANT_NOT_FOUND', 'Restaurant not found with restaurantId: 8'],
    ['O8-13', counterNotUpdated('items'), 'UPDATE_FAILED', 'Failed to update the counter of items'],
    ['O8-14', counterNotCreated('items'), 'CREATE_FAILED', 'Failed to create the counter of items'],
    ['O8-15', idCollision('items', 9), 'ID_COLLISION', 'items 9 already exists. Counter may be out of sync.'],
  ])('%s, C8-01, O8-10 %s', (_, error, code, message) => {
    expect({ code: error.code, message: error.message }).toEqual({ code, message });
  });

  it('names the entity and the id that collided', () => {
    expect(idCollision('items', 9).details).toEqual({ type: 'items', id: 9 });
  });
});
