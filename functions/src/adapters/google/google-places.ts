// Google Places (New). Every question names the fields that it wants: without a mask there is no answer, and fields cost money.
import { type Place, place, placeSearchAnswer } from '@bite/shared/places/place.schema';
import { fieldMask, placeSearchFields } from '@bite/shared/places/place-fields';
import { z } from 'zod';
import type { PlaceSearchService } from '../../ports/place-search.ts';
import type { AskGoogle } from './ask-google.ts';

const host = 'places.googleapis.com';
export const placesHosts = [host] as const;

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

export function googlePlaces(ask: AskGoogle, key: string): PlaceSearchService {
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
    details: (placeId, fields) =>
      ask({
        ...{ name: 'placeDetails', method: 'GET', host, path: ['v1', 'places', placeId] },
        ...headersFor(fieldMask(['id', ...fields.filter((field) => field !== 'id')])),
        read: (json): Place => place.parse(json),
      }),
    photoUrl: ({ name, maxWidthPx, maxHeightPx }) =>
      ask({
        ...{ name: 'placePhoto', method: 'GET', host, path: ['v1', ...name.split('/'), 'media'] },
        ...headersFor(),
        query: {
          skipHttpRedirect: 'true',
          maxWidthPx: maxWidthPx?.toString(),
          maxHeightPx: maxHeightPx?.toString(),
        },
        read: (json) => photo.parse(json).photoUri,
      }),
  };
}
