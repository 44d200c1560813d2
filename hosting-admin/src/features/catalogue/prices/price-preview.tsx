// Every price of the selected records before and after a change, those that stay included.
import { changedPrice, type PriceChange, type Pricing } from '@bite/shared/catalogue/price-change';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { useMemo } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
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

/** Whether the ending takes a price to the other side: a rise that makes it lower. */
const isContrary = (direction: PriceChange['direction'] | undefined, { before = 0, after = before }: Row) =>
  direction === 'up' ? after < before : direction === 'down' && after > before;

export function PricePreview<Priced extends Named>(props: PricePreviewProps<Priced>) {
  const { records, pricing, change, currency, nouns } = props;
  const rows = useMemo(
    () => rowsOf({ records, pricing, change, currency, nouns }),
    [records, pricing, change, currency, nouns],
  );
  const changed = rows.filter(isChanged).length;
  const contrary = rows.filter((row) => isContrary(change?.direction, row)).length;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted">
        {change
          ? summary(changed, rows.length)
          : `${countOf(records.length, nouns)}. Say by how much, and every new price stands here.`}
      </p>
      {change && contrary > 0 && <Notice tone="warn">{contraryText(contrary, change)}</Notice>}
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
            <PriceRow key={row.key} row={row} currency={currency} direction={change?.direction} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PriceRowProps {
  row: Row;
  currency: string;
  direction: PriceChange['direction'] | undefined;
}

function PriceRow({ row, currency, direction }: PriceRowProps) {
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
          <span className="inline-flex items-center justify-end gap-x-2">
            {isContrary(direction, row) && (
              <Badge tone="warn">{direction === 'up' ? 'Lower' : 'Higher'}</Badge>
            )}
            <strong className="font-semibold">{formatMoney(after, currency)}</strong>
          </span>
        ) : (
          <span className="text-muted">{before === 0 ? 'Stays free' : 'Stays'}</span>
        )}
      </td>
    </tr>
  );
}

/** 'The ending .99 makes 2 prices lower than now.' */
function contraryText(count: number, { direction, ending }: PriceChange): string {
  const prices = count === 1 ? '1 price' : `${count} prices`;
  return `The ending ${ending} makes ${prices} ${direction === 'up' ? 'lower' : 'higher'} than now.`;
}

function summary(changed: number, total: number): string {
  const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`);
  if (changed === 0) return 'No price changes.';
  if (changed === total) return `${prices(changed)} will change.`;
  return `${changed} of ${prices(total)} will change; the others stay as they are.`;
}
