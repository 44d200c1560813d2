// The adapter of geocoders, against the stack's own and against broken ones.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { afterAll, describe, expect, it } from 'vitest';
import { nominatim } from '../../functions/src/adapters/geocoder/nominatim.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { startGeocoder } from '../../sandbox/geocoder/geocoder.ts';

const sandbox = await startGeocoder(0);
const geocoder = nominatim({ url: sandbox.url, log: silentLog });
const court = aDeliveryAddress({ street: '12 Court Street', city: 'Brooklyn', postalCode: '11201' });

afterAll(async () => {
  await geocoder.close();
  await sandbox.close();
});

/** What a geocoder answers to everything. */
async function answering(status: number, body: string) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const there = nominatim({ url: `http://127.0.0.1:${port}/search`, log: silentLog });
  return {
    locate: () => there.locate(court),
    asked: () => asked,
    async close() {
      await there.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the geocoder', () => {
  it('says where an address lies, whatever its flat', async () => {
    expect(await geocoder.locate({ ...court, unit: '4' })).toEqual({
      latitude: 40.6926,
      longitude: -73.9907,
    });
  });

  it('knows no point of an address that is on no map', async () => {
    expect(await geocoder.locate(aDeliveryAddress({ street: '1 Elsewhere Road' }))).toBeUndefined();
  });

  it.each([
    [200, 'not json'],
    [200, '{"error":"no"}'],
    [200, '[{"lat":"north","lon":"1"}]'],
    [403, '[]'],
  ])('an answer of %i with %s is none', async (status, body) => {
    const other = await answering(status, body);
    await expect(other.locate()).rejects.toThrow();
    await other.close();
  });

  it('a whole town is no point: it does not say which side of a line an address lies on', async () => {
    const other = await answering(200, '[{"lat":"40.6","lon":"-73.9","place_rank":16}]');
    expect(await other.locate()).toBeUndefined();
    await other.close();
  });

  it('is asked once about an address', async () => {
    const other = await answering(200, '[{"lat":"40.6","lon":"-73.9","place_rank":30}]');
    expect(await other.locate()).toEqual(await other.locate());
    expect(other.asked()).toBe(1);
    await other.close();
  });
});
