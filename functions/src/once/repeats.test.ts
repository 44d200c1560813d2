// Every endpoint that creates something answers a repeat with the same Idempotency-Key from the first request: a handler that
// ignores the key would create a second one.
import type { Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import { users } from '../collections/collections.ts';
import { answerIn } from '../testing/answer-in.ts';
import { rows } from '../testing/api-matrix.ts';
import { memoryApi } from '../testing/memory-api.ts';
import { bestCaller, preparedRequest } from '../testing/prepared-requests.ts';

const KEY = { 'idempotency-key': 'a-key-of-22-characters' };
const creating = (Object.keys(routes) as RouteName[]).filter((name) => (routes[name] as Route).creates);

describe('what creates something', () => {
  it.each(creating)('makes one of it by %s, however often it is asked with one key', async (name) => {
    const api = await memoryApi();
    const good = await preparedRequest(api, name);
    const asking = { ...good, headers: { ...good.headers, ...KEY } };
    const asker = bestCaller[name] ?? 'siteAdmin';
    const first = await api.dataOf(name, asker, asking);
    const stored = api.records.documents();
    expect(await api.dataOf(name, asker, asking)).toEqual(first);
    expect(api.records.documents()).toEqual(stored);
  });
});

const ofStaff = creating.filter(
  (name) => rows[name].siteAdmin === 'ok' && rows[name].inactive === 'FORBIDDEN',
);

describe('what was created', () => {
  it.each(ofStaff)(
    'by %s is not returned again for its key to somebody who has lost the permission',
    async (name) => {
      const api = await memoryApi();
      const asker = rows[name].owner === 'ok' ? 'owner' : 'siteAdmin';
      const good = await preparedRequest(api, name);
      const asking = { ...good, headers: { ...good.headers, ...KEY } };
      await api.dataOf(name, asker, asking);
      const before = await api.records.get(users, asker);
      if (!before) throw new Error('The asker is gone');
      api.records.put(users, asker, { ...before, isSiteAdmin: false, access: {}, tenantAssignments: [] });
      const stored = api.records.documents();
      expect(await answerIn(await api.ask(name, asker, asking))).toMatchObject({
        error: { code: 'FORBIDDEN' },
      });
      expect(api.records.documents()).toEqual(stored);
    },
  );
});
