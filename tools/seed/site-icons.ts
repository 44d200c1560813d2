// The square copies of the demo's logos, kept beside their cached pictures.
import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderIcons } from '../../functions/src/adapters/sharp/render-copies.ts';
import type { Picture } from './pictures/picture-cache.ts';

export interface SiteIcon {
  file: string;
  width: number;
  bytes: number;
}

const DONE = 'icons.json';

/** Rendered on first use. */
export async function iconsOf({ file }: Picture): Promise<SiteIcon[]> {
  const folder = dirname(file);
  const list = join(folder, DONE);
  if (!existsSync(list)) await render(file, list);
  const widths = JSON.parse(await readFile(list, 'utf8')) as number[];
  return Promise.all(
    widths.map(async (width) => {
      const icon = join(folder, `icon-${width}.png`);
      return { file: icon, width, bytes: (await stat(icon)).size };
    }),
  );
}

/** The list is written last, so that an interrupted run leaves none. */
async function render(file: string, list: string): Promise<void> {
  const icons = await renderIcons(await readFile(file));
  for (const { width, data } of icons) await writeFile(join(dirname(file), `icon-${width}.png`), data);
  const draft = `${list}.${process.pid}`;
  await writeFile(draft, JSON.stringify(icons.map(({ width }) => width)));
  await rename(draft, list);
}
