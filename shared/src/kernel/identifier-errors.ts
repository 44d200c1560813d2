// Validates requests for ids, and the errors of numbering (C5-16, O5-13, C8-01, O8-10 to O8-16).
import { DomainError } from './errors.ts';
import { type EntityType, entityTypes, isEntityType } from './identifiers.ts';

/** The place for which a caller requests an id. */
export interface Numbering {
  tenantId?: unknown;
  restaurantId?: unknown;
}

const isPositiveInteger = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Returns the type. Throws VALIDATION_FAILED or MISSING_REQUIRED_PARAMS if it cannot be numbered there. */
export function assertNumberable(type: string, { tenantId, restaurantId }: Numbering = {}): EntityType {
  if (!isEntityType(type)) throw new DomainError('VALIDATION_FAILED', `Unknown entity type: ${type}`);
  const ids = [tenantId, restaurantId];
  if (entityTypes[type].level === 'platform') {
    if (ids.some((id) => id !== undefined))
      throw new DomainError(
        'VALIDATION_FAILED',
        'tenantId and restaurantId must not be given for platform-level entity',
      );
    return type;
  }
  if (ids.some((id) => id === undefined || id === null))
    throw new DomainError(
      'MISSING_REQUIRED_PARAMS',
      'tenantId and restaurantId are required for restaurant-level entity',
    );
  if (!ids.every(isPositiveInteger))
    throw new DomainError('VALIDATION_FAILED', 'tenantId and restaurantId must be positive integers');
  return type;
}

export const idCollision = (type: EntityType, id: number): DomainError =>
  new DomainError('ID_COLLISION', `${type} ${id} already exists. Counter may be out of sync.`, { type, id });

export const tenantNotFound = (tenantId: number): DomainError =>
  new DomainError('TENANT_NOT_FOUND', `Tenant not found with tenantId: ${tenantId}`);

export const restaurantNotFound = (restaurantId: number): DomainError =>
  new DomainError('RESTAURANT_NOT_FOUND', `Restaurant not found with restaurantId: ${restaurantId}`);

export const counterNotCreated = (type: EntityType): DomainError =>
  new DomainError('CREATE_FAILED', `Failed to create the counter of ${type}`);

export const counterNotUpdated = (type: EntityType): DomainError =>
  new DomainError('UPDATE_FAILED', `Failed to update the counter of ${type}`);
