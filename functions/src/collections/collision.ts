// The error for a new record whose id is taken.

import { DomainError } from '@bite/shared/kernel/errors';
import { idCollision } from '@bite/shared/kernel/identifier-errors';
import type { EntityType } from '@bite/shared/kernel/identifiers';
import { collections } from '@bite/shared/paths';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';

/** The collections of the numbered entities. */
export const collectionOfType: Readonly<Record<EntityType, string>> = {
  tenants: collections.tenants,
  restaurants: collections.restaurants,
  domainMappings: collections.domainMappings,
  ...(Object.fromEntries(recordKinds.map((kind) => [kind, recordNames[kind].collection])) as Record<
    RecordKind,
    string
  >),
  orders: collections.orders,
  carts: collections.carts,
};

/** ID_COLLISION if the id is a number that we assign; CONFLICT if it was given from outside, as a uid is. */
export function collisionAt(path: string): DomainError {
  const [id = '', collection] = path.split('/').reverse();
  const types = Object.entries(collectionOfType) as [EntityType, string][];
  const type = types.find(([, name]) => name === collection)?.[0];
  return type && /^\d+$/.test(id)
    ? idCollision(type, Number(id))
    : new DomainError('CONFLICT', 'This is there already');
}
