// An SVG canvas: shapes in order, gradients by colour, and pseudo-random numbers.

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  add(...shapes: string[]): void;
  /** A linear gradient, from (x1, y1) to (x2, y2) in fractions of the shape's box. */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number]): string;
  /** A radial gradient around a point, in fractions of the shape's box. */
  radial(stops: readonly Stop[], centre?: readonly [x: number, y: number, radius: number]): string;
  /** Clips what `draw` adds to a path. */
  clipped(path: string, draw: () => void): void;
  /** From 0 up to, but excluding, 1: the same numbers for the same seed. */
  random(): number;
  between(low: number, high: number): number;
  isEmpty(): boolean;
  /** The pixel size of the output; the canvas's own size by default. */
  svg(pixelWidth?: number, pixelHeight?: number): string;
}

export function createDrawing(width: number, height: number, seed: string): Drawing {
  const definitions: string[] = [];
  const shapes: string[] = [];
  const random = chance(seed);
  let count = 0;
  const define = (make: (id: string) => string): string => {
    const id = `d${count++}`;
    definitions.push(make(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    random,
    between: (low, high) => low + random() * (high - low),
    add: (...more) => void shapes.push(...more),
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    clipped: (path, draw) => {
      const clip = define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
      shapes.push(`<g clip-path="${clip}">`);
      draw();
      shapes.push('</g>');
    },
    isEmpty: () => shapes.length === 0,
    svg: (pixelWidth = width, pixelHeight = height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixelWidth}" height="${pixelHeight}"><defs>${definitions.join('')}</defs>${shapes.join('')}</svg>`,
  };
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** The mulberry32 generator, seeded from the text. */
function chance(seed: string): () => number {
  let state = 0x9e3779b9;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  ellipse(x, y, radius, radius, fill, more);

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export const turned = (shapes: string, degrees: number, x: number, y: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})">${shapes}</g>`;

/** A soft dark area below an object. */
export function shadow(drawing: Drawing, x: number, y: number, rx: number, ry: number, depth = 0.45): void {
  const fill = drawing.radial([
    [0, '#000000', depth],
    [0.62, '#000000', depth * 0.62],
    [0.86, '#000000', depth * 0.16],
    [1, '#000000', 0],
  ]);
  drawing.add(ellipse(x, y, rx, ry, fill));
}

/** A closed, slightly uneven outline around a point, like melting cheese or sauce. */
export function wobble(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  unevenness: number,
  corners = 18,
  squash = 1,
): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const length = radius * (1 + drawing.between(-unevenness, unevenness));
    return [x + Math.cos(angle) * length, y + Math.sin(angle) * length * squash] as const;
  });
  return smooth(points);
}

/** A closed curve through the midpoints between the points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (one: readonly [number, number], other: readonly [number, number]) =>
    [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const;
  const at = (index: number) => points[(index + points.length) % points.length] as readonly [number, number];
  const start = middle(at(-1), at(0));
  const curves = points.map((point, index) => {
    const end = middle(point, at(index + 1));
    return `Q${round(point[0])} ${round(point[1])} ${round(end[0])} ${round(end[1])}`;
  });
  return `M${round(start[0])} ${round(start[1])}${curves.join('')}Z`;
}
