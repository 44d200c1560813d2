// The copies of an uploaded picture, compared with those of Firebase's extension storage-resize-images: the same widths, as WebP
// and JPEG, of the same photograph. Processor time, since others may use the machine.
import { variantsFor } from '@bite/shared/media/variant-widths';
import sharp from 'sharp';
import { decode, renderVariants } from '../../functions/src/adapters/sharp/render-variants.ts';
import { median } from './median.ts';

const ROUNDS = 5;
const [WIDTH, HEIGHT] = [2400, 1800];
type Copies = Map<string, Buffer>;

/** Gradients, edges and grain: what photographs have. */
async function aPhotograph(): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  let seed = 1;
  for (let at = 0; at < data.length; at++) {
    const [pixel, channel] = [Math.floor(at / 3), at % 3];
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shapes = Math.sin(x / (37 + 11 * channel)) * Math.cos(y / 53) + Math.sin((x + 2 * y) / 211);
    const edge = Math.hypot(x % 400, y % 300) < 120 ? 40 : 0;
    data[at] = Math.max(0, Math.min(255, 120 + 45 * shapes + edge + ((seed >> 16) % 9) - 4));
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const widths = variantsFor(WIDTH).map(({ width }) => width);

/** As functions/src/resize-image.ts of the extension does, apart from its temporary files. */
async function byExtension(original: Buffer): Promise<Copies> {
  const copies: Copies = new Map();
  await Promise.all(
    (['jpeg', 'webp'] as const).flatMap((format) =>
      widths.map(async (width) => {
        const size = { fit: 'inside', withoutEnlargement: true } as const;
        const resized = await sharp(original).rotate().resize(width, 10_000, size).toBuffer();
        const converted = await sharp(resized)[format]().toBuffer();
        copies.set(`${format} ${width}`, await sharp(converted).toBuffer());
      }),
    ),
  );
  return copies;
}

async function byUs(original: Buffer): Promise<Copies> {
  const { variants } = await renderVariants(original, ['webp', 'jpeg']);
  return new Map(variants.map(({ format, width, data }) => [`${format} ${width}`, data]));
}

/** In decibels, of the WebP copies, on average. */
async function likeness(original: Buffer, copies: Copies): Promise<number> {
  let sum = 0;
  for (const width of widths) {
    const height = Math.round((width * HEIGHT) / WIDTH);
    const size = { fit: 'fill', fastShrinkOnLoad: false } as const;
    const ideal = await sharp(original).resize(width, height, size).raw().toBuffer();
    const { data } = await decode(copies.get(`webp ${width}`) ?? Buffer.alloc(0));
    let squares = 0;
    for (let at = 0; at < ideal.length; at++) squares += ((ideal[at] ?? 0) - (data[at] ?? 0)) ** 2;
    sum += 10 * Math.log10(255 ** 2 / (squares / ideal.length));
  }
  return sum / widths.length;
}

const bytesOf = (copies: Copies): number =>
  widths.reduce((sum, width) => sum + (copies.get(`webp ${width}`)?.length ?? 0), 0);

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export async function comparePictureCopies(): Promise<[string, string][]> {
  const original = await aPhotograph();
  const [theirs, ours] = [await byExtension(original), await byUs(original)];
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push([await processorTime(() => byExtension(original)), await processorTime(() => byUs(original))]);
  const faster = median(times.map(([their, our]) => their / our));
  const [theirLikeness, ourLikeness] = [await likeness(original, theirs), await likeness(original, ours)];
  return [
    ['copies of one photograph', `${ours.size}, theirs ${theirs.size}`],
    ['throughput', `${faster.toFixed(1)} times theirs (goal: 2.4 or more)`],
    [
      'bytes of the WebP copies',
      `${(bytesOf(ours) / bytesOf(theirs)).toFixed(2)} of theirs (goal: 0.85 or less)`,
    ],
    ['their PSNR', `${ourLikeness.toFixed(1)} dB, theirs ${theirLikeness.toFixed(1)} dB (goal: no lower)`],
  ];
}
