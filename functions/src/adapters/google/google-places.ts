// Google Places (New). Every question names the fields that it wants: without a mask there is no answer, and fields cost money.
import { type Place, place, placeSearchAnswer } from '@bite/shared/places/place.schema';
import { fieldMask, placeSearchFields } from '@bite/shared/places/place-fields';
import { z } from 'zod';
import type { GoogleResult } from '../../ports/google-result.ts';
import { type PlacePicture, type PlaceSearchService, pictureTypes } from '../../ports/place-search.ts';
import type { OutboundAnswer, OutboundClient } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { type AskGoogle, answered } from './ask-google.ts';

const host = 'places.googleapis.com';
export const placesHosts = [host] as const;

/** Where the pictures lie. No other address is asked for one, whatever the service answers. */
export const pictureHosts = [
  ...['lh3.googleusercontent.com', 'lh4.googleusercontent.com', 'lh5.googleusercontent.com'],
  ...['lh6.googleusercontent.com'],
];
/** Half of what a function can answer. */
export const PICTURE_BYTES = 16_000_000;

const suggestions = z.looseObject({
  suggestions: z
    .array(
      z.looseObject({
        placePrediction: z
          .looseObject({
            placeId: z.string().min(1),
            text: z.looseObject({ text: z.string().default('') }).optional(),
            structuredFormat: z
              .looseObject({
                mainText: z.looseObject({ text: z.string().default('') }).optional(),
                secondaryText: z.looseObject({ text: z.string().default('') }).optional(),
              })
              .optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});

const photo = z.looseObject({ photoUri: z.url({ protocol: /^https?$/ }) });

/** @param pictures A client for `pictureHosts`. */
export function googlePlaces(ask: AskGoogle, pictures: OutboundClient, key: string): PlaceSearchService {
  const headersFor = (mask?: string) => ({
    headers: { 'x-goog-api-key': key, ...(mask && { 'x-goog-fieldmask': mask }) },
  });
  const searchMask = fieldMask(placeSearchFields, 'places.');
  return {
    isConfigured: true,
    search: ({ maxResultCount, pageSize = maxResultCount, ...question }) =>
      ask({
        ...{ name: 'searchText', method: 'POST', host, path: ['v1', 'places:searchText'] },
        ...headersFor(`${searchMask},nextPageToken`),
        body: { ...question, ...(pageSize !== undefined && { pageSize }) },
        read: (json) => {
          const { places, nextPageToken } = placeSearchAnswer.parse(json);
          return { items: places, ...(nextPageToken && { nextPageToken }) };
        },
      }),
    nearby: ({ radius, ...center }, maxResultCount) =>
      ask({
        ...{ name: 'searchNearby', method: 'POST', host, path: ['v1', 'places:searchNearby'] },
        ...headersFor(searchMask),
        body: { maxResultCount, locationRestriction: { circle: { center, radius } } },
        read: (json) => placeSearchAnswer.parse(json).places,
      }),
    autocomplete: (input, session) =>
      ask({
        ...{ name: 'autocomplete', method: 'POST', host, path: ['v1', 'places:autocomplete'] },
        ...headersFor(),
        body: { input, sessionToken: session },
        read: (json) =>
          suggestions.parse(json).suggestions.flatMap(({ placePrediction: found }) => {
            if (!found) return [];
            const { mainText, secondaryText } = found.structuredFormat ?? {};
            const main = mainText?.text ?? found.text?.text ?? '';
            return [{ placeId: found.placeId, main, secondary: secondaryText?.text ?? '' }];
          }),
      }),
    details: (placeId, fields, session) =>
      ask({
        ...{ name: 'placeDetails', method: 'GET', host, path: ['v1', 'places', placeId] },
        ...headersFor(fieldMask(['id', ...fields.filter((field) => field !== 'id')])),
        query: { sessionToken: session },
        read: (json): Place => place.parse(json),
      }),
    photo: async ({ name, maxWidthPx, maxHeightPx }) => {
      const address = await ask({
        ...{ name: 'placePhoto', method: 'GET', host, path: ['v1', ...name.split('/'), 'media'] },
        ...headersFor(),
        query: {
          skipHttpRedirect: 'true',
          maxWidthPx: maxWidthPx?.toString(),
          maxHeightPx: maxHeightPx?.toString(),
        },
        read: (json) => photo.parse(json).photoUri,
      });
      return address.outcome === 'failed' ? address : pictureAt(pictures, address.value);
    },
  };
}

/** The key is not sent along: the address is good by itself. */
async function pictureAt(pictures: OutboundClient, url: string): Promise<GoogleResult<PlacePicture>> {
  try {
    return pictureIn(await pictures.send({ name: 'picture', method: 'GET', url }));
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { outcome: 'failed', reason: error.code === 'FORBIDDEN_ADDRESS' ? 'unclear' : 'unreachable' };
  }
}

function pictureIn({ status, headers, body }: OutboundAnswer): GoogleResult<PlacePicture> {
  if (status === 403 || status === 404) return { outcome: 'failed', reason: 'notFound' };
  if (status === 429) return { outcome: 'failed', reason: 'limited' };
  const named = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const type = pictureTypes.find((one) => one === named);
  if (status !== 200 || type === undefined || body.length === 0)
    return { outcome: 'failed', reason: 'unclear' };
  return answered({ type, bytes: body });
}
