// For everything that creates something: wherever the process ends, repeating the request with the same key creates exactly
// one, and its side effects are finished.
import type { RouteName } from '@bite/shared/api/routes';
import { HOUR } from '@bite/shared/kernel/durations';
import { paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { dueWork } from '../due-work/due-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import { crashing } from '../testing/crashing.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { preparedRequest } from '../testing/prepared-requests.ts';
import { seeded } from '../testing/sample-requests.ts';

const KEY = { 'idempotency-key': 'a-key-of-22-characters' };

interface Creation {
  route: RouteName;
  asker: string;
  /** Counts what it creates. */
  count: (api: MemoryApi) => number;
  /** Who must get at least one mail. */
  mails?: string;
}

const below = (path: string) => (api: MemoryApi) =>
  Object.keys(api.records.documents()).filter(
    (each) => each.startsWith(`${path}/`) && !each.slice(path.length + 1).includes('/'),
  ).length;
const inTenant = (name: string) => below(`${paths.tenant(seeded.tenantId)}/${name}`);

const creations: readonly Creation[] = [
  { route: 'createTenant', asker: 'siteAdmin', count: below('tenants'), mails: 'nuova@example.com' },
  { route: 'createRestaurant', asker: 'siteAdmin', count: inTenant('restaurants') },
  { route: 'createAdminUser', asker: 'siteAdmin', count: below('users'), mails: 'new@example.com' },
  { route: 'inviteUser', asker: 'siteAdmin', count: below('invitations'), mails: 'stranger@example.com' },
  {
    route: 'resendInvitation',
    asker: 'siteAdmin',
    count: below('invitations'),
    mails: 'stranger@example.com',
  },
  { route: 'createItem', asker: 'siteAdmin', count: below(paths.restaurantCollection(seeded, 'items')) },
  {
    route: 'createEmployee',
    asker: 'siteAdmin',
    count: below(paths.restaurantCollection(seeded, 'employees')),
  },
  { route: 'signUp', asker: 'stranger', count: below('users') },
  { route: 'acceptInvitation', asker: 'stranger', count: below('users') },
  { route: 'createBusinessRequest', asker: 'inactive', count: below('business_requests') },
];

describe.each(creations)('$route, wherever its process ends,', ({ route, asker, count, mails }) => {
  it('makes exactly one when it is asked again with its key, and what follows it is finished', async () => {
    let wasCutOff = true;
    for (let step = 1; wasCutOff; step += 1) {
      const where = `cut off at step ${String(step)}`;
      const api = await memoryApi();
      const good = await preparedRequest(api, route);
      const asking = { ...good, headers: { ...good.headers, ...KEY } };
      const before = { count: count(api), mails: api.mailer.sent.length };
      const crash = crashing(api.ports);
      crash.at(step);
      await api.ask(route, asker, asking);
      wasCutOff = crash.stop();
      const first = await api.dataOf(route, asker, asking);
      api.clock.now += HOUR;
      await finishDueWork({ ...api.ports, handlers: workHandlers(api.ports) });
      expect(await api.records.find(dueWork, { limit: 10 }), where).toEqual([]);
      const sent = api.mailer.sent.length;
      const again = await api.dataOf<object>(route, asker, asking);
      expect(Object.keys(again), where).toEqual(Object.keys(first as object));
      expect(api.mailer.sent, where).toHaveLength(sent);
      const made = count(api) - before.count;
      expect(made, where).toBe(route === 'resendInvitation' ? 0 : 1);
      const mailed = api.mailer.sent.slice(before.mails).map(({ to }) => to);
      if (mails) expect(new Set(mailed), where).toEqual(new Set([mails]));
    }
  }, 60_000);
});
