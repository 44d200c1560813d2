// Every price of the selected records before and after a change, those that stay included.
import { changedPrice, type PriceChange, type Pricing } from '@bite/shared/catalogue/price-change';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { useMemo } from 'react';
import { countOf } from '../../../ui/records/record-descriptor.ts';

interface Named {
  name: string;
}

interface PricePreviewProps<Priced extends Named> {
  records: readonly Priced[];
  pricing: Pick<Pricing<Priced, unknown>, 'pricesOf'>;
  /** Undefined while it is not complete. */
  change: PriceChange | undefined;
  currency: string;
  nouns: { one: string; many: string };
}

interface Row {
  key: string;
  name: string;
  before: number | undefined;
  after: number | undefined;
}

function rowsOf<Priced extends Named>(props: PricePreviewProps<Priced>): Row[] {
  const { records, pricing, change, currency } = props;
  return records.flatMap((record, index): Row[] => {
    const prices = pricing.pricesOf(record);
    if (prices.length === 0)
      return [{ key: String(index), name: record.name, before: undefined, after: undefined }];
    return prices.map(({ name, price }, part) => ({
      key: `${index} ${part}`,
      name: name === '' ? record.name : `${record.name}, ${name}`,
      before: price,
      after: change && changedPrice(price, change, currency),
    }));
  });
}

const isChanged = ({ before, after }: Row): boolean => after !== undefined && after !== before;

export function PricePreview<Priced extends Named>(props: PricePreviewProps<Priced>) {
  const { records, pricing, change, currency, nouns } = props;
  const rows = useMemo(
    () => rowsOf({ records, pricing, change, currency, nouns }),
    [records, pricing, change, currency, nouns],
  );
  const changed = rows.filter(isChanged).length;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted">
        {change
          ? summary(changed, rows.length)
          : `${countOf(records.length, nouns)}. Say by how much, and every new price stands here.`}
      </p>
      <table className="w-full text-sm">
        <caption className="sr-only">Prices before and after</caption>
        <thead className="bg-column text-left text-xs text-muted">
          <tr>
            <th scope="col" className="px-3 py-2">
              Name
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              Now
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PriceRow key={row.key} row={row} currency={currency} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PriceRowProps {
  row: Row;
  currency: string;
}

function PriceRow({ row, currency }: PriceRowProps) {
  const { name, before, after } = row;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
        {name}
      </th>
      <td className="px-3 py-2 text-right tabular-nums">
        {before === undefined ? 'No price' : formatMoney(before, currency)}
      </td>
      <td className="px-3 py-2 text-right tabular-nums">
        {isChanged(row) && after !== undefined ? (
          <strong className="font-semibold">{formatMoney(after, currency)}</strong>
        ) : (
          <span className="text-muted">{before === 0 ? 'Stays free' : 'Stays'}</span>
        )}
      </td>
    </tr>
  );
}

function summary(changed: number, total: number): string {
  const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`);
  if (changed === 0) return 'No price changes.';
  if (changed === total) return `${prices(changed)} will change.`;
  return `${changed} of ${prices(total)} will change; the others stay as they are.`;
}
