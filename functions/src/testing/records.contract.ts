// The contract test of the RecordStore port, for the in-memory implementation and Firestore's.
import { isoTime } from '@bite/shared/kernel/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type RecordCollection, RecordExists, type RecordPage, type RecordStore } from '../ports/records.ts';

const dish = z.object({
  name: z.string(),
  price: z.number(),
  tags: z.array(z.string()).default([]),
  place: z.object({ zone: z.string() }).optional(),
  soldOut: z.object({ until: isoTime }).optional(),
  updatedAt: isoTime,
});
type Dish = z.output<typeof dish>;

const at = (hour: number): string => new Date(Date.UTC(2026, 5, 10, hour)).toISOString();
const aDish = (name: string, change: Partial<Dish> = {}): Dish => ({
  name,
  price: 9.5,
  tags: [],
  updatedAt: at(12),
  ...change,
});

let run = 0;

export function recordsContract(make: () => RecordStore): void {
  let records: RecordStore;
  let dishes: RecordCollection<Dish>;
  let group: string;

  beforeEach(() => {
    records = make();
    run += 1;
    group = `dishes_${run}`;
    dishes = { path: `kitchens/main_${run}/${group}`, schema: dish };
  });

  const put = (id: string, record: Dish, where = dishes) =>
    records.transact(async (transaction) => transaction.set(where, id, record));
  const putAll = async (all: Record<string, Dish>, where = dishes) =>
    records.transact(async (transaction) => {
      for (const [id, record] of Object.entries(all)) transaction.set(where, id, record);
    });
  const idsOf = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);

  describe('reading', () => {
    it('C7-01, O7.3-02 gets a record by its id, field by field, and nothing for an id that nobody has', async () => {
      const full = aDish('Margherita', {
        place: { zone: 'oven' },
        soldOut: { until: at(20) },
        tags: ['hot'],
      });
      await put('1', full);
      expect(await records.get(dishes, '1')).toEqual(full);
      expect(await records.get(dishes, '2')).toBeUndefined();
    });

    it.each(['', '.', '..', 'a/b', 'a/b/c', '__all__', 'x'.repeat(1000)])(
      'nothing is called %j, and asking for it harms nobody',
      async (id) => {
        expect(await records.get(dishes, id)).toBeUndefined();
        await expect(put(id, aDish('Nameless'))).rejects.toThrow();
      },
    );

    it('gets several in the order of their ids, however often one is named', async () => {
      await putAll({ 1: aDish('One'), 2: aDish('Two') });
      const found = await records.getAll(dishes, ['2', '7', '1', '2']);
      expect(found.map((one) => one?.name)).toEqual(['Two', undefined, 'One', 'Two']);
      expect(await records.getAll(dishes, [])).toEqual([]);
    });

    it('names a record that does not parse, and the field at fault', async () => {
      await put('1', { ...aDish('Broken'), price: 'much' as unknown as number });
      await expect(records.get(dishes, '1')).rejects.toThrow(`${dishes.path}/1 does not parse (price:`);
      await expect(records.find(dishes, { limit: 5 })).rejects.toThrow(`${dishes.path}/1 does not parse`);
    });

    it('what was got or stored is a copy: changing it changes nothing', async () => {
      const given = aDish('Margherita');
      await put('1', given);
      given.tags.push('later');
      const got = await records.get(dishes, '1');
      got?.tags.push('later still');
      expect((await records.get(dishes, '1'))?.tags).toEqual([]);
    });

    it('says an instant in one form, however it was written', async () => {
      await put('1', aDish('Margherita', { updatedAt: '2026-06-10T12:00:00Z' }));
      expect((await records.get(dishes, '1'))?.updatedAt).toBe('2026-06-10T12:00:00.000Z');
      const where = [{ field: 'updatedAt', is: '==', value: '2026-06-10T12:00:00Z' }] as const;
      expect(await records.count(dishes, where)).toBe(1);
    });
  });

  describe('finding', () => {
    beforeEach(() =>
      putAll({
        1: aDish('Anchovy', { price: 3, tags: ['fish', 'salty'], place: { zone: 'cold' }, updatedAt: at(3) }),
        2: aDish('Bread', { price: 1, place: { zone: 'oven' }, updatedAt: at(1) }),
        3: aDish('Cod', { price: 9, tags: ['fish'], updatedAt: at(2) }),
        10: aDish('Dates', { price: 2, place: { zone: 'cold' }, updatedAt: at(4) }),
      }),
    );

    it.each([
      ['all, by the text of their ids', {}, ['1', '10', '2', '3']],
      ['no more than asked for', { limit: 2 }, ['1', '10']],
      ['what comes after others', { offset: 1, limit: 2 }, ['10', '2']],
      ['nothing after the last', { offset: 4, limit: 2 }, []],
      ['what equals', { where: [{ field: 'name', is: '==', value: 'Cod' }] }, ['3']],
      ['a field below another', { where: [{ field: 'place.zone', is: '==', value: 'cold' }] }, ['1', '10']],
      [
        'one of several',
        { where: [{ field: 'name', is: 'in', value: ['Cod', 'Bread', 'Eel'] }] },
        ['2', '3'],
      ],
      ['one of none', { where: [{ field: 'name', is: 'in', value: [] }] }, []],
      [
        'what a list holds any of',
        { where: [{ field: 'tags', is: 'array-contains-any', value: ['fish', 'nothing'] }] },
        ['1', '3'],
      ],
      ['what a list holds', { where: [{ field: 'tags', is: 'array-contains', value: 'fish' }] }, ['1', '3']],
      ['below', { where: [{ field: 'price', is: '<', value: 3 }] }, ['2', '10']],
      ['up to', { where: [{ field: 'price', is: '<=', value: 3 }] }, ['2', '10', '1']],
      ['above', { where: [{ field: 'price', is: '>', value: 3 }] }, ['3']],
      ['from', { where: [{ field: 'price', is: '>=', value: 3 }] }, ['1', '3']],
      ['numbers, where a text is below', { where: [{ field: 'price', is: '<', value: 'zzz' }] }, []],
      ['since an instant', { where: [{ field: 'updatedAt', is: '>=', value: at(3) }] }, ['1', '10']],
      ['the newest first', { orderBy: { field: 'updatedAt', direction: 'desc' } }, ['10', '1', '3', '2']],
      ['only what has the field it is sorted by', { orderBy: { field: 'place.zone' } }, ['1', '10', '2']],
      [
        'ties backwards, too, where all is backwards',
        { orderBy: { field: 'place.zone', direction: 'desc' } },
        ['2', '10', '1'],
      ],
      [
        'what fits every condition',
        {
          where: [
            { field: 'tags', is: 'array-contains', value: 'fish' },
            { field: 'place.zone', is: '==', value: 'cold' },
          ],
        },
        ['1'],
      ],
    ] as const)('C7-01, O7.3-02 with filters and a limit: %s', async (_which, query, expected) => {
      const found = await records.find(dishes, { limit: 20, ...query });
      expect(idsOf(found)).toEqual(expected);
      expect(found[0]?.path).toBe(expected[0] && `${dishes.path}/${expected[0]}`);
    });

    it('counts what fits', async () => {
      expect(await records.count(dishes)).toBe(4);
      const fish = [{ field: 'tags', is: 'array-contains', value: 'fish' }] as const;
      expect(await records.count(dishes, fish)).toBe(2);
      expect(await records.count(dishes, [{ field: 'name', is: 'in', value: [] }])).toBe(0);
    });

    it('C7-02 finds every collection of one name, wherever it lies, and says where', async () => {
      const elsewhere = { ...dishes, path: `kitchens/other_${run}/${group}` };
      const namesake = { ...dishes, path: `kitchens/other_${run}/x${group}` };
      await put('5', aDish('Eel'), elsewhere);
      await put('6', aDish('Eel'), namesake);
      const found = await records.find({ group, schema: dish }, { limit: 20 });
      expect(found.map(({ path }) => path)).toEqual([
        ...['1', '10', '2', '3'].map((id) => `${dishes.path}/${id}`),
        `${elsewhere.path}/5`,
      ]);
    });
  });

  describe('page by page', () => {
    const words = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'gnu'];
    beforeEach(() =>
      putAll(Object.fromEntries(words.map((word, hour) => [word, aDish(word, { updatedAt: at(hour % 3) })]))),
    );

    async function pages(
      query: Omit<Parameters<RecordStore['page']>[1], 'pageToken'>,
      inGroup = false,
    ): Promise<string[][]> {
      const all: string[][] = [];
      let pageToken: string | undefined;
      do {
        const from = inGroup ? { group, schema: dish } : dishes;
        const page: RecordPage<Dish> = await records.page(from, { ...query, pageToken });
        all.push(idsOf(page.found));
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      return all;
    }

    it.each([
      ['by id', { limit: 3 }, [['ant', 'bee', 'cat'], ['dog', 'eel', 'fox'], ['gnu']]],
      ['with an end that is full', { limit: 7 }, [words]],
      [
        'with ties across pages',
        { limit: 2, orderBy: { field: 'updatedAt', direction: 'desc' } },
        [['fox', 'cat'], ['eel', 'bee'], ['gnu', 'dog'], ['ant']],
      ],
      [
        'what fits',
        { limit: 2, where: [{ field: 'updatedAt', is: '==', value: at(0) }] },
        [['ant', 'dog'], ['gnu']],
      ],
      ['nothing', { limit: 2, where: [{ field: 'name', is: '==', value: 'yak' }] }, [[]]],
      ['one of none', { limit: 2, where: [{ field: 'name', is: 'in', value: [] }] }, [[]]],
    ] as const)('shows each once: %s', async (_how, query, expected) => {
      expect(await pages(query)).toEqual(expected);
      expect(await pages(query, true)).toEqual(expected);
    });

    it('leaves out a record that its schema cannot read, names it, and goes on after it', async () => {
      const anything = { path: dishes.path, schema: z.looseObject({}) };
      await records.transact(async (transaction) => transaction.set(anything, 'bee', { name: 'bee' }));
      const page = await records.page(dishes, { limit: 3 });
      expect(idsOf(page.found)).toEqual(['ant', 'cat']);
      expect(page.unreadable).toMatchObject([{ id: 'bee', path: `${dishes.path}/bee` }]);
      expect(page.unreadable?.[0]?.reason).toContain('price: ');
      const next = await records.page(dishes, { limit: 3, pageToken: page.nextPageToken });
      expect(idsOf(next.found)).toEqual(['dog', 'eel', 'fox']);
      expect(next.unreadable).toBeUndefined();
    });

    it('goes on where it was though the last one shown is gone', async () => {
      const first = await records.page(dishes, { limit: 2 });
      await records.transact(async (transaction) => transaction.delete(dishes, 'bee'));
      const { nextPageToken: pageToken } = first;
      expect(idsOf((await records.page(dishes, { limit: 2, pageToken })).found)).toEqual(['cat', 'dog']);
    });

    const token = (...words: unknown[]) => Buffer.from(JSON.stringify(words)).toString('base64url');

    it('refuses a token whose value of the order is half of a character', async () => {
      const pageToken = Buffer.from(`["${dishes.path}/ant","a\\ud800"]`).toString('base64url');
      const page = records.page(dishes, { limit: 2, orderBy: { field: 'name' }, pageToken });
      await expect(page).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it.each([
      ['no token at all', 'hello'],
      ['an empty list', token()],
      ['no path', token(7)],
      ['a path of another collection', token('secrets/all/codes/1')],
      ['a collection for a path', token('kitchens/main')],
      ['too many values', token('KITCHEN/ant', 'ant')],
      ['a map for a value', token('KITCHEN/ant', {})],
    ])('refuses a token that is made up: %s', async (_what, made) => {
      const pageToken = Buffer.from(
        Buffer.from(made, 'base64url').toString().replace('KITCHEN', dishes.path),
      ).toString('base64url');
      await expect(records.page(dishes, { limit: 2, pageToken })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });

  describe('in a transaction', () => {
    it('C7-01, O7.3-02 writes all of it at once: creates under an id, replaces, deletes', async () => {
      await putAll({ 1: aDish('Old', { place: { zone: 'oven' } }), 2: aDish('Doomed') });
      await records.transact(async (transaction) => {
        const old = await transaction.get(dishes, '1');
        transaction.set(dishes, '1', aDish(`${old?.name} made new`));
        transaction.delete(dishes, '2');
        transaction.delete(dishes, '9');
        transaction.create(dishes, '3', aDish('New'));
      });
      const now = await records.find(dishes, { limit: 9 });
      expect(now.map(({ id, record }) => [id, record])).toEqual([
        ['1', aDish('Old made new')],
        ['3', aDish('New')],
      ]);
    });

    it('C7-01, O7.3-02 updates what a query finds', async () => {
      await putAll({
        1: aDish('One'),
        2: aDish('Two', { tags: ['hot'] }),
        3: aDish('Three', { tags: ['hot'] }),
      });
      await records.transact(async (transaction) => {
        const where = [{ field: 'tags', is: 'array-contains', value: 'hot' }] as const;
        for (const { id, record } of await transaction.find(dishes, { where, limit: 9 }))
          transaction.set(dishes, id, { ...record, price: 1 });
      });
      const prices = (await records.find(dishes, { limit: 9 })).map(({ record }) => record.price);
      expect(prices).toEqual([9.5, 1, 1]);
    });

    it('writes nothing where the work ends badly', async () => {
      const work = records.transact(async (transaction) => {
        transaction.set(dishes, '1', aDish('Half'));
        throw new Error('stopped');
      });
      await expect(work).rejects.toThrow('stopped');
      expect(await records.count(dishes)).toBe(0);
    });

    it('C4-06 writes nothing where an id is taken, says which, and leaves what was there', async () => {
      await put('1', aDish('First'));
      const work = records.transact(async (transaction) => {
        transaction.create(dishes, '2', aDish('Second'));
        transaction.create(dishes, '1', aDish('Usurper'));
      });
      const error = await work.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RecordExists);
      expect(error).toMatchObject({ path: `${dishes.path}/1` });
      expect(await records.get(dishes, '1')).toEqual(aDish('First'));
      expect(await records.get(dishes, '2')).toBeUndefined();
    });

    it('reads come before writes', async () => {
      const work = records.transact(async (transaction) => {
        transaction.set(dishes, '1', aDish('First'));
        await transaction.get(dishes, '1');
      });
      await expect(work).rejects.toThrow('all reads');
      expect(await records.count(dishes)).toBe(0);
    });

    it('loses no change where several change one record at once', async () => {
      await put('1', aDish('Counted', { price: 0 }));
      const add = () =>
        records.transact(async (transaction) => {
          const current = await transaction.get(dishes, '1');
          transaction.set(dishes, '1', aDish('Counted', { price: (current?.price ?? 0) + 1 }));
        });
      await Promise.all(Array.from({ length: 6 }, add));
      expect((await records.get(dishes, '1'))?.price).toBe(6);
    });

    it('what a query found has not changed when the writes happen: of several who see room for one, one goes in', async () => {
      const addIfNone = (id: string) =>
        records.transact(async (transaction) => {
          const where = [{ field: 'name', is: '==', value: 'Only' }] as const;
          const found = await transaction.find(dishes, { where, limit: 1 });
          if (found.length === 0) transaction.create(dishes, id, aDish('Only'));
          return found.length === 0;
        });
      const went = await Promise.all(['1', '2', '3', '4'].map(addIfNone));
      expect(went.filter(Boolean)).toHaveLength(1);
      expect(await records.count(dishes)).toBe(1);
    });

    it('of several who create one id at once, one does', async () => {
      const create = (name: string) =>
        records
          .transact(async (transaction) => transaction.create(dishes, '1', aDish(name)))
          .then(
            () => name,
            (error: unknown) => (error instanceof RecordExists ? undefined : Promise.reject(error)),
          );
      const winners = (await Promise.all(['a', 'b', 'c', 'd'].map(create))).filter(Boolean);
      expect(winners).toHaveLength(1);
      expect((await records.get(dishes, '1'))?.name).toBe(winners[0]);
    });
  });
}
