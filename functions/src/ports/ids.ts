// Numeric ids: unique, in order, nearly gapless (decisions 8).
import type { EntityType } from '@bite/shared/kernel/identifiers';
import type { RestaurantRef } from '@bite/shared/paths';

/**
 * Calls made while a counter is being moved share the next move. Both throw VALIDATION_FAILED or
 * MISSING_REQUIRED_PARAMS where the type is not numbered there, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND where a first
 * counter would stand below nothing, and CREATE_FAILED or UPDATE_FAILED where the counter cannot be written.
 */
export interface Ids {
  /** The next id; `place` for what is numbered in a restaurant, nothing for what the platform numbers. */
  next(type: EntityType, place?: RestaurantRef): Promise<number>;
  /** The first of `count` ids in a row. */
  reserve(type: EntityType, place: RestaurantRef | undefined, count: number): Promise<number>;
}
