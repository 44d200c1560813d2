// A restaurant's three colours as CSS variables, each with a readable text colour (O2.8-01).
import type { StorefrontWebsite } from '@bite/shared/catalogue/storefront';
import { mix, readableOn, textOn } from '@bite/shared/website/readable-colors';
import type { CSSProperties } from 'react';

/** The background of cards in styles.css, light and dark. */
const grounds = { light: ['#ffffff'], dark: ['#1d1b1a'] };
/** The contrast that edges and marks need; text needs 4.5. */
const EDGE = 3;

const inBoth = (color: string, ratio?: number): string =>
  `light-dark(${readableOn(color, grounds.light, ratio)}, ${readableOn(color, grounds.dark, ratio)})`;

/** For an element's style: set by script, which a policy without inline styles allows. */
export function themeColors({ primary, secondary, accent }: StorefrontWebsite['colors']): CSSProperties {
  const onPrimary = textOn(primary);
  const variables: Record<`--${string}`, string> = {
    '--primary': primary,
    '--on-primary': onPrimary,
    '--primary-pressed': mix(primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.14),
    '--primary-edge': inBoth(primary, EDGE),
    '--secondary-text': inBoth(secondary),
    '--accent-text': inBoth(accent),
  };
  return variables;
}
