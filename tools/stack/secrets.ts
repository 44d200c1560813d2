// Writes functions/.secret.local, where the functions emulator finds the secrets that a project keeps in Secret Manager. A
// missing name would be requested from Google. All stacks share the file, so it contains no addresses. Its values are kept:
// stored data can only be decrypted with the key that encrypted it.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../root.ts';

/** Generates a value for each secret of functions/src/secrets.ts. */
const made: Readonly<Record<string, () => string>> = {
  // The stack's own providers take this secret, and any key.
  GOOGLE_CLIENT_SECRET: () => 'sandbox',
  APPLE_PRIVATE_KEY: () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64'),
  // Apple knows no host of the stack.
  APPLE_PAY_IDENTITY: () => 'none',
  GUEST_HASH_KEY: () => randomBytes(32).toString('base64'),
  PUSH_PRIVATE_KEY: () =>
    String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d),
  // As the stack's own Google knows them.
  LISTINGS_CLIENT_SECRET: () => 'sandbox-secret',
  PLACES_KEY: () => 'sandbox-places-key',
  // The stack has no model.
  REPLY_MODEL_KEY: () => 'none',
  // The stack's own mailbox needs none, and an empty one counts as missing.
  SMTP_PASSWORD: () => 'none',
  // The stack's own service for texts takes any.
  TEXTS_TOKEN: () => 'sandbox',
  // As the stack's own Vercel knows it.
  VERCEL_TOKEN: () => 'sandbox-vercel-token',
  VAULT_KEYS: () => `local:${randomBytes(32).toString('base64')}`,
};

const fileIn = (folder: string): string => join(folder, '.secret.local');
const textIn = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** A secret as the functions of every stack have it; undefined before the first stack was started. */
export const localSecret = (name: string, folder = join(root, 'functions')): string | undefined =>
  parseEnv(textIn(fileIn(folder)))[name];

export const localSecretNames = Object.keys(made).sort();

/** Adds missing secrets in one write, since other processes may read the file at the same time. */
export function writeLocalSecrets(folder = join(root, 'functions')): void {
  const path = fileIn(folder);
  const text = textIn(path);
  const known = parseEnv(text);
  const missing = localSecretNames.filter((name) => !known[name]);
  if (missing.length === 0) return;
  const lines = missing.map((name) => `${name}=${made[name]?.()}\n`);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${lines.join('')}`, {
    mode: 0o600,
  });
  renameSync(draft, path);
}
