// Finds the promotion of a code and says what of it only the server knows: whether it exists, and how often it was used.
import { createHmac } from 'node:crypto';
import { writtenTranslations } from '@bite/shared/catalogue/translations';
import { defined } from '@bite/shared/kernel/defined';
import { DAY } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { formatPhone } from '@bite/shared/kernel/format-phone';
import { phoneKey } from '@bite/shared/kernel/phone-key';
import { plainAddress } from '@bite/shared/kernel/plain-address';
import type { Promotion } from '@bite/shared/ordering/promotion.schema';
import {
  type PromotionTerms,
  promoMessages,
  refuseToday,
  termFields,
} from '@bite/shared/ordering/promotions';
import type { RestaurantRef } from '@bite/shared/paths';
import { promotionUsesOf, recordsOf } from '../collections/collections.ts';
import { hashOf } from '../identity/one-time-code.ts';
import type { PromotionClaim } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { menuOf } from './menu-of.ts';

export interface PromotionDeps {
  storefronts: Storefronts;
  records: Pick<RecordReader, 'getAll' | 'find'>;
  now: () => number;
}

/** The promotion of a code in its stored form; a string says why there is none to be had. */
export async function findPromotion(
  records: PromotionDeps['records'],
  place: RestaurantRef,
  code: string,
): Promise<Promotion | string> {
  const where = [{ field: 'code', is: '==' as const, value: code }];
  const [found] = await records.find(recordsOf('promotions', place), { where, limit: 1 });
  if (!found?.record.isActive) return promoMessages.unknown;
  const { promotionId, totalUses = Number.POSITIVE_INFINITY } = found.record;
  const [uses] = await records.getAll(promotionUsesOf(place), [String(promotionId)]);
  return (uses?.used ?? 0) < totalUses ? found.record : promoMessages.usedUp;
}

/** What a guest with the code learns of it. Throws PROMO_CODE_REFUSED where no order of today can use it. */
export async function checkPromoCode(
  { storefronts, records, now }: PromotionDeps,
  { restaurantGuid, code }: { restaurantGuid: string; code: string },
): Promise<PromotionTerms> {
  const { place, storefront } = await menuOf(storefronts, restaurantGuid);
  const found = await findPromotion(records, place, code);
  if (typeof found === 'string') throw promoCodeRefused(found);
  const refusal = refuseToday(found, storefront.restaurant.timezone, now());
  if (refusal !== undefined) throw promoCodeRefused(refusal);
  return termsOf(found);
}

export const promoCodeRefused = (message: string, details: object = {}): DomainError =>
  new DomainError('PROMO_CODE_REFUSED', message, { fields: { promoCode: message }, ...details });

/** What guests may learn of it. */
export function termsOf(promotion: Promotion): PromotionTerms {
  const terms = Object.fromEntries(termFields.map((field) => [field, promotion[field]]));
  return defined({
    ...(terms as unknown as PromotionTerms),
    translations: writtenTranslations(promotion.translations),
  });
}

interface Claimant {
  customer: { phone: string; email: string };
  diner: { uid: string } | undefined;
  /** How long the restaurant keeps who ordered. */
  retentionMonths: number;
  /** Milliseconds. */
  now: number;
}

/**
 * What the order's commit counts. A guest is known by phone, by email and by account: each is enough to be the same one.
 * @param guestHashKey A secret of the installation: without it nobody finds a number by trying them all.
 */
export function claimOf(
  promotion: Promotion,
  { customer: { phone, email }, diner, ...kept }: Claimant,
  guestHashKey: string,
): PromotionClaim {
  const { promotionId, guid, oncePerCustomer, totalUses } = promotion;
  if (oncePerCustomer && guestHashKey === '') throw new Error('GUEST_HASH_KEY is not set (docs/deploy.md)');
  const textOf = (...one: string[]): string => ['promotion', guid, ...one].join('\n');
  const keyed = (text: string): string => createHmac('sha256', guestHashKey).update(text).digest('hex');
  // All digits of the number, as they were stored before extensions and what is dialled before a country were left out.
  const formerPhone = textOf('phone', formatPhone(phone).replace(/\D/g, ''));
  const same = [textOf('email', plainAddress(email)), ...(diner ? [textOf('account', diner.uid)] : [])];
  const known = oncePerCustomer ? [textOf('phone', phoneKey(phone)), ...same] : [];
  const former = oncePerCustomer ? [formerPhone, ...same] : [];
  return {
    promotionId,
    ...(totalUses !== undefined && { totalUses }),
    guests: known.map(keyed),
    // The last ones as they were stored before there was a key.
    formerGuests: [...former.filter((text) => !known.includes(text)).map(keyed), ...former.map(hashOf)],
    guestsKeptUntil: guestsKeptUntil(promotion, kept),
  };
}

/** Days after the last one: nobody uses it any more, and staff may still lengthen it. */
const KEPT_DAYS = 365;

/** Without a last day as long as who ordered is kept: nothing else would ever end it. */
function guestsKeptUntil(
  { lastDay }: Promotion,
  { now, retentionMonths }: Pick<Claimant, 'now' | 'retentionMonths'>,
): string {
  if (lastDay !== undefined) return new Date(Date.parse(lastDay) + KEPT_DAYS * DAY).toISOString();
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + retentionMonths);
  return end.toISOString();
}
