import { describe, expect, it } from 'vitest';
import { DEFAULT_DISH, pictureSource } from './pictures.ts';

const image = {
  src: 'https://pictures.example/knots.jpg',
  sized: 'https://pictures.example/knots_{width}.webp',
  widths: [320, 480, 600, 768, 1024],
  ratio: 1.5,
};

describe('a picture', () => {
  it('O2.4-01 gives way to the default dish where there is none', () => {
    expect(pictureSource(undefined, DEFAULT_DISH, 144)).toEqual({ src: '/images/default-dish.jpg' });
  });

  it('comes in the copies that a dense screen can show, and no more', () => {
    expect(pictureSource(image, DEFAULT_DISH, 144).srcSet).toBe(
      'https://pictures.example/knots_320.webp 320w, https://pictures.example/knots_480.webp 480w',
    );
    expect(pictureSource(image, DEFAULT_DISH, 704).srcSet?.split(', ')).toHaveLength(5);
  });

  it('that staff entered as an address comes in one size', () => {
    expect(pictureSource({ src: '/knots.jpg', ratio: 1 }, DEFAULT_DISH, 144)).toEqual({ src: '/knots.jpg' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'knots.jpg'])('from %s is not shown', (src) => {
    expect(pictureSource({ ...image, src }, DEFAULT_DISH, 144)).toEqual({ src: DEFAULT_DISH });
  });
});
