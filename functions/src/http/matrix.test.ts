// Every endpoint of the contract by every kind of caller: allowed, or refused with exactly this code.
import { type RouteName, routes } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import { tenants, users } from '../collections/collections.ts';
import { answerIn } from '../testing/answer-in.ts';
import { type Actor, actors, type Outcome, rows } from '../testing/api-matrix.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { preparedRequest } from '../testing/prepared-requests.ts';
import { type SampleRequest, seeded } from '../testing/sample-requests.ts';

const names = Object.keys(routes) as RouteName[];

const uidOf = (actor: Actor): string | undefined => {
  if (actor === 'nobody') return undefined;
  return actor === 'suspended' || actor === 'dismissed' ? 'owner' : actor;
};

/** Changes what happened to the actors since they signed in. Returns a function that undoes it. */
async function meanwhile({ records }: MemoryApi, actor: Actor): Promise<() => void> {
  if (actor === 'suspended') {
    const id = String(seeded.tenantId);
    const tenant = await records.get(tenants, id);
    if (!tenant) throw new Error('The tenant is gone');
    records.put(tenants, id, { ...tenant, status: 'suspended' });
    return () => records.put(tenants, id, tenant);
  }
  if (actor !== 'dismissed') return () => undefined;
  const owner = await records.get(users, 'owner');
  if (!owner) throw new Error('The owner is gone');
  records.put(users, 'owner', { ...owner, access: {}, tenantAssignments: [] });
  return () => records.put(users, 'owner', owner);
}

async function outcomeOf(
  api: MemoryApi,
  name: RouteName,
  actor: Actor,
  request: SampleRequest,
): Promise<Outcome> {
  const undo = await meanwhile(api, actor);
  const response = await api.ask(name, uidOf(actor), request);
  undo();
  const answer = await answerIn(response);
  return answer.success ? 'ok' : answer.error.code;
}

/** Actors whose requests change data get an API of their own; the others send the same request to one. */
async function outcomes(name: RouteName): Promise<Record<Actor, Outcome>> {
  const shared = await memoryApi();
  const request = await preparedRequest(shared, name);
  const found: [Actor, Outcome][] = [];
  for (const actor of actors) {
    const changes = rows[name][actor] === 'ok' && routes[name].method !== 'GET';
    const own = changes ? await memoryApi() : undefined;
    const outcome = own
      ? await outcomeOf(own, name, actor, await preparedRequest(own, name))
      : await outcomeOf(shared, name, actor, request);
    found.push([actor, outcome]);
  }
  return Object.fromEntries(found) as Record<Actor, Outcome>;
}

describe('who may call', () => {
  it.each(names)('C6-01 I6-01 I6-02 O6-02 O6-03 O6-04 %s', async (name) => {
    expect(await outcomes(name)).toEqual(rows[name]);
  });

  it('O6-01 needs no sign-in to browse and to order', () => {
    const forDiners: RouteName[] = [
      'resolveDomain',
      'resolveSlug',
      'getStorefront',
      'quoteOrder',
      'placeOrder',
    ];
    expect(forDiners.map((name) => rows[name].nobody)).toEqual(forDiners.map(() => 'ok'));
  });

  it('I6-06 needs a good token for everything that is not for everyone', () => {
    const closed = names.filter((name) => routes[name].audience !== 'public');
    expect(closed.length).toBeGreaterThan(80);
    expect(closed.filter((name) => rows[name].nobody !== 'UNAUTHENTICATED')).toEqual([]);
  });
});
