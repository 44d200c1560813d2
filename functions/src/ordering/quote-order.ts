// Prices an order and checks that it can be placed, from the restaurant's own menu and its live state.
import type { Quote } from '@bite/shared/api/answers';
import { soldOutAt } from '@bite/shared/catalogue/sold-out';
import type { Stock } from '@bite/shared/catalogue/stock';
import type { StorefrontLive } from '@bite/shared/catalogue/storefront';
import { indexStorefront, type StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { hasAlcohol } from '@bite/shared/ordering/alcohol';
import { checkoutProblems, invalidOptionsOf } from '@bite/shared/ordering/checkout-checks';
import { noAddress } from '@bite/shared/ordering/delivery-address';
import { refuseMinimum, refuseZone } from '@bite/shared/ordering/delivery-refusals';
import type { PublicZone, ZoneMatch } from '@bite/shared/ordering/delivery-zones';
import { currentHours, type Fulfilment, wantedAt } from '@bite/shared/ordering/fulfilment';
import { groupLimitProblems } from '@bite/shared/ordering/group-limits';
import { refuseLine } from '@bite/shared/ordering/order-checks';
import { orderNeeds } from '@bite/shared/ordering/order-needs';
import { refuseTotal } from '@bite/shared/ordering/order-size';
import type { PlaceOrderInput, QuoteOrderInput } from '@bite/shared/ordering/orders.contract';
import { pricingErrorsOf } from '@bite/shared/ordering/pricing-checks';
import type { Promotion } from '@bite/shared/ordering/promotion.schema';
import { promotionAmount } from '@bite/shared/ordering/promotions';
import type { PricedOrder, PriceProblem } from '@bite/shared/ordering/quote';
import { reckonOrder } from '@bite/shared/ordering/reckon-order';
import { type Refusal, refuseFulfilment } from '@bite/shared/ordering/refuse-fulfilment';
import { refuseTipSize } from '@bite/shared/ordering/tips';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import type { RestaurantRef } from '@bite/shared/paths';
import { promiseMinutes } from '@bite/shared/tenancy/hours';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Orders } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import type { StoredStorefront, Storefronts } from '../ports/storefronts.ts';
import { assertTakingOrders } from './assert-taking-orders.ts';
import { menuOf } from './menu-of.ts';
import { findPromotion, promoCodeRefused, termsOf } from './promotions.ts';
import { type ZoneDeps, zoneOfAddress } from './zone-of-address.ts';

export interface QuoteDeps extends ZoneDeps {
  storefronts: Storefronts;
  restaurants: Pick<Restaurants, 'find'>;
  orders: Pick<Orders, 'stockCounts'>;
  records: Pick<RecordReader, 'getAll' | 'find'>;
  now: () => number;
}

/** An order that can be placed now: priced, checked, and with its times. */
export interface AcceptableOrder extends PricedOrder {
  index: StorefrontIndex;
  /** As it was read for it. */
  live: StorefrontLive;
  place: RestaurantRef;
  /** The delivery zone; undefined for pickup, and if the restaurant has none. */
  zone: PublicZone | undefined;
  restaurant: Restaurant;
  /** ISO instants. */
  promisedAt: string;
  prepareAt: string;
  /** What it takes of its quarter hour's. */
  kitchenMinutes: number;
  /** Whether it contains alcohol. */
  requiresId: boolean;
  /** Whose code is used, and what it came to. */
  promotion?: { record: Promotion; amount: number };
}

type UsedPromotion = NonNullable<TrackedOrder['promotion']>;

/**
 * Prices and checks the order. Throws the reason for a refusal, with the line or field in its details; for a code that does
 * not hold with the quote without it.
 */
export async function checkOrder(
  deps: QuoteDeps,
  found: StoredStorefront,
  request: QuoteOrderInput & Pick<PlaceOrderInput, 'promoCode'>,
): Promise<AcceptableOrder> {
  const { lines, orderType, tip, promoCode } = request;
  const [live, counts, restaurant, named] = await Promise.all([
    deps.storefronts.live(request.restaurantGuid),
    deps.orders.stockCounts(found.place),
    assertTakingOrders(deps.restaurants, found.place),
    promoCode === undefined ? undefined : findPromotion(deps.records, found.place, promoCode),
  ]);
  const index = indexStorefront(found.storefront);
  const now = deps.now();
  const match = await matchOf(deps, index, request);
  const zone = match.kind === 'inside' ? match.zone : undefined;
  const times = assertOrderable(index, { live, counts }, request, match, now);
  const promotion = typeof named === 'object' ? named : undefined;
  const terms = promotion && termsOf(promotion);
  const extras = {
    orderType,
    promotion: terms,
    tip: tip ?? 0,
    deliveryFee: zone,
    points: request.points,
    now,
  };
  const { promotionRefusal, ...priced } = reckonOrder(index, lines, extras);
  if (!priced.ok) throw toError(priced.problems, index, lines);
  const { subtotal, currency } = priced.totals;
  assertNot(zone && refuseMinimum(zone, subtotal, currency));
  assertSound(index, priced);
  assertNotTooLarge(priced);
  const requiresId = hasAlcohol(priced.lines.map(({ item }) => item));
  const order = { ...priced, index, live, place: found.place, zone, restaurant, requiresId, ...times };
  const refusal = promotionRefusal ?? (typeof named === 'string' ? named : undefined);
  if (refusal !== undefined) throw promoCodeRefused(refusal, { quote: toQuote(order) });
  if (!promotion) return order;
  return { ...order, promotion: { record: promotion, amount: promotionAmount(promotion, priced) } };
}

/** A missing or invalid address is refused later, with all its fields. */
async function matchOf(
  deps: QuoteDeps,
  { storefront: { deliveryZones } }: StorefrontIndex,
  { orderType, address }: QuoteOrderInput,
): Promise<ZoneMatch> {
  if (orderType === 'pickup' || !address) return { kind: 'anywhere' };
  return zoneOfAddress(deps, deliveryZones, address);
}

function assertNot(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const { code, message, fields } = refusal;
  throw new DomainError(code, message, fields && { fields });
}

function assertOrderable(
  index: StorefrontIndex,
  { live, counts }: { live: StorefrontLive; counts: Stock['counts'] },
  request: QuoteOrderInput,
  match: ZoneMatch,
  now: number,
) {
  const zone = match.kind === 'inside' ? match.zone : undefined;
  const needs = orderNeeds(index, request.lines);
  const hours = currentHours(index.storefront, live, request.orderType, { zone, needs });
  const fulfilment: Fulfilment = request;
  assertNot(
    refuseFulfilment(index.storefront, hours, fulfilment, now) ??
      refuseZone(match, index.storefront.deliveryZones, fulfilment.address ?? noAddress),
  );
  const wanted = wantedAt(hours, fulfilment, now);
  const { orderType, lines } = request;
  const order = { orderType, lines, wanted, soldOutAt: soldOutAt(fulfilment.scheduledFor, now), counts };
  const problems = lines.flatMap((each, line) => {
    const message = refuseLine(index, live, each, order);
    return message === undefined ? [] : [{ line, message }];
  });
  const [first] = problems;
  if (first) throw new DomainError('ITEM_UNAVAILABLE', first.message, { lines: problems });
  const limits = groupLimitProblems(index, lines);
  const [limit] = limits;
  if (limit) throw new DomainError('INVALID_SELECTION', limit.message, { lines: limits });
  const prepareAt = Math.max(now, wanted - promiseMinutes(hours) * MINUTE);
  return {
    promisedAt: new Date(wanted).toISOString(),
    prepareAt: new Date(prepareAt).toISOString(),
    kitchenMinutes: needs.kitchenMinutes,
  };
}

/** A price that no valid menu can give is our bug: it is neither shown nor stored (O5-04). */
function assertSound(index: StorefrontIndex, priced: PricedOrder): void {
  const errors = pricingErrorsOf(index, priced);
  const [first] = errors;
  if (first) throw new DomainError('INTERNAL', first, { errors });
}

function assertNotTooLarge({ totals }: PricedOrder): void {
  const message = refuseTotal(totals);
  if (message !== undefined)
    throw new DomainError('VALIDATION_FAILED', message, { fields: { lines: message } });
  const tooMuch = refuseTipSize(totals);
  if (tooMuch !== undefined) throw tipRefused(tooMuch);
}

const tipRefused = (message: string) =>
  new DomainError('VALIDATION_FAILED', message, { fields: { tip: message } });

function toError(
  problems: readonly PriceProblem[],
  index: StorefrontIndex,
  requests: QuoteOrderInput['lines'],
): DomainError {
  const [first] = problems;
  if (first?.code === 'tip') return tipRefused(first.message);
  const isMissing = first?.code === 'unknownItem' || first?.code === 'notOnline';
  const names = requests.map(({ menuItemId }) => index.item(menuItemId)?.name ?? '');
  const wrong = problems.filter(({ code }) => code === 'selection').map(({ line }) => line);
  const items = names.map((name, line) => ({ name, hasValidOptions: !wrong.includes(line) }));
  const [summary] = checkoutProblems({ items });
  const lines = problems.map(({ code, line = 0, message }) => ({
    line,
    message: code === 'selection' ? invalidOptionsOf(names[line] ?? '', line) : message,
  }));
  return new DomainError(
    isMissing ? 'ITEM_UNAVAILABLE' : 'INVALID_SELECTION',
    (first?.code === 'selection' ? summary : first?.message) ?? 'Invalid order',
    { lines },
  );
}

export function toQuote({ index, lines, totals, promotion, promisedAt }: AcceptableOrder): Quote {
  return {
    storefrontVersion: index.storefront.version,
    lines: lines.map((line) => ({
      menuItemId: line.item.itemId,
      name: line.item.name,
      quantity: line.request.quantity,
      unitPrice: line.unitPrice.toNumber(),
      lineTotal: line.lineTotal.toNumber(),
    })),
    totals,
    ...(promotion && { promotion: usedPromotion({ ...promotion.record, amount: promotion.amount }) }),
    promisedAt,
  };
}

export const usedPromotion = ({ code, name, type, amount }: UsedPromotion): UsedPromotion => ({
  code,
  name,
  type,
  amount,
});

export async function quoteOrder(deps: QuoteDeps, request: QuoteOrderInput): Promise<Quote> {
  return toQuote(await checkOrder(deps, await menuOf(deps.storefronts, request.restaurantGuid), request));
}
