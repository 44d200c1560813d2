// The deployables, and nothing else: each loads its own code when it is first called.

import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { lazy } from './lazy.ts';
import { runtime } from './runtime.ts';

setGlobalOptions(runtime);

const loadApi = lazy('api', async () => (await import('./composition/api.ts')).composeApi());
export const api = onRequest(async (request, response) => {
  (await loadApi())(request, response);
});

const loadSite = lazy('site', async () =>
  (await import('./composition/site.ts')).composeSite(import.meta.dirname),
);
export const site = onRequest(async (request, response) => {
  await (await loadSite())(request, response);
});

const loadEmbed = lazy('embed', async () =>
  (await import('./composition/embed.ts')).composeEmbed(import.meta.dirname),
);
export const embed = onRequest(async (request, response) => {
  await (await loadEmbed())(request, response);
});

const loadKitchen = lazy('onKitchenItem', async () =>
  (await import('./composition/kitchen.ts')).composeKitchen(),
);
export const onKitchenItem = onDocumentWritten(
  'tenants/{tenantId}/restaurants/{restaurantId}/orders/{orderGuid}/kitchen_items/{orderItemGuid}',
  async ({ params, data }) => {
    const take = await loadKitchen();
    await take({
      params,
      before: data?.before.get('kitchenStatus'),
      after: data?.after.get('kitchenStatus'),
    });
  },
);

const storefrontDeployables = [
  'onTenant',
  'onRestaurant',
  'onItem',
  'onMenuGroup',
  'onModifierGroup',
  'onTaxRate',
  'onDomainMapping',
  'rebuildStorefront',
];
const loadStorefronts = lazy(storefrontDeployables, async () =>
  (await import('./composition/storefronts.ts')).composeStorefrontUpkeep(),
);
const restaurantPath = 'tenants/{tenantId}/restaurants/{restaurantId}';

// Asking for a build again asks for the same one, so that an event that failed may come again.
const written = <Path extends string>(
  document: Path,
  take: 'onTenant' | 'onRestaurant' | 'onDomainMapping',
) => onDocumentWritten({ document, retry: true }, async (event) => (await loadStorefronts())[take](event));

export const onTenant = written('tenants/{tenantId}', 'onTenant');
export const onRestaurant = written(restaurantPath, 'onRestaurant');
export const onItem = written(`${restaurantPath}/items/{id}`, 'onRestaurant');
export const onMenuGroup = written(`${restaurantPath}/menu_groups/{id}`, 'onRestaurant');
export const onModifierGroup = written(`${restaurantPath}/modifier_groups/{id}`, 'onRestaurant');
export const onTaxRate = written(`${restaurantPath}/tax_rates/{id}`, 'onRestaurant');
export const onDomainMapping = written('domain_mappings/{domainId}', 'onDomainMapping');

export const rebuildStorefront = onTaskDispatched(
  { retryConfig: { maxAttempts: 8, minBackoffSeconds: 2, maxBackoffSeconds: 120 }, concurrency: 4 },
  async ({ data }) => (await loadStorefronts()).rebuildStorefront(data),
);
