// Fetches a tracked order with its ETag, so that an unchanged order costs only a 304.
import type { ApiAnswer } from '@bite/shared/api/answers';
import { TIMEOUT_MILLISECONDS } from '@bite/shared/api/client';
import { dinerRoutes } from '@bite/shared/api/diner-routes';
import { pathTo } from '@bite/shared/api/route';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';

export type Tracked =
  | { kind: 'order'; order: TrackedOrder; etag: string | undefined }
  | { kind: 'unchanged' }
  /** `isTooOld`: it was there once. */
  | { kind: 'missing'; isTooOld: boolean }
  /** No usable answer. */
  | { kind: 'offline' };

/** The order and restaurant of a tracking link. */
export interface TrackingLink {
  restaurantGuid: string;
  token: string;
}

export async function fetchOrder(link: TrackingLink, etag: string | undefined): Promise<Tracked> {
  try {
    const response = await fetch(pathTo(dinerRoutes.trackOrder, { ...link }), {
      cache: 'no-store',
      headers: etag ? { 'If-None-Match': etag } : {},
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status === 404 || response.status === 410)
      return { kind: 'missing', isTooOld: response.status === 410 };
    const answer = (await response.json()) as ApiAnswer<TrackedOrder>;
    if (!answer.success) return { kind: 'offline' };
    return { kind: 'order', order: answer.data, etag: response.headers.get('etag') ?? undefined };
  } catch {
    return { kind: 'offline' };
  }
}
