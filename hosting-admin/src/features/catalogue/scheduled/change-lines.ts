// A planned change of one record in words, field by field: 'Price: $12.00 → $12.99'.
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { fieldWords, valueWords } from '../../../ui/value-words.ts';

interface ChangeLine {
  field: string;
  from: string;
  to: string;
}

/** Lists whose entries have a name and a price each. */
const PRICED_LISTS: readonly string[] = ['sizePrice', 'modifiers'];
const PRICES: readonly string[] = ['basePrice', 'groupPrice'];

export function changeLines(before: Fields, changes: Fields, currency: string): ChangeLine[] {
  return Object.entries(changes).flatMap(([field, to]): ChangeLine[] =>
    PRICED_LISTS.includes(field)
      ? pricedLines(before[field], to, currency)
      : [
          {
            field: PRICES.includes(field) ? 'Price' : fieldWords(field),
            from: words(field, before[field], currency),
            to: words(field, to, currency),
          },
        ],
  );
}

function words(field: string, value: unknown, currency: string): string {
  if (PRICES.includes(field) && typeof value === 'number') return formatMoney(value, currency);
  return isolated(valueWords(value ?? undefined));
}

/** Only entries whose price changes. */
function pricedLines(before: unknown, after: unknown, currency: string): ChangeLine[] {
  const [from, to] = [entriesOf(before), entriesOf(after)];
  return to.flatMap((entry, index): ChangeLine[] => {
    const known = from.find(({ id }) => id === entry.id) ?? from[index];
    if (known?.price === entry.price) return [];
    return [
      {
        field: isolated(entry.name),
        from: known ? formatMoney(known.price, currency) : 'nothing',
        to: formatMoney(entry.price, currency),
      },
    ];
  });
}

const entriesOf = (value: unknown): { id: unknown; name: string; price: number }[] =>
  (Array.isArray(value) ? value : [])
    .filter(isFields)
    .map(({ id, name, price }) => ({ id, name: String(name ?? ''), price: Number(price ?? 0) }));
