// Looks addresses up at a geocoder that answers as Nominatim does: an installation's own, or a company's that speaks the same.
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import type { GeoPoint } from '@bite/shared/ordering/geo';
import { z } from 'zod';
import type { Geocoder } from '../../ports/geocoder.ts';
import type { Log } from '../../ports/log.ts';
import { outboundClient } from '../outbound/outbound-client.ts';

/** A street; what is coarser (a town, a postal code) does not say which side of a line an address lies on. */
const FINE_ENOUGH = 26;

const places = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    place_rank: z.number().optional(),
  }),
);

/** An address is looked up when it is typed, quoted and ordered: three questions, one answer. */
const REMEMBERED = 500;
const TIME_LIMIT = 4_000;

export interface NominatimOptions {
  /** 'https://nominatim.example.com/search' */
  url: string;
  log: Log;
}

export function nominatim({ url, log }: NominatimOptions): Geocoder & { close(): Promise<void> } {
  const client = outboundClient({
    service: 'geocoder',
    to: { origins: [new URL(url).origin] },
    log,
    timeLimit: TIME_LIMIT,
    maxBytes: 100_000,
  });
  const remembered = new Map<string, GeoPoint | undefined>();
  return {
    async locate(address) {
      const question = questionOf(url, address);
      if (remembered.has(question)) return remembered.get(question);
      const { status, body } = await client.send({ name: 'search', method: 'GET', url: question });
      if (status !== 200) throw new Error(`The geocoder answered ${status}`);
      const point = pointIn(body.toString('utf8'));
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(question, point);
      return point;
    },
    close: () => client.close(),
  };
}

/** Without the flat, which maps do not have. */
function questionOf(url: string, { street, city, region, postalCode, country }: DeliveryAddress): string {
  const question = new URL(url);
  const asked = { street, city, state: region, postalcode: postalCode, countrycodes: country.toLowerCase() };
  question.searchParams.set('format', 'jsonv2');
  question.searchParams.set('limit', '1');
  for (const [name, value] of Object.entries(asked)) if (value) question.searchParams.set(name, value);
  return question.href;
}

/** Undefined if nothing was found, or nothing fine enough. Throws for what is no answer of a geocoder. */
function pointIn(text: string): GeoPoint | undefined {
  const [place] = places.parse(JSON.parse(text));
  if (!place || (place.place_rank ?? FINE_ENOUGH) < FINE_ENOUGH) return undefined;
  return { latitude: place.lat, longitude: place.lon };
}
