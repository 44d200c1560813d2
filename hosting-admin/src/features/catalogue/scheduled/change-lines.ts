// A planned change of one record in words, field by field: 'Price: $12.00 → $12.99'.

import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { RecordKind } from '@bite/shared/records/record-names';
import { referenceLabel } from '../../../lib/record-words.ts';
import type { WordsOf } from '../../../ui/change-words.ts';
import { fieldWords, valueWords } from '../../../ui/value-words.ts';

interface ChangeLine {
  field: string;
  from: string;
  to: string;
}

/** Lists whose entries have a name and a price each. */
const PRICED_LISTS: readonly string[] = ['sizePrice', 'modifiers'];
const PRICES: readonly string[] = ['basePrice', 'groupPrice'];

/** How the records of one planned change are told. */
export interface Telling {
  kind: RecordKind;
  currency: string;
  /** Names what the records refer to. */
  wordsOf: WordsOf;
}

export function changeLines(before: Fields, changes: Fields, telling: Telling): ChangeLine[] {
  return Object.entries(changes).flatMap(([field, to]): ChangeLine[] =>
    PRICED_LISTS.includes(field)
      ? pricedLines(before[field], to, telling.currency)
      : [
          {
            field: labelOf(field, telling.kind),
            from: words(field, before[field], telling),
            to: words(field, to, telling),
          },
        ],
  );
}

/** 'Price', 'Tags', 'Course' */
function labelOf(field: string, kind: RecordKind): string {
  if (PRICES.includes(field)) return 'Price';
  return referenceLabel(kind, field) ?? fieldWords(field);
}

function words(field: string, value: unknown, { currency, wordsOf }: Telling): string {
  if (PRICES.includes(field) && typeof value === 'number') return formatMoney(value, currency);
  const singles = Array.isArray(value) ? value.map((one) => wordsOf(field, one)) : [wordsOf(field, value)];
  const isNamed = singles.length > 0 && singles.every((one) => one !== undefined);
  return isolated(isNamed ? singles.join('; ') : valueWords(value ?? undefined));
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
