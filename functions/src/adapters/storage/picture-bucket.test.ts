import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bucket, pictureBucket } from './picture-bucket.ts';
import { bucketPictureFiles } from './picture-files.ts';

const CREATED = '2026-03-01T12:00:00Z';

/** Stores what it is sent, and loses the connection of every other request. */
function storageThatLosesConnections() {
  const methods: string[] = [];
  const server = createServer((request, response) => {
    const { method = '' } = request;
    methods.push(method);
    if (method !== 'POST' && methods.length % 2 === 0) {
      request.socket.resetAndDestroy();
      return;
    }
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ items: [], generation: '1', size: '7', timeCreated: CREATED }));
    });
  });
  return { methods, server };
}

let storage: ReturnType<typeof storageThatLosesConnections>;
let app: ReturnType<typeof initializeApp>;
let bucket: Bucket;

beforeEach(async () => {
  storage = storageThatLosesConnections();
  await once(storage.server.listen(0, '127.0.0.1'), 'listening');
  const address = `127.0.0.1:${(storage.server.address() as AddressInfo).port}`;
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', address);
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${address}`);
  app = initializeApp({ projectId: 'demo-picture-bucket' }, 'picture-bucket');
  bucket = pictureBucket(app, 'pictures');
  // Repeated after a millisecond.
  bucket.storage.retryOptions.retryDelayMultiplier = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0.001);
});

afterEach(async () => {
  await deleteApp(app);
  storage.server.closeAllConnections();
  storage.server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the bucket of pictures', () => {
  it('C8-06 is asked again where a connection is lost, also once something has been written', async () => {
    const files = bucketPictureFiles(bucket);
    await bucket.file('a.jpg/320.webp').save('a copy', { resumable: false, validation: false });
    expect(await files.find('a.jpg')).toMatchObject({ generation: '1' });
    await files.removeBelow('a.jpg');
    expect(storage.methods).toEqual(['POST', 'GET', 'GET', 'GET', 'GET']);
  });
});
