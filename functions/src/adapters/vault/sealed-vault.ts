// The vault in Firestore: one document per secret, unreadable for clients, encrypted with AES-256-GCM under a key that is not
// in the database. The ciphertext is bound to its restaurant and secret, so it cannot be decrypted elsewhere.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isoTime, positiveId } from '@bite/shared/kernel/schema';
import { collections, paths } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection, RecordStore } from '../../ports/records.ts';
import { type SecretRef, UnreadableSecret, type Vault } from '../../ports/vault.ts';
import type { VaultKeys } from './vault-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const vaultEntry = z.object({
  tenantId: positiveId,
  restaurantId: positiveId,
  name: z.string(),
  keyId: z.string(),
  /** Nonce, tag and ciphertext in base64. */
  sealed: z.base64(),
  setAt: isoTime,
  setBy: z.string(),
});

const entries: RecordCollection<z.output<typeof vaultEntry>> = {
  path: collections.vault,
  schema: vaultEntry,
};

const idOf = ({ at, name }: SecretRef): string =>
  paths.vaultEntry(at, name).slice(collections.vault.length + 1);
const ownerOf = (ref: SecretRef): Buffer => Buffer.from(`bite vault ${idOf(ref)}`);

/** A restaurant has only a few. */
const AT_MOST = 100;

export interface SealedVaultDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  keys: VaultKeys;
  /** Milliseconds. */
  now: () => number;
}

export function sealedVault({ records, keys, now }: SealedVaultDeps): Vault {
  return {
    async put(ref, secret, setBy) {
      const { at, name } = ref;
      const setAt = new Date(now()).toISOString();
      const entry = { ...at, name, ...seal(keys, ref, secret), setAt, setBy };
      await records.transact(async (transaction) => transaction.set(entries, idOf(ref), entry));
    },
    async open(ref) {
      const entry = await records.get(entries, idOf(ref));
      return entry && unseal(keys, ref, entry);
    },
    async list({ tenantId, restaurantId }) {
      const found = await records.find(entries, {
        where: [
          { field: 'tenantId', is: '==', value: tenantId },
          { field: 'restaurantId', is: '==', value: restaurantId },
        ],
        limit: AT_MOST,
      });
      return found.map(({ record: { name, setAt, setBy } }) => ({ name, setAt, setBy }));
    },
    async remove(ref) {
      await records.transact(async (transaction) => transaction.delete(entries, idOf(ref)));
    },
  };
}

function seal({ current }: VaultKeys, ref: SecretRef, secret: string): { keyId: string; sealed: string } {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(ownerOf(ref));
  const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64');
  return { keyId: current.id, sealed };
}

function unseal(keys: VaultKeys, ref: SecretRef, entry: { keyId: string; sealed: string }): string {
  const key = keys.find(entry.keyId);
  if (!key) throw new UnreadableSecret(ref);
  const all = Buffer.from(entry.sealed, 'base64');
  const nonce = all.subarray(0, NONCE_BYTES);
  const tag = all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(ownerOf(ref)).setAuthTag(tag);
    const bytes = all.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
  } catch {
    throw new UnreadableSecret(ref);
  }
}
