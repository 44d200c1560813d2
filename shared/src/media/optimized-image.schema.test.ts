import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { imageReference, optimizedImage, parseOptimizedImage } from './optimized-image.schema.ts';

const variant = { url: 'https://example.com/320.webp', format: 'webp', width: 320, height: 240, size: 9000 };

const whole = {
  original: { url: 'https://example.com/a.jpg', size: 90_000 },
  webp: { url: 'https://example.com/a.webp', size: 60_000 },
  variants: {
    small: [variant],
    medium: [{ ...variant, format: 'jpeg', width: 768 }],
    large: [{ ...variant, format: 'png', width: 1440 }],
  },
  aspectRatio: 1.333,
};

describe('optimized image', () => {
  it('C3-30 keeps every field that it is given', () => {
    expect(optimizedImage.parse(whole)).toEqual(whole);
  });

  it('C3-30 the WebP copy is optional, everything else is not', () => {
    expect(issuesOf(optimizedImage, { ...whole, webp: undefined })).toEqual([]);
    for (const field of ['original', 'variants', 'aspectRatio']) {
      expect(issuesOf(optimizedImage, { ...whole, [field]: undefined })).toHaveLength(1);
    }
    for (const size of ['small', 'medium', 'large']) {
      expect(
        issuesOf(optimizedImage, { ...whole, variants: { ...whole.variants, [size]: undefined } }),
      ).toHaveLength(1);
    }
  });

  it('C3-30 a copy is WebP, JPEG or PNG and has a size', () => {
    const withVariant = (change: object) => ({
      ...whole,
      variants: { ...whole.variants, small: [{ ...variant, ...change }] },
    });
    expect(issuesOf(optimizedImage, withVariant({ format: 'gif' }))).toHaveLength(1);
    for (const field of ['url', 'width', 'height', 'size']) {
      expect(issuesOf(optimizedImage, withVariant({ [field]: undefined }))).toHaveLength(1);
    }
  });
});

describe('a reference to a picture', () => {
  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', 'file:///etc/passwd'])(
    'is on the web in all its parts: %s is refused',
    (url) => {
      for (const wrong of [
        { ...whole, original: { ...whole.original, url } },
        { ...whole, webp: { ...whole.webp, url } },
        { ...whole, variants: { ...whole.variants, small: [{ ...variant, url }] } },
      ])
        expect(imageReference('Invalid').safeParse(JSON.stringify(wrong)).success).toBe(false);
    },
  );

  it('begins with the original, in whatever order it was sent, so that what uses the picture is found', () => {
    const { original, ...others } = whole;
    const sent = JSON.stringify({ ...others, original: { size: original.size, url: original.url } });
    expect(imageReference('Invalid').parse(sent)).toBe(JSON.stringify(whole));
    expect(imageReference('Invalid').parse('https://example.com/a.jpg')).toBe('https://example.com/a.jpg');
  });

  it('is read where it is an optimized image, and left alone where it is not', () => {
    expect(parseOptimizedImage(JSON.stringify(whole))).toEqual(whole);
    for (const text of ['https://example.com/a.jpg', '{', '{"original":{}}', ''])
      expect(parseOptimizedImage(text)).toBeUndefined();
  });

  it.each(['https://example.com/a.jpg', 'http://127.0.0.1:9199/v0/b/x/o/a', JSON.stringify(whole)])(
    'I5.1-06 %s is one',
    (text) => {
      expect(issuesOf(imageReference('no picture'), text)).toEqual([]);
    },
  );

  it.each(['a.jpg', '', '{}', 'data:image/png;base64,AAAA', 'javascript:alert(1)'])(
    'I5.1-06 %j is none',
    (text) => {
      expect(issuesOf(imageReference('no picture'), text)).toEqual([': no picture']);
    },
  );
});
