// An emoji of the fluent-emoji-3d package as two layers: its soft shadow and the emoji.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Placed } from './recipe.ts';

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const SIDE = 256;
const PADDING = 40;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

interface Canvas {
  width: number;
  height: number;
}

/** Layers for sharp's composite, in order, clipped to the canvas. Throws if the package lacks the emoji. */
export async function emojiLayers(placed: Placed, canvas: Canvas, depth = 0.5): Promise<OverlayOptions[]> {
  const source = join(assets, `${placed.emoji}.webp`);
  const { x, y, size } = placed;
  const shade = await toLayer(
    await shadeOf(source, placed, depth),
    x + size * 0.025,
    y + size * 0.06,
    canvas,
  );
  const body = await toLayer(bodyOf(source, placed), x, y, canvas);
  return [shade, body];
}

async function toLayer(image: Sharp, x: number, y: number, canvas: Canvas): Promise<OverlayOptions> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  const seen = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(canvas.width, left + width) - Math.max(0, left),
    height: Math.min(canvas.height, top + height) - Math.max(0, top),
  };
  const input = await sharp(data, { raw: { width, height, channels } }).extract(seen).raw().toBuffer();
  return {
    input,
    raw: { width: seen.width, height: seen.height, channels },
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}

function bodyOf(source: string, { size, turn = 0 }: Placed): Sharp {
  const upright = sharp(source).ensureAlpha().resize(size, size, { kernel: 'lanczos3' });
  return turn === 0 ? upright : upright.rotate(turn, { background: clear });
}

async function shadeOf(source: string, { size, turn = 0 }: Placed, depth: number): Promise<Sharp> {
  const extended = { top: PADDING, bottom: PADDING, left: PADDING, right: PADDING, background: clear };
  const padded = await sharp(source).ensureAlpha().extend(extended).png({ compressionLevel: 0 }).toBuffer();
  const alpha = await sharp(padded)
    .rotate(turn, { background: clear })
    .extractChannel('alpha')
    .blur(13)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = alpha.info;
  const black = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    black[pixel * 4] = 26;
    black[pixel * 4 + 1] = 10;
    black[pixel * 4 + 2] = 4;
    black[pixel * 4 + 3] = Math.round((alpha.data[pixel] ?? 0) * depth);
  }
  const scale = size / SIDE;
  return sharp(black, { raw: { width, height, channels: 4 } }).resize(
    Math.round(width * scale),
    Math.round(height * scale),
    { fit: 'fill', kernel: 'cubic' },
  );
}
