// Those who gave a domain away by a code learn that it was taken over.
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, users } from '../collections/collections.ts';
import { dueWork } from '../due-work/due-work.ts';
import { staffOf } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import {
  alba,
  albasOwner,
  bella,
  bellasOwner,
  type DomainsHere,
  domainsHere,
} from '../testing/domains-here.ts';
import { refused } from '../testing/refused.ts';
import { acceptDomain } from './accept-domain.ts';
import { offerDomain } from './offer-domain.ts';
import { type TakenOver, tellDomainTakenOver } from './tell-taken-over.ts';

const owner = callerOf({ ...bellasOwner, email: 'bella@example.com' });
const receiver = callerOf(albasOwner);

let here: DomainsHere;
let guid: string;
beforeEach(async () => {
  here = await domainsHere();
  guid = (await here.connect('bella.pizza')).guid;
  const people = [
    { ...bellasOwner, email: 'bella@example.com' },
    { ...staffOf(bella.tenantId, 'manager'), email: 'manager@example.com' },
    { ...albasOwner, email: 'alba@example.com' },
  ];
  for (const user of people) here.records.put(users, user.uid, user);
  await rename(bella, 'Bella Napoli');
  await rename(alba, 'Alba');
});

async function rename({ tenantId, restaurantId }: typeof bella, name: string): Promise<void> {
  const restaurant = await here.restaurant(tenantId, restaurantId);
  if (restaurant) here.records.put(restaurantsOf(tenantId), String(restaurantId), { ...restaurant, name });
}
const handOver = async () => {
  here.putTenant(alba.tenantId, { plan: 'enterprise', name: 'Trattorie Alba' });
  const { code } = await offerDomain(here, owner, { ...bella, mappingGuid: guid });
  await acceptDomain(here, receiver, alba, { domain: 'bella.pizza', code });
  return code;
};
const works = async () =>
  (await here.records.find(dueWork, { limit: 10 })).map(({ record }) => record as { kind: string });
const tell = (change: Partial<TakenOver> = {}) =>
  tellDomainTakenOver(
    { ...here, adminOrigin: 'https://admin.bite.example' },
    {
      ...{ ...bella, domainId: 1, domain: 'bella.gone', at: '2026-06-10T22:00:00.000Z' },
      to: { restaurant: 'Alba', business: 'Trattorie Alba' },
      ...change,
    },
  );

describe('a domain that was taken over', () => {
  it('I4-24 is told once to those who looked after it: who has it, since when, and what is left', async () => {
    const code = await handOver();
    expect(here.mailer.sent).toHaveLength(1);
    const [mail] = here.mailer.sent;
    expect(mail).toMatchObject({
      to: 'bella@example.com',
      subject: 'bella.pizza was taken over by Alba',
      id: expect.stringMatching(/^domain-\d+-takenOver-\d+$/),
    });
    expect(mail?.text).toContain(
      'On June 10, 2026 at 10:00 PM UTC, bella.pizza went from Bella Napoli to the restaurant Alba of the business Trattorie Alba.',
    );
    expect(mail?.text).toContain('That website is reached at https://bella.bite.example.');
    expect(mail?.text).toContain('https://admin.bite.example/t/10000500/r/20000900/domains');
    expect(mail?.html).toContain('Trattorie Alba');
    await refused(acceptDomain(here, receiver, alba, { domain: 'bella.pizza', code }));
    expect(here.mailer.sent).toHaveLength(1);
    expect(await works()).toEqual([]);
  });

  it('is told later where mail cannot be sent, and stays taken over', async () => {
    here.mailer.isDown = true;
    await handOver();
    expect((await here.mapping('bella.pizza'))?.isPrimary).toBe(false);
    expect(await works()).toMatchObject([{ kind: 'tellDomainTakenOver', data: { ...bella } }]);
  });

  it('is told of with the same id again, so that one that is sent twice is shown once', async () => {
    await tell();
    await tell();
    expect(new Set(here.mailer.sent.map(({ id }) => id)).size).toBe(1);
  });

  it('is told with every address that is left, and with none that nobody reaches', async () => {
    await here.connect('bella.bar');
    await here.add('bella.wine');
    await tell();
    expect(here.mailer.sent[0]?.text).toContain(
      'That website is reached at https://bella.bite.example, https://bella.pizza, https://bella.bar.',
    );
    expect(here.mailer.sent[0]?.text).not.toContain('bella.wine');
  });

  it('is told with the address by the slug where the restaurant has no other', async () => {
    for (const mapping of await here.mappings()) here.put({ ...mapping, isActive: false });
    await tell();
    expect(here.mailer.sent[0]?.text).toContain('is reached at https://order.bite.example/bella.');
  });

  it('is nobody’s news once the restaurant is gone', async () => {
    here.records.remove(restaurantsOf(bella.tenantId), String(bella.restaurantId));
    await tell();
    expect(here.mailer.sent).toEqual([]);
  });

  it('is no news any more once the restaurant has it again', async () => {
    const [mapping] = (await here.mappings()).filter(({ domain }) => domain === 'bella.pizza');
    await tell({ domain: 'bella.pizza', domainId: mapping?.domainId ?? 0 });
    expect(here.mailer.sent).toEqual([]);
  });

  it('keeps names within their sentence', async () => {
    await tell({ to: { restaurant: 'Alba\r\nBcc: all@example.com', business: '<b>Alba</b>' } });
    expect(here.mailer.sent[0]?.subject).not.toMatch(/[\r\n]/);
    expect(here.mailer.sent[0]?.html).not.toContain('<b>');
  });
});
