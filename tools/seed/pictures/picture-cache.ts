// Caches rendered pictures on disk, so that only the first seeding of a machine waits for them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderVariants } from '../../../functions/src/adapters/sharp/render-variants.ts';
import { cache } from '../../root.ts';
import { composePicture } from './compose-picture.ts';
import type { Recipe } from './recipe.ts';

export interface PictureCopy {
  file: string;
  size: 'small' | 'medium' | 'large';
  width: number;
  height: number;
  bytes: number;
}

/** File paths are absolute. */
export interface Picture {
  file: string;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  bytes: number;
  copies: PictureCopy[];
}

const folder = join(cache, 'demo-pictures');
const DESCRIPTION = 'picture.json';

/** Includes the drawing code, so that its changes produce new pictures. */
const drawingHash = createHash('sha256');
for (const file of readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort()) {
  drawingHash.update(readFileSync(join(import.meta.dirname, file)));
}
const drawingVersion = drawingHash.digest('hex');

function folderOf(recipe: Recipe): string {
  return join(
    folder,
    createHash('sha256').update(drawingVersion).update(JSON.stringify(recipe)).digest('hex').slice(0, 32),
  );
}

export const isCached = (recipe: Recipe): boolean => existsSync(join(folderOf(recipe), DESCRIPTION));

/** The picture of a recipe, rendered on first use. */
export async function pictureOf(recipe: Recipe): Promise<Picture> {
  const place = folderOf(recipe);
  if (!isCached(recipe)) await compose(recipe, place);
  const described = JSON.parse(await readFile(join(place, DESCRIPTION), 'utf8')) as Picture;
  const locate = <T extends { file: string }>(entry: T): T => ({ ...entry, file: join(place, entry.file) });
  return { ...locate(described), copies: described.copies.map(locate) };
}

/** Written to a temporary path and then moved, so that an interrupted run leaves no partial picture. */
async function compose(recipe: Recipe, place: string): Promise<void> {
  const { data, extension, width, height } = await composePicture(recipe);
  const { variants } = await renderVariants(data);
  const draft = `${place}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const file = `original.${extension}`;
  await writeFile(join(draft, file), data);
  const copies: PictureCopy[] = [];
  for (const variant of variants) {
    const name = `${variant.width}.webp`;
    await writeFile(join(draft, name), variant.data);
    copies.push({
      file: name,
      size: variant.size,
      width: variant.width,
      height: variant.height,
      bytes: variant.data.length,
    });
  }
  const picture: Picture = { file, extension, width, height, bytes: data.length, copies };
  await writeFile(join(draft, DESCRIPTION), JSON.stringify(picture));
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
}
