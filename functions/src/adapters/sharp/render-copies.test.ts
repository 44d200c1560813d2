import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderCopies } from './render-copies.ts';

const plain = (width: number, height: number, background: Color = '#b5341c') =>
  sharp({ create: { width, height, channels: 4, background } });

const copiesOf = async (bytes: Buffer, isBranding = false) => {
  const { copies, webp } = await renderCopies({ bytes, isBranding });
  return { webp, copies, named: copies.map(({ format, width, height }) => [format, width, height]) };
};

describe('what the server stores below a picture', () => {
  it('O9-18, O9-20 WebP and JPEG in each width, in proportion, and a WebP in full size', async () => {
    const { copies, webp, named } = await copiesOf(
      await plain(900, 600).png({ compressionLevel: 0 }).toBuffer(),
    );
    expect(named.toSorted()).toEqual([
      ['jpeg', 320, 213],
      ['jpeg', 480, 320],
      ['jpeg', 600, 400],
      ['jpeg', 768, 512],
      ['webp', 320, 213],
      ['webp', 480, 320],
      ['webp', 600, 400],
      ['webp', 768, 512],
    ]);
    for (const { data, format, width, height } of copies)
      expect(await sharp(data).metadata()).toMatchObject({ format, width, height });
    expect(await sharp(webp?.data).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });
  });

  it('no WebP in full size where the original is smaller, and none wider than any screen', async () => {
    expect((await copiesOf(await plain(40, 40).webp({ quality: 1 }).toBuffer())).webp).toBeUndefined();
    const wide = await plain(4000, 20).png({ compressionLevel: 0 }).toBuffer();
    expect(await sharp((await copiesOf(wide)).webp?.data).metadata()).toMatchObject({ width: 2560 });
  });

  it('a JPEG of what shines through is white behind it', async () => {
    const glass = await plain(700, 700, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
    const { copies } = await copiesOf(glass);
    const jpeg = copies.find(({ format }) => format === 'jpeg');
    const { channels } = await sharp(jpeg?.data).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('C9-05 a logo also as square icons with nothing cut off, none larger than itself', async () => {
    const { copies, named } = await copiesOf(await plain(400, 200).png().toBuffer(), true);
    expect(named).toEqual([
      ['png', 32, 32],
      ['png', 180, 180],
      ['png', 192, 192],
    ]);
    const corner = await sharp(copies[1]?.data)
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 });
    expect((await corner.raw().toBuffer())[3]).toBe(0);
    for (const { data } of copies) expect(data.length).toBeLessThan(2_000);
  });

  it('of an animation its first frame, and of grey pictures and those of printers what they show', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) => plain(700, 350, background).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const grey = await plain(700, 350, '#888888').greyscale().jpeg().toBuffer();
    const printed = await plain(700, 350, '#ff0000').flatten().toColourspace('cmyk').jpeg().toBuffer();
    for (const [bytes, isRed] of [
      [animated, true],
      [grey, false],
      [printed, true],
    ] as const) {
      const { copies, named } = await copiesOf(bytes);
      expect(named).toContainEqual(['webp', 320, 160]);
      const { dominant } = await sharp(copies.find(({ format }) => format === 'webp')?.data).stats();
      expect([dominant.r > 180, dominant.b < 100]).toEqual([isRed, isRed]);
    }
  });

  it('a strip that is higher than WebP allows has those copies that it can have', async () => {
    const { named, webp } = await copiesOf(await plain(610, 24_400).jpeg().toBuffer());
    expect(named.toSorted()).toEqual([
      ['jpeg', 320, 12_800],
      ['webp', 320, 12_800],
    ]);
    expect((await sharp(webp?.data).metadata()).height).toBeLessThanOrEqual(16_383);
  });
});
