// Checks that amounts fit the decimals of a restaurant's currency; schemas accept those of any currency.
import { isMoney } from '../kernel/money.ts';
import { currencyDecimals } from '../kernel/money-decimals.ts';
import type { DeliveryZone } from '../ordering/delivery-zone.schema.ts';
import type { Employee } from '../people/employee.schema.ts';
import type { JobTitle } from '../people/job-title.schema.ts';
import { type FieldPath, valuesAt } from './field-paths.ts';
import type { Item } from './item.schema.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import type { ModifierGroup } from './modifier-group.schema.ts';
import type { TaxRate } from './tax-rate.schema.ts';

/** A complete entity, or only some of its fields, as in a change. */
export type Priced =
  | Partial<Item>
  | Partial<MenuGroup>
  | Partial<ModifierGroup>
  | Partial<TaxRate>
  | Partial<Employee>
  | Partial<JobTitle>
  | Partial<DeliveryZone>;

// These field names always mean money, so no entity has to declare its kind.
const moneyFields = [
  'basePrice',
  'sizePrice.price',
  'groupPrice',
  'modifiers.price',
  'modifiers.sizePrices.price',
  'modifierGroups.groupPrice',
  'modifierGroups.optionPrices.price',
  'fixedPrice',
  'taxTable.from',
  'taxTable.to',
  'taxTable.amount',
  'hourlyRate',
  'jobAssignments.wageOverride',
  'defaultWage',
  'fee',
  'feeTiers.from',
  'feeTiers.fee',
  'freeFrom',
  'minimumOrder',
] as const satisfies FieldPath<
  Item & MenuGroup & ModifierGroup & TaxRate & Employee & JobTitle & DeliveryZone
>[];

/** Fields of a printer's drawer, which is not a list. */
const drawerFields = ['cashDrawer.primaryStartingBalance', 'cashDrawer.secondaryStartingBalance'] as const;

/** Of a promotion. */
const promotionFields = ['amount', 'minimumSubtotal'] as const;

/** Percentages, except for a Fixed tax, which is an amount (C3-22). */
const fixedTaxFields = ['rate', 'takeoutTaxrate'] as const satisfies FieldPath<TaxRate>[];

export interface MoneyError {
  /** 'sizePrice.0.price' */
  field: string;
  message: string;
}

/** Every amount of the entity with more decimals than `currency` (ISO 4217) has. */
export function moneyErrors(entity: Priced, currency: string): MoneyError[] {
  const isFixedTax = 'type' in entity && entity.type === 'Fixed';
  const paths = [...moneyFields, ...drawerFields, ...promotionFields, ...(isFixedTax ? fixedTaxFields : [])];
  return paths.flatMap((path) =>
    valuesAt(entity, path)
      .filter(({ value }) => typeof value === 'number' && !isMoney(value, currency))
      .map(({ field }) => ({ field, message: tooManyDecimals(currency) })),
  );
}

function tooManyDecimals(currency: string): string {
  const decimals = currencyDecimals(currency);
  return decimals === 0 ? `${currency} has no decimals` : `${currency} has no more than ${decimals} decimals`;
}
