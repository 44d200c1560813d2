// The configuration of an installation, read from the environment only here (docs/deploy.md).
import { deployedEnvironment, deployedEnvironments, type Environment } from '@bite/shared/shell/environments';
import { z } from 'zod';
import { hostingNetworks } from './hosting-networks.ts';

type Variables = Readonly<Record<string, string | undefined>>;

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
  /** A geocoder that answers as Nominatim does; undefined where addresses cannot be looked up. */
  geocoderUrl: string | undefined;
  /** Networks of the proxies in front of the functions, as CIDR blocks: the client is the last address outside them. */
  proxyNetworks: readonly string[];
}

/** Throws if BITE_ADMIN_ORIGIN is missing or a value is invalid. Under the emulators BITE_STACK holds the addresses. */
export function readConfig(env: Variables): Config {
  const smtp = { url: env['SMTP_URL'], password: env['SMTP_PASSWORD'], from: env['MAIL_FROM'] };
  const texts = textsFrom(env);
  const proxyNetworks = networksFrom(env['BITE_PROXY_NETWORKS']);
  const geocoderUrl = geocoderFrom(env['BITE_GEOCODER_URL']);
  const environment = environmentFrom(env);
  const stack = env['BITE_STACK'];
  if (stack !== undefined) {
    const { urls } = JSON.parse(stack) as { urls: Readonly<Record<string, string>> };
    const adminOrigin = originFrom('BITE_STACK', urls['admin']);
    const ownHosts = Object.values(urls).map((url) => new URL(url).host);
    const siteOrigin = originFrom('BITE_STACK', urls['site']);
    return { environment, adminOrigin, siteOrigin, ownHosts, smtp, texts, geocoderUrl, proxyNetworks };
  }
  const adminOrigin = originFrom('BITE_ADMIN_ORIGIN', env['BITE_ADMIN_ORIGIN']);
  const ownHosts = [new URL(adminOrigin).host, ...hostsFrom(env['BITE_RETURN_HOSTS'])];
  const site = env['BITE_SITE_ORIGIN'];
  const siteOrigin = site === undefined ? undefined : originFrom('BITE_SITE_ORIGIN', site);
  return { environment, adminOrigin, siteOrigin, ownHosts, smtp, texts, geocoderUrl, proxyNetworks };
}

/** A secret cannot be empty: 'none' is what stands for no account. */
function textsFrom(env: Variables): Config['texts'] {
  const token = env['TEXTS_TOKEN'] === 'none' ? undefined : env['TEXTS_TOKEN'];
  const origin = originFrom('TEXTS_ORIGIN', env['TEXTS_ORIGIN'] ?? 'https://api.twilio.com');
  return { account: env['TEXTS_ACCOUNT'], token, from: env['TEXTS_FROM'], origin };
}

/** 'emulators' where the stack runs. Throws if BITE_ENVIRONMENT is not a known environment of a deployed project. */
export function environmentFrom(env: Variables): Environment {
  if (env['BITE_STACK'] !== undefined) return 'emulators';
  const environment = deployedEnvironment(env['BITE_ENVIRONMENT']);
  if (environment) return environment;
  throw new Error(`BITE_ENVIRONMENT is none of ${deployedEnvironments.join(', ')} (docs/deploy.md)`);
}

function originFrom(name: string, text: string | undefined): string {
  const address = text?.replace(/\/$/, '') ?? '';
  if (!URL.canParse(address) || new URL(address).origin !== address)
    throw new Error(`${name} names no address such as https://admin.example.com (docs/deploy.md)`);
  return address;
}

/** 'https://nominatim.example.com/search'. Unset or empty: none. */
function geocoderFrom(text = ''): string | undefined {
  if (text.trim() === '') return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(
      'BITE_GEOCODER_URL names no address such as https://nominatim.example.com/search (docs/deploy.md)',
    );
  return text;
}

/** 'bite.example, order.bite.example' */
function hostsFrom(text = ''): string[] {
  const hosts = entriesOf(text).map((host) => host.toLowerCase());
  const wrong = hosts.find(
    (host) => !URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host,
  );
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

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
