// Every secret of an installation. A function sees only those that it names in index.ts, as variables of its environment; the
// Secret Manager keeps them, and of the emulators functions/.secret.local, which the stack writes (tools/stack/secrets.ts).
import { defineSecret } from 'firebase-functions/params';

/** Of the mail server that SMTP_URL names. */
const smtpPassword = defineSecret('SMTP_PASSWORD');

/** What seals restaurants' own secrets (adapters/vault). Set from the first release on: the API puts secrets into the vault. */
const vaultKeys = defineSecret('VAULT_KEYS');

/** By who needs them. */
export const secretsOf = {
  api: [smtpPassword, vaultKeys],
  finishDueWork: [smtpPassword],
};
