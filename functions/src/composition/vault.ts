// The vault of restaurants' secrets. Its key is read with the first secret that is needed, so that whoever needs none works without.
import { lazy } from '../lazy.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Vault } from '../ports/vault.ts';
import type { Config } from './config.ts';

export function vaultFrom(
  { vaultKeys }: Pick<Config, 'vaultKeys'>,
  deps: { records: Pick<RecordStore, 'get' | 'find' | 'transact'>; now: () => number },
): Vault {
  const load = lazy([], async () => {
    const [{ sealedVault }, { readVaultKeys }] = await Promise.all([
      import('../adapters/vault/sealed-vault.ts'),
      import('../adapters/vault/vault-keys.ts'),
    ]);
    return sealedVault({ ...deps, keys: readVaultKeys(vaultKeys) });
  });
  return {
    put: async (...call) => (await load()).put(...call),
    open: async (...call) => (await load()).open(...call),
    list: async (...call) => (await load()).list(...call),
    remove: async (...call) => (await load()).remove(...call),
  };
}
