import { describe, expect, it } from 'vitest';
import { pictureSource } from './picture-source.ts';

const src = 'https://pictures.example/pizza.jpg';
const sized = 'https://pictures.example/pizza-{width}.webp';

const knots = {
  src: 'https://pictures.example/knots.jpg',
  sized: 'https://pictures.example/knots_{width}.webp',
  widths: [320, 480, 600, 768, 1024],
  ratio: 1.5,
};

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

  it('comes in the copies that a dense screen can show, and no more', () => {
    expect(pictureSource(knots, '/plate.svg', 144).srcSet).toBe(
      'https://pictures.example/knots_320.webp 320w, https://pictures.example/knots_480.webp 480w',
    );
    expect(pictureSource(knots, '/plate.svg', 704).srcSet?.split(', ')).toHaveLength(5);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'knots.jpg'])('from %s is not shown', (src) => {
    expect(pictureSource({ ...knots, src }, '/plate.svg', 144)).toEqual({ src: '/plate.svg' });
  });
});
