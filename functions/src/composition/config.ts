// The configuration of an installation, read from the environment only here (docs/deploy.md).

import { FALLBACK_BASE_DOMAIN } from '@bite/shared/domains/canonical-host';
import { type DomainPolicy, domainFault, normalizeDomain } from '@bite/shared/domains/domain-name';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { deployedEnvironment, deployedEnvironments, type Environment } from '@bite/shared/shell/environments';
import { z } from 'zod';
import { entriesOf, originFrom, secretFrom, type Variables } from './config-values.ts';
import { type DomainConfig, domainConfigFrom } from './domain-config.ts';
import { hostingNetworks } from './hosting-networks.ts';

export interface Config {
  environment: Environment;
  /** Where staff sign in and where links in mails lead. 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
  /** The guests' site, for links in their mails; restaurants with a domain of their own need none. Without a trailing slash. */
  siteOrigin: string | undefined;
  /** Our own hosts, with ports: their pages may act for a session, and sign-ins may be handed over to them. */
  ownHosts: readonly string[];
  smtp: { url: string | undefined; password: string | undefined; from: string | undefined };
  /** The account for text messages; without its id, its token or a sender nobody is texted. */
  texts: { account: string | undefined; token: string | undefined; from: string | undefined; origin: string };
  /**
   * For notifications to browsers; without its key or whom push services may write to, nobody is notified. `origin`: the stack's own
   * push service, in place of those of the browsers' makers.
   */
  push: { privateKey: string | undefined; subject: string | undefined; origin: string | undefined };
  /** The key of the hashes by which promotions know guests again; functions that place no orders have none. */
  guestHashKey: string;
  /** Applications at the providers that guests sign in with; undefined where there is none. */
  signIn: { google: GoogleApplication | undefined; apple: AppleApplication | undefined };
  /** A geocoder that answers as Nominatim does; undefined where addresses cannot be looked up. */
  geocoderUrl: string | undefined;
  /** What seals restaurants' own secrets; functions that open none have it not. */
  vaultKeys: string | undefined;
  /** The certificate of a merchant of Apple's, with its key, in PEM; undefined where there is none. */
  applePayIdentity: { cert: string; key: string } | undefined;
  /** What stands for the card gateway of every restaurant, in the stack; undefined where each has its own address. */
  cardGatewayOrigin: string | undefined;
  /** Of Google's listings and places. `origin`: what stands for all of Google's hosts, in the stack; its paths begin with the host. */
  google: {
    origin: string | undefined;
    /** The application by which restaurants give access to their listings; undefined where there is none. */
    listings: { clientId: string; clientSecret: string } | undefined;
    /** For the search for places; undefined where there is none. */
    placesKey: string | undefined;
    /** How Google tells us of new reviews, through Pub/Sub; undefined where there is no topic for it. */
    notifications: ListingNotifications | undefined;
  };
  /** How many calls to the search for places the installation makes a day at most. */
  placeCallsADay: number;
  /** The model that writes replies to reviews; undefined where there is none. */
  replyModel: { url: string; model: string; key: string } | undefined;
  /** Which names may be mapped: not our own hosts, and restaurants' subdomains below the base domain. */
  domainPolicy: DomainPolicy;
  /** Of restaurants' domains. */
  domains: DomainConfig;
  /** Networks of the proxies in front of the functions, as CIDR blocks: the client is the last address outside them. */
  proxyNetworks: readonly string[];
}

export interface ListingNotifications {
  /** 'projects/bite/topics/listings' */
  topic: string;
  /** Whose tokens its pushes carry: 'listings@bite.iam.gserviceaccount.com'. */
  sender: string;
  /** Of these tokens: the address of our endpoint, unless the subscription names another one. */
  audience: string;
}

interface Application {
  /** 'https://accounts.google.com' */
  issuer: string;
  /** Where its endpoints lie. */
  origins: readonly string[];
  clientId: string;
}
interface GoogleApplication extends Application {
  clientSecret: string;
}
interface AppleApplication extends Application {
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** Throws if BITE_ADMIN_ORIGIN is missing or a value is invalid. Under the emulators BITE_STACK holds the addresses. */
export function readConfig(env: Variables): Config {
  const smtp = { url: env['SMTP_URL'], password: env['SMTP_PASSWORD'], from: env['MAIL_FROM'] };
  const texts = textsFrom(env);
  const push = pushFrom(env);
  const proxyNetworks = networksFrom(env['BITE_PROXY_NETWORKS']);
  const guestHashKey = env['GUEST_HASH_KEY'] ?? '';
  const signIn = { google: googleFrom(env), apple: appleFrom(env) };
  const geocoderUrl = geocoderFrom(env['BITE_GEOCODER_URL']);
  const environment = environmentFrom(env);
  const cardGatewayOrigin = cardGatewayOriginFrom(env);
  const anywhere = {
    ...{ environment, smtp, texts, guestHashKey, signIn, geocoderUrl, cardGatewayOrigin, proxyNetworks },
    vaultKeys: env['VAULT_KEYS'],
    applePayIdentity: applePayIdentityFrom(env),
    google: googleServicesFrom(env),
    placeCallsADay: placeCallsFrom(env['PLACE_CALLS_A_DAY']),
    replyModel: replyModelFrom(env),
    domains: domainConfigFrom(env),
    push,
  };
  const stack = env['BITE_STACK'];
  if (stack !== undefined) {
    const { urls } = JSON.parse(stack) as { urls: Readonly<Record<string, string>> };
    const adminOrigin = originFrom('BITE_STACK', urls['admin']);
    const ownHosts = Object.values(urls).map((url) => new URL(url).host);
    const siteOrigin = siteOriginFrom(env);
    return { ...anywhere, adminOrigin, siteOrigin, ownHosts, domainPolicy: domainPolicyFrom(env, ownHosts) };
  }
  const adminOrigin = originFrom('BITE_ADMIN_ORIGIN', env['BITE_ADMIN_ORIGIN']);
  const ownHosts = [new URL(adminOrigin).host, ...hostsFrom(env['BITE_RETURN_HOSTS'])];
  const siteOrigin = siteOriginFrom(env);
  const siteHosts = siteOrigin === undefined ? [] : [new URL(siteOrigin).host];
  const domainPolicy = domainPolicyFrom(env, [...ownHosts, ...siteHosts]);
  return { ...anywhere, adminOrigin, siteOrigin, ownHosts, domainPolicy };
}

/** @param hosts Our own, with ports. Throws for a base domain that is none. */
export function domainPolicyFrom(env: Variables, hosts: readonly string[]): DomainPolicy {
  const text = env['SITE_BASE_DOMAIN']?.trim();
  const baseDomain = text ? normalizeDomain(text) : FALLBACK_BASE_DOMAIN;
  if (domainFault(baseDomain) !== undefined || !baseDomain.includes('.'))
    throw new Error(`SITE_BASE_DOMAIN: ${text} is no domain such as example.com (docs/deploy.md)`);
  return { reservedHosts: hosts.map(normalizeDomain), baseDomain };
}

/** The guests' site of the installation; undefined where it has none. */
export function siteOriginFrom(env: Variables): string | undefined {
  const stack = env['BITE_STACK'];
  if (stack !== undefined) return originFrom('BITE_STACK', JSON.parse(stack).urls.site);
  const site = env['BITE_SITE_ORIGIN'];
  return site === undefined ? undefined : originFrom('BITE_SITE_ORIGIN', site);
}

function textsFrom(env: Variables): Config['texts'] {
  const token = secretFrom(env['TEXTS_TOKEN']);
  const origin = originFrom('TEXTS_ORIGIN', env['TEXTS_ORIGIN'] ?? 'https://api.twilio.com');
  return { account: env['TEXTS_ACCOUNT'], token, from: env['TEXTS_FROM'], origin };
}

function pushFrom(env: Variables): Config['push'] {
  const subject = env['PUSH_SUBJECT'];
  if (subject && !/^(mailto:.+@|https:\/\/).+/.test(subject))
    throw new Error('PUSH_SUBJECT is neither mailto:you@example.com nor https://… (docs/deploy.md)');
  const privateKey = secretFrom(env['PUSH_PRIVATE_KEY']);
  const origin = env['PUSH_ORIGIN'];
  return {
    ...{ privateKey, subject },
    origin: origin === undefined ? undefined : originFrom('PUSH_ORIGIN', origin),
  };
}

/** The provider's own, or that of the stack's stand-in. */
function issuerFrom(name: string, env: Variables, usual: string, origins: readonly string[]) {
  const issuer = env[name];
  return issuer === undefined ? { issuer: usual, origins } : { issuer, origins: [new URL(issuer).origin] };
}

function googleFrom(env: Variables): GoogleApplication | undefined {
  const clientId = env['GOOGLE_CLIENT_ID'];
  const clientSecret = secretFrom(env['GOOGLE_CLIENT_SECRET']);
  if (!clientId || !clientSecret) return undefined;
  const at = ['https://accounts.google.com', 'https://oauth2.googleapis.com', 'https://www.googleapis.com'];
  const service = issuerFrom('GOOGLE_ISSUER', env, 'https://accounts.google.com', at);
  return { ...service, clientId, clientSecret };
}

function googleServicesFrom(env: Variables): Config['google'] {
  const origin = env['GOOGLE_SERVICES_ORIGIN'];
  const clientId = env['LISTINGS_CLIENT_ID'];
  const clientSecret = secretFrom(env['LISTINGS_CLIENT_SECRET']);
  return {
    origin: origin ? originFrom('GOOGLE_SERVICES_ORIGIN', origin) : undefined,
    listings: clientId && clientSecret ? { clientId, clientSecret } : undefined,
    placesKey: secretFrom(env['PLACES_KEY']),
    notifications: notificationsFrom(env),
  };
}

const PLACE_CALLS_A_DAY = 2_000;

/** '500'. Unset or empty: the usual number. */
function placeCallsFrom(text = ''): number {
  if (text.trim() === '') return PLACE_CALLS_A_DAY;
  if (!/^\d{1,9}$/.test(text.trim()))
    throw new Error(`PLACE_CALLS_A_DAY is no number such as ${PLACE_CALLS_A_DAY} (docs/deploy.md)`);
  return Number(text);
}

/** Throws for a topic that is none. */
function notificationsFrom(env: Variables): Config['google']['notifications'] {
  const [topic, sender, audience] = [
    env['LISTINGS_TOPIC'],
    env['LISTINGS_PUSH_SENDER'],
    env['LISTINGS_PUSH_AUDIENCE'],
  ];
  if (!topic || !sender || !audience) return undefined;
  if (!/^projects\/[^/]+\/topics\/[^/]+$/.test(topic))
    throw new Error('LISTINGS_TOPIC is not of the form projects/…/topics/… (docs/deploy.md)');
  return { topic, sender, audience };
}

/** Throws for an address that is not encrypted, but in the stack: reviews and the key go there. */
function replyModelFrom(env: Variables): Config['replyModel'] {
  const [url, model] = [env['REPLY_MODEL_URL'], env['REPLY_MODEL_NAME']];
  const key = secretFrom(env['REPLY_MODEL_KEY']);
  if (!url || !model || !key) return undefined;
  const isSafe = parsedUrl(url) && (url.startsWith('https:') || env['BITE_STACK'] !== undefined);
  if (!isSafe) throw new Error('REPLY_MODEL_URL must begin with https:// (docs/deploy.md)');
  return { url, model, key };
}

function appleFrom(env: Variables): AppleApplication | undefined {
  const [clientId, teamId, keyId] = [env['APPLE_CLIENT_ID'], env['APPLE_TEAM_ID'], env['APPLE_KEY_ID']];
  const privateKey = secretFrom(env['APPLE_PRIVATE_KEY']);
  if (!clientId || !teamId || !keyId || !privateKey) return undefined;
  const usual = 'https://appleid.apple.com';
  return { ...issuerFrom('APPLE_ISSUER', env, usual, [usual]), clientId, teamId, keyId, privateKey };
}

/** Throws for what holds no certificate or no key, without a word of it. */
function applePayIdentityFrom(env: Variables): Config['applePayIdentity'] {
  const text = secretFrom(env['APPLE_PAY_IDENTITY']);
  if (!text) return undefined;
  const cert = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(text)?.[0];
  const key = /-----BEGIN (\w+ )?PRIVATE KEY-----[\s\S]+?-----END (\w+ )?PRIVATE KEY-----/.exec(text)?.[0];
  if (cert && key) return { cert, key };
  throw new Error('APPLE_PAY_IDENTITY is no PEM with a certificate and a private key (docs/deploy.md)');
}

/** 'emulators' where the stack runs. Throws if BITE_ENVIRONMENT is not a known environment of a deployed project. */
export function environmentFrom(env: Variables): Environment {
  if (env['BITE_STACK'] !== undefined) return 'emulators';
  const environment = deployedEnvironment(env['BITE_ENVIRONMENT']);
  if (environment) return environment;
  throw new Error(`BITE_ENVIRONMENT is none of ${deployedEnvironments.join(', ')} (docs/deploy.md)`);
}

/** Throws for an address that is not encrypted where real cards are charged. */
export function cardGatewayOriginFrom(env: Variables): string | undefined {
  const text = env['CARD_GATEWAY_ORIGIN'];
  if (!text) return undefined;
  const origin = originFrom('CARD_GATEWAY_ORIGIN', text);
  if (env['BITE_STACK'] === undefined && !origin.startsWith('https:'))
    throw new Error('CARD_GATEWAY_ORIGIN must begin with https:// (docs/deploy.md)');
  return origin;
}

/** 'https://nominatim.example.com/search'. Unset or empty: none. */
function geocoderFrom(text = ''): string | undefined {
  if (text.trim() === '') return undefined;
  if (!/^https?:$/.test(parsedUrl(text)?.protocol ?? ''))
    throw new Error(
      'BITE_GEOCODER_URL names no address such as https://nominatim.example.com/search (docs/deploy.md)',
    );
  return text;
}

/** 'bite.example, order.bite.example' */
function hostsFrom(text = ''): string[] {
  const hosts = entriesOf(text).map((host) => host.toLowerCase());
  const wrong = hosts.find((host) => parsedUrl(`https://${host}`)?.host !== host);
  if (wrong !== undefined) throw new Error(`BITE_RETURN_HOSTS: ${wrong} is no host name (docs/deploy.md)`);
  return hosts;
}

const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** '203.0.113.0/24, 2001:db8::/32'. Unset: those of Firebase Hosting; empty: none. */
function networksFrom(text: string | undefined): readonly string[] {
  if (text === undefined) return hostingNetworks;
  const networks = entriesOf(text);
  const wrong = networks.find((entry) => !network.safeParse(entry).success);
  if (wrong !== undefined)
    throw new Error(`BITE_PROXY_NETWORKS: ${wrong} is no network such as 203.0.113.0/24 (docs/deploy.md)`);
  return networks;
}
