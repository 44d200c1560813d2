// The deployables, and nothing else: each loads its own code when it is first called.
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { lazy } from './lazy.ts';
import { runtime } from './runtime.ts';

setGlobalOptions(runtime);

const loadApi = lazy('api', async () => (await import('./composition/api.ts')).composeApi());
export const api = onRequest(async (request, response) => {
  (await loadApi())(request, response);
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
