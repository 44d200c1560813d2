// The whole API in memory: its handlers and guards over in-memory ports, with two tenants and their people, anybody of whom
// can be signed in.
import { randomUUID } from 'node:crypto';
import type { ApiAnswer } from '@bite/shared/api/answers';
import { CSRF_HEADER, SESSION_COOKIE } from '@bite/shared/api/route';
import type { RouteName } from '@bite/shared/api/routes';
import { downloadUrl } from '@bite/shared/media/storage-url';
import { orderingSettings } from '@bite/shared/tenancy/restaurant.schema';
import { aModifierGroup, anItem, aStorefront } from '@bite/shared/testing/a-storefront';
import { aWholePlace } from '@bite/shared/testing/places-records';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { aPolicy } from '@bite/shared/testing/web-records';
import { offensiveNames } from '../adapters/names/offensive-names.ts';
import { publicSuffixes } from '../adapters/names/public-suffixes.ts';
import { type AppOptions, createApp } from '../http/app.ts';
import { apiGuards } from '../http/guards.ts';
import { type ApiPorts, apiHandlers } from '../http/handlers.ts';
import { noLimiter } from '../http/limits.ts';
import { signIn } from '../identity/sessions/sign-in.ts';
import { callBudget } from '../listing/call-budget.ts';
import { DINER, signedInDiner } from './a-diner.ts';
import { resolvable } from './a-resolvable.ts';
import { memoryAllowances } from './memory-allowances.ts';
import { memoryCardGateway } from './memory-card-gateway.ts';
import { memoryCatalogue } from './memory-catalogue.ts';
import { memoryCommonPasswords } from './memory-common-passwords.ts';
import { memoryDomainHosting } from './memory-domain-hosting.ts';
import { closedHosts, emptyDns } from './memory-domain-looks.ts';
import { memoryDomainRegistrar } from './memory-domain-registrar.ts';
import { memoryDueWorkQueue } from './memory-due-work-queue.ts';
import type { MemoryIdentity } from './memory-identity.ts';
import { memoryIds } from './memory-ids.ts';
import { type MemoryListing, memoryListing } from './memory-listing.ts';
import { type MemoryMailer, memoryMailer } from './memory-mailer.ts';
import { memoryOrders } from './memory-orders.ts';
import { memoryPictureFiles } from './memory-picture-files.ts';
import { memoryPlaceSearch } from './memory-place-search.ts';
import { countPlaces, placesWithPeople, restaurantsIn } from './memory-places.ts';
import { type MemoryProvider, memoryProvider } from './memory-provider.ts';
import { memoryPushSender } from './memory-push-sender.ts';
import { memoryVault } from './memory-vault.ts';
import { aRegisteredDomain } from './registrar-samples.ts';
import { PUSH_TOKEN, type SampleRequest, sendRequest } from './sample-requests.ts';
import { serve } from './serve.ts';

export interface MemoryApi extends MemoryIdentity {
  origin: string;
  ports: ApiPorts;
  mailer: MemoryMailer;
  /** What stands for the listing service. */
  listing: MemoryListing;
  /** With which guests sign in as with Google. */
  provider: MemoryProvider;
  /** The log, as text. */
  logged: string[];
  /** The value of a new session cookie of this person. */
  cookieOf(uid: string): Promise<string>;
  /** Sends a request as this person, with an ID token, or the cookie of DINER; without credentials if undefined. */
  ask(name: RouteName, uid?: string, change?: SampleRequest): Promise<Response>;
  /** The data of a success. Throws otherwise. */
  dataOf<Data>(name: RouteName, uid?: string, change?: SampleRequest): Promise<Data>;
}

/** For the duration of a test, or of a file if none has begun. @param other Ports instead of the usual ones. */
export async function memoryApi(
  options: Partial<AppOptions> = {},
  other: Partial<ApiPorts> = {},
): Promise<MemoryApi> {
  const identity = placesWithPeople(['admin.bite.example']);
  const mailer = memoryMailer();
  const provider = memoryProvider();
  const listing = memoryListing({ now: identity.now });
  const logged: string[] = [];
  const ports = { ...(await portsOver(identity, { mailer, listing, provider, logged })), ...other };
  const origin = await serve(
    createApp({
      handlers: apiHandlers(ports),
      guards: apiGuards(ports),
      limiter: noLimiter,
      proxyNetworks: [],
      log: ports.log,
      checkAnswers: true,
      ...options,
    }),
  );
  const headersOf = (uid: string): Readonly<Record<string, string>> => {
    if (uid !== DINER.uid) return { authorization: `Bearer ${identity.tokenOf(uid)}` };
    const cookie = signedInDiner(identity.records, identity.now());
    return { cookie: `${SESSION_COOKIE}=${cookie}`, [CSRF_HEADER]: '1' };
  };
  const ask: MemoryApi['ask'] = (name, uid, change) =>
    sendRequest(origin, name, uid ? headersOf(uid) : {}, change);
  return {
    ...identity,
    origin,
    ports,
    mailer,
    listing,
    provider,
    logged,
    cookieOf: signingIn(identity),
    ask,
    dataOf: dataBy(ask),
  };
}

const served = aStorefront({
  items: [anItem()],
  modifierGroups: [aModifierGroup()],
  restaurant: { ordering: orderingSettings.parse({ cancelWindowMinutes: 10 }) },
});

async function portsOver(
  { records, accounts, now, ownHosts }: MemoryIdentity,
  { mailer, listing, provider, logged }: Pick<MemoryApi, 'mailer' | 'listing' | 'provider' | 'logged'>,
): Promise<ApiPorts> {
  const keep = (message: string, fields?: unknown) =>
    void logged.push(`${message} ${JSON.stringify(fields ?? {})}`);
  const mappings = [aDomainMapping('bella.example')];
  const ids = memoryIds(records);
  countPlaces(ids);
  const allowances = memoryAllowances();
  return {
    ...(await resolvable({ storefronts: [served], mappings })),
    restaurants: restaurantsIn(records),
    orders: memoryOrders(records),
    records,
    catalogue: memoryCatalogue(),
    identityProviders: { google: provider },
    ids,
    accounts,
    allowances,
    listingGrants: listing.grants,
    listingService: listing.service,
    listingPushes: { isGenuine: async (authorization) => authorization === PUSH_TOKEN },
    callBudget: callBudget({ allowances, now }),
    mailer,
    domainHosting: memoryDomainHosting(),
    dnsLookup: emptyDns,
    hostProbe: closedHosts,
    domainPolicy: aPolicy(),
    ...{ offensiveNames, publicSuffixes },
    texter: undefined,
    replyWriter: undefined,
    applePay: { startSession: async ({ domain }) => ({ domainName: domain, signature: 'of Apple' }) },
    cardGateway: memoryCardGateway(),
    cardGatewayOrigin: undefined,
    vault: memoryVault(now),
    placeSearch: memoryPlaceSearch([aWholePlace]),
    domainRegistrar: memoryDomainRegistrar(now, [aRegisteredDomain()]),
    placeCallsADay: 100_000,
    pushSender: memoryPushSender(),
    commonPasswords: memoryCommonPasswords,
    pictureFiles: memoryPictureFiles(),
    pictureRuns: { goOn: async () => undefined },
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    pictureUrl: (path) => downloadUrl('bite', path),
    log: { info: keep, error: keep },
    now,
    wait: async () => undefined,
    newGuid: randomUUID,
    adminOrigin: 'https://admin.bite.example',
    siteOrigin: 'https://order.bite.example',
    ownHosts,
  };
}

const signingIn = (identity: MemoryIdentity) => async (uid: string) => {
  const asked = { idToken: identity.accounts.idToken(uid), rememberMe: false };
  return (await signIn(identity, { ...asked, cookie: undefined, userAgent: undefined })).cookie;
};

const dataBy =
  (ask: MemoryApi['ask']): MemoryApi['dataOf'] =>
  async <Data>(name: RouteName, uid?: string, change?: SampleRequest) => {
    const answer = (await (await ask(name, uid, change)).json()) as ApiAnswer<Data>;
    if (answer.success) return answer.data;
    throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`);
  };
