// Square catalogues for tests, as small as a test wants them. Made up from Square's documentation of its objects.

type Fields = Record<string, unknown>;

export interface SquareObject extends Fields {
  type: string;
  id: string;
}

const object = (type: string, id: string, dataField: string, data: Fields, more: Fields): SquareObject => ({
  type,
  id,
  present_at_all_locations: true,
  [dataField]: data,
  ...more,
});

export const usd = (amount: number): Fields => ({ amount, currency: 'USD' });

export const aCategory = (id: string, data: Fields = {}, more: Fields = {}): SquareObject =>
  object('CATEGORY', id, 'category_data', { name: `Category ${id}`, ...data }, more);

export const aTax = (id: string, data: Fields = {}, more: Fields = {}): SquareObject =>
  object(
    'TAX',
    id,
    'tax_data',
    { name: `Tax ${id}`, percentage: '8.25', inclusion_type: 'ADDITIVE', enabled: true, ...data },
    more,
  );

export const aModifier = (id: string, amount: number, data: Fields = {}, more: Fields = {}): SquareObject =>
  object(
    'MODIFIER',
    id,
    'modifier_data',
    { name: `Modifier ${id}`, price_money: usd(amount), ...data },
    more,
  );

export const aModifierList = (
  id: string,
  modifiers: SquareObject[],
  data: Fields = {},
  more: Fields = {},
): SquareObject =>
  object(
    'MODIFIER_LIST',
    id,
    'modifier_list_data',
    { name: `List ${id}`, selection_type: 'MULTIPLE', modifiers, ...data },
    more,
  );

/** Fixed at `amount` cents; null for a variable price. */
export function aVariation(
  id: string,
  amount: number | null,
  data: Fields = {},
  more: Fields = {},
): SquareObject {
  const pricing =
    amount === null
      ? { pricing_type: 'VARIABLE_PRICING' }
      : { pricing_type: 'FIXED_PRICING', price_money: usd(amount) };
  return object(
    'ITEM_VARIATION',
    id,
    'item_variation_data',
    { name: 'Regular', ordinal: 1, ...pricing, ...data },
    more,
  );
}

/** With one variation of 9.50, where `data` names none. */
export const aSquareItem = (id: string, data: Fields = {}, more: Fields = {}): SquareObject =>
  object(
    'ITEM',
    id,
    'item_data',
    { name: `Item ${id}`, variations: [aVariation(`${id}V`, 950)], ...data },
    more,
  );

export const aSquareFile = (...objects: SquareObject[]): { objects: SquareObject[] } => ({ objects });
