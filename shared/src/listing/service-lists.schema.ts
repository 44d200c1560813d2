// Requests to the business-listing service for accounts and locations, page by page (I7.2-01, I7.2-02, I9-05).
import { z } from 'zod';
import { required } from '../kernel/schema.ts';
import { accountsMaxPageSize, locationsMaxPageSize } from './limits.ts';
import { serviceAccount } from './service-account.schema.ts';
import { serviceLocation } from './service-location.schema.ts';

/** The read mask: the fields of a location that we use. The service refuses requests without one. */
export const locationReadMask = [
  'name',
  'languageCode',
  'storeCode',
  'title',
  'phoneNumbers',
  'categories',
  'storefrontAddress',
  'websiteUri',
  'regularHours',
  'specialHours',
  'serviceArea',
  'labels',
  'latlng',
  'openInfo',
  'metadata',
  'profile',
  'relationshipData',
  'moreHours',
  'serviceItems',
].join(',');

const pageSize = (most: number) => {
  const message = `Page size must be between 1 and ${most}`;
  return z.int(message).min(1, message).max(most, message).default(most);
};

const text = z.string().optional();
const paging = { pageToken: text, filter: text, orderBy: text };

/** Without `parent`, all accounts that the signed-in person has access to. */
export const accountsQuery = z.strictObject({
  parent: text,
  pageSize: pageSize(accountsMaxPageSize),
  ...paging,
  readMask: text,
});

/** `parent` is the account, 'accounts/…'; 'accounts/-' stands for all of them. */
export const locationsQuery = z.strictObject({
  parent: required('Account is required'),
  pageSize: pageSize(locationsMaxPageSize),
  ...paging,
  readMask: required('Read mask is required').default(locationReadMask),
});

const page = { nextPageToken: text, totalSize: z.int().min(0).optional() };

/** The service sends an empty list as an empty object. */
export const accountsAnswer = z.looseObject({ accounts: z.array(serviceAccount).default([]), ...page });
export const locationsAnswer = z.looseObject({ locations: z.array(serviceLocation).default([]), ...page });

export type AccountsQuery = z.output<typeof accountsQuery>;
export type LocationsQuery = z.output<typeof locationsQuery>;
