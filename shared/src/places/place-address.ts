// Makes a restaurant's address of the parts that the place-search service names. Its formatted address is for people: which part
// is the city depends on the country.
import type { Address } from '../tenancy/restaurant.schema.ts';
import type { Place } from './place.schema.ts';

type Component = NonNullable<Place['addressComponents']>[number];

/** Parts that the service does not know are empty. Undefined without any parts. */
export function placeAddressOf({ addressComponents, formattedAddress = '' }: Place): Address | undefined {
  if (!addressComponents?.length) return undefined;
  const part = (...types: readonly string[]): Component | undefined =>
    types
      .map((type) => addressComponents.find((one) => one.types?.includes(type)))
      .find((found) => found !== undefined);
  const long = (...types: readonly string[]): string => part(...types)?.longText ?? '';
  const short = (...types: readonly string[]): string => part(...types)?.shortText ?? long(...types);
  return {
    street: streetOf(
      formattedAddress,
      { number: long('street_number'), route: part('route') },
      long('subpremise'),
    ),
    city: long('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'),
    state: short('administrative_area_level_1', 'administrative_area_level_2'),
    zipCode: long('postal_code'),
    country: short('country'),
  };
}

interface Street {
  number: string;
  route: Component | undefined;
}

/** '248 Mulberry Street', but 'Via Toledo 12': in the order in which the formatted address has them. */
function streetOf(formatted: string, { number, route }: Street, unit: string): string {
  const name = route?.longText ?? route?.shortText ?? '';
  const places = [route?.longText, route?.shortText].flatMap((text) =>
    text ? [formatted.indexOf(text)] : [],
  );
  const routeAt = places.find((at) => at >= 0) ?? Number.POSITIVE_INFINITY;
  const isNumberLast =
    number !== '' && formatted.lastIndexOf(number) > routeAt && formatted.indexOf(number) > routeAt;
  const line = (isNumberLast ? [name, number] : [number, name]).filter(Boolean).join(' ');
  return [line, unit].filter(Boolean).join(', ');
}
