// The schedules of domains over real records: what is due is found, taken once by runs at once, and stored as it is read again.
import { claimedBy } from '@bite/shared/domains/host-claims';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { begunCheck } from '@bite/shared/domains/set-up-progress';
import { expect, it } from 'vitest';
import { firestoreRecords } from '../../adapters/firestore/records.ts';
import { domainChecks, domainClaims, domainMappings, domainProbesOf } from '../../collections/domains.ts';
import { dueWork } from '../../due-work/due-work.ts';
import {
  aWatchedDomain,
  aWatchedMapping,
  badFinding,
  DOMAIN,
  DOMAIN_ID,
  goodFinding,
  putRecords,
  readyDomain,
} from '../../testing/a-watched-domain.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { at } from '../../testing/memory-place.ts';
import { claimsOn } from '../claims.ts';
import { probeDueHosts } from '../health/probe-due-hosts.ts';
import { checkDueSetUps } from '../set-up/check-due-set-ups.ts';
import { readSetUp } from '../set-up/read-set-up.ts';

const LAPSING_ID = DOMAIN_ID + 1;
const records = firestoreRecords(emulatedFirestore('domain-watch'));
const world = { ...aWatchedDomain(), records };
const { clock, outside } = world;

async function put(...mappings: ReturnType<typeof aWatchedMapping>[]): Promise<void> {
  await records.transact(async (transaction) => {
    for (const mapping of mappings) {
      const id = String(mapping.domainId);
      transaction.set(domainMappings, id, mapping);
      transaction.set(domainChecks, id, begunCheck(mapping, at(0)));
      for (const host of hostsOf(mapping.domain)) {
        const claim = claimedBy(mapping, host, undefined, { at: at(0), since: at(0) });
        // The hosting service has it from an earlier look.
        transaction.set(domainClaims, host, { ...claim, hasAskedHosting: true });
      }
    }
  });
}

const works = async () =>
  (await records.find(dueWork, { limit: 20 }))
    .map(({ record: { kind, data } }) => `${kind} ${(data as { news?: string }).news ?? ''}`.trim())
    .sort();
const health = async () => (await records.get(domainMappings, String(DOMAIN_ID)))?.health;

it('I4-23 domains go live, fall ill, heal and are given up by the schedules, each told once though runs meet', async () => {
  await put(aWatchedMapping(), aWatchedMapping({ domainId: LAPSING_ID, domain: 'other.example' }));
  putRecords(outside);
  outside.hosting.hosted.set(DOMAIN, readyDomain());
  outside.opens = goodFinding;
  const counts = await Promise.all([checkDueSetUps(world), checkDueSetUps(world), checkDueSetUps(world)]);
  expect(counts.reduce((sum, { checked, failed }) => sum + checked + 100 * failed, 0)).toBe(2);
  expect(await works()).toEqual(['tellDomain live']);
  expect(await records.get(domainMappings, String(DOMAIN_ID))).toMatchObject({
    ...{ verificationStatus: 'verified', sslStatus: 'issued', health: 'healthy' },
  });

  outside.opens = () => badFinding('unreachable');
  for (const minutes of [15, 17, 22]) {
    clock.minutes = minutes;
    await Promise.all([probeDueHosts(world), probeDueHosts(world)]);
  }
  expect([await health(), await works()]).toEqual(['unhealthy', ['tellDomain live', 'tellDomain unhealthy']]);
  outside.opens = goodFinding;
  clock.minutes = 27;
  expect(await probeDueHosts(world)).toEqual({ opened: 1, faulty: 0, left: 0, failed: 0 });
  expect(await health()).toBe('healthy');

  const shown = await readSetUp(world, aWatchedMapping());
  expect(shown.probes.map(({ at: seen, fault }) => [seen, fault])).toEqual([
    [at(27), undefined],
    ...[22, 17, 15].map((minutes) => [at(minutes), 'unreachable']),
    [at(0), undefined],
  ]);
  expect((await records.find(domainProbesOf(DOMAIN_ID), { limit: 1 }))[0]?.record.expiresAt).toBe(
    at(30 * 24 * 60),
  );

  clock.minutes = 72 * 60;
  expect(await checkDueSetUps(world)).toEqual({ checked: 1, left: 0, failed: 0 });
  expect(await records.get(domainMappings, String(LAPSING_ID))).toMatchObject({
    verificationStatus: 'failed',
  });
  expect(await claimsOn(records, 'other.example')).toEqual([]);
  expect(await works()).toEqual([
    ...['releaseDomain', 'tellDomain healed', 'tellDomain live'],
    ...['tellDomain stuck', 'tellDomain unhealthy'],
  ]);
});
