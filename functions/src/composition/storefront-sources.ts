// What storefronts are built from, with the addresses that this installation adds.
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreSources } from '../adapters/firestore/storefront-sources.ts';
import { cardFieldUrl } from '../payments/gateway-address.ts';
import type { Sources } from '../ports/storefront-sources.ts';
import { cardGatewayOriginFrom } from './config.ts';

export function sourcesFrom(db: Firestore): Sources {
  const configured = cardGatewayOriginFrom(process.env);
  return firestoreSources(db, (site) => cardFieldUrl(site, configured));
}
