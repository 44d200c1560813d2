import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, readableOn, textOn } from './readable-colors.ts';

const anyColor = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe("a restaurant's colours", () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#dc2626', '#dc2626', 1],
    ['#767676', '#ffffff', 4.54],
  ])('I3.3-02 %s on %s have a contrast of %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it('I3.3-02 text on any colour can be read', () => {
    fc.assert(fc.property(anyColor, (color) => contrast(color, textOn(color)) >= 4.5));
  });

  it('I3.3-02 text on a strong red is white, on amber black', () => {
    expect([textOn('#dc2626'), textOn('#f59e0b')]).toEqual(['#ffffff', '#000000']);
  });

  it('I3.3-02 text in any colour can be read on a page, in the light and in the dark', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom('#ffffff', '#1d1b1a'), (color, ground) => {
        return contrast(readableOn(color, [ground]), ground) >= 4.5;
      }),
    );
  });

  it('I3.3-02 a colour that can be read stays as it is', () => {
    expect(readableOn('#dc2626', ['#ffffff'])).toBe('#dc2626');
  });

  it.each([
    [0, '#000000'],
    [0.5, '#808080'],
    [1, '#ffffff'],
  ])('%d of white in black is %s', (share, expected) => {
    expect(mix('#000000', '#ffffff', share)).toBe(expected);
  });
});
