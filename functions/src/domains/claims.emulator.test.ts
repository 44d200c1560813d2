// Guarantees that need the real database: of many who add one host at once exactly one gets it, and resolving stays one read.
import { randomUUID } from 'node:crypto';
import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { DAY } from '@bite/shared/kernel/durations';
import { collections, paths } from '@bite/shared/paths';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { aPolicy } from '@bite/shared/testing/web-records';
import { describe, expect, it } from 'vitest';
import { toDocument } from '../adapters/firestore/documents.ts';
import { firestoreDomainMappings } from '../adapters/firestore/domain-mappings.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { offensiveNames } from '../adapters/names/offensive-names.ts';
import { publicSuffixes } from '../adapters/names/public-suffixes.ts';
import { writePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { domainClaims } from '../collections/domains.ts';
import { aTenancy, staffOf } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { countReads } from '../testing/count-reads.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { memoryDomainHosting } from '../testing/memory-domain-hosting.ts';
import { closedHosts, emptyDns } from '../testing/memory-domain-looks.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createDomain } from './create-domain.ts';

const db = emulatedFirestore('domain-claims');
const records = firestoreRecords(db);
const now = Date.now;

/** An instance of the API; instances share only the database. */
const anInstance = () => ({
  ...{ records, now, newGuid: randomUUID, ids: firestoreIds(db), writePath: writePath({ records, now }) },
  ...{ domainHosting: memoryDomainHosting(), domainPolicy: aPolicy(), offensiveNames, publicSuffixes },
  ...{ dnsLookup: emptyDns, hostProbe: closedHosts, log: silentLog },
});

const places = [1, 2].map((number) => ({ tenantId: 10_000_700 + number, restaurantId: 20_000_700 + number }));

describe('one host', () => {
  it('I7.4-02 that two businesses add fifty times each at one moment is mapped once', async () => {
    const tenancy = aTenancy();
    await records.transact(async (transaction) => {
      for (const { tenantId, restaurantId } of places) {
        transaction.create(tenants, String(tenantId), tenancy.putTenant(tenantId));
        const restaurant = tenancy.putRestaurant(tenantId, restaurantId);
        transaction.create(restaurantsOf(tenantId), String(restaurantId), restaurant);
      }
    });
    const instances = [anInstance(), anInstance()] as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, number) => {
        const place = places[number % 2] ?? { tenantId: 0, restaurantId: 0 };
        const domain = number % 2 === 0 ? 'race.example' : 'www.race.example';
        const caller = callerOf(staffOf(place.tenantId, 'owner'));
        return createDomain(instances[number % 2 === 0 ? 0 : 1], caller, place, { domain });
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['CONFLICT', 'UNAVAILABLE']).toContain((outcome.reason as { code?: string }).code);
    const { docs } = await db.collection(collections.domainMappings).get();
    expect(docs).toHaveLength(1);
    const claims = await records.getAll(domainClaims, ['race.example', 'www.race.example']);
    expect(claims.map((claim) => claim?.domainId)).toEqual([Number(docs[0]?.id), Number(docs[0]?.id)]);
  });
});

describe('one host that a business has held for its 72 hours without a proof', () => {
  it('I7.4-02 I4-22 goes to the other of two that add it at one moment, once, and is held for the first no more', async () => {
    const host = 'held.example';
    const [first, second] = await Promise.all(
      places.map(async ({ tenantId, restaurantId }) => ({
        tenantGuid: (await records.get(tenants, String(tenantId)))?.guid ?? '',
        restaurantGuid: (await records.get(restaurantsOf(tenantId), String(restaurantId)))?.guid ?? '',
      })),
    );
    if (!first || !second) throw new Error('There are no two businesses');
    const ago = (days: number) => new Date(now() - days * DAY).toISOString();
    const hold = { tenantGuid: first.tenantGuid, since: ago(4), rememberedUntil: ago(-29) };
    for (const name of hostsOf(host))
      await records.transact(async (transaction) =>
        transaction.create(domainClaims, name, {
          ...{ host: name, domainId: 33_000_001, mappingGuid: aGuid(1), createdAt: ago(4), ...first },
          ...{ unproven: [hold], expiresAt: ago(-29) },
        }),
      );
    const instances = [anInstance(), anInstance()] as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, number) => {
        const place = places[number % 2] ?? { tenantId: 0, restaurantId: 0 };
        const caller = callerOf(staffOf(place.tenantId, 'owner'));
        return createDomain(instances[number % 2 === 0 ? 0 : 1], caller, place, { domain: host });
      }),
    );
    const added = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.domain] : [],
    );
    const holders = added.filter(({ verificationStatus }) => verificationStatus === 'pending');
    expect(holders).toMatchObject([{ tenantGuid: second.tenantGuid }]);
    for (const claim of await records.getAll(domainClaims, hostsOf(host))) {
      expect(claim).toMatchObject({ ...second, mappingGuid: holders[0]?.guid });
      expect(claim).not.toHaveProperty('expiresAt');
      expect(claim?.unproven?.map(({ tenantGuid }) => tenantGuid)).toEqual([
        first.tenantGuid,
        second.tenantGuid,
      ]);
    }
  }, 60_000);
});

describe('ten thousand mappings', () => {
  it('I7.4-03 are no more to read than one when a host is resolved', async () => {
    const writer = db.bulkWriter();
    for (let number = 1; number <= 10_000; number += 1) {
      const domainId = 31_000_000 + number;
      const mapping = aDomainMapping(`kitchen-${number}.example`, {
        domainId,
        guid: aGuid(100_000 + number),
        restaurantGuid: aGuid(200_000 + number),
      });
      void writer.set(db.doc(paths.domainMapping(domainId)), toDocument(mapping, domainMapping));
    }
    await writer.close();
    const mappings = firestoreDomainMappings(db);
    const hosts = ['www.kitchen-7777.example', 'kitchen-7777.example'];
    expect(await mappings.findActive(hosts)).toMatchObject({ domain: 'kitchen-7777.example' });
    expect(await countReads(() => mappings.findActive(hosts))).toBe(1);
    for (let number = 1; number <= 30; number += 1) {
      const [domainId, guid] = [32_000_000 + number, aGuid(300_000 + number)];
      const lapsed = aDomainMapping('kitchen-7777.example', { domainId, guid, verificationStatus: 'failed' });
      await db.doc(paths.domainMapping(domainId)).set(toDocument(lapsed, domainMapping));
    }
    expect(await countReads(() => mappings.findActive(hosts))).toBe(1);
    expect(await countReads(() => mappings.findActive(['nobody.example', 'www.nobody.example']))).toBe(1);
  }, 120_000);
});
