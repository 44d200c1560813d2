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

    it('tells whether anything is left, and takes nothing by that', async () => {
      const [store, key] = [make(), aKey()];
      expect(await store.isSpent(key, { max: 1, endsAt })).toBe(false);
      expect(await store.take(key, { max: 1, endsAt }, 1)).toBe(1);
      expect(await store.isSpent(key, { max: 1, endsAt })).toBe(true);
      expect(await store.isSpent(key, { max: 2, endsAt })).toBe(false);
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
