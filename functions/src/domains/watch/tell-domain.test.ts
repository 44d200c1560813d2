import type { DomainNews } from '@bite/shared/domains/domain-check.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainChecks, domainMappings } from '../../collections/domains.ts';
import {
  aWatchedDomain,
  badFinding,
  DOMAIN,
  DOMAIN_ID,
  goodFinding,
  putRecords,
  readyDomain,
  type WatchedWorld,
} from '../../testing/a-watched-domain.ts';
import { type MemoryMailer, memoryMailer } from '../../testing/memory-mailer.ts';
import { member, putPeople } from '../../testing/memory-place.ts';
import { probeDueHosts } from '../health/probe-due-hosts.ts';
import { checkDueSetUps } from '../set-up/check-due-set-ups.ts';
import { tellDomain } from './tell-domain.ts';

let world: WatchedWorld;
let mailer: MemoryMailer;
beforeEach(() => {
  world = aWatchedDomain();
  mailer = memoryMailer();
  putPeople(world.records, member('owner'), member('admin'), member('manager'), member('employee'));
});

const tell = async (news: DomainNews) => {
  const { restaurantGuid } = await world.mapping();
  await tellDomain(
    { records: world.records, mailer, adminOrigin: 'https://admin.bite.example' },
    { domainId: DOMAIN_ID, restaurantGuid, news, at: '2026-06-10T12:00:00.000Z' },
  );
};
const look = async (minutes: number) => {
  world.clock.minutes = minutes;
  await checkDueSetUps(world);
  await probeDueHosts(world);
};
const goLive = async () => {
  putRecords(world.outside);
  world.outside.hosting.hosted.set(DOMAIN, readyDomain());
  world.outside.opens = goodFinding;
  await look(0);
};
const texts = () => mailer.sent.map(({ text }) => text);

describe('mails about a domain', () => {
  it('go to owners and administrators, each with a link to the domain', async () => {
    await goLive();
    await tell('live');
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(['admin@example.com', 'owner@example.com']);
    expect(mailer.sent[0]?.subject).toBe('bella.example is live');
    const { guid } = await world.mapping();
    expect(texts()[0]).toContain(`https://admin.bite.example/t/10000001/r/20000001/domains/${guid}`);
  });

  it('name the same mail the same, so that one that is sent again is shown once', async () => {
    await goLive();
    await tell('live');
    await tell('live');
    expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(1);
    expect(mailer.sent[0]?.id).toMatch(/^[a-zA-Z0-9-]+$/);
  });

  it('say of a set-up that is stuck which records are missing, and until when we look', async () => {
    await look(0);
    await look(24 * 60);
    await tell('stuck');
    expect(texts()[0]).toContain('The records at the domain’s DNS host are not all there yet.');
    expect(texts()[0]).toContain('TXT _bite.bella.example: Missing.');
    expect(texts()[0]).toContain('A bella.example: Missing.');
    expect(texts()[0]).toContain('We go on looking until June 13, 2026.');
    expect(texts()[0]).not.toContain('prove-it');
  });

  it('say of one that was given up how it begins again', async () => {
    await look(0);
    await look(72 * 60);
    await tell('stuck');
    expect(texts()[0]).toContain('press “Check again”');
    expect(texts()[0]).not.toContain('We go on looking');
  });

  it('say of a domain that does not open what is wrong and what to do', async () => {
    await goLive();
    world.outside.opens = () => badFinding('expired');
    await look(15);
    await look(17);
    await tell('unhealthy');
    expect(mailer.sent[0]?.subject).toBe('bella.example does not open');
    expect(texts()[0]).toContain('Its certificate has expired.');
    expect(texts()[0]).toContain('It is renewed by itself while your records lead here.');
    world.outside.opens = goodFinding;
    await look(25);
    await tell('healed');
    expect(mailer.sent.at(-1)?.subject).toBe('bella.example opens again');
  });

  it('say when a certificate ends', async () => {
    await goLive();
    const check = await world.check();
    world.records.put(domainChecks, String(DOMAIN_ID), { ...check, warnedOf: '2026-06-20T00:00:00.000Z' });
    await tell('certificateExpiring');
    expect(texts()[0]).toContain('It ends on June 20, 2026.');
  });

  it.each<[DomainNews, string]>([
    ['stuck', 'lives'],
    ['unhealthy', 'is healthy again'],
    ['healed', 'is switched off'],
    ['live', 'belongs to another restaurant'],
    ['live', 'is gone'],
  ])('are not sent where it is not so any more: %s of one that %s', async (news, since) => {
    await goLive();
    const { restaurantGuid, ...mapping } = await world.mapping();
    const at = '2026-06-10T12:00:00.000Z';
    if (since === 'is switched off')
      world.records.put(domainMappings, String(DOMAIN_ID), { ...mapping, restaurantGuid, isActive: false });
    if (since === 'belongs to another restaurant')
      world.records.put(domainMappings, String(DOMAIN_ID), { ...mapping, restaurantGuid: aGuid(99) });
    if (since === 'is gone') world.records.remove(domainMappings, String(DOMAIN_ID));
    const deps = { records: world.records, mailer, adminOrigin: 'https://admin.bite.example' };
    await tellDomain(deps, { domainId: DOMAIN_ID, restaurantGuid, news, at });
    expect(mailer.sent).toEqual([]);
  });

  it('are tried again where nobody could be told', async () => {
    await goLive();
    mailer.isDown = true;
    await expect(tell('live')).rejects.toThrow('Mail cannot be sent');
  });
});
