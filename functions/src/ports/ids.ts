// Numeric ids: unique, in order, nearly gapless (docs/decisions/003-numbers-without-a-queue.md).
import type { EntityType } from '@bite/shared/kernel/identifiers';
import type { RestaurantRef } from '@bite/shared/paths';

/**
 * Calls that arrive while a counter is being advanced share the next step. Both methods throw VALIDATION_FAILED or
 * MISSING_REQUIRED_PARAMS if the type is not numbered there, TENANT_NOT_FOUND or RESTAURANT_NOT_FOUND if the parent of a
 * first counter does not exist, and CREATE_FAILED or UPDATE_FAILED if the counter cannot be written.
 */
export interface Ids {
  /** The next id; `place` for types numbered per restaurant, none for those numbered across the platform. */
  next(type: EntityType, place?: RestaurantRef): Promise<number>;
  /** The first of `count` consecutive ids. */
  reserve(type: EntityType, place: RestaurantRef | undefined, count: number): Promise<number>;
}
