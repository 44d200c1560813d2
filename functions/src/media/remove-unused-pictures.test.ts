import { DAY } from '@bite/shared/kernel/durations';
import { downloadUrl } from '@bite/shared/media/storage-url';
import { storedPicture } from '@bite/shared/media/stored-picture.schema';
import { storagePaths } from '@bite/shared/paths';
import { goodRecords } from '@bite/shared/testing/good-records';
import { describe, expect, it } from 'vitest';
import { picturesOf, recordsOf } from '../collections/collections.ts';
import { deletedNow, deletedRecordsOf } from '../collections/deleted-records.ts';
import { asStored } from '../collections/find-readable.ts';
import { listingPostsOf } from '../collections/listing.ts';
import { memoryPictureFiles } from '../testing/memory-picture-files.ts';
import { memoryPlace, NOW, place, putSister, sister } from '../testing/memory-place.ts';
import { silentLog } from '../testing/silent-log.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';

const folder = storagePaths.restaurantFolder(place, 'items');
const urlOf = (name: string) => downloadUrl('bite', `${folder}/${name}`);

/** A restaurant with one picture, uploaded a year ago. */
function aRestaurantWith(fields: object = {}) {
  const here = memoryPlace();
  const files = memoryPictureFiles();
  let days = 0;
  const generation = files.put(`${folder}/a.jpg`, Buffer.from('a picture'));
  files.put(`${folder}/a.jpg/320.webp`, Buffer.from('copy'));
  const at = new Date(NOW - 365 * DAY).toISOString();
  const picture = storedPicture.parse({
    ...{ path: `${folder}/a.jpg`, folder: 'items', name: 'a.jpg', generation, size: 9000 },
    ...{ uploadedAt: at, checkedAt: at, status: 'ok', type: 'image/jpeg', width: 800, height: 400 },
    ...{ isAnimated: false, ...fields },
  });
  here.records.put(picturesOf(place), 'items:a.jpg', picture);
  const countStore = {
    async *places() {
      yield [place];
    },
  };
  const deps = { ...here, files, countStore, log: silentLog, now: () => NOW + days * DAY };
  return {
    here,
    files,
    night: (day: number) => {
      days = day;
      return removeUnusedPictures(deps);
    },
    picture: () => here.records.get(picturesOf(place), 'items:a.jpg'),
  };
}

describe('pictures that nothing uses', () => {
  it('C8-06 are deleted with their copies on the seventh night, and not before', async () => {
    const { night, files, picture } = aRestaurantWith();
    expect(await night(0)).toEqual({ places: 1, failed: 0, unreached: 0, removed: 0 });
    expect(await picture()).toMatchObject({ unusedSince: new Date(NOW).toISOString() });
    expect(await night(6)).toMatchObject({ removed: 0 });
    expect(await night(7)).toMatchObject({ removed: 1 });
    expect([files.paths(), await picture()]).toEqual([[], undefined]);
    expect(await night(8)).toMatchObject({ removed: 0 });
  });

  it('stay for another seven days where something has used them meanwhile', async () => {
    const { here, night, picture } = aRestaurantWith();
    await night(0);
    await here.create('items', { ...goodRecords.items.create, imageUrl: urlOf('a.jpg') });
    await night(7);
    expect(await picture()).not.toHaveProperty('unusedSince');
    await here.update('items', 1, { imageUrl: null });
    await night(8);
    expect(await night(14)).toMatchObject({ removed: 0 });
    expect(await night(15)).toMatchObject({ removed: 1 });
  });

  it('count as used while a deleted record that shows them can be brought back', async () => {
    const { here, night } = aRestaurantWith();
    here.records.put(
      deletedRecordsOf(place),
      'items-9',
      deletedNow({ kind: 'items', record: { imageUrl: urlOf('a.jpg') }, by: 'owner' }, NOW),
    );
    await night(0);
    expect(await night(20)).toMatchObject({ removed: 0 });
  });

  it('count as used while a post on the listing shows them', async () => {
    const { here, night } = aRestaurantWith();
    here.records.put({ ...listingPostsOf(place), schema: asStored }, 'post', { mediaUrl: urlOf('a.jpg') });
    await night(0);
    expect(await night(20)).toMatchObject({ removed: 0 });
  });

  it('count as used while another location of the business shows them, as after a menu was copied', async () => {
    const { here, night } = aRestaurantWith();
    putSister(here.records);
    here.records.put({ ...recordsOf('items', sister), schema: asStored }, '1', {
      name: 'Soup',
      imageUrl: urlOf('a.jpg'),
    });
    await night(0);
    expect(await night(20)).toMatchObject({ removed: 0 });
  });

  it('and what was refused is forgotten as late', async () => {
    const { night, picture } = aRestaurantWith({ status: 'refused', fault: 'damaged' });
    expect(await night(0)).toMatchObject({ removed: 1 });
    expect(await picture()).toBeUndefined();
  });
});
