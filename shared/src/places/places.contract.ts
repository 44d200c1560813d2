// The search for places, whose key stays on the server, and a restaurant's connection to its place.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { place } from './place.schema.ts';
import { placeConnection, placeProblems } from './place-connection.schema.ts';
import { placeId } from './place-id.schema.ts';
import {
  photoPart,
  photoSizes,
  placeDetailsQuery,
  placeSearchQuery,
  placeSuggestionsQuery,
  searchSession,
} from './place-requests.schema.ts';
import { placesListing } from './places-listing.schema.ts';

const inPlace = [
  'TENANT_NOT_FOUND',
  'TENANT_SUSPENDED',
  'RESTAURANT_NOT_FOUND',
] as const satisfies Endpoint['refuses'];

/** CONFLICT: the installation has no key, or the service refuses the question. */
const asking = ['TENANT_SUSPENDED', 'CONFLICT', 'NOT_FOUND'] as const satisfies Endpoint['refuses'];

const params = z.object(restaurantParameters);

const connected = z.strictObject({
  isConfigured: z.boolean().describe('Whether the installation has a key for the search at all.'),
  connection: z
    .strictObject({
      ...placeConnection.shape,
      problem: z
        .enum(placeProblems)
        .exactOptional()
        .describe('Why the copy could not be fetched again. ended: the place has to be searched for anew.'),
    })
    .exactOptional(),
  listing: z
    .strictObject(placesListing.shape)
    .exactOptional()
    .describe('What the service said of it within the last 24 hours; absent where that is longer ago.'),
});

export const placeEndpoints = {
  getPlaceSearch: {
    summary: 'Whether places can be searched here: the installation needs a key for it.',
    answer: z.strictObject({ isConfigured: z.boolean() }),
    refuses: ['TENANT_SUSPENDED'],
  },
  searchPlaces: {
    summary: 'Places by a text, such as a name and an address; at most 20 a page.',
    query: placeSearchQuery,
    answer: z.strictObject({ places: z.array(place), nextPageToken: z.string().exactOptional() }),
    refuses: asking,
  },
  suggestPlaces: {
    summary: 'Places that what was typed so far may mean. Calls of one session are billed together.',
    query: placeSuggestionsQuery,
    answer: z.strictObject({
      suggestions: z.array(z.strictObject({ placeId: z.string(), main: z.string(), secondary: z.string() })),
    }),
    refuses: asking,
  },
  getPlaceDetails: {
    summary: 'One place. Without `fields`, what a screen shows of it.',
    params: z.object({ placeId }),
    query: placeDetailsQuery,
    answer: place,
    refuses: asking,
  },
  getPlacePhoto: {
    summary: 'A photo of a place, at most as large as asked for. Its name ends after a while.',
    params: z.object({ placeId: photoPart, photoId: photoPart }),
    query: photoSizes,
    answer: z.null(),
    picture: true,
    refuses: asking,
  },
  getPlaceConnection: {
    summary: 'The place that the restaurant is connected to, and what is known of it.',
    params,
    answer: connected,
    refuses: inPlace,
  },
  connectPlace: {
    summary: 'Connects the restaurant to a place, or to another one, and fetches what is known of it.',
    params,
    body: z.strictObject({ placeId, sessionToken: searchSession.optional() }),
    answer: connected,
    refuses: [...inPlace, 'CONFLICT', 'NOT_FOUND'],
  },
  updatePlaceConnection: {
    summary: 'Chooses whether a copy of the place is kept, and whether it is fetched again by itself.',
    params,
    body: z.strictObject({ syncEnabled: z.boolean().optional(), autoSync: z.boolean().optional() }),
    answer: connected,
    refuses: [...inPlace, 'CONFLICT'],
  },
  refreshPlace: {
    summary: 'Fetches the copy of the place now.',
    params,
    answer: connected,
    refuses: [...inPlace, 'CONFLICT', 'NOT_FOUND'],
  },
  disconnectPlace: {
    summary: 'Forgets the place and everything that is known of it.',
    params,
    answer: connected,
    refuses: inPlace,
  },
} as const satisfies Record<string, Endpoint>;
