// The handlers of all features, built from ports: by the composition for production, and by tests with ports in memory.

import type { DomainPolicy } from '@bite/shared/domains/domain-name';
import { writePath } from '../audit/write-path.ts';
import { attemptNow } from '../due-work/attempt-work.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import type { CallBudget } from '../listing/call-budget.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { ApplePay } from '../ports/apple-pay.ts';
import type { CardGateway } from '../ports/card-gateway.ts';
import type { CatalogueWriter } from '../ports/catalogue-writer.ts';
import type { CommonPasswords } from '../ports/common-passwords.ts';
import type { DnsLookup } from '../ports/dns-lookup.ts';
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { DomainMappings } from '../ports/domain-mappings.ts';
import type { DomainRegistrar } from '../ports/domain-registrar.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import type { HostProbe } from '../ports/host-probe.ts';
import type { IdentityProviders } from '../ports/identity-providers.ts';
import type { Ids } from '../ports/ids.ts';
import type { ListingGrants } from '../ports/listing-grants.ts';
import type { ListingService } from '../ports/listing-service.ts';
import type { Log } from '../ports/log.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { OffensiveNames } from '../ports/offensive-names.ts';
import type { Orders } from '../ports/orders.ts';
import type { PictureFiles } from '../ports/picture-files.ts';
import type { PictureRuns } from '../ports/picture-runs.ts';
import type { PlaceSearchService } from '../ports/place-search.ts';
import type { PublicSuffixes } from '../ports/public-suffixes.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { PushTokens } from '../ports/push-tokens.ts';
import type { RecordStore } from '../ports/records.ts';
import type { ReplyWriter } from '../ports/reply-writer.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import type { Texter } from '../ports/texter.ts';
import type { Vault } from '../ports/vault.ts';
import { auditHandlers } from './audit.ts';
import { cartHandlers } from './carts.ts';
import { catalogueHandlers } from './catalogue.ts';
import type { Handlers } from './contract.ts';
import { dinerHandlers } from './diners.ts';
import { domainMappingHandlers } from './domain-mappings.ts';
import { domainHandlers } from './domains.ts';
import { dueWorkHandlers } from './due-work.ts';
import { sessionHandlers } from './identity/sessions.ts';
import { userHandlers } from './identity/users.ts';
import { autoReplyHandlers } from './listing/auto-replies.ts';
import { listingConnectionHandlers } from './listing/connection.ts';
import { listingPostHandlers } from './listing/posts.ts';
import { listingProfileHandlers } from './listing/profile.ts';
import { reviewHandlers } from './listing/reviews.ts';
import { mediaHandlers } from './media.ts';
import { menuHandlers } from './menu.ts';
import { menuImportHandlers, menuLinkHandlers } from './menu-imports.ts';
import { orderMessageHandlers } from './order-messages.ts';
import { orderingHandlers } from './ordering.ts';
import { paymentReportHandlers } from './payment-reports.ts';
import { paymentSetupHandlers } from './payment-setup.ts';
import { paymentHandlers } from './payments.ts';
import { placeHandlers } from './places.ts';
import { recordHandlers } from './records.ts';
import { refundHandlers } from './refunds.ts';
import { registeredDomainHandlers } from './registered-domains.ts';
import { savedCardHandlers } from './saved-cards.ts';
import { scheduledChangeHandlers } from './scheduled-changes.ts';
import { tenancyHandlers } from './tenancy.ts';
import { walletHandlers } from './wallets.ts';

export interface ApiPorts {
  storefronts: Storefronts;
  restaurants: Restaurants;
  domainMappings: DomainMappings;
  /** Serves restaurants’ own domains. */
  domainHosting: DomainHosting;
  dnsLookup: DnsLookup;
  hostProbe: HostProbe;
  /** Which names may be mapped. */
  domainPolicy: DomainPolicy;
  offensiveNames: OffensiveNames;
  publicSuffixes: PublicSuffixes;
  orders: Orders;
  records: RecordStore;
  catalogue: CatalogueWriter;
  /** Those that guests can sign in with. */
  identityProviders: IdentityProviders;
  ids: Ids;
  accounts: Accounts;
  allowances: Allowances;
  mailer: Mailer;
  cardGateway: CardGateway;
  /** What stands for the gateway of every restaurant, in the stack. */
  cardGatewayOrigin: string | undefined;
  listingGrants: ListingGrants;
  listingService: ListingService;
  /** Proves that Google tells us of a listing. */
  listingPushes: PushTokens;
  /** Of the listing service's quota. */
  callBudget: CallBudget;
  /** Undefined where the installation has no model for replies to reviews. */
  replyWriter: ReplyWriter | undefined;
  vault: Vault;
  /** At which the platform registers domains. */
  domainRegistrar: DomainRegistrar;
  placeSearch: PlaceSearchService;
  /** How many calls to it the installation makes a day at most. */
  placeCallsADay: number;
  /** Undefined where the platform is no merchant of Apple's. */
  applePay?: ApplePay | undefined;
  /** Undefined where nobody can be texted. */
  texter: Texter | undefined;
  /** Undefined where no devices can be notified. */
  pushSender: PushSender | undefined;
  commonPasswords: CommonPasswords;
  pictureFiles: Pick<PictureFiles, 'remove' | 'removeBelow'>;
  pictureRuns: PictureRuns;
  /** Absent where no addresses can be looked up. */
  geocoder?: Geocoder | undefined;
  dueWorkQueue: DueWorkQueue;
  /** How many open orders that are paid at the counter one phone number may have; any number if absent. */
  mostOpenOrders?: number | undefined;
  /** A secret: the key of the hashes by which promotions know guests again. */
  guestHashKey: string;
  /** The download URL of a storage path. */
  pictureUrl: (path: string) => string;
  log: Log;
  /** Milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  newGuid: () => string;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
  /** 'https://order.bite.example', without a trailing slash: the guests' site. */
  siteOrigin: string | undefined;
  /** Our own hosts, with ports. */
  ownHosts: readonly string[];
}

export function apiHandlers(ports: ApiPorts): Handlers {
  const attempting = { ...ports, handlers: workHandlers(ports) };
  const attempt = (workId: string) => attemptNow(attempting, workId);
  const deps = { ...ports, writePath: writePath({ ...ports, attempt }) };
  return {
    ...domainHandlers(deps),
    ...domainMappingHandlers(deps),
    ...catalogueHandlers(deps),
    ...mediaHandlers({ ...deps, files: deps.pictureFiles }),
    ...menuHandlers(deps),
    ...orderingHandlers(deps),
    ...dinerHandlers(deps),
    ...savedCardHandlers(deps),
    ...paymentHandlers(deps),
    ...orderMessageHandlers(deps),
    ...refundHandlers(deps),
    ...paymentSetupHandlers(deps),
    ...walletHandlers(deps),
    ...cartHandlers(deps),
    ...sessionHandlers(deps),
    ...userHandlers(deps),
    ...tenancyHandlers(deps),
    ...recordHandlers(deps),
    ...menuImportHandlers(deps),
    ...menuLinkHandlers(deps),
    ...scheduledChangeHandlers(deps),
    ...paymentReportHandlers(deps),
    ...listingPostHandlers(deps),
    ...placeHandlers(deps),
    ...listingConnectionHandlers(deps),
    ...listingProfileHandlers({ ...deps, menuPages: deps.storefronts }),
    ...autoReplyHandlers(deps),
    ...reviewHandlers(deps),
    ...registeredDomainHandlers(deps),
    ...auditHandlers(deps),
    ...dueWorkHandlers(deps),
  };
}
