// The whole API in memory: its handlers and guards over ports that keep everything in this process, with two businesses
// and their people in it, and anybody signed in at a word.
import { randomUUID } from 'node:crypto';
import type { ApiAnswer } from '@bite/shared/api/answers';
import type { RouteName } from '@bite/shared/api/routes';
import { aModifierGroup, anItem, aStorefront } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { type AppOptions, createApp } from '../http/app.ts';
import { apiGuards } from '../http/guards.ts';
import { type ApiPorts, apiHandlers } from '../http/handlers.ts';
import { noLimiter } from '../http/limits.ts';
import { signIn } from '../identity/sessions/sign-in.ts';
import { resolvable } from './a-resolvable.ts';
import { memoryCommonPasswords } from './memory-common-passwords.ts';
import { type MemoryIdentity, memoryIdentity } from './memory-identity.ts';
import { memoryIds } from './memory-ids.ts';
import { type MemoryMailer, memoryMailer } from './memory-mailer.ts';
import { memoryOrders } from './memory-orders.ts';
import { countPlaces, putPlaces, restaurantsIn } from './memory-places.ts';
import { type SampleRequest, sendRequest } from './sample-requests.ts';
import { serve } from './serve.ts';

export interface MemoryApi extends MemoryIdentity {
  origin: string;
  ports: ApiPorts;
  mailer: MemoryMailer;
  /** What was logged, as text. */
  logged: string[];
  /** The value of a new session cookie of this person. */
  cookieOf(uid: string): Promise<string>;
  /** Asks as this person, by an ID token; as nobody where undefined. */
  ask(name: RouteName, uid?: string, change?: SampleRequest): Promise<Response>;
  /** The data of a success. Throws where it is none. */
  dataOf<Data>(name: RouteName, uid?: string, change?: SampleRequest): Promise<Data>;
}

/** For the length of a test file. */
export async function memoryApi(options: Partial<AppOptions> = {}): Promise<MemoryApi> {
  const identity = memoryIdentity(['admin.bite.example']);
  putPlaces(identity);
  const mailer = memoryMailer();
  const logged: string[] = [];
  const ports = await portsOver(identity, mailer, logged);
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
  const ask: MemoryApi['ask'] = (name, uid, change) =>
    sendRequest(origin, name, uid ? { authorization: `Bearer ${identity.tokenOf(uid)}` } : {}, change);
  return {
    ...identity,
    origin,
    ports,
    mailer,
    logged,
    cookieOf: signingIn(identity),
    ask,
    dataOf: dataBy(ask),
  };
}

async function portsOver(
  { records, accounts, now, ownHosts }: MemoryIdentity,
  mailer: MemoryMailer,
  logged: string[],
): Promise<ApiPorts> {
  const keep = (message: string, fields?: unknown) =>
    void logged.push(`${message} ${JSON.stringify(fields ?? {})}`);
  const menu = aStorefront({ items: [anItem()], modifierGroups: [aModifierGroup()] });
  const mappings = [aDomainMapping('bella.example')];
  const ids = memoryIds(records);
  countPlaces(ids);
  return {
    ...(await resolvable({ storefronts: [menu], mappings })),
    restaurants: restaurantsIn(records),
    orders: memoryOrders(records),
    records,
    ids,
    accounts,
    mailer,
    commonPasswords: memoryCommonPasswords,
    log: { info: keep, error: keep },
    now,
    wait: async () => undefined,
    newGuid: randomUUID,
    adminOrigin: 'https://admin.bite.example',
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
