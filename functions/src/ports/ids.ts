// Numeric ids: unique, in order, nearly gapless (decisions 8).
import type { EntityType } from '@bite/shared/kernel/identifiers';
import type { RestaurantRef } from '@bite/shared/paths';

export interface Ids {
  /** The next id of a restaurant's entity. Calls made while a counter transaction is under way share the next one. */
  next(type: EntityType, place: RestaurantRef): Promise<number>;
  /** The first of `count` ids in a row. */
  reserve(type: EntityType, place: RestaurantRef, count: number): Promise<number>;
}
