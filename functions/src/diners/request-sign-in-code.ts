// Mails a diner a code and a link to sign in with. Known and unknown addresses are treated alike.
import type { BodyOf } from '@bite/shared/api/answers';
import { alternativeDomain, isBareLocalhost, normalizeHost } from '@bite/shared/domains/resolution';
import { signInCodeMail } from '../mail/sign-in-code-mail.ts';
import { menuOf } from '../ordering/menu-of.ts';
import type { DomainMappings } from '../ports/domain-mappings.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { newSignInCode, signInCodes } from './sign-in-code.ts';

export interface RequestSignInCodeDeps {
  records: Pick<RecordStore, 'transact'>;
  storefronts: Storefronts;
  domainMappings: DomainMappings;
  mailer: Mailer;
  /** Our own hosts, with ports. */
  ownHosts: readonly string[];
  now: () => number;
}

/** Returns the secret of the asking browser. Throws RESTAURANT_NOT_FOUND, and UNAVAILABLE if the mail cannot be sent. */
export async function requestSignInCode(
  deps: RequestSignInCodeDeps,
  { email, restaurantGuid, language }: BodyOf<'requestSignInCode'>,
  host: string,
): Promise<{ requestId: string }> {
  const { restaurant } = (await menuOf(deps.storefronts, restaurantGuid)).storefront;
  const to = email.toLowerCase();
  const { requestId, code, link, id, record } = newSignInCode(to, deps.now());
  const site = await siteAt(deps, host, restaurant);
  await deps.records.transact(async (transaction) => transaction.create(signInCodes, id, record));
  const url = site && `${site}/account#sign-in=${link}`;
  await deps.mailer.send(signInCodeMail({ to, restaurant: restaurant.name, code, url, language }));
  return { requestId };
}

/**
 * The address of the restaurant's site on the host that was called, or undefined: headers can be forged, and whoever forged
 * one must not get a link of ours sent to their own host.
 */
async function siteAt(
  { domainMappings, ownHosts }: RequestSignInCodeDeps,
  host: string,
  { guid, slug }: { guid: string; slug: string },
): Promise<string | undefined> {
  const name = normalizeHost(host);
  const isLocal = isBareLocalhost(name) || name.endsWith('.localhost');
  const origin = `${isLocal ? 'http' : 'https'}://${host}`;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return undefined;
  if (ownHosts.includes(host) && isBareLocalhost(name)) return `${origin}/${slug}`;
  const hosts = [name, alternativeDomain(name)].filter((each) => each !== undefined);
  const mapping = await domainMappings.findActive(hosts);
  const isUsualPort = isLocal || new URL(origin).port === '';
  if (mapping) return mapping.restaurantGuid === guid && isUsualPort ? origin : undefined;
  return ownHosts.includes(host) ? `${origin}/${slug}` : undefined;
}
