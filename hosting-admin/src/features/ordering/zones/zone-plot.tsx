// A drawing of a circle or an outline with the restaurant's point. Without a map below it, which only an outside service has:
// it shows at a glance a corner that is wrong, or a longitude that stands for a latitude.
import { type GeoPoint, kilometresBetween } from '@bite/shared/ordering/geo';

interface ZonePlotProps {
  centre: GeoPoint | undefined;
  /** Of the circle; 0 where there is none. */
  kilometres: number;
  outline: readonly GeoPoint[];
}

const WIDTH = 320;
const HEIGHT = 220;
const MARGIN = 28;
const KM_IN_A_DEGREE = 111.195;

const isWhole = (point: GeoPoint | undefined): point is GeoPoint =>
  point !== undefined && Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;

export function ZonePlot({ centre, kilometres, outline }: ZonePlotProps) {
  const corners = outline.filter(isWhole);
  const middle = isWhole(centre) ? centre : undefined;
  const isCircle = kilometres > 0 && middle !== undefined;
  if (!isCircle && corners.length < 3) return null;
  const { place, scale } = projection(corners, middle, kilometres);
  const points = corners.map(place);
  const shop = middle && place(middle);
  const bar = niceLength((WIDTH / 4) * (1 / scale));
  return (
    <figure className="grid justify-items-start gap-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={plotWords(corners, kilometres, middle)}
        className="w-full max-w-md rounded-lg border border-line bg-column"
      >
        {isCircle && shop ? (
          <circle
            cx={shop.x}
            cy={shop.y}
            r={kilometres * scale}
            className="fill-info-soft stroke-info"
            strokeWidth="2"
          />
        ) : (
          <polygon
            points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
            className="fill-info-soft stroke-info"
            strokeWidth="2"
            fillRule="evenodd"
          />
        )}
        {points.map(({ x, y }, corner) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no identity but their place
          <circle key={corner} cx={x} cy={y} r="3" className="fill-info" />
        ))}
        {shop ? (
          <path
            d={`M${shop.x - 7},${shop.y}h14M${shop.x},${shop.y - 7}v14`}
            className="stroke-ink"
            strokeWidth="3"
          />
        ) : null}
        <path
          d={`M12,${HEIGHT - 16}v6h${(bar * scale).toFixed(1)}v-6`}
          fill="none"
          className="stroke-muted"
          strokeWidth="2"
        />
        <text x={18 + bar * scale} y={HEIGHT - 8} className="fill-muted text-xs">
          {bar} km
        </text>
      </svg>
      <figcaption className="text-sm text-muted">
        North is up{shop ? ', the cross is your restaurant' : ''}. There is no map below it: that would need
        an outside service.
      </figcaption>
    </figure>
  );
}

/** The longitude of `point` in the turn around the earth that is nearest to `reference`. */
const besides = ({ longitude }: GeoPoint, reference: GeoPoint): number =>
  longitude - 360 * Math.round((longitude - reference.longitude) / 360);

/** Kilometres east and north of the first point, scaled so that everything fits. */
function projection(corners: readonly GeoPoint[], middle: GeoPoint | undefined, kilometres: number) {
  const origin = corners[0] ?? middle ?? { latitude: 0, longitude: 0 };
  const shrink = Math.max(0.01, Math.cos((origin.latitude * Math.PI) / 180));
  const flat = (point: GeoPoint) => ({
    east: (besides(point, origin) - origin.longitude) * shrink * KM_IN_A_DEGREE,
    north: (point.latitude - origin.latitude) * KM_IN_A_DEGREE,
  });
  const all = [
    ...corners.map(flat),
    ...(middle ? [flat(middle)] : []).flatMap(({ east, north }) => [
      { east: east - kilometres, north: north - kilometres },
      { east: east + kilometres, north: north + kilometres },
    ]),
  ];
  const west = Math.min(...all.map(({ east }) => east));
  const east = Math.max(...all.map((point) => point.east));
  const south = Math.min(...all.map(({ north }) => north));
  const north = Math.max(...all.map((point) => point.north));
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(east - west, 0.001),
    (HEIGHT - 2 * MARGIN) / Math.max(north - south, 0.001),
  );
  const left = (WIDTH - (east - west) * scale) / 2;
  const top = (HEIGHT - (north - south) * scale) / 2;
  const place = (point: GeoPoint) => {
    const at = flat(point);
    return { x: left + (at.east - west) * scale, y: top + (north - at.north) * scale };
  };
  return { place, scale };
}

/** 1, 2 or 5 times a power of ten, at most `length`. */
function niceLength(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const step = [5, 2, 1].find((factor) => factor * power <= length) ?? 1;
  return Number((step * power).toPrecision(1));
}

function plotWords(corners: readonly GeoPoint[], kilometres: number, middle: GeoPoint | undefined): string {
  if (corners.length < 3) return `A circle of ${kilometres.toFixed(1)} km around your restaurant`;
  const farthest = middle && Math.max(...corners.map((corner) => kilometresBetween(corner, middle)));
  const reach = farthest === undefined ? '' : `, up to ${farthest.toFixed(1)} km from your restaurant`;
  return `An outline of ${corners.length} points${reach}`;
}
