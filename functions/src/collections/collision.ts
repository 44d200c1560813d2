// The error for a new record whose id is taken.
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/api/record-names';
import { DomainError } from '@bite/shared/kernel/errors';
import { idCollision } from '@bite/shared/kernel/identifier-errors';
import type { EntityType } from '@bite/shared/kernel/identifiers';
import { collections } from '@bite/shared/paths';

/** Where the numbered entities lie. */
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

/** ID_COLLISION where a number of ours is taken; CONFLICT where the id was somebody else's choice, as a uid is. */
export function collisionAt(path: string): DomainError {
  const [id = '', collection] = path.split('/').reverse();
  const types = Object.entries(collectionOfType) as [EntityType, string][];
  const type = types.find(([, name]) => name === collection)?.[0];
  return type && /^\d+$/.test(id)
    ? idCollision(type, Number(id))
    : new DomainError('CONFLICT', 'This is there already');
}
