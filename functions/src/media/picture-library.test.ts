import { optimizedImageOf } from '@bite/shared/media/optimized-picture';
import { downloadUrl } from '@bite/shared/media/storage-url';
import { storedPicture } from '@bite/shared/media/stored-picture.schema';
import { storagePaths } from '@bite/shared/paths';
import { goodRecords } from '@bite/shared/testing/good-records';
import { describe, expect, it } from 'vitest';
import { picturesOf, recordsOf, restaurantsOf } from '../collections/collections.ts';
import { asStored } from '../collections/find-readable.ts';
import { dueWork } from '../due-work/due-work.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryPictureFiles } from '../testing/memory-picture-files.ts';
import { member, memoryPlace, place, putSister, sister } from '../testing/memory-place.ts';
import { silentLog } from '../testing/silent-log.ts';
import { deletePicture, discardPicture, replacePicture } from './change-picture.ts';
import { listPictures } from './picture-library.ts';
import { requestCheck } from './request-check.ts';

const pictureUrl = (path: string) => downloadUrl('bite', path);
const folder = storagePaths.restaurantFolder(place, 'items');
const [USED, SPARE] = ['items:used.jpg', 'items:spare.jpg'];
const caller = { user: member('manager'), requestId: 'request-1' };

/** A restaurant with a picture on an item and in its branding, and a newer one that nothing uses. */
async function aLibrary() {
  const here = memoryPlace();
  const { records } = here;
  const files = memoryPictureFiles();
  const picture = (name: string, day: number) => {
    const path = `${folder}/${name}`;
    const generation = files.put(path, Buffer.from(name));
    files.put(`${path}/320.webp`, Buffer.from('copy'));
    const at = `2026-06-${day}T22:00:00.000Z`;
    const stored = storedPicture.parse({
      ...{ path, folder: 'items', name, generation, size: 9000, uploadedAt: at, checkedAt: at },
      ...{ status: 'ok', type: 'image/jpeg', width: 800, height: 400, isAnimated: false },
      copies: [{ format: 'webp', width: 320, height: 160, size: 500 }],
    });
    records.put(picturesOf(place), `items:${name}`, stored);
    if (stored.status !== 'ok') throw new Error('The picture was refused');
    return JSON.stringify(optimizedImageOf(stored, pictureUrl(path)));
  };
  const [used, spare] = [picture('used.jpg', 10), picture('spare.jpg', 11)];
  await here.create('items', { ...goodRecords.items.create, imageUrl: used });
  const itemId = 1;
  const at = restaurantsOf(place.tenantId);
  const restaurant = await records.get(at, String(place.restaurantId));
  if (!restaurant) throw new Error('No restaurant');
  const { websiteConfig, name } = restaurant;
  const branding = { ...websiteConfig.branding, logo: pictureUrl(`${folder}/used.jpg`) };
  records.put(at, String(place.restaurantId), {
    ...restaurant,
    websiteConfig: { ...websiteConfig, branding, gallery: [{ picture: used, text: 'The oven' }] },
  });
  const deps = { ...here, files, pictureUrl, log: silentLog };
  return {
    ...{ deps, files, spare, itemId, name },
    list: async () => (await listPictures(deps, caller, place)).pictures,
    shown: async () => ({
      item: ((await here.stored('items', itemId)) as { imageUrl?: string }).imageUrl,
      logo: (await records.get(at, String(place.restaurantId)))?.websiteConfig.branding.logo,
    }),
    gallery: async () => (await records.get(at, String(place.restaurantId)))?.websiteConfig.gallery,
    setFocus: (imageFocus: object) => here.update('items', itemId, { imageFocus }),
    focus: async () => ((await here.stored('items', itemId)) as { imageFocus?: object }).imageFocus,
    remove: (id: number) => here.delete('items', id),
    audited: () => here.audited().map(({ kind, action }) => [kind, action]),
  };
}

describe('the pictures of a restaurant', () => {
  it('are those of a restaurant that its business has: any other is not found', async () => {
    const { deps } = await aLibrary();
    const nowhere = { ...place, restaurantId: 20_000_099 };
    const notFound = { code: 'RESTAURANT_NOT_FOUND' };
    await expect(listPictures(deps, caller, nowhere)).rejects.toMatchObject(notFound);
    await expect(deletePicture(deps, caller, nowhere, USED)).rejects.toMatchObject(notFound);
  });

  it('C7-04 are listed newest first, each with what uses it', async () => {
    const { list, itemId, name } = await aLibrary();
    expect(await list()).toMatchObject([
      { pictureId: SPARE, uses: [], url: pictureUrl(`${folder}/spare.jpg`) },
      {
        pictureId: USED,
        uses: [
          { kind: 'restaurants', recordId: place.restaurantId, name },
          { kind: 'items', recordId: itemId },
        ],
      },
    ]);
  });

  it('C5-18, C8-06, O7.3-07 one that is deleted goes with its copies and out of the records that use it', async () => {
    const { deps, list, files, shown, gallery, audited } = await aLibrary();
    await deletePicture(deps, caller, place, USED);
    expect((await list()).map(({ pictureId }) => pictureId)).toEqual([SPARE]);
    expect(files.paths()).toEqual([`${folder}/spare.jpg`, `${folder}/spare.jpg/320.webp`]);
    expect(await shown()).toEqual({ item: undefined, logo: undefined });
    expect(await gallery()).toEqual([]);
    expect(audited().slice(-2).toSorted()).toEqual([
      ['items', 'update'],
      ['restaurants', 'update'],
    ]);
    await deletePicture(deps, caller, place, USED);
  });

  it('one that another location of the business shows is neither deleted nor replaced', async () => {
    const { deps, list } = await aLibrary();
    putSister(deps.records);
    const [{ url } = { url: '' }] = (await list()).filter(({ pictureId }) => pictureId === SPARE);
    deps.records.put({ ...recordsOf('items', sister), schema: asStored }, '1', {
      name: 'Soup',
      imageUrl: url,
    });
    const refusal = { code: 'CONFLICT', message: expect.stringMatching(/^Another location/) as string };
    await expect(deletePicture(deps, caller, place, SPARE)).rejects.toMatchObject(refusal);
    const exchange = { pictureId: SPARE, by: USED };
    await expect(replacePicture(deps, caller, place, exchange)).rejects.toMatchObject(refusal);
    expect(await list()).toHaveLength(2);
  });

  it('C8-06, O8-05 copies that stay behind do not keep a picture from being deleted', async () => {
    const { deps, list, files } = await aLibrary();
    files.refuse(`${folder}/spare.jpg/320.webp`);
    await deletePicture(deps, caller, place, SPARE);
    expect((await list()).map(({ pictureId }) => pictureId)).toEqual([USED]);
  });

  it('another takes the place of one wherever it was, and it is deleted', async () => {
    const { deps, list, shown, gallery, spare } = await aLibrary();
    await replacePicture(deps, caller, place, { pictureId: USED, by: SPARE });
    expect(await shown()).toEqual({ item: spare, logo: spare });
    expect(await gallery()).toMatchObject([{ picture: spare, text: 'The oven' }]);
    expect((await list()).map(({ pictureId, uses }) => [pictureId, uses.length])).toEqual([[SPARE, 2]]);
  });

  it('another begins with its own middle in sight: the point of the former one is gone with it', async () => {
    const { deps, setFocus, focus } = await aLibrary();
    await setFocus({ x: 10, y: 90 });
    expect(await focus()).toEqual({ x: 10, y: 90 });
    await replacePicture(deps, caller, place, { pictureId: USED, by: SPARE });
    expect(await focus()).toBeUndefined();
  });

  it('one is not replaced by itself, nor by what is not there: nothing is changed', async () => {
    const { deps, list } = await aLibrary();
    for (const by of [USED, 'items:missing.jpg'])
      await expect(replacePicture(deps, caller, place, { pictureId: USED, by })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    expect((await list()).map(({ uses }) => uses.length)).toEqual([0, 2]);
  });

  it('an upload whose event was lost is looked into when somebody asks, by one piece of work however often; what came of one is answered', async () => {
    const { deps } = await aLibrary();
    const dueWorkQueue = memoryDueWorkQueue();
    const check = (user = caller.user, picture = 'items:lost.jpg') =>
      requestCheck({ ...deps, dueWorkQueue }, { user }, place, picture);
    expect(await check()).toEqual({});
    await check();
    expect(await check(caller.user, SPARE)).toMatchObject({ picture: { path: `${folder}/spare.jpg` } });
    expect(await deps.records.find(dueWork, { limit: 9 })).toMatchObject([
      { record: { kind: 'checkPicture', data: { path: `${folder}/lost.jpg` } } },
    ]);
    expect(new Set(dueWorkQueue.asked.map(({ workId }) => workId)).size).toBe(1);
    await expect(check(member('employee'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = requestCheck({ ...deps, dueWorkQueue }, caller, place, 'secrets:a.jpg');
    await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('C8-06 an upload that nothing uses is discarded, one that is used stays', async () => {
    const { deps, list } = await aLibrary();
    for (const id of [USED, SPARE, 'items:missing.jpg']) await discardPicture(deps, caller, place, id);
    expect((await list()).map(({ pictureId }) => pictureId)).toEqual([USED]);
    const employee = { ...caller, user: member('employee') };
    await expect(discardPicture(deps, employee, place, USED)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('C8-06 an upload is not discarded that an Undo would show again, nor one of another location', async () => {
    const { deps, list, itemId, remove } = await aLibrary();
    await remove(itemId);
    putSister(deps.records);
    const [{ url } = { url: '' }] = await list();
    deps.records.put({ ...recordsOf('menuGroups', sister), schema: asStored }, '1', { image: url });
    for (const id of [USED, SPARE]) await discardPicture(deps, caller, place, id);
    expect(await list()).toHaveLength(2);
  });

  it('C5-18 one picture is deleted without reading the items of other locations', async () => {
    const { deps } = await aLibrary();
    putSister(deps.records);
    const at = { ...recordsOf('items', sister), schema: asStored };
    for (let id = 1; id <= 30; id += 1) deps.records.put(at, String(id), { imageUrl: pictureUrl(`x/${id}`) });
    let read = 0;
    const find: typeof deps.records.find = async (...query) => {
      const found = await deps.records.find(...query);
      read += found.length;
      return found;
    };
    await deletePicture({ ...deps, records: { ...deps.records, find } }, caller, place, SPARE);
    expect(read).toBe(0);
  });
});
