// The contract test of the Vault port, for the in-memory implementation and the encrypted one.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Vault } from '../ports/vault.ts';

const start = Date.UTC(2026, 5, 10, 12);
let run = 0;

export function vaultContract(make: (now: () => number) => Vault): void {
  let vault: Vault;
  let clock: number;
  let at: { tenantId: number; restaurantId: number };

  beforeEach(() => {
    run += 1;
    clock = start;
    vault = make(() => clock);
    at = { tenantId: 10_000_000 + run, restaurantId: 20_000_000 + run };
  });

  describe('the vault', () => {
    it('opens what was put into it, and nothing else', async () => {
      const login = 'user:päss "wörd" \u0000 🔑';
      await vault.put({ at, name: 'cardGateway' }, login, 'ann');
      expect(await vault.open({ at, name: 'cardGateway' })).toBe(login);
      expect(await vault.open({ at, name: 'listing' })).toBeUndefined();
      const elsewhere = { ...at, restaurantId: at.restaurantId + 500 };
      expect(await vault.open({ at: elsewhere, name: 'cardGateway' })).toBeUndefined();
    });

    it('keeps the newest, and says since when and by whom', async () => {
      await vault.put({ at, name: 'cardGateway' }, 'first', 'ann');
      clock += 60_000;
      await vault.put({ at, name: 'cardGateway' }, 'second', 'bob');
      await vault.put({ at, name: 'listing' }, 'token', 'ann');
      expect(await vault.open({ at, name: 'cardGateway' })).toBe('second');
      expect((await vault.list(at)).sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
        { name: 'cardGateway', setAt: '2026-06-10T12:01:00.000Z', setBy: 'bob' },
        { name: 'listing', setAt: '2026-06-10T12:01:00.000Z', setBy: 'ann' },
      ]);
    });

    it('forgets what is removed, also twice', async () => {
      await vault.put({ at, name: 'cardGateway' }, 'login', 'ann');
      await vault.remove({ at, name: 'cardGateway' });
      await vault.remove({ at, name: 'cardGateway' });
      expect(await vault.open({ at, name: 'cardGateway' })).toBeUndefined();
      expect(await vault.list(at)).toEqual([]);
    });

    it('keeps an empty secret and a very long one', async () => {
      for (const secret of ['', 'x'.repeat(100_000)]) {
        await vault.put({ at, name: 'listing' }, secret, 'ann');
        expect(await vault.open({ at, name: 'listing' })).toBe(secret);
      }
    });
  });
}
