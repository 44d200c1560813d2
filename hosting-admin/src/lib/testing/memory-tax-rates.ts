// The tax rates of one restaurant as the API keeps them, in memory.

import { CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { type TaxRate, type TaxRateInput, taxRateEntity } from '@bite/shared/catalogue/tax-rate.schema';
import { guidOf } from './an-order.ts';
import type { MemoryPlatform } from './memory-platform.ts';

const AT = '2026-03-01T12:00:00.000Z';

export const aTaxRate = (wishes: Partial<TaxRateInput> & { name: string }, taxRateId = 60_000_001): TaxRate =>
  taxRateEntity.parse({
    taxRateId,
    guid: guidOf(taxRateId),
    rate: 8,
    createdAt: AT,
    updatedAt: AT,
    ...wishes,
  });

/** `stored` may be looked at and changed; `inUse` says what refuses a deletion. */
export function memoryTaxRates(...names: readonly string[]) {
  const stored = new Map(names.map((name, n) => [60_000_001 + n, aTaxRate({ name }, 60_000_001 + n)]));
  const inUse = new Map<number, string>();
  const shown = (record: TaxRate) => ({ record, version: JSON.stringify(record) });
  const idOf = ({ parameters }: SomeCallOptions): number => Number(parameters?.['recordId']);
  const found = (options: SomeCallOptions): TaxRate => {
    const record = stored.get(idOf(options));
    if (!record) throw new CallError('NOT_FOUND', 'There is no such tax rate', 404);
    return record;
  };
  const keep = (record: TaxRate) => {
    stored.set(record.taxRateId, record);
    return shown(record);
  };
  const handlers: MemoryPlatform['handlers'] = {
    listTaxRates: () => ({ records: [...stored.values()].map(shown) }),
    getTaxRate: (options) => shown(found(options)),
    createTaxRate: ({ body }) =>
      keep(aTaxRate(body as TaxRateInput, Math.max(60_000_000, ...stored.keys(), 60_000_900) + 1)),
    updateTaxRate: (options) => {
      const { changes } = options.body as { changes: Parameters<typeof taxRateEntity.apply>[1] };
      return keep(taxRateEntity.apply(found(options), changes));
    },
    deleteTaxRate: (options) => {
      const { name, taxRateId } = found(options);
      const user = inUse.get(taxRateId);
      if (user !== undefined) {
        const details = { usedBy: [{ kind: 'items', id: 1, name: user }], total: 1 };
        const message = `${name} is used by ${user}`;
        throw new CallError('IN_USE', message, 409, { code: 'IN_USE', message, requestId: 'r', details });
      }
      stored.delete(taxRateId);
      return null;
    },
  };
  return { stored, inUse, handlers };
}
