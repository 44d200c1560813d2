// Composes the diner's site with its adapters.
import { join } from 'node:path';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreDomainMappings } from '../adapters/firestore/domain-mappings.ts';
import { firestoreHostClaims } from '../adapters/firestore/host-claims.ts';
import { firestoreStorefronts } from '../adapters/firestore/storefronts.ts';
import { rememberedAddresses } from '../adapters/memory/unknown-addresses.ts';
import { siteBundle } from '../adapters/website/site-bundle.ts';
import { rememberHostClaims } from '../domains/remember-host-claims.ts';
import { rememberUnknownHosts } from '../domains/remember-unknown-hosts.ts';
import type { PageHandler } from '../http/pages.ts';
import { siteHandler } from '../http/website/site.ts';
import { lazy } from '../lazy.ts';
import { environmentFrom, siteOriginFrom } from './config.ts';
import { log } from './logging.ts';
import { pictureOrigins, pictureUrlOf } from './picture-origins.ts';

/** Loaded with the first picture that the CDN does not have. */
const loadCopies = lazy([], async () => {
  const [{ firebaseApp }, { pictureBucket }, { bucketCopies }] = await Promise.all([
    import('../adapters/firebase-app.ts'),
    import('../adapters/storage/picture-bucket.ts'),
    import('../adapters/storage/picture-files.ts'),
  ]);
  return bucketCopies(pictureBucket(firebaseApp()));
});

/** Asked for when Apple verifies a host. */
const loadWallets = lazy([], async () => {
  const [{ firestoreRecords }, { appleDomainFileOf }] = await Promise.all([
    import('../adapters/firestore/records.ts'),
    import('../payments/wallets/platform-wallets.ts'),
  ]);
  return (host: string) => appleDomainFileOf(firestoreRecords(firestore()), host);
});

/** @param build The folder of the built functions, with the site's server bundle in site/. */
export function composeSite(build: string): PageHandler {
  const db = firestore();
  const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';
  return siteHandler({
    storefronts: firestoreStorefronts(db),
    domainMappings: rememberUnknownHosts(firestoreDomainMappings(db), rememberedAddresses()),
    hostClaims: rememberHostClaims(firestoreHostClaims(db), {
      free: rememberedAddresses(),
      claimed: rememberedAddresses(),
    }),
    unknownAddresses: rememberedAddresses(),
    pages: siteBundle(join(build, 'site')),
    imageOrigins: pictureOrigins(process.env),
    ownPictures: {
      storage: pictureUrlOf(process.env)('').replace(/\?.*$/, ''),
      readCopy: async (path) => (await loadCopies())(path),
    },
    appleDomainFileOf: async (host) => (await loadWallets())(host),
    siteOrigin: siteOriginFrom(process.env),
    isHidden: ['staging', 'development'].includes(environmentFrom(process.env)),
    defaultSlug: (isEmulated && process.env['DEFAULT_SLUG']) || undefined,
    log,
    now: Date.now,
  });
}
