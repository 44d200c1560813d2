import type { RouteName } from '@bite/shared/api/routes';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import { goodRecord, goodRecords } from '@bite/shared/testing/good-records';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { seeded } from '../testing/sample-requests.ts';

interface Shown {
  record: Record<string, unknown>;
  version: string;
}

describe('the endpoints of records', () => {
  let api: MemoryApi;
  const { tenantId, restaurantId } = seeded;
  const place = { tenantId, restaurantId };
  beforeAll(async () => {
    api = await memoryApi();
  });

  const routesOf = (kind: RecordKind) => {
    const { one, many } = recordNames[kind];
    const [list, create, get, update, remove, restore] = [
      `list${many}`,
      ...['create', 'get', 'update', 'delete', 'restore'].map((verb) => `${verb}${one}`),
    ] as [RouteName, RouteName, RouteName, RouteName, RouteName, RouteName];
    return { list, create, get, update, remove, restore };
  };

  it.each(recordKinds)(
    'C7-01, O7.3-02 create, show, list, change, delete and bring back one of the %s',
    async (kind) => {
      const { list, create, get, update, remove, restore } = routesOf(kind);
      const good = goodRecords[kind];
      const made = await api.dataOf<Shown>(create, 'owner', { params: place, body: goodRecord(kind, 9) });
      const recordId = Number(made.record[recordKindTable[kind].idField]);
      const one = { ...place, recordId };
      expect(await api.dataOf<Shown>(get, 'owner', { params: one })).toEqual(made);

      const { records } = await api.dataOf<{ records: Shown[] }>(list, 'owner', { params: place });
      expect(records).toContainEqual(made);

      const body = { version: made.version, changes: good.changes };
      const changed = await api.dataOf<Shown>(update, 'owner', { params: one, body });
      expect(changed.record).toMatchObject({
        ...made.record,
        ...good.changes,
        updatedAt: expect.any(String),
      });

      const stale = await api.ask(update, 'owner', { params: one, body });
      expect(stale.status).toBe(409);
      expect(await stale.json()).toMatchObject({
        error: { code: 'CONFLICT', details: { current: changed.record, version: changed.version } },
      });

      expect(await api.dataOf(remove, 'owner', { params: one })).toBeNull();
      expect((await api.ask(get, 'owner', { params: one })).status).toBe(404);

      expect(await api.dataOf<Shown>(restore, 'owner', { params: one })).toEqual(changed);
      expect(await api.dataOf<Shown>(restore, 'owner', { params: one })).toEqual(changed);
      expect(await api.dataOf<Shown>(get, 'owner', { params: one })).toEqual(changed);
    },
  );

  it('a record is created with 201, and who made it is in the log of changes', async () => {
    // The newest entries come first, and those of the tests before are many.
    api.clock.now += 1_000;
    const response = await api.ask('createTag', 'owner', { params: place, body: { name: 'Local' } });
    expect(response.status).toBe(201);
    const { entries } = await api.dataOf<{ entries: object[] }>('listAuditEntries', 'owner', {
      params: { tenantId },
    });
    expect(entries).toContainEqual(
      expect.objectContaining({
        by: 'owner',
        action: 'create',
        kind: 'tags',
        requestId: response.headers.get('x-request-id'),
        restaurantId,
      }),
    );
  });

  it('C3-16 a field that there is not is refused by its name', async () => {
    const response = await api.ask('createTag', 'owner', {
      params: place,
      body: { name: 'Local', colour: 'red' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('colour');
  });
});
