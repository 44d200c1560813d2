// Writes functions/.secret.local, where the functions emulator finds the secrets that a project keeps in the Secret Manager. A
// name that is missing there would be asked for at Google. All stacks share the file, so it holds no addresses, and what it
// holds stays: data that was kept is opened with the key that sealed it.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../root.ts';

/** Makes a value for each secret of functions/src/secrets.ts. */
const made: Readonly<Record<string, () => string>> = {
  // The stack's own mailbox asks for none, and an empty one counts as missing.
  SMTP_PASSWORD: () => 'none',
  VAULT_KEYS: () => `local:${randomBytes(32).toString('base64')}`,
};

export const localSecretNames = Object.keys(made).sort();

/** Adds what is missing, at once for whoever reads beside this. */
export function writeLocalSecrets(folder = join(root, 'functions')): void {
  const path = join(folder, '.secret.local');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
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
