// Updates a restaurant. Each field requires its own permission; a change with a forbidden field is refused as a whole.
import { may, type PlaceAction } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import type { Change } from '@bite/shared/kernel/entity';
import { DomainError } from '@bite/shared/kernel/errors';
import { restaurantNotFound } from '@bite/shared/kernel/identifier-errors';
import { assertCanGo } from '@bite/shared/kernel/transitions';
import type { RestaurantRef } from '@bite/shared/paths';
import {
  permissionsToChangeRestaurant,
  restaurantFieldPermissions,
} from '@bite/shared/tenancy/field-permissions';
import {
  MAX_FORMER_SLUGS,
  type Restaurant,
  type RestaurantInput,
  restaurantEntity,
} from '@bite/shared/tenancy/restaurant.schema';
import { formerSlugsAfter } from '@bite/shared/tenancy/restaurant-slug';
import { restaurantTransitions } from '@bite/shared/tenancy/status';
import { assertCurrent } from '../audit/version.ts';
import { restaurantsOf } from '../collections/collections.ts';
import { assertMayIn, forbidden } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import type { Texter } from '../ports/texter.ts';
import { addRestaurantToTenant } from './add-restaurant-to-tenant.ts';
import { assertDomainUnchanged } from './custom-domain.ts';
import {
  assertFutureDates,
  assertMenuExists,
  assertOrderingUrl,
  assertOwnFields,
} from './restaurant-checks.ts';
import { assertSlugFree } from './slugs.ts';
import type { UpdateDeps } from './update-tenant.ts';
import {
  type SurroundingsDeps,
  type VersionedRestaurant,
  versionedRestaurant,
  withoutConnectionSecrets,
  withSurroundings,
} from './versioned.ts';

export interface RestaurantChange {
  /** The version that the caller read. */
  version: string;
  changes: Change<Omit<RestaurantInput, 'restaurantId' | 'guid' | 'tenantId' | 'createdAt' | 'updatedAt'>>;
}

/** Throws as assertMayIn does, and RESTAURANT_NOT_FOUND, CONFLICT, VALIDATION_FAILED, TRANSITION_REFUSED or SLUG_TAKEN. */
export async function updateRestaurant(
  deps: UpdateDeps & SurroundingsDeps & { texter?: Texter | undefined },
  caller: Caller,
  place: RestaurantRef,
  { version, changes }: RestaurantChange,
): Promise<VersionedRestaurant> {
  const at = restaurantsOf(place.tenantId);
  const id = String(place.restaurantId);
  const { user } = caller;
  const restaurant = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const tenant = await assertMayIn(transaction, user, anyRight(user, place), place);
    const before = await transaction.get(at, id);
    if (!before) throw restaurantNotFound(place.restaurantId);
    assertCurrent(`${at.path}/${id}`, before, version, withoutConnectionSecrets(before));
    const changed = restaurantEntity.apply(before, changes);
    assertOnlyFreed(before, changed);
    const after = { ...changed, formerSlugs: formerSlugsAfter(before, changed) };
    const rights = permissionsToChangeRestaurant(before, after);
    if (rights.length === 0) return before;
    if (!rights.every((right) => may(user, right, place))) throw forbidden();
    assertFutureDates(before.specialHours, after.specialHours, deps.now());
    if (!deps.texter) assertNoNewTexts(before, after);
    await assertSound(transaction, before, after);
    const stamped = { ...after, updatedAt: new Date(deps.now()).toISOString() };
    transaction.replace(at, id, before, stamped);
    // Older tenants have none.
    addRestaurantToTenant(transaction, tenant, place.restaurantId);
    return stamped;
  });
  return withSurroundings(deps, await versionedRestaurant(deps.records, restaurant), restaurant);
}

/** Refuses callers who may change no field at all before anything is read. */
function anyRight(user: User, place: RestaurantRef): PlaceAction {
  const own = Object.values(restaurantFieldPermissions).find((right) => may(user, right, place));
  return own ?? 'restaurants.write';
}

/** A former slug can be removed by hand; one is added only by changing the slug. */
function assertOnlyFreed(before: Restaurant, after: Restaurant): void {
  const added = after.formerSlugs?.some((slug) => !before.formerSlugs?.includes(slug));
  if (!added) return;
  const message = 'Former addresses can only be taken away';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { formerSlugs: message } });
}

/** A switch without an account behind it would promise guests what nobody sends. */
function assertNoNewTexts(before: Restaurant, after: Restaurant): void {
  if (!after.settings.guestMessages.texts || before.settings.guestMessages.texts) return;
  const message = 'Text messages are not set up on this platform. Please ask its administrators';
  throw new DomainError('VALIDATION_FAILED', message, {
    fields: { 'settings.guestMessages.texts': message },
  });
}

async function assertSound(records: RecordReader, before: Restaurant, after: Restaurant): Promise<void> {
  assertOwnFields(before, after);
  assertOrderingUrl(before, after);
  if (after.status !== before.status)
    assertCanGo(restaurantTransitions, before.status, after.status, 'The restaurant');
  if ((after.formerSlugs?.length ?? 0) > MAX_FORMER_SLUGS) {
    const message = `There are ${MAX_FORMER_SLUGS} former addresses already. Please free one first.`;
    throw new DomainError('VALIDATION_FAILED', message, { fields: { slug: message } });
  }
  if (after.slug !== before.slug) await assertSlugFree(records, after.slug, after.restaurantId);
  await assertMenuExists(records, after, before, after);
  assertDomainUnchanged(before, after);
}
