// A restaurant's access to the business-listing service, and how it is granted (I3.8-09, I3.8-15).
import { z } from 'zod';
import { required, webUrl } from '../kernel/schema.ts';
import { moment } from './moment.schema.ts';
import { connectionStates } from './states.ts';

const uuid = (field: string) => z.uuid(`${field} must be a valid UUID`);

/** While it is pending, no account and location are chosen yet. */
export const listingConnection = z.strictObject({
  connectionId: required('Connection ID is required'),
  tenantGuid: uuid('Tenant GUID'),
  restaurantGuid: uuid('Restaurant GUID'),
  accountId: z.string().optional(),
  locationId: z.string().optional(),
  status: z.enum(connectionStates).default('pending'),
  accessToken: required('Access token is required'),
  refreshToken: required('Refresh token is required'),
  tokenExpiresAt: moment('Token expires at'),
  connectedAt: moment('Connected at').optional(),
  lastSyncAt: moment('Last sync at').optional(),
  createdAt: moment('Created at'),
  updatedAt: moment('Updated at'),
});

/** A connection as screens may see it: the tokens never leave the server. */
export const listingConnectionView = listingConnection.omit({ accessToken: true, refreshToken: true });

/** `redirectUrl`: where the browser goes after consent; `nonce` binds the answer to the person who asked. */
export const oauthStart = z.strictObject({
  tenantId: uuid('Tenant ID'),
  restaurantId: uuid('Restaurant ID'),
  redirectUrl: webUrl('Invalid redirect URL'),
  nonce: required('Nonce is required'),
});

export const oauthCallback = z.strictObject({
  code: required('Authorization code is required'),
  state: required('State parameter is required'),
});

export type ListingConnection = z.output<typeof listingConnection>;
export type ListingConnectionView = z.output<typeof listingConnectionView>;
export type OAuthStart = z.output<typeof oauthStart>;
export type OAuthCallback = z.output<typeof oauthCallback>;
