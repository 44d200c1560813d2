// How a restaurant's business listing is connected, and to which location.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { guid } from '../kernel/schema.ts';
import { listingConnectionView, oauthCallback, oauthStart } from './connection.schema.ts';
import { verificationStates } from './states.ts';

const params = z.object(restaurantParameters);

const inPlace = [
  'TENANT_NOT_FOUND',
  'TENANT_SUSPENDED',
  'RESTAURANT_NOT_FOUND',
] as const satisfies Endpoint['refuses'];

/** Of the service: numbers, as text. */
const serviceId = z.string().regex(/^\d{1,40}$/, 'Must be an id of the service');

const connectionAnswer = z.strictObject({
  isConfigured: z.boolean().describe('Whether the installation has an application at the service.'),
  tenantGuid: guid,
  restaurantGuid: guid,
  connection: listingConnectionView
    .omit({ tenantGuid: true, restaurantGuid: true, grantee: true })
    .exactOptional()
    .describe('Absent where nobody has given access. connectedBy is a name.'),
});

const page = { nextPageToken: z.string().exactOptional() };
const pageQuery = z.strictObject({ pageToken: z.string().min(1).max(2000).optional() });

const account = z.strictObject({
  accountId: serviceId,
  name: z.string(),
  type: z.string().exactOptional().describe('PERSONAL, LOCATION_GROUP, USER_GROUP, ORGANIZATION'),
  role: z.string().exactOptional().describe('PRIMARY_OWNER, OWNER, MANAGER, SITE_MANAGER'),
  isVerified: z.boolean(),
});

const location = z.strictObject({
  locationId: serviceId,
  title: z.string(),
  address: z.string().exactOptional(),
  storeCode: z.string().exactOptional(),
  verification: z.enum(verificationStates),
  isClosed: z.literal(true).exactOptional().describe('Permanently.'),
  takenBy: z
    .strictObject({ restaurantId: z.int(), name: z.string() })
    .exactOptional()
    .describe('Another restaurant of the business is connected to it.'),
});

export const listingConnectionEndpoints = {
  getListingConnection: {
    summary: 'Whether the restaurant’s business listing is connected, and to which location.',
    params,
    answer: connectionAnswer,
    refuses: inPlace,
  },
  startListingConsent: {
    summary:
      'Begins to connect a business listing: the address of the page on which the service asks the person for access. The answer comes to the back office’s own page /listing/connected, within ten minutes.',
    params,
    body: oauthStart,
    answer: z.strictObject({ url: z.url() }),
    refuses: [...inPlace, 'CONFLICT'],
  },
  finishListingConsent: {
    summary:
      'Takes the answer of the service: once, and from the person and the session that asked for it alone. The tokens are stored sealed and never shown.',
    body: oauthCallback,
    answer: z.strictObject({
      tenantId: z.int(),
      restaurantId: z.int(),
      hasLocation: z.boolean().describe('The location that was chosen before is connected again.'),
    }),
    refuses: [...inPlace, 'CONFLICT', 'RATE_LIMITED'],
  },
  listListingAccounts: {
    summary: 'The accounts at the service that whoever gave access can see.',
    params,
    query: pageQuery,
    answer: z.strictObject({ accounts: z.array(account), ...page }),
    refuses: [...inPlace, 'CONFLICT', 'RATE_LIMITED'],
  },
  listListingLocations: {
    summary: 'The locations of an account, a hundred at a time.',
    params: z.object({ ...restaurantParameters, accountId: serviceId }),
    query: pageQuery,
    answer: z.strictObject({ locations: z.array(location), ...page }),
    refuses: [...inPlace, 'CONFLICT', 'RATE_LIMITED'],
  },
  chooseListingLocation: {
    summary:
      'Connects the restaurant to a location. What was stored of another location before is forgotten. Refused if another restaurant of the business has it.',
    params,
    body: z.strictObject({ accountId: serviceId, locationId: serviceId }),
    answer: connectionAnswer,
    refuses: [...inPlace, 'CONFLICT', 'RATE_LIMITED'],
  },
  disconnectListing: {
    summary:
      'Ends the connection and forgets it: the access, the tokens, and all that was stored of the listing. Nothing changes at the service.',
    params,
    answer: connectionAnswer,
    refuses: [...inPlace, 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

export type ListingConnectionAnswer = z.output<typeof connectionAnswer>;
export type ListingAccount = z.output<typeof account>;
export type ListingLocation = z.output<typeof location>;
