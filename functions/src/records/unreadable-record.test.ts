// An unreadable record is reported as such and can be deleted, whatever it contains.
import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import { goodRecords } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asStored } from '../collections/find-readable.ts';
import { collectionOf } from '../collections/record-collection.ts';
import { type MemoryPlace, member, memoryPlace, place } from '../testing/memory-place.ts';
import { getRecord } from './get-record.ts';

describe('a record that cannot be read', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });

  const spoil = (kind: RecordKind, id: number, fields: object = { name: 7, uid: 7, parentId: 'x' }) =>
    here.records.put({ ...collectionOf(kind, place), schema: z.looseObject({}) }, String(id), fields);
  const raw = async (kind: RecordKind, id: number) =>
    here.records.get({ path: collectionOf(kind, place).path, schema: asStored }, String(id));

  it.each(recordKinds)(
    'of the %s says so to whoever reads or changes it, and can be deleted',
    async (kind) => {
      await here.create(kind, goodRecords[kind].create);
      const { version } = await getRecord(here, { kind, place, user: member('manager') }, 1);
      spoil(kind, 1);
      const unreadable = {
        code: 'RECORD_UNREADABLE',
        message: expect.stringMatching(/^This record cannot be read: .+: /) as string,
      };
      const read = getRecord(here, { kind, place, user: member('manager') }, 1);
      await expect(read).rejects.toMatchObject(unreadable);
      await expect(here.update(kind, 1, {}, member('manager'), version)).rejects.toMatchObject(unreadable);
      await expect(here.delete(kind, 1, member('employee'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await here.delete(kind, 1);
      expect(await raw(kind, 1)).toBeUndefined();
      expect(here.audited().at(-1)).toMatchObject({ action: 'delete' });
    },
  );

  it('keeps nobody from deleting others, unless it names them', async () => {
    await here.create('tags', { name: 'Vegan' });
    await here.create('tags', { name: 'Hot' });
    spoil('items', 5, { name: 'Soup', tagIds: [1, 'x'] });
    await expect(here.delete('tags', 1)).rejects.toMatchObject({
      code: 'IN_USE',
      details: { usedBy: [{ kind: 'items', id: 5, name: 'Soup' }] },
    });
    await here.delete('tags', 2);
    expect(await raw('tags', 2)).toBeUndefined();
  });
});
