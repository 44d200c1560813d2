// The restaurant's colours as CSS variables, each with enough contrast for its use.
import { mix, readableOn, textOn } from '@bite/shared/website/readable-colors';

const WHITE = '#ffffff';
const BLACK = '#000000';

export const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

/** Backgrounds of styles.css: page, surface and wash. */
export const lightGrounds = ['#faf9f7', '#ffffff', '#f2f0ed'] as const;
export const darkGrounds = ['#131211', '#1d1b1a', '#292625'] as const;

export interface BrandColors {
  primary: string;
  secondary: string;
  accent: string;
  /** Of the button for ordering; the primary colour by default. */
  order?: string | undefined;
}

const fallback = { primary: '#dc2626', secondary: '#1f2937', accent: '#f59e0b' };

/**
 * What holds on dark pages: on dark devices unless the page is to be light, and where it is to be dark (docs/decisions/070). Not
 * on paper.
 * @param rules The rules, below the selector of the root.
 */
export const byNight = (rules: (root: string) => string): string =>
  `@media screen and (prefers-color-scheme:dark){${rules(':root:not([data-theme=light])')}}` +
  `@media screen{${rules(':root[data-theme=dark]')}}`;

/** The hover colour of a filled control: away from its text colour, so that contrast only increases. */
const pressed = (color: string): string => mix(color, textOn(color) === WHITE ? BLACK : WHITE, 0.14);

function themed(color: string, name: string, grounds: readonly string[]): [string, string][] {
  return [
    [`--${name}-text`, readableOn(color, grounds)],
    // Edges and marks need 3 : 1, so that a white brand is visible on a white page.
    [`--${name}-edge`, readableOn(color, grounds, 3)],
  ];
}

function declarations(pairs: readonly [string, string][]): string {
  return pairs.map(([name, value]) => `${name}:${value}`).join(';');
}

/** The CSS variables of a restaurant, for a <style>. Anything but '#rrggbb' is replaced by Bite's own colours. */
export function brandStyles(colors: BrandColors): string {
  const brand = { ...fallback, order: fallback.primary };
  for (const name of ['primary', 'secondary', 'accent'] as const) {
    if (isHex(colors[name])) brand[name] = colors[name].toLowerCase();
  }
  brand.order = colors.order && isHex(colors.order) ? colors.order.toLowerCase() : brand.primary;
  const fills = (['primary', 'secondary', 'accent', 'order'] as const).flatMap((name): [string, string][] => [
    [`--${name}`, brand[name]],
    [`--on-${name}`, textOn(brand[name])],
    [`--${name}-pressed`, pressed(brand[name])],
  ]);
  const shades = (grounds: readonly string[]) => [
    ...themed(brand.primary, 'primary', grounds),
    ...themed(brand.accent, 'accent', grounds),
    [`--order-edge`, readableOn(brand.order, grounds, 3)] as [string, string],
  ];
  return `:root{${declarations([...fills, ...shades(lightGrounds)])}}${byNight((root) => `${root}{${declarations(shades(darkGrounds))}}`)}`;
}
