import { describe, expect, it } from 'vitest';
import type { InspectPicture } from '../ports/picture-files.ts';
import { memoryPictureFiles } from '../testing/memory-picture-files.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { silentLog } from '../testing/silent-log.ts';
import { checkPicture, recordOfPicture } from './check-picture.ts';

const path = 'tenants/10000001/restaurants/20000001/items/margherita.jpg';
const copies = [`${path}/320.webp`, `${path}/480.webp`];
const picture = Buffer.from('a picture');
const page = Buffer.from('<html>');

function aBucket(during: () => void = () => undefined) {
  const files = memoryPictureFiles();
  const records = memoryRecords();
  let inspections = 0;
  const inspectPicture: InspectPicture = async (bytes) => {
    inspections += 1;
    if (inspections === 1) during();
    return Buffer.from(bytes).equals(page)
      ? { isPicture: false, fault: 'notAPicture' }
      : { isPicture: true, type: 'image/jpeg', width: 800, height: bytes.length, isAnimated: false };
  };
  const now = () => Date.parse('2026-06-10T22:00:05.000Z');
  const deps = { files, records, inspectPicture, log: silentLog, now };
  return {
    files,
    check: (of = path) => checkPicture(deps, of),
    inspections: () => inspections,
    async known(of = path) {
      const at = recordOfPicture(of);
      return at && records.get(at.collection, at.id);
    },
    documents: () => Object.keys(records.documents()),
  };
}

describe('C7-04 what is known of uploaded pictures', () => {
  it('a picture is looked into once, and what it is stands beside its restaurant', async () => {
    const { files, check, known, inspections, documents } = aBucket();
    const generation = files.put(path, picture);
    await check();
    await check();
    expect(await known()).toEqual({
      path,
      folder: 'items',
      name: 'margherita.jpg',
      generation,
      size: picture.length,
      uploadedAt: '2026-06-10T22:00:00.000Z',
      checkedAt: '2026-06-10T22:00:05.000Z',
      status: 'ok',
      type: 'image/jpeg',
      width: 800,
      height: picture.length,
      isAnimated: false,
    });
    expect(inspections()).toBe(1);
    expect(documents()).toEqual(['tenants/10000001/restaurants/20000001/pictures/items:margherita.jpg']);
  });

  it('one of the site configuration is kept apart from those of restaurants', async () => {
    const { files, check, documents } = aBucket();
    files.put('site-config/hero/night.jpg', picture);
    await check('site-config/hero/night.jpg');
    expect(documents()).toEqual(['site_pictures/hero:night.jpg']);
  });

  it('C5-17 what is no picture is removed, and it stays known why', async () => {
    const { files, check, known } = aBucket();
    files.put(path, page);
    await check();
    expect(files.paths()).toEqual([]);
    await check();
    expect(await known()).toMatchObject({ status: 'refused', fault: 'notAPicture', size: page.length });
  });

  it('a picture that is uploaded in the place of a refused one is welcome', async () => {
    const { files, check, known } = aBucket();
    files.put(path, page);
    await check();
    files.put(path, picture);
    await check();
    expect(await known()).toMatchObject({ status: 'ok', size: picture.length });
  });

  it('C8-06 a picture that is deleted takes its copies and its record along', async () => {
    const { files, check, documents } = aBucket();
    for (const one of [path, ...copies]) files.put(one, picture);
    await check();
    files.delete(path);
    await check();
    expect([files.paths(), documents()]).toEqual([[], []]);
  });

  it('copies are not looked into, nor are other files', async () => {
    const { files, check, inspections, documents } = aBucket();
    for (const other of [...copies, 'exports/orders.csv']) {
      files.put(other, picture);
      await check(other);
    }
    expect([inspections(), documents()]).toEqual([0, []]);
    expect(files.paths()).toHaveLength(3);
  });

  it('one that is replaced while it is looked into is looked into again', async () => {
    const larger = Buffer.from('a larger picture');
    const bucket = aBucket(() => bucket.files.put(path, larger));
    bucket.files.put(path, picture);
    await bucket.check();
    expect(await bucket.known()).toMatchObject({ size: larger.length, height: larger.length });
  });

  it('one that is deleted while it is looked into leaves nothing', async () => {
    const bucket = aBucket(() => bucket.files.delete(path));
    bucket.files.put(path, picture);
    await bucket.check();
    expect(bucket.documents()).toEqual([]);
  });

  it('a page that is replaced by a picture while it is looked into takes the picture’s place from nobody', async () => {
    const bucket = aBucket(() => bucket.files.put(path, picture));
    bucket.files.put(path, page);
    await bucket.check();
    await bucket.check();
    expect(bucket.files.paths()).toEqual([path]);
    expect(await bucket.known()).toMatchObject({ status: 'ok' });
  });
});
