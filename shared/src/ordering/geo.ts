// Points on the earth: how far apart, and within an outline.

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

type DistanceUnit = 'km' | 'mi';

const EARTH_RADIUS_KM = 6371.0088;
const KM_IN_A_MILE = 1.609344;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, on a sphere: within half a percent of the truth. */
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const inKilometres = (distance: number, unit: DistanceUnit): number =>
  unit === 'mi' ? distance * KM_IN_A_MILE : distance;

/** A turn of longitude that brings `longitude` next to `reference`, so that an outline may cross the date line. */
const besides = (longitude: number, reference: number): number =>
  longitude - 360 * Math.round((longitude - reference) / 360);

/** A point on the edge is within. The last point joins the first; fewer than three enclose nothing. */
export function isWithinOutline(outline: readonly GeoPoint[], { latitude, longitude }: GeoPoint): boolean {
  if (outline.length < 3) return false;
  const corners = outline.map((corner) => ({
    x: besides(corner.longitude, longitude) - longitude,
    y: corner.latitude - latitude,
  }));
  let isWithin = false;
  for (const [index, one] of corners.entries()) {
    const other = corners.at(index - 1) ?? one;
    if (isOnEdge(one, other)) return true;
    if (one.y > 0 === other.y > 0) continue;
    if (one.x - (one.y * (other.x - one.x)) / (other.y - one.y) > 0) isWithin = !isWithin;
  }
  return isWithin;
}

interface Corner {
  x: number;
  y: number;
}

/** Whether the edge passes through the origin; a billionth of a degree is a tenth of a millimetre. */
function isOnEdge(one: Corner, other: Corner): boolean {
  const cross = one.x * other.y - one.y * other.x;
  const length = Math.hypot(one.x - other.x, one.y - other.y);
  const isOnLine = Math.abs(cross) <= 1e-9 * Math.max(length, 1e-9);
  return isOnLine && one.x * other.x + one.y * other.y <= 1e-18;
}
