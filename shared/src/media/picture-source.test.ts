import { describe, expect, it } from 'vitest';
import { pictureSource } from './picture-source.ts';

const src = 'https://pictures.example/pizza.jpg';
const sized = 'https://pictures.example/pizza-{width}.webp';

describe('a picture', () => {
  it('O9-19 in several sizes lists each with its width', () => {
    const srcSet =
      'https://pictures.example/pizza-320.webp 320w, https://pictures.example/pizza-600.webp 600w';
    expect(pictureSource({ src, sized, widths: [320, 600], ratio: 1.5 }, '/plate.svg')).toEqual({
      src,
      srcSet,
    });
  });

  it('I5.1-06 at a plain address has one size', () => {
    expect(pictureSource({ src, ratio: 1.5 }, '/plate.svg')).toEqual({ src });
    expect(pictureSource({ src, sized, widths: [], ratio: 1.5 }, '/plate.svg')).toEqual({ src });
  });

  it('O2.4-01 that is missing is the default one', () => {
    expect(pictureSource(undefined, '/plate.svg')).toEqual({ src: '/plate.svg' });
  });
});
