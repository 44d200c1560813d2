// All secrets of an installation. A function only sees those that it names in index.ts, as environment variables. They are
// kept in Secret Manager; for the emulators, in functions/.secret.local, which the stack writes (tools/stack/secrets.ts).
import { defineSecret } from 'firebase-functions/params';

/** The password of the mail server in SMTP_URL. */
const smtpPassword = defineSecret('SMTP_PASSWORD');

/**
 * Encrypts restaurants' own secrets (adapters/vault). No feature stores any yet, so nothing reads it; the API names it already,
 * so that every installation has it before the first one does.
 */
const vaultKeys = defineSecret('VAULT_KEYS');

/** The token of the account for text messages; 'none' where there is no account. */
const textsToken = defineSecret('TEXTS_TOKEN');

/** By function. */
export const secretsOf = {
  api: [smtpPassword, textsToken, vaultKeys],
  finishDueWork: [smtpPassword, textsToken],
};
