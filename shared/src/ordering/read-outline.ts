// Reads the points that staff type or paste: 'latitude, longitude', one a line, or an outline as GeoJSON.
import type { GeoPoint } from './geo.ts';

export type ReadOutline = { points: GeoPoint[] } | { message: string };

const MESSAGES = {
  line: (line: number, text: string) =>
    `Line ${line} is no point: “${text.slice(0, 40)}”. Write a latitude and a longitude, such as 40.6943, -73.9866`,
  range: 'A latitude lies between -90 and 90, a longitude between -180 and 180',
  json: 'This begins like GeoJSON and cannot be read: please copy the whole of it',
  noOutline: 'There is no outline in this GeoJSON: it needs a polygon',
  several: 'This has several outlines: make a zone of each',
  holes:
    'This outline has holes, which a zone cannot have. Put a zone with a lower position over each instead',
} as const;

const number = /[-+]?\d+(?:\.\d+)?/;
const pair = new RegExp(`^\\(?(${number.source})°?\\s*[,;\\s]\\s*(${number.source})°?\\)?$`);

const isPoint = ({ latitude, longitude }: GeoPoint): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** '40.6943, -73.9866' as map pages copy it; undefined if it is anything else. */
export function readPoint(text: string): GeoPoint | undefined {
  const [, latitude, longitude] = pair.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isPoint(point) ? point : undefined;
}

export const pointText = ({ latitude, longitude }: GeoPoint): string => `${latitude}, ${longitude}`;

/** An outline: one point a line, or GeoJSON. Empty text has no points. */
export function readOutline(text: string): ReadOutline {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) return readGeoJson(trimmed);
  const points: GeoPoint[] = [];
  for (const [index, line] of trimmed.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const point = readPoint(line);
    if (!point) return { message: pair.test(line.trim()) ? MESSAGES.range : MESSAGES.line(index + 1, line) };
    points.push(point);
  }
  return { points: opened(points) };
}

function readGeoJson(text: string): ReadOutline {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { message: MESSAGES.json };
  }
  const polygons = Array.isArray(json) ? [[json]] : polygonsIn(json);
  const [polygon, ...others] = polygons;
  if (!polygon) return { message: MESSAGES.noOutline };
  if (others.length > 0) return { message: MESSAGES.several };
  const [ring, ...holes] = polygon;
  if (holes.length > 0) return { message: MESSAGES.holes };
  const points = Array.isArray(ring) ? ring.map(pointOf) : [];
  if (points.length === 0) return { message: MESSAGES.noOutline };
  if (!points.every((point) => point !== undefined)) return { message: MESSAGES.range };
  return { points: opened(points) };
}

/** The rings of every polygon, however deep it lies in features and collections. */
function polygonsIn(json: unknown, depth = 0): unknown[][] {
  if (typeof json !== 'object' || json === null || depth > 4) return [];
  const { type, coordinates, geometry, geometries, features } = json as Record<string, unknown>;
  if (type === 'Polygon' && Array.isArray(coordinates)) return [coordinates];
  if (type === 'MultiPolygon' && Array.isArray(coordinates))
    return coordinates.filter((rings): rings is unknown[] => Array.isArray(rings));
  return [geometry, ...listOf(geometries), ...listOf(features)].flatMap((part) =>
    polygonsIn(part, depth + 1),
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** GeoJSON writes the longitude first. */
function pointOf(position: unknown): GeoPoint | undefined {
  if (!Array.isArray(position)) return undefined;
  const [longitude, latitude] = position as unknown[];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined;
  return isPoint({ latitude, longitude }) ? { latitude, longitude } : undefined;
}

/** Without the last point where it repeats the first. */
function opened(points: GeoPoint[]): GeoPoint[] {
  const [first] = points;
  const last = points.at(-1);
  const isClosed =
    points.length > 1 && first?.latitude === last?.latitude && first?.longitude === last?.longitude;
  return isClosed ? points.slice(0, -1) : points;
}
