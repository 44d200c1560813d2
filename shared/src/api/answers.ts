// What endpoints answer, as types alone (O7.1, O7.2). Wrapped as { success, data } or { success, error } on the wire.

import type { Storefront, StorefrontLive } from '../catalogue/storefront.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import type { Order } from '../ordering/order.schema.ts';
import type { OrderTotals } from '../ordering/quote.ts';
import type { TrackedOrder } from '../ordering/tracking.ts';

export interface ApiError {
  code: ErrorCode;
  message: string;
  details?: unknown;
  requestId: string;
}

export type ApiAnswer<Data> = { success: true; data: Data } | { success: false; error: ApiError };

export interface ResolvedDomain {
  restaurantGuid: string;
  restaurantName: string;
  restaurantSlug: string;
  websiteEnabled: boolean;
  tenantGuid: string;
  tenantName: string;
}

export interface ResolvedSlug {
  restaurant: { guid: string; name: string; slug: string; websiteConfig: { enabled: boolean } };
  tenant: { guid: string; name: string };
  resolvedBy: 'slug';
}

export interface QuotedLine {
  menuItemId: number;
  name: string;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
}

export interface Quote {
  storefrontVersion: string;
  lines: QuotedLine[];
  totals: OrderTotals;
  /** When the food would be ready. */
  promisedAt: string;
}

export interface PlacedOrder {
  orderGuid: string;
  orderNumber: string;
  trackingToken: string;
  promisedAt: string;
  totals: OrderTotals;
}

export interface MyRestaurant {
  tenantId: number;
  tenantName: string;
  restaurantId: number;
  restaurantGuid: string;
  name: string;
  slug: string;
  city: string;
  timezone: string;
  currency: string;
  autoAcceptOrders: boolean;
  mayReadOrders: boolean;
  mayWorkOrders: boolean;
}

export interface Answers {
  getHealth: { status: 'ok' };
  resolveDomain: ResolvedDomain;
  resolveSlug: ResolvedSlug;
  /** Truthy where the domain is mapped; null where not. */
  getDomainMapping: { domain: string; restaurantGuid: string; tenantGuid: string } | null;
  getStorefront: Storefront;
  getStorefrontLive: StorefrontLive;
  quoteOrder: Quote;
  placeOrder: PlacedOrder;
  trackOrder: TrackedOrder;
  listMyRestaurants: { restaurants: MyRestaurant[] };
  moveOrder: Pick<Order, 'guid' | 'status' | 'lifecycleState' | 'paymentStatus'>;
}
