// Guarantees that need the real database: of many restaurants created at once no two get the same slug or id, and the plan's
// limit holds.

import { randomUUID } from 'node:crypto';
import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { aContact, anAddress } from '@bite/shared/testing/records';
import { aPolicy } from '@bite/shared/testing/web-records';
import { describe, expect, it } from 'vitest';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { offensiveNames } from '../adapters/names/offensive-names.ts';
import { writePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { aTenancy, staffOf } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { createRestaurant } from './create-restaurant.ts';

const db = emulatedFirestore('create-restaurant');
const records = firestoreRecords(db);
const now = Date.now;

/** An instance of the API; instances share only the database. */
const anInstance = () => ({
  records,
  writePath: writePath({ records, now }),
  ids: firestoreIds(db),
  newGuid: randomUUID,
  domainPolicy: aPolicy(),
  offensiveNames,
  now,
});

async function aTenant(tenantId: number, plan: string): Promise<void> {
  const tenant = aTenancy().putTenant(tenantId, { plan });
  await records.transact(async (transaction) => transaction.create(tenants, String(tenantId), tenant));
}

const wish = restaurantEntity.create.omit({ tenantId: true }).parse({
  name: 'Bella Roma',
  concept: 'Pizzeria',
  address: anAddress(),
  contact: aContact(),
  operatingHours: {},
  settings: {},
});

describe('restaurants created at one moment', () => {
  it('C3-03, C3-07, C9-02 by two instances fill the plan and no more, each with a slug and an id of its own', async () => {
    await aTenant(10_000_500, 'professional');
    await records.transact(async (transaction) => {
      for (const restaurantId of [1, 2, 3])
        transaction.create(
          restaurantsOf(10_000_500),
          String(restaurantId),
          aTenancy().putRestaurant(10_000_500, restaurantId),
        );
    });
    const instances = [anInstance(), anInstance()];
    const owner = staffOf(10_000_500, 'owner');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, (_, number) =>
        createRestaurant(instances[number % 2] ?? anInstance(), callerOf(owner), 10_000_500, wish),
      ),
    );
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    );
    expect(refusals).toEqual(['PLAN_LIMIT_REACHED', 'PLAN_LIMIT_REACHED']);
    const stored = await records.find(restaurantsOf(10_000_500), { limit: 20 });
    expect(stored.map(({ record }) => record.slug).sort()).toEqual([
      'at-1',
      'at-2',
      'at-3',
      'bella-roma',
      'bella-roma-2',
    ]);
  });

  it('C3-07 in two tenants never share a slug', async () => {
    const tenantIds = [10_000_600, 10_000_700];
    for (const tenantId of tenantIds) await aTenant(tenantId, 'professional');
    const outcomes = await Promise.allSettled(
      tenantIds.map((tenantId) =>
        createRestaurant(anInstance(), callerOf(staffOf(tenantId, 'owner')), tenantId, {
          ...wish,
          slug: 'alba',
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refusal?.reason).toMatchObject({ code: 'SLUG_TAKEN' });
  });
});
