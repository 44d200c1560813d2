import type { Call } from '@bite/shared/api/client';
import { paths, storagePaths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { MemoryLive, MemoryPictures } from '../../lib/testing/memory-platform.ts';
import { restaurantPictures } from './picture-field.tsx';
import { PictureRefused } from './use-upload.ts';

const at = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const folder = storagePaths.restaurantFolder(at, 'branding');

const checked = (name: string) => ({
  path: `${folder}/${name}`,
  folder: 'branding',
  name,
  generation: '1',
  size: 500,
  uploadedAt: '2026-06-10T22:00:00.000Z',
  checkedAt: '2026-06-10T22:00:01.000Z',
});

/** A picture that has been sent, and whose check the server has not reported. */
async function sent(file = new File([new Uint8Array(2000)], 'Our Logo.PNG', { type: 'image/png' })) {
  const [live, pictures] = [new MemoryLive(), new MemoryPictures()];
  const answer: { picture?: object } = {};
  const call = (async () => answer) as unknown as Call;
  const port = restaurantPictures({ live, pictures, call }, at, 'branding');
  const progress: number[] = [];
  const controller = new AbortController();
  let url = '';
  let result: ReturnType<typeof port.upload> | undefined;
  await new Promise<void>((resolve) => {
    result = port.upload(file, {
      signal: controller.signal,
      onProgress: (percent) => void progress.push(percent),
      onSent: (value) => {
        url = value;
        resolve();
      },
    });
  });
  const path = pictures.stored[0]?.path ?? '';
  const name = path.slice(folder.length + 1);
  const report = (fields: object) =>
    live.storeAt(paths.picture(at, `branding:${name}`), { ...checked(name), ...fields });
  /** The server answers what came of it, and the browser's listener has heard nothing. */
  const checkAgain = async (fields: object) => {
    answer.picture = { ...checked(name), ...fields };
    await port.checkAgain(url);
  };
  return { result, url, name, path, progress, report, checkAgain, stop: () => controller.abort() };
}

const good = { status: 'ok', type: 'image/png', width: 1200, height: 600, isAnimated: false };

describe('uploading a picture of a restaurant', () => {
  it('C7-04 stores it in a folder of the restaurant, under a name that no other upload has', async () => {
    const [one, other] = [await sent(), await sent()];
    expect(one.path).toMatch(
      /^tenants\/10000001\/restaurants\/20000001\/branding\/our-logo-[0-9a-f]{12}\.png$/,
    );
    expect(other.path).not.toBe(one.path);
    expect(one.progress).toEqual([100]);
  });

  it('C3-30, O3-20 holds the record of the picture and its copies once the server has made them', async () => {
    const { result, url, report } = await sent();
    report({
      ...good,
      webp: { size: 300 },
      copies: [
        { format: 'webp', width: 320, height: 160, size: 50 },
        { format: 'jpeg', width: 1024, height: 512, size: 200 },
      ],
    });
    const { value, statistics } = (await result) ?? {};
    expect(JSON.parse(value ?? '')).toMatchObject({
      original: { url, size: 500 },
      webp: { url: url.replace('.png?', '.png%2Ffull.webp?') },
      variants: {
        small: [{ url: url.replace('.png?', '.png%2F320.webp?'), width: 320 }],
        medium: [{ url: url.replace('.png?', '.png%2F1024.jpg?'), format: 'jpeg' }],
        large: [],
      },
      aspectRatio: 2,
    });
    expect(statistics).toEqual({ percentReduced: 75, finalSize: 500, responsiveSizes: 2, hasWebp: true });
  });

  it('C3-30 learns of them by asking, too, where the listener hears nothing', async () => {
    const { result, url, checkAgain } = await sent();
    await checkAgain({ ...good, copies: [] });
    expect(JSON.parse((await result)?.value ?? '')).toMatchObject({ original: { url, size: 500 } });
  });

  it('C5-17, O5-06 says why the server removed a file', async () => {
    const { result, report } = await sent();
    report({ status: 'refused', fault: 'damaged' });
    await expect(result).rejects.toThrow(PictureRefused);
    await expect(result).rejects.toThrow('This picture is damaged or incomplete.');
  });

  it('waits no longer once it is stopped', async () => {
    const { result, stop } = await sent();
    stop();
    await expect(result).rejects.toThrow();
  });
});
