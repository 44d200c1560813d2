// All secrets of an installation. A function only sees those that it names in index.ts, as environment variables. They are
// kept in Secret Manager; for the emulators, in functions/.secret.local, which the stack writes (tools/stack/secrets.ts).
import { defineSecret } from 'firebase-functions/params';

/** The password of the mail server in SMTP_URL. */
const smtpPassword = defineSecret('SMTP_PASSWORD');

/** Encrypts restaurants' own secrets (adapters/vault), such as their logins at the card gateway. */
const vaultKeys = defineSecret('VAULT_KEYS');

/** The token of the account for text messages; 'none' where there is no account. */
const textsToken = defineSecret('TEXTS_TOKEN');

/** The private key by which notifications to browsers are signed (VAPID); 'none' where there is none. */
const pushPrivateKey = defineSecret('PUSH_PRIVATE_KEY');

/** The key of the hashes by which promotions know guests again: a phone number is found by trying all of them without it. */
const guestHashKey = defineSecret('GUEST_HASH_KEY');

/** Of the application at Google by which guests sign in; 'none' where there is none. */
const googleClientSecret = defineSecret('GOOGLE_CLIENT_SECRET');

/** The key of the application at Apple by which guests sign in, as Apple gives it; 'none' where there is none. */
const applePrivateKey = defineSecret('APPLE_PRIVATE_KEY');

/** The merchant identity certificate for Apple Pay with its key, in PEM; 'none' where there is none. */
const applePayIdentity = defineSecret('APPLE_PAY_IDENTITY');

/** Of the application at Google by which restaurants give access to their listings; 'none' where there is none. */
const listingsClientSecret = defineSecret('LISTINGS_CLIENT_SECRET');

/** For the search for places; 'none' where there is none. */
const placesKey = defineSecret('PLACES_KEY');

/** For the model that writes replies to reviews; 'none' where there is none. */
const replyModelKey = defineSecret('REPLY_MODEL_KEY');

/** Of the account at Vercel that registers and hosts domains; 'none' where there is none. */
const vercelToken = defineSecret('VERCEL_TOKEN');

/** By function. */
export const secretsOf = {
  api: [
    smtpPassword,
    textsToken,
    pushPrivateKey,
    vaultKeys,
    guestHashKey,
    googleClientSecret,
    applePrivateKey,
    applePayIdentity,
    listingsClientSecret,
    placesKey,
    replyModelKey,
    vercelToken,
  ],
  finishDueWork: [
    ...[smtpPassword, textsToken, pushPrivateKey, vaultKeys],
    ...[listingsClientSecret, placesKey, replyModelKey, vercelToken],
  ],
  syncPlaces: [placesKey],
  /** Of schedules that ask the services for domains. */
  ofDomains: [vercelToken],
};
