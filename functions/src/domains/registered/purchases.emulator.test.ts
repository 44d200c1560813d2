// What needs the real database: of many who buy one domain at once, on instances that share nothing else, exactly one does; and what is
// due is found by its time.
import { randomUUID } from 'node:crypto';
import { MINUTE } from '@bite/shared/kernel/durations';
import { expect, it } from 'vitest';
import { firestoreRecords } from '../../adapters/firestore/records.ts';
import { writePath } from '../../audit/write-path.ts';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { siteAdmin } from '../../testing/a-tenancy.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { memoryDomainRegistrar } from '../../testing/memory-domain-registrar.ts';
import { aRegistrant } from '../../testing/registrar-samples.ts';
import { buyDomain } from './buy-domain.ts';
import { followDomainPurchases } from './follow-purchases.ts';
import { listDomainPurchases } from './list-purchases.ts';

const records = firestoreRecords(emulatedFirestore('domain-purchases'));
const NAME = 'race.com';
const caller = callerOf(siteAdmin);
const log = { info: () => undefined, error: () => undefined };

it('I7.3-08 a domain that twenty buy at one moment is bought once, and followed until it is theirs', async () => {
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const domainRegistrar = memoryDomainRegistrar(now);
  const wish = {
    ...{ expectedPrice: 11.25, years: 1, autoRenew: true, registrant: aRegistrant, confirm: NAME },
  };
  const instances = Array.from({ length: 20 }, () => ({
    ...{ records, domainRegistrar, log, now, newGuid: randomUUID, writePath: writePath({ records, now }) },
  }));
  const outcomes = await Promise.allSettled(instances.map((deps) => buyDomain(deps, caller, NAME, wish)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(domainRegistrar.calls.filter((call) => call.startsWith('buy '))).toEqual([`buy ${NAME}`]);

  const [deps] = instances;
  if (!deps) throw new Error('There is no instance');
  domainRegistrar.carryOut();
  expect(await followDomainPurchases(deps)).toEqual({ ended: 0, waiting: 0, failed: 0 });
  clock.now += 2 * MINUTE;
  expect(await followDomainPurchases(deps)).toEqual({ ended: 1, waiting: 0, failed: 0 });
  expect(await records.get(domainPurchases, `buy-${NAME}`)).toMatchObject({ state: 'done' });
  expect((await listDomainPurchases(deps, caller)).purchases).toMatchObject([{ name: NAME, state: 'done' }]);
}, 60_000);
