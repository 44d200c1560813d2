import { contrast, readableOn, textOn } from '@bite/shared/website/readable-colors';
import { describe, expect, it } from 'vitest';
import { brandStyles, darkGrounds, lightGrounds } from './brand-colors.ts';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const palette = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

describe('brand colours', () => {
  it('contrast is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#b91c1c', '#b91c1c')).toBe(1);
  });

  it('text on any colour staff pick meets WCAG AA', () => {
    const failing = palette.filter((color) => contrast(color, textOn(color)) < 4.5);
    expect(failing).toEqual([]);
  });

  it('any colour becomes readable on every ground of its theme', () => {
    for (const grounds of [lightGrounds, darkGrounds]) {
      const failing = palette.filter((color) => {
        const shade = readableOn(color, grounds);
        return grounds.some((ground) => contrast(shade, ground) < 4.5);
      });
      expect(failing).toEqual([]);
    }
  });

  it('a colour that reads well already is left as it is', () => {
    expect(readableOn('#b91c1c', lightGrounds)).toBe('#b91c1c');
  });

  it('a pressed button reads no worse than one at rest', () => {
    for (const primary of palette) {
      const styles = brandStyles({ primary, secondary: primary, accent: primary });
      const pressed = /--primary-pressed:(#[0-9a-f]{6})/.exec(styles)?.[1] ?? '';
      expect(contrast(pressed, textOn(primary))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('what is no colour never reaches the style sheet', () => {
    const hostile = '#fff;}</style><script>alert(1)</script>';
    const styles = brandStyles({ primary: hostile, secondary: 'red', accent: '#12345' });
    expect(styles).not.toContain('script');
    expect(styles).toContain('--primary:#dc2626');
    expect(styles).toContain('--secondary:#1f2937');
  });
});
