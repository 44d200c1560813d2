import { describe, expect, it } from 'vitest';
import type { InspectPicture, RenderCopies } from '../ports/picture-files.ts';
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
  /** A picture of more bytes is wider. */
  const renderCopies: RenderCopies = async ({ bytes, isBranding }) => ({
    webp: { name: 'full.webp', data: bytes.slice(1) },
    copies: [
      { format: 'webp' as const, width: 320, height: 240, data: bytes.slice(0, 3) },
      ...(bytes.length > picture.length
        ? [{ format: 'jpeg' as const, width: 480, height: 360, data: bytes.slice(0, 4) }]
        : []),
      ...(isBranding ? [{ format: 'png' as const, width: 32, height: 32, data: bytes.slice(0, 2) }] : []),
    ],
  });
  const now = () => Date.parse('2026-06-10T22:00:05.000Z');
  const deps = { files, records, inspectPicture, renderCopies, log: silentLog, now };
  return {
    files,
    check: (of = path) => checkPicture(deps, of),
    checkAgain: () => checkPicture(deps, path, true),
    records,
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
      webp: { size: picture.length - 1 },
      copies: [{ format: 'webp', width: 320, height: 240, size: 3 }],
    });
    expect(files.paths()).toEqual([path, `${path}/320.webp`, `${path}/full.webp`]);
    expect(inspections()).toBe(1);
    expect(documents()).toEqual(['tenants/10000001/restaurants/20000001/pictures/items:margherita.jpg']);
  });

  it('a hundred that are uploaded at once each get their copies once, though every event comes twice', async () => {
    const { files, check, inspections, documents } = aBucket();
    const uploads = Array.from({ length: 100 }, (_, index) => path.replace('margherita', `dish-${index}`));
    for (const one of uploads) files.put(one, picture);
    await Promise.all(uploads.map(check));
    await Promise.all(uploads.map(check));
    expect([inspections(), documents().length, files.paths().length]).toEqual([100, 100, 300]);
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

  it('C5-17 a picture that is stored with an encoding is removed without a look at its bytes', async () => {
    const { files, check, known, inspections } = aBucket();
    files.put(path, picture, true);
    await check();
    expect(files.paths()).toEqual([]);
    expect(inspections()).toBe(0);
    expect(await known()).toMatchObject({ status: 'refused', fault: 'packed' });
  });

  it('a picture that is uploaded in the place of a refused one is welcome', async () => {
    const { files, check, known } = aBucket();
    files.put(path, page);
    await check();
    files.put(path, picture);
    await check();
    expect(await known()).toMatchObject({ status: 'ok', size: picture.length });
  });

  it('O9-18 one that is replaced by a smaller one keeps no copy of the former', async () => {
    const { files, check, known } = aBucket();
    files.put(path, Buffer.from('a larger picture'));
    await check();
    expect(files.paths()).toContain(`${path}/480.jpg`);
    files.put(path, picture);
    await check();
    expect(files.paths()).not.toContain(`${path}/480.jpg`);
    expect(await known()).toMatchObject({ copies: [{ width: 320 }] });
  });

  it('C9-05 one of the branding gets icons', async () => {
    const { files, check } = aBucket();
    const logo = path.replace('items', 'branding');
    files.put(logo, picture);
    await check(logo);
    expect(files.paths()).toContain(`${logo}/32.png`);
  });

  it('one that was looked into before there were copies gets them, and any gets them again if asked', async () => {
    const { files, check, checkAgain, known, inspections, records } = aBucket();
    files.put(path, picture);
    await check();
    const at = recordOfPicture(path);
    const { copies: _, ...before } = (await known()) as { copies: unknown } & NonNullable<
      Awaited<ReturnType<typeof known>>
    >;
    if (at) records.put(at.collection, at.id, before);
    await check();
    expect(await known()).toMatchObject({ copies: [{ width: 320 }] });
    files.delete(`${path}/320.webp`);
    await checkAgain();
    expect(files.paths()).toContain(`${path}/320.webp`);
    expect(inspections()).toBe(3);
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
    // Nor does what the server stores itself begin anything.
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
    expect([bucket.documents(), bucket.files.paths()]).toEqual([[], []]);
  });

  it('C8-06 copies that cannot be deleted are logged, and tried again', async () => {
    const { files, check, documents } = aBucket();
    files.put(path, picture);
    await check();
    files.delete(path);
    files.refuse(`${path}/320.webp`);
    await expect(check()).rejects.toThrow('locked');
    expect(files.paths()).toEqual([`${path}/320.webp`]);
    expect(documents()).toHaveLength(1);
    files.refuse(undefined);
    await check();
    expect([files.paths(), documents()]).toEqual([[], []]);
  });

  it('a page that is replaced by a picture while it is looked into takes the picture’s place from nobody', async () => {
    const bucket = aBucket(() => bucket.files.put(path, picture));
    bucket.files.put(path, page);
    await bucket.check();
    await bucket.check();
    expect(bucket.files.paths()).toEqual([path, `${path}/320.webp`, `${path}/full.webp`]);
    expect(await bucket.known()).toMatchObject({ status: 'ok' });
  });
});
