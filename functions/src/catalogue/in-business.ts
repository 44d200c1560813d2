// Whether a restaurant and its tenant are active, remembered for some seconds: open pages ask every few seconds. Orders are
// judged by the documents themselves.
import { SECOND } from '@bite/shared/kernel/durations';
import { isInBusiness } from '@bite/shared/tenancy/status';
import type { Restaurants } from '../ports/restaurants.ts';

export interface InBusinessDeps {
  restaurants: Pick<Restaurants, 'findByGuid'>;
  /** Milliseconds. */
  now: () => number;
}

const REMEMBERED = 15 * SECOND;
/** Restaurants; more are forgotten together. */
const MOST = 5_000;

/** An unknown restaurant is not known to be out of business. */
export function inBusinessReader({ restaurants, now }: InBusinessDeps): (guid: string) => Promise<boolean> {
  const known = new Map<string, { is: Promise<boolean>; until: number }>();
  const read = async (guid: string): Promise<boolean> => {
    const place = await restaurants.findByGuid(guid);
    return !place || isInBusiness(place.tenant, place.restaurant);
  };
  return (guid) => {
    const at = now();
    const entry = known.get(guid);
    if (entry && entry.until > at) return entry.is;
    if (known.size >= MOST) known.clear();
    const is = read(guid);
    known.set(guid, { is, until: at + REMEMBERED });
    is.catch(() => known.delete(guid));
    return is;
  };
}
