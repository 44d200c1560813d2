import { gzipSync } from 'node:zlib';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureBucket } from './picture-bucket.ts';
import { bucketPictureFiles } from './picture-files.ts';

// No function listens to this bucket, so that only this test changes it.
const app = initializeApp({ projectId: `demo-picture-files-${process.pid}` }, 'picture-files');
afterAll(() => deleteApp(app));
const bucket = pictureBucket(app, `demo-picture-files-${process.pid}.appspot.com`);
const files = bucketPictureFiles(bucket);
const path = 'tenants/1/restaurants/2/items/a.jpg';
const store = (at: string, text: string) =>
  bucket.file(at).save(text, { contentType: 'image/jpeg', resumable: false, validation: false });

describe('pictures in Cloud Storage', () => {
  it('are found, read and removed', async () => {
    await store(path, 'a picture');
    const file = await files.find(path);
    expect(file).toEqual({
      generation: expect.stringMatching(/^\d+$/),
      size: 9,
      uploadedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isPacked: false,
    });
    const bytes = await files.read(path, file?.generation ?? '');
    expect(Buffer.from(bytes ?? []).toString()).toBe('a picture');
    await files.remove(path, file?.generation ?? '');
    expect(await files.find(path)).toBeUndefined();
  });

  it('are told to be packed, and read as they lie there', async () => {
    const bytes = gzipSync('a picture');
    const packed = { contentType: 'image/jpeg', contentEncoding: 'gzip' };
    await bucket.file(path).save(bytes, { metadata: packed, resumable: false, validation: false });
    const file = await files.find(path);
    expect(file).toMatchObject({ isPacked: true });
    expect(Buffer.from((await files.read(path, file?.generation ?? '')) ?? [])).toEqual(bytes);
    await files.remove(path, file?.generation ?? '');
  });

  it('what has gone is undefined, and removed without a word', async () => {
    expect(await files.find('nothing.jpg')).toBeUndefined();
    expect(await files.read('nothing.jpg', '1')).toBeUndefined();
    await files.remove('nothing.jpg', '1');
  });

  it('C8-06 the copies below a picture go, and nothing beside it', async () => {
    const others = [path, `${path}x`];
    for (const at of [...others, `${path}/320.webp`, `${path}/480.webp`]) await store(at, 'x');
    await files.write(`${path}/600.webp`, Buffer.from('copy'), 'image/webp');
    const [{ contentType, contentDisposition }] = await bucket.file(`${path}/600.webp`).getMetadata();
    expect({ contentType, contentDisposition }).toEqual({ contentType: 'image/webp' });
    await files.removeBelow(path, ['480.webp']);
    expect(await files.find(`${path}/320.webp`)).toBeUndefined();
    expect(await files.find(`${path}/480.webp`)).toBeDefined();
    await files.removeBelow(path);
    const [left] = await bucket.getFiles({ prefix: path });
    expect(left.map(({ name }) => name).sort()).toEqual(others);
  });
});
