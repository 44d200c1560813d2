// Paths of the screens. They contain the ids, so that a link works on another device.

import type { RestaurantRef } from '@bite/shared/paths';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';

/** The picker of tenant and restaurant; with a return URL, on the way to another of our sites. */
export const PICKER_PATH = '/restaurants';

export const pickerPath = (returnUrl: string): string =>
  `${PICKER_PATH}?${new URLSearchParams({ returnUrl })}`;

const tenantPath = (tenantId: number): string => `/t/${tenantId}`;
const placePath = ({ tenantId, restaurantId }: RestaurantRef): string =>
  `${tenantPath(tenantId)}/r/${restaurantId}`;

export const boardPath = (place: RestaurantRef): string => `${placePath(place)}/orders`;
/** The board, scrolled to this order. */
export const ORDER = 'order';
export const orderPath = (place: RestaurantRef, guid: string): string =>
  `${boardPath(place)}?${new URLSearchParams({ [ORDER]: guid })}`;
/** The list of all orders with this one beside it; `day` narrows the list to when it was placed, as far as that is known. */
export const orderInListPath = (
  place: RestaurantRef,
  { guid, orderNumber, day }: { guid: string; orderNumber: string; day?: string | undefined },
): string =>
  `${placePath(place)}/all-orders?${new URLSearchParams({
    q: orderNumber,
    ...(day !== undefined && { from: day, to: day }),
    [ORDER]: guid,
  })}`;
export const menuDisplayPath = (place: RestaurantRef): string => `${placePath(place)}/menu-display`;
export const menuPreviewPath = (place: RestaurantRef): string => `${placePath(place)}/menu-preview`;
export const scheduledChangesPath = (place: RestaurantRef): string => `${placePath(place)}/scheduled-changes`;
/** With the section to begin at: 'look'. */
export const websitePath = (place: RestaurantRef, section?: string): string =>
  `${placePath(place)}/website${section === undefined ? '' : `#${section}`}`;
export const domainsPath = (place: RestaurantRef): string => `${placePath(place)}/domains`;
export const domainPath = (place: RestaurantRef, mappingGuid: string): string =>
  `${domainsPath(place)}/${mappingGuid}`;
/** Of the restaurant's listing at Google. */
const listingPath = (place: RestaurantRef, path: string): string => `${placePath(place)}/listing/${path}`;
export const autoRepliesPath = (place: RestaurantRef): string => listingPath(place, 'auto-replies');
export const listingConnectionPath = (place: RestaurantRef): string => listingPath(place, 'connection');
export const listingProfilePath = (place: RestaurantRef): string => listingPath(place, 'profile');
export const googleMapsPath = (place: RestaurantRef): string => listingPath(place, 'google-maps');
export const listingPostsPath = (place: RestaurantRef): string => listingPath(place, 'posts');
export const newListingPostPath = (place: RestaurantRef): string => listingPath(place, 'posts/new');
export const listingPostPath = (place: RestaurantRef, postId: string): string =>
  listingPath(place, `posts/${encodeURIComponent(postId)}`);
export const autoReplySettingsPath = (place: RestaurantRef): string =>
  listingPath(place, 'auto-replies/settings');
export const restaurantSettingsPath = (place: RestaurantRef): string => `${placePath(place)}/settings`;

/** The list of a kind of records below a restaurant: tax rates, courses. */
export const recordsPath = (place: RestaurantRef, kind: RecordKind): string =>
  `${placePath(place)}/${recordNames[kind].path}`;
export const recordPath = (place: RestaurantRef, kind: RecordKind, recordId: number): string =>
  `${recordsPath(place, kind)}/${recordId}`;
export const newRecordPath = (place: RestaurantRef, kind: RecordKind): string =>
  `${recordsPath(place, kind)}/new`;
/** The menus with this group's items; a new item that is put into it. */
export const IN_GROUP = 'group';
export const menuGroupPath = (place: RestaurantRef, menuGroupId: number): string =>
  `${recordsPath(place, 'menuGroups')}?${IN_GROUP}=${menuGroupId}`;
export const newItemPath = (place: RestaurantRef, menuGroupId: number): string =>
  `${newRecordPath(place, 'items')}?${IN_GROUP}=${menuGroupId}`;
export const deletedRecordsPath = (place: RestaurantRef, kind: RecordKind): string =>
  `${recordsPath(place, kind)}/deleted`;
export const COPY_OF = 'copy-of';
/** The form of a new record, filled in with the values of another one. */
export const copyPath = (place: RestaurantRef, kind: RecordKind, recordId: number): string =>
  `${newRecordPath(place, kind)}?${COPY_OF}=${recordId}`;

export const teamPath = (tenantId: number): string => `${tenantPath(tenantId)}/team`;
/** The team, with this member beside the list. */
export const MEMBER = 'member';
export const memberPath = (tenantId: number, uid: string): string =>
  `${teamPath(tenantId)}?${new URLSearchParams({ [MEMBER]: uid })}`;
export const businessPath = (tenantId: number): string => `${tenantPath(tenantId)}/settings`;
export const newRestaurantPath = (tenantId: number): string => `${tenantPath(tenantId)}/restaurants/new`;

/** Of the person who is signed in. */
export const ACCOUNT_PATH = '/account';

export const REQUESTED_BY = 'requestedBy';

/** For site staff. */
export const SITE_TENANTS_PATH = '/platform/tenants';
export const siteTenantPath = (tenantId: number): string => `${SITE_TENANTS_PATH}/${tenantId}`;
export const NEW_TENANT_PATH = `${SITE_TENANTS_PATH}/new`;
/** For somebody who asked for it. */
export const newTenantPath = (requestedBy: string): string =>
  `${NEW_TENANT_PATH}?${new URLSearchParams({ [REQUESTED_BY]: requestedBy })}`;
/** Domains that the platform itself has registered. */
export const SITE_REGISTERED_DOMAINS_PATH = '/platform/registered-domains';
export const SEARCH_DOMAINS_PATH = `${SITE_REGISTERED_DOMAINS_PATH}/search`;
export const siteRegisteredDomainPath = (name: string): string =>
  `${SITE_REGISTERED_DOMAINS_PATH}/${encodeURIComponent(name)}`;
export const SITE_REQUESTS_PATH = '/platform/requests';
export const SITE_USERS_PATH = '/platform/users';
export const SITE_DOMAINS_PATH = '/platform/domains';
export const SITE_MANY_DOMAINS_PATH = `${SITE_DOMAINS_PATH}/many`;
export const siteDomainPath = (mappingGuid: string): string => `${SITE_DOMAINS_PATH}/${mappingGuid}`;
/** The first page of site staff: viewers may not see the settings of tenants. */
export const platformPath = (may: (action: 'tenantSettings.read') => boolean): string =>
  may('tenantSettings.read') ? SITE_TENANTS_PATH : SITE_USERS_PATH;
export const siteUserPath = (uid: string): string => `${SITE_USERS_PATH}/${encodeURIComponent(uid)}`;
