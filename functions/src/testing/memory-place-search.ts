// The search for places in memory: it knows the places that it is given, answers only fields that are asked for, and fails as told.
import { type Place, place } from '@bite/shared/places/place.schema';
import { placeSearchFields } from '@bite/shared/places/place-fields';
import type { GoogleAnswer, GoogleFailure, GoogleResult } from '../ports/google-result.ts';
import type { PlacePicture, PlaceSearchService } from '../ports/place-search.ts';

export interface MemoryPlaceSearch extends PlaceSearchService {
  /** The calls so far: 'details place-1'. */
  calls: string[];
  /** What it knows from now on. */
  know(places: readonly object[]): void;
  /** The next calls fail so; none any more if undefined. */
  fail(failure: Omit<GoogleFailure, 'outcome'> | undefined): void;
}

/** A JPEG of one pixel, as far as anybody looks. */
export const aPicture: PlacePicture = { type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]) };

const answered = <Value>(value: Value): GoogleAnswer<Value> => ({ outcome: 'answered', value });
const failed = (reason: GoogleFailure['reason']): GoogleFailure => ({ outcome: 'failed', reason });

const masked = (known: Place, fields: readonly string[]): Place =>
  place.parse(
    Object.fromEntries(Object.entries(known).filter(([name]) => name === 'id' || fields.includes(name))),
  );

const nameOf = ({ displayName }: Place): string => displayName?.text ?? '';

/** @param places As the service answers them. */
export function memoryPlaceSearch(places: readonly object[] = []): MemoryPlaceSearch {
  let known = places.map((one) => place.parse(one));
  let failure: GoogleFailure | undefined;
  const calls: string[] = [];
  function ask<Value>(call: string, answer: () => GoogleResult<Value>): Promise<GoogleResult<Value>> {
    calls.push(call);
    return Promise.resolve(failure ?? answer());
  }
  const named = (text: string) => {
    const words = text.toLowerCase().split(/\W+/);
    return known.filter((one) =>
      words.some((word) => word !== '' && nameOf(one).toLowerCase().startsWith(word)),
    );
  };
  return {
    isConfigured: true,
    calls,
    know: (now) => {
      known = now.map((one) => place.parse(one));
    },
    fail: (told) => {
      failure = told && { outcome: 'failed', ...told };
    },
    search: ({ textQuery, pageSize = 20 }) =>
      ask(`search ${textQuery}`, () =>
        answered({
          items: named(textQuery)
            .slice(0, pageSize)
            .map((one) => masked(one, placeSearchFields)),
        }),
      ),
    nearby: (_around, most) =>
      ask('nearby', () => answered(known.slice(0, most).map((one) => masked(one, placeSearchFields)))),
    autocomplete: (input, session) =>
      ask(`autocomplete ${input} ${session}`, () =>
        answered(
          named(input).map((one) => ({
            ...{ placeId: one.id, main: nameOf(one), secondary: one.formattedAddress ?? '' },
          })),
        ),
      ),
    details: (placeId, fields, session) =>
      ask(`details ${placeId}${session === undefined ? '' : ` ${session}`}`, () => {
        const found = known.find(({ id }) => id === placeId);
        return found ? answered(masked(found, fields)) : failed('notFound');
      }),
    photo: ({ name }) =>
      ask(`photo ${name}`, () => {
        const names = known.flatMap(({ photos = [] }) => photos.map((photo) => photo.name));
        return names.includes(name) ? answered(aPicture) : failed('refused');
      }),
  };
}
