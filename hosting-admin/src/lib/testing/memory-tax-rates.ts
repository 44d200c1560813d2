// The API's tax rates of one restaurant, in memory.
import type { TaxRate, TaxRateInput } from '@bite/shared/catalogue/tax-rate.schema';
import { aRecord, memoryRecords } from './memory-records.ts';

export const aTaxRate = (wishes: Partial<TaxRateInput> & { name: string }, taxRateId = 60_000_001): TaxRate =>
  aRecord('taxRates', taxRateId, { rate: 8, ...wishes });

/** See memory-records.ts. */
export const memoryTaxRates = (...names: readonly string[]) =>
  memoryRecords(
    'taxRates',
    names.map((name, n) => aTaxRate({ name }, 60_000_001 + n)),
    60_000_901,
  );
