// Pictures uploaded to the running platform, past the rules: the deployed triggers look into them.
import { paths } from '@bite/shared/paths';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { recordOfPicture } from '../../functions/src/media/check-picture.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { stackFromEnvironment } from './environment.ts';

/** A function's process may take two minutes to answer first, on a busy machine. */
const FIRST_ANSWER = 150_000;
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
  for (const name of ['dish.jpg', 'page.jpg']) await recordAt(pathOf(name)).delete();
  await close();
});

const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#b5341c' } });

describe('pictures that are uploaded to the running platform', () => {
  it(
    'C7-04 C8-06 one is looked into as it is stored, and forgotten with its copies as it is deleted',
    async () => {
      const path = pathOf('dish.jpg');
      await store(`${path}/320.webp`, await picture.webp().toBuffer(), 'image/webp');
      await store(path, await picture.jpeg().toBuffer());
      await expect
        .poll(() => known(path), patient)
        .toMatchObject({ status: 'ok', type: 'image/jpeg', width: 90, height: 60 });
      await bucket.file(path).delete();
      await expect.poll(() => known(path), patient).toBeUndefined();
      expect((await bucket.file(`${path}/320.webp`).exists())[0]).toBe(false);
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
    FIRST_ANSWER,
  );
});
