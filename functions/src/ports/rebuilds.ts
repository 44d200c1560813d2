// Asking for something that is derived from what is stored to be made again, later and by someone else.
import type { RestaurantRef } from '@bite/shared/paths';

/** An instant in UTC with nine decimals, '2026-06-10T22:00:00.000001000Z': as text, the later one is the greater one. */
export type ReadTime = string;

/** A restaurant, or a tenant as a whole. */
export type Whose = Pick<RestaurantRef, 'tenantId'> & Partial<RestaurantRef>;

export interface RebuildRequest<Of extends Whose = RestaurantRef> {
  place: Of;
  /** ISO instant before which what it is derived from must not be read. */
  due: ReadTime;
}

export interface Rebuilds<Of extends Whose = RestaurantRef> {
  /** The same place and due time asked for again is the same request: it is carried out once. */
  request(rebuild: RebuildRequest<Of>): Promise<void>;
}
