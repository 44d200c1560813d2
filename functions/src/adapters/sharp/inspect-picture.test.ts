import { MAX_PICTURE_PIXELS } from '@bite/shared/media/stored-picture.schema';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture.ts';
import { decode } from './render-variants.ts';

const picture = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#b5341c' } });

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** An animation of 600 by 400 pixels whose frames draw one of them each. */
function gifOf(frames: number): Buffer {
  const head = [0x58, 2, 0x90, 1, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const drawn = Array.from({ length: frames }, () => Buffer.from(frame));
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from(head), ...drawn, Buffer.from(';')]);
}

const refused = (fault: string) => ({ isPicture: false, fault });

describe('looking into a picture', () => {
  it.each([
    ['image/jpeg', () => picture().jpeg()],
    ['image/png', () => picture().png()],
    ['image/webp', () => picture().webp()],
    ['image/gif', () => picture().gif()],
    ['image/avif', () => picture().avif()],
  ])('C5-17 %s is known by its bytes, with its size', async (type, make) => {
    const bytes = await make().toBuffer();
    expect(await inspectPicture(bytes)).toEqual({
      isPicture: true,
      type,
      width: 80,
      height: 60,
      isAnimated: false,
    });
  });

  it('a photograph taken sideways has the size that it is shown in', async () => {
    const sideways = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await inspectPicture(sideways)).toMatchObject({ width: 60, height: 80 });
  });

  it('an animation has the size of one frame', async () => {
    const frames = await Promise.all(
      ['#fff', '#000'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await inspectPicture(animation)).toMatchObject({ width: 40, height: 30, isAnimated: true });
  });

  it('of an animation of 20,000 frames only the first is decoded', async () => {
    const bytes = gifOf(20_000);
    expect(bytes.length).toBeLessThan(500_000);
    const found = await inspectPicture(bytes);
    expect(found).toMatchObject({ isPicture: true, width: 600, height: 400, isAnimated: true });
    expect(await decode(bytes)).toMatchObject({ width: 600, height: 400 });
  });

  it('a page that calls itself a picture is none', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await inspectPicture(page)).toEqual(refused('notAPicture'));
    expect(await inspectPicture(Buffer.alloc(0))).toEqual(refused('notAPicture'));
  });

  it.each([
    [
      'SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
    ],
    ['TIFF', undefined],
  ])('%s is a picture that is not allowed', async (_name, bytes) => {
    expect(await inspectPicture(bytes ?? (await picture().tiff().toBuffer()))).toEqual(
      refused('typeNotAllowed'),
    );
  });

  it('an SVG that would be laid out for minutes is refused unread', async () => {
    const uses = (level: number) => Array.from({ length: 10 }, () => `<use href="#g${level - 1}"/>`).join('');
    const groups = Array.from(
      { length: 24 },
      (_, level) => `<g id="g${level}">${level ? uses(level) : '<rect/>'}</g>`,
    );
    const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`);
    expect(await inspectPicture(bytes)).toEqual(refused('typeNotAllowed'));
  });

  it.each([
    ['jpeg', 'damaged'],
    ['png', 'damaged'],
    ['webp', 'notAPicture'],
  ] as const)('a %s that breaks off is refused: %s', async (format, fault) => {
    const whole = await noise().toFormat(format).toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    expect(await inspectPicture(half)).toEqual(refused(fault));
  });

  it('a small file that unpacks into gigabytes is refused by what it says of itself', async () => {
    const bomb = await picture(20_000, Math.ceil(MAX_PICTURE_PIXELS / 20_000) + 1)
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await inspectPicture(bomb)).toEqual(refused('tooManyPixels'));
  }, 60_000);

  it('a picture with a page behind it is a picture: what is behind it is never shown', async () => {
    const bytes = Buffer.concat([
      await picture().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect(await inspectPicture(bytes)).toMatchObject({ isPicture: true, type: 'image/jpeg' });
  });
});
