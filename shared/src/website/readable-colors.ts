// Makes text readable on any brand colour, to WCAG AA. Colours are '#rrggbb'.

type Rgb = readonly [red: number, green: number, blue: number];

const AA = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';

function channels(color: string): Rgb {
  const at = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function luminance(color: string): number {
  const linear = (channel: number): number => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** `share` of `other` in `color`, 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const into = channels(other);
  const mixed = channels(color).map((channel, index) => channel + ((into[index] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** White or black, whichever reads better on `color`; one of them always has 4.58 : 1. White wins where it passes. */
export function textOn(color: string): string {
  return contrast(color, WHITE) >= AA ? WHITE : BLACK;
}

/** The colour itself, or the nearest darker or lighter shade of it that can be read on all of `grounds`. */
export function readableOn(color: string, grounds: readonly string[], ratio = AA): string {
  const target = textOn(grounds[0] ?? WHITE);
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, target, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return target;
}
