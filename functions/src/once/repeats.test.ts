// Every endpoint that creates something answers a repeat with the same Idempotency-Key from the first time: a handler that
// forgets the key makes a second one.
import type { Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import { memoryApi } from '../testing/memory-api.ts';
import { bestAsker, wellAsked } from '../testing/prepared-requests.ts';

const KEY = { 'idempotency-key': 'a-key-of-22-characters' };
const creating = (Object.keys(routes) as RouteName[]).filter((name) => (routes[name] as Route).creates);

describe('what creates something', () => {
  it.each(creating)('makes one of it by %s, however often it is asked with one key', async (name) => {
    const api = await memoryApi();
    const good = await wellAsked(api, name);
    const asking = { ...good, headers: { ...good.headers, ...KEY } };
    const asker = bestAsker[name] ?? 'siteAdmin';
    const first = await api.dataOf(name, asker, asking);
    const stored = api.records.documents();
    expect(await api.dataOf(name, asker, asking)).toEqual(first);
    expect(api.records.documents()).toEqual(stored);
  });
});
