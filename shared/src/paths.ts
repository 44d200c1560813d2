// Every Firestore and Storage path of Bite, for adapters, rules tests and screens. tenantId and restaurantId are the numeric ids
// and also the document ids.

export interface RestaurantRef {
  tenantId: number;
  restaurantId: number;
}

export const collections = {
  users: 'users',
  customers: 'customers',
  favourites: 'favourites',
  savedCards: 'saved_cards',
  dinerSessions: 'diner_sessions',
  signInCodes: 'sign_in_codes',
  providerSignIns: 'provider_sign_ins',
  customerIdentities: 'customer_identities',
  pointsAccounts: 'points_accounts',
  pointsEntries: 'points_entries',
  sessions: 'sessions',
  handOverCodes: 'hand_over_codes',
  passwordCodes: 'password_codes',
  invitations: 'invitations',
  businessRequests: 'business_requests',
  auditEntries: 'audit_entries',
  statistics: 'statistics',
  siteConfiguration: 'site_configuration',
  tenants: 'tenants',
  restaurants: 'restaurants',
  domainMappings: 'domain_mappings',
  domainClaims: 'domain_claims',
  domainChecks: 'domain_checks',
  domainProbes: 'domain_probes',
  domainOffers: 'domain_offers',
  domainPurchases: 'domain_purchases',
  domainExpiries: 'domain_expiries',
  counters: 'counters',
  items: 'items',
  menuGroups: 'menu_groups',
  modifierGroups: 'modifier_groups',
  taxRates: 'tax_rates',
  deliveryZones: 'delivery_zones',
  salesCategories: 'sales_categories',
  courses: 'courses',
  tags: 'tags',
  prepStations: 'prep_stations',
  printers: 'printers',
  cashDrawers: 'cash_drawers',
  promotions: 'promotions',
  promotionUses: 'promotion_uses',
  promotionGuests: 'promotion_guests',
  employees: 'employees',
  jobTitles: 'job_titles',
  deletedRecords: 'deleted_records',
  orders: 'orders',
  carts: 'carts',
  cartDays: 'cart_days',
  reviews: 'reviews',
  reviewReplies: 'review_replies',
  autoReplyConfigs: 'auto_reply_configs',
  autoReplyCounts: 'auto_reply_counts',
  listingConsents: 'listing_consents',
  listingConnections: 'listing_connections',
  listingProfiles: 'listing_profiles',
  listingPosts: 'listing_posts',
  listingSyncs: 'listing_syncs',
  kitchenItems: 'kitchen_items',
  orderMessages: 'order_messages',
  pushDevices: 'push_devices',
  paymentAttempts: 'payment_attempts',
  paymentSetups: 'payment_setups',
  paymentDays: 'payment_days',
  chargebacks: 'chargebacks',
  placeConnections: 'place_connections',
  placesListings: 'places_listings',
  trackingLinks: 'tracking_links',
  storefronts: 'storefronts',
  storefrontLive: 'storefront_live',
  menuImports: 'menu_imports',
  menuImportRuns: 'menu_import_runs',
  menuImportTexts: 'menu_import_texts',
  menuLinks: 'menu_links',
  scheduledChanges: 'scheduled_changes',
  rateLimits: 'rate_limits',
  slotCounts: 'slot_counts',
  stockCounts: 'stock_counts',
  dueWork: 'due_work',
  idempotencyKeys: 'idempotency_keys',
  migrations: 'migrations',
  scheduleRuns: 'schedule_runs',
  pictures: 'pictures',
  sitePictures: 'site_pictures',
  pictureRuns: 'picture_runs',
  vault: 'vault',
} as const;

/** The collections below a restaurant whose writes change what diners see. */
export const catalogueCollections = [
  collections.items,
  collections.menuGroups,
  collections.modifierGroups,
  collections.taxRates,
  collections.deliveryZones,
] as const;
export type CatalogueCollection = (typeof catalogueCollections)[number];

const tenantPattern = `${collections.tenants}/{tenantId}` as const;
const restaurantPattern = `${tenantPattern}/${collections.restaurants}/{restaurantId}` as const;
const orderPattern = `${restaurantPattern}/${collections.orders}/{orderGuid}` as const;

/** The paths that triggers listen to, with names instead of ids. */
export const pathPatterns = {
  tenant: tenantPattern,
  restaurant: restaurantPattern,
  domainMapping: `${collections.domainMappings}/{domainId}`,
  order: orderPattern,
  kitchenItem: `${orderPattern}/${collections.kitchenItems}/{orderItemGuid}`,
  restaurantCollection: (collection: string) => `${restaurantPattern}/${collection}/{id}`,
} as const;

export const paths = {
  /** Read by the user and site administrators; written by the API alone. */
  user: (uid: string) => `users/${uid}`,
  /** Diners who have signed in; read and written through the API alone. */
  customer: (uid: string) => `customers/${uid}`,
  /** The dishes that a diner has marked at a restaurant; read and written through the API alone. */
  favourites: (uid: string, restaurantGuid: string) => `customers/${uid}/favourites/${restaurantGuid}`,
  /** A card that a diner keeps for the next order; read and written through the API alone. */
  savedCard: (uid: string, savedCardId: string) => `customers/${uid}/saved_cards/${savedCardId}`,
  /** One sign-in of a diner each, named by the hash of its cookie; read and written by the server alone. */
  dinerSession: (sessionToken: string) => `diner_sessions/${sessionToken}`,
  /** Mailed codes by which diners sign in, by the hash of their request; read and written by the server alone. */
  signInCode: (hash: string) => `sign_in_codes/${hash}`,
  /** Sign-ins of diners by a provider that are under way, by the hash of their token; read and written by the server alone. */
  providerSignIn: (hash: string) => `provider_sign_ins/${hash}`,
  /** Which diner somebody is for a provider, by the hash of both; read and written by the server alone. */
  customerIdentity: (hash: string) => `customer_identities/${hash}`,
  /** One sign-in each, named by the hash of its cookie; read and written by the server alone. */
  session: (sessionToken: string) => `sessions/${sessionToken}`,
  /** Codes that hand a sign-in over to another of our hosts, by their hash; read and written by the server alone. */
  handOverCode: (hash: string) => `hand_over_codes/${hash}`,
  /** Codes of mailed links that set a password, by their hash; read and written by the server alone. */
  passwordCode: (hash: string) => `password_codes/${hash}`,
  /** Read and written through the API alone. */
  invitation: (invitationId: string) => `invitations/${invitationId}`,
  /** A person's request for a business; read and written through the API alone. */
  businessRequest: (uid: string) => `business_requests/${uid}`,
  /** The audit log; read through the API, written by the server with each change, never changed. */
  auditEntry: (entryId: string) => `audit_entries/${entryId}`,
  /** Read and written through the API alone. */
  siteConfiguration: (id: string) => `site_configuration/${id}`,
  /** Record counts; written by triggers, read through the API. */
  tenantCounts: (tenantId: number) => `tenants/${tenantId}/statistics/counts`,
  restaurantCounts: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/statistics/counts`,
  /** What the last build of a storefront left out; written with the storefront, read through the API. */
  storefrontGaps: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/statistics/storefront`,
  /** Read by the tenant's staff; written by the API alone. */
  tenant: (tenantId: number) => `tenants/${tenantId}`,
  /** Read and written through the API alone, since it contains keys to outside platforms. */
  restaurant: (at: RestaurantRef) => `tenants/${at.tenantId}/restaurants/${at.restaurantId}`,
  /**
   * Read and written through the API alone, except for orders (below), reviews, which managers may read live, and deleted
   * records, which the server alone reads and writes, and which their expiry deletes.
   */
  restaurantCollection: (at: RestaurantRef, collection: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/${collection}`,
  /** Counters below a restaurant; read and written by the server alone. */
  restaurantCounter: (at: RestaurantRef, counter: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/counters/${counter}`,
  /** Counters of tenants, restaurants and domain mappings; read and written by the server alone. */
  platformCounter: (counter: string) => `counters/${counter}`,
  /** Read live by staff with orders or kitchen access; written by the server alone. */
  order: (at: RestaurantRef, orderGuid: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/orders/${orderGuid}`,
  /** Read like orders; the kitchen changes the state under the rules, the server everything. */
  kitchenItems: (at: RestaurantRef, orderGuid: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/orders/${orderGuid}/kitchen_items`,
  kitchenItem: (at: RestaurantRef, orderGuid: string, orderItemGuid: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/orders/${orderGuid}/kitchen_items/${orderItemGuid}`,
  /** Messages to the guest of an order; read and written through the API alone, deleted by their expiry. */
  orderMessage: (at: RestaurantRef, messageId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/order_messages/${messageId}`,
  /** A browser that is told about an order; read and written by the server alone, deleted by its expiry. */
  pushDevice: (at: RestaurantRef, id: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/push_devices/${id}`,
  /** A try to pay an order by card; read and written through the API alone. */
  paymentAttempt: (at: RestaurantRef, attemptId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/payment_attempts/${attemptId}`,
  /** How a restaurant takes payments; read and written through the API alone. */
  paymentSetup: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/payment_setups/current`,
  /** What the gateway, the payments and the orders of a day (YYYYMMDD) add up to; read through the API, written by a schedule. */
  paymentDay: (at: RestaurantRef, day: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/payment_days/${day}`,
  /** What staff noted of a chargeback; read and written through the API alone. */
  chargeback: (at: RestaurantRef, id: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/chargebacks/${id}`,
  /** A consent to a business listing that is under way, by the hash of its state; read and written by the server alone. */
  listingConsent: (hash: string) => `listing_consents/${hash}`,
  /** A restaurant's business listing: its connection without the tokens; read and written through the API alone. */
  listingConnection: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/listing_connections/current`,
  /** The listing's profile as it was last read; read and written through the API alone. */
  listingProfile: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/listing_profiles/current`,
  /** How far each part of the listing was synchronised, and its errors; read and written through the API alone. */
  listingSync: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/listing_syncs/current`,
  /** A post on the listing; read and written through the API alone. */
  listingPost: (at: RestaurantRef, postId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/listing_posts/${postId}`,
  /** A review of the listing, by the service's id; read live by managers, written by the server alone. */
  review: (at: RestaurantRef, reviewId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/reviews/${reviewId}`,
  /** The reply that was planned or sent to a review, by the review's id; read and written through the API alone. */
  reviewReply: (at: RestaurantRef, reviewId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/review_replies/${reviewId}`,
  /** When and how reviews are answered automatically; read and written through the API alone. */
  autoReplyConfig: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/auto_reply_configs/current`,
  /** The restaurant's place at Google Maps: its id and what staff chose; read and written through the API alone. */
  placeConnection: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/place_connections/current`,
  /** What Google Maps says of it; read through the API, written by the server, deleted by its expiry after a day. */
  placesListing: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/places_listings/current`,
  /** How many automatic replies were sent on a day (YYYY-MM-DD); read and written by the server alone. */
  autoReplyCount: (at: RestaurantRef, day: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/auto_reply_counts/${day}`,
  /** The order of a tracking link in a message, by the link's hash; read and written by the server alone, deleted by its expiry. */
  trackingLink: (hash: string) => `tracking_links/${hash}`,
  /** Orders per quarter hour of a (UTC) day; read and written by the server alone. */
  slotCounts: (at: RestaurantRef, date: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/slot_counts/${date}`,
  /** A diner's balance of points at a restaurant; read through the API, written by the server with the orders. */
  pointsAccount: (at: RestaurantRef, uid: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/points_accounts/${uid}`,
  /** The entries of which it is the sum; read and written like it. */
  pointsEntry: (at: RestaurantRef, id: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/points_entries/${id}`,
  /** How often a promotion was used, and by whom, as hashes; read and written by the server alone. */
  promotionUses: (at: RestaurantRef, promotionId: number) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/promotion_uses/${promotionId}`,
  promotionGuest: (at: RestaurantRef, hash: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/promotion_guests/${hash}`,
  /** How many are left of what staff have counted, in one document; read live by staff, written by the server alone. */
  stockCounts: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/stock_counts/current`,
  /** The entity of each outside catalogue object; read and written by the import alone. */
  menuImport: (at: RestaurantRef, source: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/menu_imports/${source}`,
  /** The result of checking an uploaded picture; written by the Storage triggers, read live by those who may upload. */
  picture: (at: RestaurantRef, pictureId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/pictures/${pictureId}`,
  /** The same for pictures of the site configuration. */
  sitePicture: (pictureId: string) => `site_pictures/${pictureId}`,
  /** A run over all pictures of a restaurant; read and written through the API alone. */
  pictureRun: (at: RestaurantRef) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/picture_runs/current`,
  /** A restaurant's encrypted secret for an outside service; read and written by the server alone. */
  vaultEntry: (at: RestaurantRef, name: string) => `vault/${at.tenantId}-${at.restaurantId}-${name}`,
  /** Everything public about a restaurant, built from its catalogue; read and written by the server alone. */
  storefront: (restaurantGuid: string) => `storefronts/${restaurantGuid}`,
  /** What a cached page cannot know (paused, busy, sold out): public; read live by staff, written by the API alone. */
  storefrontLive: (restaurantGuid: string) => `storefront_live/${restaurantGuid}`,
  /** Host name to restaurant; read and written by the server alone. */
  domainMapping: (domainId: number) => `domain_mappings/${domainId}`,
  /** Which mapping has a host, under the host; read and written by the server alone. */
  domainClaim: (host: string) => `domain_claims/${host}`,
  /** Where a custom domain's set-up stands, and when it is looked at next; read and written by the server alone. */
  domainCheck: (domainId: number) => `domain_checks/${domainId}`,
  /** A look at a host, for its history; read and written by the server alone, deleted by its expiry. */
  domainProbe: (domainId: number, probeId: string) => `domain_checks/${domainId}/domain_probes/${probeId}`,
  /** Offers of domains to other restaurants, by the hash of their code; read and written by the server alone. */
  domainOffer: (hash: string) => `domain_offers/${hash}`,
  /** The latest purchase of each kind for a registered domain; read and written through the API alone. */
  domainPurchase: (purchaseId: string) => `domain_purchases/${purchaseId}`,
  /** Which ends of a registered domain were warned of; read and written by the server alone. */
  domainExpiry: (name: string) => `domain_expiries/${name}`,
  /** A checked or applied menu file; read and written through the API alone. */
  menuImportRun: (at: RestaurantRef, importId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/menu_import_runs/${importId}`,
  /** The file of an import and what it replaced, in pieces; read and written by the server alone, deleted by their expiry. */
  menuImportText: (at: RestaurantRef, textId: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/menu_import_texts/${textId}`,
  /** A copy of a menu that is kept in step with its source; read and written through the API alone. */
  menuLink: (tenantId: number, linkId: string) => `tenants/${tenantId}/menu_links/${linkId}`,
  /** Request counts for rate limits; read and written by the server alone, deleted by their expiry. */
  rateLimit: (key: string) => `rate_limits/${key}`,
  /** Pending side effects of writes, and failed work; read and written by the server alone, deleted once done. */
  dueWork: (workId: string) => `due_work/${workId}`,
  /** The results of used Idempotency-Keys; read and written by the server alone, deleted by their expiry. */
  idempotencyKey: (hash: string) => `idempotency_keys/${hash}`,
  /** When a schedule last ran; read and written by the server alone. */
  scheduleRun: (name: string) => `schedule_runs/${name}`,
  /** The progress of migrations; read and written by `npm run migrate` alone. */
  migration: (number: string) => `migrations/${number}`,
} as const;

/** The folders to which staff may upload pictures (storage.rules): of a restaurant, and of the site configuration. */
export const storageFolders = {
  restaurant: ['items', 'menu-groups', 'branding', 'website'],
  siteConfig: ['layouts', 'fallbacks', 'hero', 'branding'],
} as const;
export type RestaurantFolder = (typeof storageFolders.restaurant)[number];

export const storagePaths = {
  /** Public pictures of a restaurant (menu items, branding). */
  restaurantFolder: (at: RestaurantRef, folder: string) =>
    `tenants/${at.tenantId}/restaurants/${at.restaurantId}/${folder}`,
  siteConfigFolder: (folder: string) => `site-config/${folder}`,
} as const;
