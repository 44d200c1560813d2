// Cards that the gateway keeps for a diner: one profile a diner, one account a card. We keep its numbers alone.
import {
  addProfileAccountRequest,
  cardProfileRequest,
  type ProfileAnswer,
  profileAnswer,
  profileDeletedAnswer,
  storedProfileRequest,
  updateProfileAccountRequest,
} from '@bite/shared/payments/profile.schema';
import type {
  CardGateway,
  Declined,
  Merchant,
  NotDone,
  StoredCard,
  Unknown,
} from '../../ports/card-gateway.ts';
import { type Ask, unknown } from './ask.ts';
import { checked, shortExpiry } from './checked.ts';
import { cardIn, readAnswer, readEach } from './read-answer.ts';
import { refusalIn } from './verdict.ts';

type Profiles = Pick<CardGateway, 'saveCard' | 'updateCard' | 'savedCards' | 'deleteCard'>;
type Refusal = Declined | Unknown | NotDone;
interface CardRef {
  profileId: string;
  accountId: string;
}

export function profiles(ask: Ask): Profiles {
  return {
    saveCard: (merchant, { token, expiry, name, profileId }) => {
      const card = {
        ...{ merchid: merchant.merchantId, account: token, expiry: shortExpiry(expiry), cofpermission: 'Y' },
        ...(name && { name }),
      };
      const body =
        profileId === undefined
          ? checked(cardProfileRequest, () => card)
          : checked(addProfileAccountRequest, () => ({ ...card, profile: profileId }));
      return stored(ask, merchant, body);
    },
    updateCard: (merchant, { expiry, ...ref }) =>
      changed(ask, merchant, ref, { expiry: shortExpiry(expiry) }),
    async savedCards(merchant, profileId) {
      const found = await readProfile(ask, merchant, { profileId, accountId: '' });
      return Array.isArray(found) ? { outcome: 'found', answer: found.flatMap(cardOf) } : found;
    },
    deleteCard: (merchant, ref) => deleteCard(ask, merchant, ref),
  };
}

async function stored(
  ask: Ask,
  merchant: Merchant,
  body: object,
): Promise<{ outcome: 'approved'; card: StoredCard } | Refusal> {
  if (isRefusal(body)) return body;
  const answer = await ask(merchant, { name: 'profile', method: 'POST', path: ['profile'], body });
  if (answer.outcome !== 'answered') return answer;
  const fields = readAnswer(profileAnswer, answer.json);
  if (!fields) return unknown;
  const refusal = refusalIn(fields, 'change');
  if (refusal) return refusal;
  const [card] = cardOf({ ...body, ...fields });
  return card ? { outcome: 'approved', card } : unknown;
}

const isRefusal = (body: object): body is NotDone => 'outcome' in body;

/** Everything of the account is sent again: what is left out could be taken for empty. */
async function changed(
  ask: Ask,
  merchant: Merchant,
  ref: CardRef,
  change: { expiry?: string; defaultacct?: 'Y' },
): ReturnType<CardGateway['updateCard']> {
  const found = await readProfile(ask, merchant, ref);
  if (!Array.isArray(found)) return found;
  const card = found.find(({ acctid }) => acctid === ref.accountId);
  if (!card) return { outcome: 'notDone', reason: 'notFound' };
  const { token, expiry = '', name, postal, country } = card;
  const body = checked(updateProfileAccountRequest, () => ({
    ...{ merchid: merchant.merchantId, profile: `${ref.profileId}/${ref.accountId}`, account: token },
    ...{ expiry: shortExpiry(expiry), cofpermission: 'Y' },
    ...(name && { name }),
    ...(postal && { postal }),
    ...(country && { country }),
    ...change,
  }));
  return stored(ask, merchant, body);
}

/** One account, or all if none is named. Of what does not exist there is none. */
async function readProfile(
  ask: Ask,
  merchant: Merchant,
  ref: CardRef,
): Promise<ProfileAnswer[] | Unknown | NotDone> {
  const path = pathOf(merchant, ref);
  if (isRefusal(path)) return path;
  const answer = await ask(merchant, { name: 'profile', method: 'GET', path });
  if (answer.outcome === 'notDone' && answer.reason === 'notFound') return [];
  if (answer.outcome !== 'answered') return answer;
  const read = readEach(profileAnswer, answer.json);
  const accounts = read.filter(({ token, acctid }) => token && acctid);
  if (accounts.length > 0) return accounts;
  const refusal = read.flatMap((one) => refusalIn(one, 'change') ?? [])[0];
  if (!refusal) return Array.isArray(answer.json) && read.length === 0 ? [] : unknown;
  return refusal.outcome === 'unknown' || (refusal.outcome === 'notDone' && refusal.reason !== 'notFound')
    ? refusal
    : [];
}

/** The gateway declines to delete the account that is charged by default: then another one becomes it, or the profile goes. */
async function deleteCard(ask: Ask, merchant: Merchant, ref: CardRef): ReturnType<CardGateway['deleteCard']> {
  const first = await remove(ask, merchant, ref);
  if (first.outcome !== 'declined') return first;
  const left = await readProfile(ask, merchant, { ...ref, accountId: '' });
  if (!Array.isArray(left)) return left;
  if (!left.some(({ acctid }) => acctid === ref.accountId)) return { outcome: 'approved' };
  const other = left.find(({ acctid }) => acctid !== ref.accountId)?.acctid;
  if (other === undefined) return remove(ask, merchant, { ...ref, accountId: '' });
  const moved = await changed(ask, merchant, { ...ref, accountId: other }, { defaultacct: 'Y' });
  return moved.outcome === 'approved' ? remove(ask, merchant, ref) : moved;
}

async function remove(ask: Ask, merchant: Merchant, ref: CardRef): ReturnType<CardGateway['deleteCard']> {
  const path = pathOf(merchant, ref);
  if (isRefusal(path)) return path;
  const answer = await ask(merchant, { name: 'profile', method: 'DELETE', path });
  if (answer.outcome === 'notDone' && answer.reason === 'notFound') return { outcome: 'approved' };
  if (answer.outcome !== 'answered') return answer;
  const fields = readAnswer(profileDeletedAnswer, answer.json);
  if (!fields) return unknown;
  const refusal = refusalIn(fields, 'change');
  if (refusal?.outcome !== 'notDone') return refusal ?? { outcome: 'approved' };
  if (refusal.reason === 'notFound') return { outcome: 'approved' };
  // Whatever its code is: of the account itself, since the request was in order.
  return { outcome: 'declined', code: refusal.code ?? '', retry: 'never', note: {} };
}

/** The account's part is empty for all of a profile. */
function pathOf(merchant: Merchant, { profileId, accountId }: CardRef): string[] | NotDone {
  const whole = { profileid: profileId, acctid: accountId || '1', merchid: merchant.merchantId };
  const path = checked(storedProfileRequest, () => whole);
  return 'outcome' in path ? path : ['profile', path.profileid, accountId, path.merchid];
}

/** None for an account that is no card, such as a bank's. */
function cardOf(account: ProfileAnswer): StoredCard[] {
  const { profileid, acctid, token, expiry = '' } = account;
  const { lastFour, brand } = cardIn({
    token,
    account: typeof account['account'] === 'string' ? account['account'] : undefined,
  });
  if (!profileid || !acctid || !lastFour) return [];
  return [
    {
      profileId: profileid,
      accountId: acctid,
      lastFour,
      ...(brand && { brand }),
      expiry: shortExpiry(expiry),
    },
  ];
}
