// Whether stored data has the form of a cart. Replaces the schema, which is too large for the diner's page; a test compares the
// two.
import type { Cart, CartItem } from '@bite/shared/ordering/cart';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
const isPrice = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTime = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));
const isAbsentOr = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);
const isListOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(is);

const hasFields =
  (checks: Readonly<Record<string, (value: unknown) => boolean>>) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.entries(checks).every(([key, is]) => is(value[key]));

const isModifier = hasFields({
  modifierId: isId,
  modifierGuid: isText,
  name: isText,
  priceDelta: isPrice,
  quantity: isId,
});

const isModifierGroup = hasFields({
  modifierGroupId: isId,
  name: (value) => typeof value === 'string',
  modifiers: isListOf(isModifier),
  selectionRequirement: (value) => value === 'Optional' || value === 'Required',
  minSelection: (value) => value === 0 || isId(value),
  maxSelection: isAbsentOr(isId),
});

const isSize = hasFields({
  sizePrice: hasFields({ id: isId, name: (value) => typeof value === 'string', price: isPrice }),
});

const isItem: (value: unknown) => boolean = hasFields({
  cartItemId: isText,
  menuItemId: isId,
  menuItemGuid: isText,
  menuGroupId: isAbsentOr(isId),
  name: isText,
  quantity: isId,
  basePrice: isPrice,
  selectedSize: isAbsentOr(isSize),
  openPrice: isAbsentOr(isPrice),
  modifierGroups: isListOf(isModifierGroup),
  notes: isAbsentOr((value) => typeof value === 'string' && value.length <= 500),
  totalPrice: isPrice,
});

const isWholeCart = hasFields({
  restaurantId: isId,
  tenantId: isId,
  items: isListOf(isItem),
  orderType: (value) => value === 'pickup' || value === 'delivery',
  createdAt: isTime,
  updatedAt: isTime,
  expiresAt: isTime,
  base: isAbsentOr(hasFields({ guid: isText, items: isListOf(isItem) })),
});

export function isCart(value: unknown): value is Cart & { items: CartItem[] } {
  return isWholeCart(value);
}
