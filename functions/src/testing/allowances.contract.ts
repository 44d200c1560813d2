// The contract test of the Allowances port.
import { describe, expect, it } from 'vitest';
import type { Allowances } from '../ports/allowances.ts';

export function describeAllowances(name: string, make: () => Allowances): void {
  describe(name, () => {
    const endsAt = Date.parse('2026-06-10T22:01:00Z');
    let keys = 0;
    const aKey = () => `key ${++keys}`;

    it('gives what is wanted, then what is left, then nothing', async () => {
      const [store, key] = [make(), aKey()];
      expect(await store.take(key, { max: 10, endsAt }, 6)).toBe(6);
      expect(await store.take(key, { max: 10, endsAt }, 6)).toBe(4);
      expect(await store.take(key, { max: 10, endsAt }, 1)).toBe(0);
    });

    it('tells how many were taken, and takes nothing by that', async () => {
      const [store, key] = [make(), aKey()];
      expect(await store.taken(key)).toBe(0);
      await store.take(key, { max: 5, endsAt }, 2);
      expect(await store.taken(key)).toBe(2);
      expect(await store.taken(key)).toBe(2);
    });

    describe('of what is under way', () => {
      const now = endsAt - 50_000;
      const until = now + 10_000;
      const heldOf = (max = 5, atOnce = 2) => ({ key: aKey(), max, atOnce, endsAt });

      it('lets no more begin than may be under way at once, however many ask, and others once one is over', async () => {
        const [store, held] = [make(), heldOf()];
        const answers = await Promise.all(
          ['a', 'b', 'c', 'd'].map((id) => store.hold([held], { id, until }, now)),
        );
        expect(answers.filter((answer) => 'underWay' in answer)).toHaveLength(2);
        expect(answers).toContainEqual({ refusedBy: held, why: 'busy' });
        const [id = ''] = await store.underWay(held.key, now);
        await store.endHold([held], id, 0);
        expect(await store.hold([held], { id: 'e', until }, now)).toEqual({ underWay: [2] });
        expect(await store.taken(held.key)).toBe(0);
      });

      it('counts what it turns out to be, and lets no more begin than are left', async () => {
        const [store, held] = [make(), heldOf(2)];
        await store.hold([held], { id: 'a', until }, now);
        await store.endHold([held], 'a', 1);
        expect(await store.hold([held], { id: 'b', until }, now)).toEqual({ underWay: [1] });
        expect(await store.hold([held], { id: 'c', until }, now)).toEqual({ refusedBy: held, why: 'busy' });
        await store.endHold([held], 'b', 1);
        expect(await store.hold([held], { id: 'c', until }, now)).toEqual({ refusedBy: held, why: 'spent' });
      });

      it('begins for all of several keys or for none', async () => {
        const [store, free, full] = [make(), heldOf(), heldOf(5, 0)];
        expect(await store.hold([free, full], { id: 'a', until }, now)).toEqual({
          refusedBy: full,
          why: 'busy',
        });
        expect(await store.underWay(free.key, now)).toEqual([]);
      });

      it('takes one that nobody ended as over after its time, and the same one twice as one', async () => {
        const [store, held] = [make(), heldOf(5, 1)];
        await store.hold([held], { id: 'a', until }, now);
        expect(await store.hold([held], { id: 'a', until }, now)).toEqual({ underWay: [1] });
        expect(await store.hold([held], { id: 'b', until }, until - 1)).toMatchObject({ why: 'busy' });
        expect(await store.hold([held], { id: 'b', until: until + 9 }, until)).toEqual({ underWay: [1] });
        await store.endHold([held], 'a', 0);
        expect(await store.underWay(held.key, until)).toEqual(['b']);
      });
    });

    it('counts each key by itself', async () => {
      const store = make();
      expect(await store.take(aKey(), { max: 1, endsAt }, 1)).toBe(1);
      expect(await store.take(aKey(), { max: 1, endsAt }, 1)).toBe(1);
    });

    it('gives nothing where the allowance is nothing', async () => {
      expect(await make().take(aKey(), { max: 0, endsAt }, 5)).toBe(0);
    });

    it('never gives out more than there is, however many ask at once', async () => {
      const [store, key] = [make(), aKey()];
      const given = await Promise.all(
        Array.from({ length: 12 }, () => store.take(key, { max: 20, endsAt }, 3)),
      );
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(20);
    });
  });
}
