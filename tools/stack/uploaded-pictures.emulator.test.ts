// Pictures uploaded to the running platform, bypassing the rules: the deployed triggers check them.
import { gzipSync } from 'node:zlib';
import { paths } from '@bite/shared/paths';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { recordOfPicture } from '../../functions/src/media/check-picture.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { stackFromEnvironment } from './environment.ts';
import { FIRST_ANSWER } from './patience.ts';

const patient = { timeout: FIRST_ANSWER, interval: 250 };

const { bucket, close, firestore } = emulatorClients(stackFromEnvironment());
const [luigis] = placedRestaurants;
if (!luigis) throw new Error('No restaurant');
const { tenantId, restaurantId } = luigis.at;
const folder = `tenants/${tenantId}/restaurants/${restaurantId}/items`;
const pathOf = (name: string) => `${folder}/test-${process.pid}-${name}`;
const recordAt = (path: string) => firestore.doc(paths.picture(luigis.at, recordOfPicture(path)?.id ?? ''));
const known = async (path: string) => (await recordAt(path).get()).data();
const store = (path: string, bytes: Buffer, contentType = 'image/jpeg') =>
  bucket.file(path).save(bytes, { contentType, resumable: false, validation: false });

afterAll(async () => {
  for (const name of ['dish.jpg', 'page.jpg', 'packed.jpg']) await recordAt(pathOf(name)).delete();
  await close();
});

const picture = sharp({ create: { width: 660, height: 440, channels: 3, background: '#b5341c' } });

describe('pictures that are uploaded to the running platform', () => {
  it(
    'C7-04 C8-06 O9-18 one is looked into as it is stored and gets its copies, and is forgotten with them as it is deleted',
    async () => {
      const path = pathOf('dish.jpg');
      await store(path, await picture.jpeg().toBuffer());
      await expect
        .poll(() => known(path), patient)
        .toMatchObject({ status: 'ok', type: 'image/jpeg', width: 660, height: 440 });
      const below = async () => (await bucket.getFiles({ prefix: `${path}/` }))[0].map(({ name }) => name);
      const names = ['320.jpg', '320.webp', '480.jpg', '480.webp', 'full.webp'];
      expect(await below()).toEqual(names.map((name) => `${path}/${name}`));
      const [copy] = await bucket.file(`${path}/320.webp`).download();
      expect(await sharp(copy).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
      await bucket.file(path).delete();
      await expect.poll(() => known(path), patient).toBeUndefined();
      expect(await below()).toEqual([]);
    },
    2 * FIRST_ANSWER,
  );

  it(
    'C5-17 a page that calls itself a picture is taken away, and it stays known why',
    async () => {
      const path = pathOf('page.jpg');
      await store(path, Buffer.from('<!doctype html><script>alert(1)</script>'));
      await expect
        .poll(async () => [(await known(path))?.['fault'], (await bucket.file(path).exists())[0]], patient)
        .toEqual(['notAPicture', false]);
    },
    2 * FIRST_ANSWER,
  );

  it(
    'C5-17 a picture that is packed is taken away',
    async () => {
      const path = pathOf('packed.jpg');
      const bytes = gzipSync(await picture.jpeg().toBuffer());
      const metadata = { contentType: 'image/jpeg', contentEncoding: 'gzip' };
      await bucket.file(path).save(bytes, { metadata, resumable: false, validation: false });
      await expect
        .poll(async () => [(await known(path))?.['fault'], (await bucket.file(path).exists())[0]], patient)
        .toEqual(['packed', false]);
    },
    2 * FIRST_ANSWER,
  );
});
