// The permission that each field of a tenant or restaurant requires. A change is refused as a whole where one of its fields
// is not permitted. Connections to outside platforms are changed by the server alone.
import type { Action, PlaceAction } from '../identity/roles.ts';
import { changedFields, type Fields, isFields } from '../kernel/fields.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { Tenant } from './tenant.schema.ts';

/** Every other field asks for tenantSettings.write. */
export const tenantFieldPermissions = {
  status: 'tenants.suspend',
  plan: 'tenants.plan',
} as const satisfies Partial<Record<keyof Tenant, Action>>;

/** Every other field asks for restaurants.write; a field of a field by a dot. */
export const restaurantFieldPermissions = {
  status: 'restaurants.activate',
  websiteConfig: 'website.write',
  'websiteConfig.customDomain': 'domains.write',
  platformSync: 'listing.write',
} as const satisfies Readonly<Record<string, PlaceAction>>;

/**
 * Of a connection: what staff set up or keep by hand. All else in it comes of connecting and syncing; of the listing also how reviews are
 * answered, which follows from the configuration of automatic replies.
 */
const ownConnectionFields = (platform: string): readonly string[] =>
  platform === 'googleMyBusiness' ? ['enabled'] : ['enabled', 'aiReplyConfig', 'presence'];

const bookkeeping = ['createdAt', 'updatedAt'];

/** As 'plan' and 'settings.currency': of a field that holds fields, those that differ. */
function changedPaths(before: object, after: object): string[] {
  const [one, other] = [before as Fields, after as Fields];
  return changedFields(one, other).flatMap((name) => {
    const [was, is] = [one[name], other[name]];
    return isFields(was) && isFields(is) ? changedFields(was, is).map((field) => `${name}.${field}`) : [name];
  });
}

function rightsIn<Right extends Action>(
  table: Readonly<Record<string, Right>>,
  otherwise: Right,
  [before, after]: readonly [object, object],
): Right[] {
  const rights = new Map(Object.entries(table));
  const changed = changedPaths(before, after).filter((path) => !bookkeeping.includes(path));
  const asked = changed.map((path) => rights.get(path) ?? rights.get(path.split('.')[0] ?? '') ?? otherwise);
  return [...new Set(asked)];
}

/** None where nothing has changed. */
export const permissionsToChangeTenant = (before: Tenant, after: Tenant): Action[] =>
  rightsIn<Action>(tenantFieldPermissions, 'tenantSettings.write', [before, after]);

/** None where nothing has changed. */
export const permissionsToChangeRestaurant = (before: Restaurant, after: Restaurant): PlaceAction[] =>
  rightsIn<PlaceAction>(restaurantFieldPermissions, 'restaurants.write', [before, after]);

type Connected = Partial<Pick<Restaurant, 'platformSync'>>;

/**
 * The fields of `after` that only connecting and syncing may set, and that are not as in `before`:
 * 'platformSync.platforms.yelp.accessToken'.
 */
export function serverFieldsChanged(before: Connected, after: Connected): string[] {
  const [one, other] = [connectionsOf(before), connectionsOf(after)];
  const platforms = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return platforms.flatMap((platform) =>
    changedFields(idle(one[platform]), idle(other[platform]))
      .filter((field) => !ownConnectionFields(platform).includes(field))
      .map((field) => `platformSync.platforms.${platform}.${field}`),
  );
}

const connectionsOf = ({ platformSync }: Connected): Readonly<Record<string, object | undefined>> =>
  platformSync?.platforms ?? {};

/** One that is not there yet stands idle, as one that was just made does. */
const idle = (connection: object | undefined): object => ({ syncStatus: 'idle', ...connection });
