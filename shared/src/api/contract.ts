// The whole contract: input and output of every endpoint. For the server and for tests; browsers load routes.ts and only
// the types of this.
import type { z } from 'zod';
import { auditEndpoints } from '../audit/audit.contract.ts';
import { undoEndpoints } from '../audit/undo.contract.ts';
import { menuImportEndpoints } from '../catalogue/exchange/menu-imports.contract.ts';
import { menuLinkEndpoints } from '../catalogue/exchange/menu-links.contract.ts';
import { menuArrangementEndpoints } from '../catalogue/menu-arrangement.contract.ts';
import { scheduledChangeEndpoints } from '../catalogue/scheduled/scheduled-changes.contract.ts';
import { storefrontEndpoints } from '../catalogue/storefront.contract.ts';
import { dinerEndpoints } from '../diners/diners.contract.ts';
import { domainMappingEndpoints } from '../domains/domain-mappings.contract.ts';
import { domainEndpoints } from '../domains/domains.contract.ts';
import { registeredDomainEndpoints } from '../domains/registered-domains.contract.ts';
import { dueWorkEndpoints } from '../due-work/due-work.contract.ts';
import { sessionEndpoints } from '../identity/sessions.contract.ts';
import { userEndpoints } from '../identity/users.contract.ts';
import { autoReplyEndpoints } from '../listing/auto-replies.contract.ts';
import { listingConnectionEndpoints } from '../listing/connection.contract.ts';
import { listingPostEndpoints } from '../listing/posts.contract.ts';
import { listingProfileEndpoints } from '../listing/profile.contract.ts';
import { reviewEndpoints } from '../listing/reviews.contract.ts';
import { pictureEndpoints } from '../media/pictures.contract.ts';
import { cartReportEndpoints } from '../ordering/cart-report.contract.ts';
import { cartEndpoints } from '../ordering/carts.contract.ts';
import { deliveryEndpoints } from '../ordering/deliveries.contract.ts';
import { orderListEndpoints } from '../ordering/order-list.contract.ts';
import { orderMessageEndpoints } from '../ordering/order-messages.contract.ts';
import { orderEndpoints } from '../ordering/orders.contract.ts';
import { thumbEndpoints } from '../ordering/thumbs.contract.ts';
import { tipReportEndpoints } from '../ordering/tip-report.contract.ts';
import { paymentReportEndpoints } from '../payments/payment-reports.contract.ts';
import { paymentSetupEndpoints } from '../payments/payment-setup.contract.ts';
import { paymentEndpoints } from '../payments/payments.contract.ts';
import { refundEndpoints } from '../payments/refunds.contract.ts';
import { savedCardEndpoints } from '../payments/saved-cards.contract.ts';
import { walletEndpoints } from '../payments/wallets.contract.ts';
import { placeEndpoints } from '../places/places.contract.ts';
import { recordEndpoints } from '../records/records.contract.ts';
import { restaurantEndpoints } from '../tenancy/restaurants.contract.ts';
import { tenancyEndpoints } from '../tenancy/tenancy.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { platformEndpoints } from './platform.contract.ts';
import type { Route } from './route.ts';
import type { RouteName, routes } from './routes.ts';

const catalogueRecords = recordEndpoints('catalogue');
const peopleRecords = recordEndpoints('people');
const equipmentRecords = recordEndpoints('equipment');

/** By feature, for the printed documentation. */
export const features = {
  Platform: { ...platformEndpoints, ...dueWorkEndpoints },
  Domains: { ...domainEndpoints, ...domainMappingEndpoints, ...registeredDomainEndpoints },
  Identity: { ...sessionEndpoints, ...userEndpoints },
  Diners: { ...dinerEndpoints, ...savedCardEndpoints },
  Tenancy: { ...tenancyEndpoints, ...restaurantEndpoints },
  Catalogue: {
    ...storefrontEndpoints,
    ...menuArrangementEndpoints,
    ...menuImportEndpoints,
    ...menuLinkEndpoints,
    ...scheduledChangeEndpoints,
    ...catalogueRecords,
  },
  Media: pictureEndpoints,
  Ordering: {
    ...orderEndpoints,
    ...orderListEndpoints,
    ...orderMessageEndpoints,
    ...deliveryEndpoints,
    ...cartEndpoints,
    ...cartReportEndpoints,
    ...tipReportEndpoints,
    ...thumbEndpoints,
  },
  Payments: {
    ...paymentEndpoints,
    ...walletEndpoints,
    ...paymentSetupEndpoints,
    ...refundEndpoints,
    ...paymentReportEndpoints,
  },
  Places: placeEndpoints,
  Listing: {
    ...listingConnectionEndpoints,
    ...listingProfileEndpoints,
    ...reviewEndpoints,
    ...autoReplyEndpoints,
    ...listingPostEndpoints,
  },
  People: peopleRecords,
  Equipment: equipmentRecords,
  Audit: { ...auditEndpoints, ...undoEndpoints },
} as const;

/** Endpoints that create something take an Idempotency-Key. */
type EndpointOf<Which extends Route> = Which extends { creates: true }
  ? Endpoint & { headers: { shape: { 'idempotency-key': z.ZodType } } }
  : Endpoint;

export const contract = {
  ...platformEndpoints,
  ...dueWorkEndpoints,
  ...domainEndpoints,
  ...domainMappingEndpoints,
  ...storefrontEndpoints,
  ...menuArrangementEndpoints,
  ...menuImportEndpoints,
  ...menuLinkEndpoints,
  ...scheduledChangeEndpoints,
  ...orderEndpoints,
  ...orderListEndpoints,
  ...orderMessageEndpoints,
  ...paymentSetupEndpoints,
  ...refundEndpoints,
  ...deliveryEndpoints,
  ...cartEndpoints,
  ...cartReportEndpoints,
  ...tipReportEndpoints,
  ...thumbEndpoints,
  ...paymentEndpoints,
  ...walletEndpoints,
  ...restaurantEndpoints,
  ...dinerEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
  ...tenancyEndpoints,
  ...auditEndpoints,
  ...undoEndpoints,
  ...pictureEndpoints,
  ...paymentReportEndpoints,
  ...reviewEndpoints,
  ...savedCardEndpoints,
  ...listingPostEndpoints,
  ...placeEndpoints,
  ...listingConnectionEndpoints,
  ...listingProfileEndpoints,
  ...autoReplyEndpoints,
  ...registeredDomainEndpoints,
  ...catalogueRecords,
  ...peopleRecords,
  ...equipmentRecords,
} as const satisfies { [Name in RouteName]: EndpointOf<(typeof routes)[Name]> };

export type Contract = typeof contract;
