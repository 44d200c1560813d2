import { variantsFor } from '@bite/shared/media/variant-widths';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderVariants } from './render-variants.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5341c' } });

/** Whether the EXIF block has a GPS directory (tag 0x8825), in either byte order. */
const hasPosition = (exif: Buffer | undefined): boolean =>
  ['8825', '2588'].some((tag) => exif?.toString('hex').includes(tag));

describe('smaller copies of a picture', () => {
  it('O9-19 a picture 2000 wide gets every width that is worth having, as WebP', async () => {
    const { variants } = await renderVariants(await picture(2000, 1500).jpeg().toBuffer());
    expect(variants.map(({ size, width, height }) => [size, width, height])).toEqual([
      ['small', 320, 240],
      ['small', 480, 360],
      ['small', 600, 450],
      ['medium', 768, 576],
      ['medium', 1024, 768],
      ['medium', 1200, 900],
      ['large', 1440, 1080],
    ]);
  });

  it('each copy really is what its record says', async () => {
    const { variants } = await renderVariants(await picture(1000, 750).png().toBuffer());
    expect(variants).toHaveLength(variantsFor(1000).length);
    for (const { data, width, height } of variants) {
      expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('O9-20 a picture of 600 px gets none', async () => {
    const { width, height, variants } = await renderVariants(await picture(600, 400).jpeg().toBuffer());
    expect({ width, height, variants }).toEqual({ width: 600, height: 400, variants: [] });
  });

  it('a photograph taken sideways is turned upright first', async () => {
    const sideways = await picture(1200, 900).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height, variants } = await renderVariants(sideways);
    expect([width, height]).toEqual([900, 1200]);
    expect(variants[0]).toMatchObject({ width: 320, height: 427 });
  });

  it('O9-18 copies carry no metadata: neither where a photograph was taken, nor by whom', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1', GPSLongitudeRef: 'W' };
    const tagged = await picture(2000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Rosa Photographer' }, IFD3: place })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Rosa Photographer</x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    const before = await sharp(tagged).metadata();
    expect(before.exif?.toString('latin1')).toContain('Rosa Photographer');
    expect(hasPosition(before.exif)).toBe(true);
    expect(before.xmp).toBeDefined();
    const { variants } = await renderVariants(tagged);
    expect(variants.length).toBeGreaterThan(3);
    for (const { data } of variants) {
      const { exif, xmp, iptc, icc, comments } = await sharp(data).metadata();
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
      expect(data.toString('latin1')).not.toMatch(/EXIF|XMP |ICCP|Rosa/);
    }
  });

  it('what shines through still does', async () => {
    const glass = await sharp({
      create: { width: 800, height: 800, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { variants } = await renderVariants(glass);
    expect((await sharp(variants[0]?.data).metadata()).hasAlpha).toBe(true);
  });

  it('bytes that are no picture are refused', async () => {
    await expect(renderVariants(Buffer.from('not a picture'))).rejects.toThrow(/unsupported image format/i);
  });
});
