// Stored cards: profiles with up to 999 accounts each.
import { type Answer, refused } from './answers.ts';
import type { Account } from './gateway-state.ts';
import type { GatewayStore } from './gateway-store.ts';
import type { SandboxMerchant } from './merchants.ts';
import { asMonthYear, isYes, type Request, textOf } from './request-fields.ts';
import { cardOf, type Tokenized } from './tokens.ts';

const detailNames = [
  ...['name', 'company', 'address', 'address2', 'city', 'region', 'country', 'postal', 'phone', 'email'],
  ...['cofpermission', 'auoptout'],
] as const;

const detailsIn = (request: Request): Record<string, string> =>
  Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = textOf(request[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const brandNames = { V: 'VISA', M: 'MC', A: 'AMEX', D: 'DISC' } as const;

/** As a request for a stored card is answered, and each entry of a list of them. */
export const accountFields = (account: Account) => ({
  merchid: account.merchid,
  profileid: account.profileid,
  acctid: account.acctid,
  accttype: brandNames[account.card.brand],
  token: account.token,
  expiry: account.expiry,
  defaultacct: account.isDefault ? 'Y' : 'N',
  gsacard: 'N',
  cofpermission: 'N',
  auoptout: 'N',
  ...account.details,
});

const saved = (account: Account): Answer => ({
  body: {
    ...accountFields(account),
    respproc: 'PPS',
    respstat: 'A',
    respcode: '09',
    resptext: 'Profile Saved',
  },
});

const isSame = (one: Account, token: string, expiry: string): boolean =>
  one.token === token && one.expiry === expiry;

/** Another account of the profile that is named, or of a new one; the existing one for the same card with the same expiry. */
export function keepAccount(
  store: GatewayStore,
  merchid: string,
  request: Request,
  { token, card }: Tokenized,
): Account {
  const { accounts } = store.state;
  const expiry = asMonthYear(textOf(request.expiry) ?? '');
  const profile = textOf(request.profile);
  const profileid = profile && profile.toUpperCase() !== 'Y' ? profile : undefined;
  const duplicate = accounts.find(
    (one) =>
      one.merchid === merchid &&
      isSame(one, token, expiry) &&
      (profileid === undefined || one.profileid === profileid),
  );
  if (duplicate) return duplicate;
  const siblings = profileid ? store.accounts(merchid, profileid) : [];
  const isDefault = siblings.length === 0 || isYes(request.defaultacct);
  if (isDefault) for (const sibling of siblings) sibling.isDefault = false;
  const account: Account = {
    merchid,
    profileid: profileid ?? `1${store.nextReference()}${store.nextReference().slice(-6)}`,
    acctid: String(Math.max(0, ...siblings.map(({ acctid }) => Number(acctid))) + 1),
    token,
    card: { lastFour: card.lastFour, brand: card.brand },
    expiry,
    isDefault,
    details: detailsIn(request),
  };
  accounts.push(account);
  return account;
}

/** POST profile. */
export function saveProfile(store: GatewayStore, merchant: SandboxMerchant, request: Request): Answer {
  const { merchid } = merchant;
  const profile = textOf(request.profile);
  if (profile?.includes('/')) return updateAccount(store, merchid, profile, request);
  if (profile && store.accounts(merchid, profile).length === 0) return refused(96, { merchid });
  const expiry = textOf(request.expiry) ?? '';
  if (!/^\d{4}(\d{2}(\d{2})?)?$/.test(expiry)) return refused(15, { merchid });
  const given = textOf(request.account) ?? textOf(request.token);
  const tokenized = given ? cardOf(store.state, given) : undefined;
  if (!tokenized) return refused(11, { merchid });
  return saved(keepAccount(store, merchid, request, tokenized));
}

function updateAccount(store: GatewayStore, merchid: string, profile: string, request: Request): Answer {
  const [profileid = '', acctid = ''] = profile.split('/');
  const account = store.account(merchid, profileid, acctid);
  if (!account) return refused(96, { merchid });
  if (!isYes(request.profileupdate)) return refused(34, { merchid });
  const given = textOf(request.account);
  const tokenized = given ? cardOf(store.state, given) : undefined;
  if (given && !tokenized) return refused(11, { merchid });
  const expiry = textOf(request.expiry);
  Object.assign(account, {
    ...(expiry && { expiry: asMonthYear(expiry) }),
    ...(tokenized && {
      token: tokenized.token,
      card: { lastFour: tokenized.card.lastFour, brand: tokenized.card.brand },
    }),
    details: { ...account.details, ...detailsIn(request) },
  });
  if (isYes(request.defaultacct))
    for (const one of store.accounts(merchid, profileid)) one.isDefault = one === account;
  return saved(account);
}

/** A list also for one account. @param acctid All accounts of the profile without it. */
export function readProfile(
  store: GatewayStore,
  { merchid }: SandboxMerchant,
  profileid: string,
  acctid: string,
): Answer {
  const found = store.accounts(merchid, profileid).filter((one) => acctid === '' || one.acctid === acctid);
  if (found.length > 0) return { body: found.map(accountFields) };
  return { body: [refused(96, { merchid, profileid }).body as Record<string, unknown>] };
}

/** The default account can be deleted only as the last one. @param acctid The whole profile without it. */
export function deleteProfile(
  store: GatewayStore,
  { merchid }: SandboxMerchant,
  profileid: string,
  acctid: string,
): Answer {
  const all = store.accounts(merchid, profileid);
  const gone = all.filter((one) => acctid === '' || one.acctid === acctid);
  if (gone.length === 0) return refused(96, { merchid, profileid, acctid });
  if (gone.length < all.length && gone.some(({ isDefault }) => isDefault))
    return refused(34, { merchid, profileid, acctid });
  store.state.accounts = store.state.accounts.filter((one) => !gone.includes(one));
  return {
    body: {
      merchid,
      profileid,
      acctid,
      respproc: 'PPS',
      respstat: 'A',
      respcode: '08',
      resptext: 'Profile Deleted',
    },
  };
}
