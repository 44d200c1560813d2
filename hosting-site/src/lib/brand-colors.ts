// The restaurant's colours made readable: staff may pick any, and text on them and in them still meets WCAG AA.

type Rgb = readonly [number, number, number];

const AA = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);
const channels = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as never;
const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, 1 to 21. Colours are '#rrggbb'. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` of `other` in `color`, 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const into = channels(other);
  return hex(channels(color).map((channel, at) => channel + ((into[at] ?? 0) - channel) * share));
}

/** White or black, whichever reads better on `color`; one of them always has 4.58 : 1. White wins where it passes. */
export function textOn(color: string): string {
  return contrast(color, WHITE) >= AA ? WHITE : BLACK;
}

/** The colour itself, or the nearest darker or lighter shade of it that can be read on all of `grounds`. */
export function readableOn(color: string, grounds: readonly string[], ratio = AA): string {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  const target = textOn(grounds[0] ?? WHITE);
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, target, share);
    if (passes(candidate)) return candidate;
  }
  return target;
}

/** Grounds of styles.css: page, surface and wash. */
export const lightGrounds = ['#faf9f7', '#ffffff', '#f2f0ed'] as const;
export const darkGrounds = ['#131211', '#1d1b1a', '#292625'] as const;

export interface BrandColors {
  primary: string;
  secondary: string;
  accent: string;
}

const fallback: BrandColors = { primary: '#dc2626', secondary: '#1f2937', accent: '#f59e0b' };

/** The colour a filled control takes under the pointer: away from its text, so that contrast only grows. */
const pressed = (color: string): string => mix(color, textOn(color) === WHITE ? BLACK : WHITE, 0.14);

function themed(color: string, name: string, grounds: readonly string[]): [string, string][] {
  return [
    [`--${name}-text`, readableOn(color, grounds)],
    // Edges and marks need 3 : 1, so that a white brand still shows on a white page.
    [`--${name}-edge`, readableOn(color, grounds, 3)],
  ];
}

function declarations(pairs: readonly [string, string][]): string {
  return pairs.map(([name, value]) => `${name}:${value}`).join(';');
}

/** The CSS variables of a restaurant, for a <style>. Anything that is not '#rrggbb' gives way to Bite's own colours. */
export function brandStyles(colors: BrandColors): string {
  const brand = { ...fallback };
  for (const name of ['primary', 'secondary', 'accent'] as const) {
    if (isHex(colors[name])) brand[name] = colors[name].toLowerCase();
  }
  const fills = (['primary', 'secondary', 'accent'] as const).flatMap((name): [string, string][] => [
    [`--${name}`, brand[name]],
    [`--on-${name}`, textOn(brand[name])],
    [`--${name}-pressed`, pressed(brand[name])],
  ]);
  const shades = (grounds: readonly string[]) => [
    ...themed(brand.primary, 'primary', grounds),
    ...themed(brand.accent, 'accent', grounds),
  ];
  return `:root{${declarations([...fills, ...shades(lightGrounds)])}}@media (prefers-color-scheme:dark){:root{${declarations(shades(darkGrounds))}}}`;
}
