// Parses the vault's keys from the secret VAULT_KEYS: 'k2:<base64>,k1:<base64>'. The first one encrypts; the others only
// decrypt older secrets.
import { createSecretKey, type KeyObject } from 'node:crypto';

export interface VaultKeys {
  current: { id: string; key: KeyObject };
  /** Undefined for an unknown key id. */
  find(id: string): KeyObject | undefined;
}

const BYTES = 32;
const entry = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

/** Throws if the text contains no valid key; the message repeats nothing of it. */
export function readVaultKeys(text: string | undefined): VaultKeys {
  const keys = new Map<string, KeyObject>();
  for (const part of (text ?? '').split(',')) {
    const [, id, encoded = ''] = entry.exec(part.trim()) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    if (id === undefined || bytes.length !== BYTES || keys.has(id))
      throw new Error('VAULT_KEYS names no keys such as k1:<32 bytes in base64> (docs/deploy.md)');
    keys.set(id, createSecretKey(bytes));
  }
  const [first] = keys;
  if (!first) throw new Error('VAULT_KEYS names no key (docs/deploy.md)');
  return { current: { id: first[0], key: first[1] }, find: (id) => keys.get(id) };
}
