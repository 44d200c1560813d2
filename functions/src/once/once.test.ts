// The guarantees of an Idempotency-Key, with ports in memory, some of which fail on purpose.

import { DAY } from '@bite/shared/kernel/durations';
import { tenantEntity } from '@bite/shared/tenancy/tenant.schema';
import { describe, expect, it } from 'vitest';
import { writePath } from '../audit/write-path.ts';
import { invitations, tenants } from '../collections/collections.ts';
import { dueWork } from '../due-work/due-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';
import type { RecordStore } from '../ports/records.ts';
import { createTenant } from '../tenancy/create-tenant.ts';
import { aTenancy, siteAdmin } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { idempotencyKeys } from './idempotency-key.ts';

const names = tenantEntity.create.parse({ name: 'Alba LLC', displayName: 'Alba' });
const body = { ...names, ownerEmail: 'a@alba.example' };

function setUp() {
  const tenancy = aTenancy();
  const failing = { at: Number.POSITIVE_INFINITY, calls: 0 };
  /** Fails before or after the chosen write, like a process that ends there. */
  const step = () => {
    failing.calls += 1;
    if (failing.calls === failing.at) throw new Error('the process ended');
  };
  const records: RecordStore = {
    ...tenancy.records,
    get: async (at, id) => {
      step();
      return tenancy.records.get(at, id);
    },
    async transact(work) {
      step();
      const result = await tenancy.records.transact(work);
      step();
      return result;
    },
  };
  const ids = {
    ...tenancy.ids,
    next: async (...asked: Parameters<typeof tenancy.ids.next>) => {
      step();
      const id = await tenancy.ids.next(...asked);
      step();
      return id;
    },
  };
  const attempt = async (): Promise<void> => step();
  const path = writePath({ records, now: tenancy.now, attempt });
  const create = (key: string | undefined, sent: typeof body = body, uid = siteAdmin.uid) => {
    const withKey = path.withKey({ key, uid, route: 'createTenant', place: {}, body: sent });
    return createTenant({ ...tenancy, records, ids, writePath: withKey }, callerOf(siteAdmin), sent);
  };
  const made = async () => {
    const found = await tenancy.records.find(tenants, { limit: 10 });
    return found.map(({ record }) => record.tenantId);
  };
  return { ...tenancy, create, made, failing };
}

const KEY = 'a-key-of-22-characters';

describe('a request with an Idempotency-Key', () => {
  it('that comes again gets what the first one made, and burns no number', async () => {
    const { create, made } = setUp();
    const first = await create(KEY);
    expect(await create(KEY)).toEqual(first);
    expect(await made()).toEqual([10_000_001]);
    expect((await create('another-key-of-22-chars')).tenant.tenantId).toBe(10_000_002);
  });

  it('that comes twice at once has one effect', async () => {
    const { create, made } = setUp();
    const [one, other] = await Promise.all([create(KEY), create(KEY)]);
    expect(one).toEqual(other);
    expect(await made()).toHaveLength(1);
  });

  it('with another body is refused and burns no number', async () => {
    const { create, made } = setUp();
    await create(KEY);
    const other = { ...body, displayName: 'Alba Nuova' };
    await expect(create(KEY, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await made()).toHaveLength(1);
    expect((await create('another-key-of-22-chars')).tenant.tenantId).toBe(10_000_002);
  });

  it('belongs to its caller', async () => {
    const { create, made } = setUp();
    await create(KEY);
    await create(KEY, body, 'somebody else');
    expect(await made()).toHaveLength(2);
  });

  it('is used up by a success alone', async () => {
    const { create, made } = setUp();
    await expect(create(KEY, { ...body, ownerEmail: 7 as never })).rejects.toThrow();
    await create(KEY);
    expect(await made()).toHaveLength(1);
  });

  it('is forgotten after a day', async () => {
    const { create, made, clock } = setUp();
    await create(KEY);
    clock.now += DAY;
    await create(KEY);
    expect(await made()).toHaveLength(2);
  });

  it('that names none creates another each time', async () => {
    const { create, made } = setUp();
    await create(undefined);
    await create(undefined);
    expect(await made()).toHaveLength(2);
  });

  it('makes exactly one tenant with its owner, wherever the process ended the first time', async () => {
    let wasCutOff = true;
    for (let at = 1; wasCutOff; at += 1) {
      const { create, made, failing, records, mailer, attempting, clock } = setUp();
      failing.at = at;
      wasCutOff = await create(KEY).then(
        () => false,
        () => true,
      );
      failing.at = Number.POSITIVE_INFINITY;
      await create(KEY);
      clock.now += 60_000;
      await finishDueWork(attempting);
      const where = `cut off at step ${String(at)}`;
      expect(await made(), where).toHaveLength(1);
      const owners = await records.find(invitations, { limit: 10 });
      expect(
        owners.map(({ record }) => record.email),
        where,
      ).toEqual(['a@alba.example']);
      expect(
        mailer.sent.map(({ to }) => to),
        where,
      ).toEqual(['a@alba.example']);
      expect(await records.find(dueWork, { limit: 10 }), where).toEqual([]);
      expect(await records.find(idempotencyKeys, { limit: 10 }), where).toHaveLength(1);
    }
  });
});
