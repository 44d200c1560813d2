// Leads the person to Google's page that asks for access.
import { LISTING_CONNECTED_PATH } from '@bite/shared/listing/connected-page';
import { useState } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { ConnectionRecord } from './connection-queries.ts';
import { rememberConsent } from './consent-memory.ts';

export function useConnect({ tenantGuid, restaurantGuid }: ConnectionRecord) {
  const { call, visit } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const connect = async () => {
    if (isLeaving) return;
    setLeaving(true);
    setFailure(undefined);
    const nonce = crypto.randomUUID();
    try {
      const { url } = await call('startListingConsent', {
        parameters: { tenantId, restaurantId },
        body: {
          ...{ tenantId: tenantGuid, restaurantId: restaurantGuid, nonce },
          redirectUrl: `${location.origin}${LISTING_CONNECTED_PATH}`,
        },
      });
      rememberConsent({ tenantId, restaurantId, nonce });
      visit(url);
    } catch (error) {
      setFailure(error);
      setLeaving(false);
    }
  };
  return { isLeaving, failure, connect: () => void connect() };
}
