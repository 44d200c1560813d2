// A restaurant's access to the business-listing service, and how it is granted (I3.8-09, I3.8-15). The tokens lie in the vault:
// what is stored beside them, and what screens see, is the connection without them.
import { z } from 'zod';
import { required, webUrl } from '../kernel/schema.ts';
import { moment } from './moment.schema.ts';
import { connectionStates } from './states.ts';

const uuid = (field: string) => z.uuid(`${field} must be a valid UUID`);

/** The ids of account and location are the last parts of the service's names. While it is pending, none are chosen yet. */
export const listingConnection = z.strictObject({
  connectionId: required('Connection ID is required'),
  tenantGuid: uuid('Tenant GUID'),
  restaurantGuid: uuid('Restaurant GUID'),
  accountId: z.string().optional(),
  /** As the service names it: 'Luigi’s Restaurants'. */
  accountName: z.string().optional(),
  locationId: z.string().optional(),
  locationTitle: z.string().optional(),
  locationAddress: z.string().optional(),
  status: z.enum(connectionStates).default('pending'),
  accessToken: required('Access token is required'),
  refreshToken: required('Refresh token is required'),
  tokenExpiresAt: moment('Token expires at'),
  /** Why it is in 'error', for staff. */
  problem: z.string().optional(),
  /** The uid of the person who gave access. */
  connectedBy: z.string().optional(),
  /** The personal account of that person at the service, by its id: what one person gave ends together there. */
  grantee: z.string().optional(),
  connectedAt: moment('Connected at').optional(),
  lastSyncAt: moment('Last sync at').optional(),
  createdAt: moment('Created at'),
  updatedAt: moment('Updated at'),
});

/** A connection as it is stored and as screens may see it: the tokens never leave the server. */
export const listingConnectionView = listingConnection.omit({ accessToken: true, refreshToken: true });

/** `redirectUrl`: where the browser goes after consent; `nonce` binds the answer to the person who asked. */
export const oauthStart = z.strictObject({
  tenantId: uuid('Tenant ID'),
  restaurantId: uuid('Restaurant ID'),
  redirectUrl: webUrl('Invalid redirect URL'),
  nonce: required('Nonce is required').max(100, 'Nonce is too long'),
});

export const oauthCallback = z.strictObject({
  code: required('Authorization code is required').max(2000, 'Authorization code is too long'),
  state: required('State parameter is required').max(200, 'State parameter is too long'),
});

export type ListingConnection = z.output<typeof listingConnection>;
export type ListingConnectionView = z.output<typeof listingConnectionView>;
export type OAuthStart = z.output<typeof oauthStart>;
export type OAuthCallback = z.output<typeof oauthCallback>;
