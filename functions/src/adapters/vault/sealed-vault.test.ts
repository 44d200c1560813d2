import { randomBytes } from 'node:crypto';
import { collections } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { UnreadableSecret } from '../../ports/vault.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { vaultContract } from '../../testing/vault.contract.ts';
import { sealedVault } from './sealed-vault.ts';
import { readVaultKeys } from './vault-keys.ts';

const aKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [first, second] = [aKey('k1'), aKey('k2')];
const at = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const login = { at, name: 'cardGateway' };
const SECRET = 'Gateway-Password-4711';
const now = () => Date.UTC(2026, 5, 10);

describe('sealed, over records', () => {
  vaultContract((clock) => sealedVault({ records: memoryRecords(), keys: readVaultKeys(first), now: clock }));
});

describe('in memory', () => {
  vaultContract(memoryVault);
});

function aVault(keys = first) {
  const records = memoryRecords();
  const vault = (text = keys) => sealedVault({ records, keys: readVaultKeys(text), now });
  const stored = () => JSON.stringify(records.documents());
  /** Copies the stored ciphertext of one secret to another. */
  const copy = async (from: string, to: string, change: object = {}) => {
    const entry = records.documents()[`${collections.vault}/${from}`] as object;
    records.put({ path: collections.vault, schema: { safeParse: (data) => ({ success: true, data }) } }, to, {
      ...entry,
      ...change,
    });
  };
  return { vault, stored, copy };
}

const id = `${at.tenantId}-${at.restaurantId}-cardGateway`;

describe('a secret that is sealed', () => {
  it('stands nowhere in the clear, and looks different each time', async () => {
    const { vault, stored } = aVault();
    await vault().put(login, SECRET, 'ann');
    const before = stored();
    await vault().put(login, SECRET, 'ann');
    expect(stored()).not.toBe(before);
    for (const text of [SECRET, Buffer.from(SECRET).toString('base64'), Buffer.from(SECRET).toString('hex')])
      expect(before).not.toContain(text);
  });

  it('is opened after a new key has come, as long as its own is kept', async () => {
    const { vault } = aVault();
    await vault().put(login, SECRET, 'ann');
    expect(await vault(`${second},${first}`).open(login)).toBe(SECRET);
    await expect(vault(second).open(login)).rejects.toThrow(UnreadableSecret);
    await vault(`${second},${first}`).put(login, SECRET, 'ann');
    expect(await vault(second).open(login)).toBe(SECRET);
  });

  it('opens for nobody else: what is copied to another restaurant is of no use there', async () => {
    const { vault, copy } = aVault();
    await vault().put(login, SECRET, 'ann');
    await copy(id, `${at.tenantId}-20000002-cardGateway`, { restaurantId: 20_000_002 });
    const thief = { at: { ...at, restaurantId: 20_000_002 }, name: 'cardGateway' };
    await expect(vault().open(thief)).rejects.toThrow(UnreadableSecret);
  });

  it.each(['', 'AAAA', Buffer.alloc(64).toString('base64')])(
    'that was changed is noticed: %j',
    async (sealed) => {
      const { vault, copy } = aVault();
      await vault().put(login, SECRET, 'ann');
      await copy(id, id, { sealed });
      const failure: unknown = await vault()
        .open(login)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(UnreadableSecret);
      expect(`${failure} ${(failure as Error).stack} ${JSON.stringify(failure)}`).not.toContain(SECRET);
    },
  );
});

describe('the keys of the vault', () => {
  it.each([
    undefined,
    '',
    'k1',
    `k1:${randomBytes(16).toString('base64')}`,
    `K 1:${randomBytes(32).toString('base64')}`,
    `${first},${first}`,
    `${first},`,
  ])('are refused without a word of them: %j', (text) => {
    let message = '';
    try {
      readVaultKeys(text);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('VAULT_KEYS');
    for (const part of (text ?? '').split(/[:,]/).filter((one) => one.length > 3))
      expect(message).not.toContain(part);
  });
});
