// Converts a Square tax to a percentage rate. Whether prices include it is a setting of each item.
import { decimal } from '../../kernel/money.ts';
import type { Draft, TaxRateFields } from '../menu-draft.ts';
import type { Parsed } from './catalog.ts';
import type { Tax } from './catalog-object.schema.ts';
import type { Mapping } from './mapping.ts';
import { isSoldAtLocation } from './placement.ts';

/** Undefined if it is not charged at the restaurant's location. */
export function mapTax({ source, data }: Parsed<Tax>, mapping: Mapping): Draft<TaxRateFields> | undefined {
  const { tax_data: tax } = data;
  if (!isSoldAtLocation(source, data, mapping)) {
    mapping.ledger.leaveOut(source, `is not charged at ${mapping.options.location}`);
    return undefined;
  }
  const fields = ['name', 'percentage', 'inclusion_type', 'enabled'];
  mapping.ledger.carried(source, 'id', ...fields.map((field) => `tax_data.${field}`));
  return {
    key: source.id,
    fields: {
      name: tax.name,
      importId: source.id,
      type: 'Percent',
      rate: decimal(tax.percentage).toNumber(),
      disabled: tax.enabled === false,
    },
  };
}
