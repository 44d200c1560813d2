import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readVaultKeys } from '../../functions/src/adapters/vault/vault-keys.ts';
import { readInstallation } from '../preflight/installation.ts';
import { localSecretNames, writeLocalSecrets } from './secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, '.secret.local');
const read = () => parseEnv(readFileSync(path(), 'utf8'));

describe('the secrets of the emulators', () => {
  it('are all that functions are bound to: a missing one would be asked for at Google', () => {
    expect(localSecretNames).toEqual(readInstallation('any-project').secrets);
  });

  it('are made where there are none, for nobody else to read', () => {
    writeLocalSecrets(folder);
    expect(Object.keys(read()).sort()).toEqual(localSecretNames);
    expect(() => readVaultKeys(read()['VAULT_KEYS'])).not.toThrow();
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['.secret.local']);
  });

  it('stay what they are, with what somebody added', () => {
    writeLocalSecrets(folder);
    const before = read();
    writeLocalSecrets(folder);
    expect(read()).toEqual(before);
    writeFileSync(path(), 'MINE=1\nVAULT_KEYS=');
    writeLocalSecrets(folder);
    expect(read()).toEqual({
      APPLE_PAY_IDENTITY: 'none',
      APPLE_PRIVATE_KEY: expect.stringMatching(/^MIG/),
      GOOGLE_CLIENT_SECRET: 'sandbox',
      GUEST_HASH_KEY: expect.stringMatching(/^.{44}$/),
      MINE: '1',
      PUSH_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
      LISTINGS_CLIENT_SECRET: 'sandbox-secret',
      PLACES_KEY: 'sandbox-places-key',
      REPLY_MODEL_KEY: 'none',
      SMTP_PASSWORD: 'none',
      TEXTS_TOKEN: 'sandbox',
      VAULT_KEYS: expect.stringMatching(/^local:/),
      VERCEL_TOKEN: 'sandbox-vercel-token',
    });
  });
});
