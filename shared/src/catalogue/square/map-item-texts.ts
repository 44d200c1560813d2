// An item's names, description and labels, as far as the file has them: missing ones keep what staff entered.
import type { ItemFields } from '../menu-draft.ts';
import type { ParsedItem } from './catalog.ts';
import { tableOf } from './leaves.ts';
import type { Mapping } from './mapping.ts';

const LONGEST_DESCRIPTION = 2000;

type TextFields = Pick<
  ItemFields,
  'name' | 'posName' | 'kitchenName' | 'customerDescription' | 'posColor' | 'calories' | 'containsAlcohol'
>;

export function mapItemTexts(item: ParsedItem, mapping: Mapping): TextFields {
  const { item_data: data } = item.data;
  const { ledger } = mapping;
  const calories = data.food_and_beverage_details?.calorie_count;
  const claimed = [
    'name',
    'buyer_facing_name',
    'kitchen_name',
    'is_alcoholic',
    'food_and_beverage_details.calorie_count',
  ];
  ledger.carried(item.source, 'id', ...claimed.map((field) => `item_data.${field}`));
  return {
    ...(data.buyer_facing_name ? { name: data.buyer_facing_name, posName: data.name } : { name: data.name }),
    ...(data.kitchen_name && { kitchenName: data.kitchen_name }),
    ...description(item, mapping),
    ...color(item, mapping),
    ...(calories !== undefined && { calories }),
    ...(data.is_alcoholic !== undefined && { containsAlcohol: data.is_alcoholic }),
  };
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

const entities = tableOf({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
});

/** The text without HTML tags; breaks and paragraphs become new lines. */
function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .trim();
}

/** Square has up to three forms of the description; Bite shows the plain text. */
function description(
  { source, data }: ParsedItem,
  { ledger }: Mapping,
): Pick<ItemFields, 'customerDescription'> {
  const copies = (['description_plaintext', 'description', 'description_html'] as const)
    .map((field) => ({ path: `item_data.${field}`, copy: data.item_data[field] ?? '' }))
    .filter(({ copy }) => copy.trim() !== '');
  const [first] = copies;
  if (!first) return {};
  const shown = first.path.endsWith('_html') ? plainText(first.copy) : first.copy;
  for (const { path, copy } of copies) {
    const loss = lossOf(copy, shown);
    if (loss !== undefined) ledger.notCarried(source, loss, path);
    else if (path === first.path) ledger.carried(source, path);
    else ledger.notNeeded(source, path);
  }
  return { customerDescription: shown.slice(0, LONGEST_DESCRIPTION) };
}

/** Text in another form of the description that the shown one lacks. */
function lossOf(copy: string, shown: string): string | undefined {
  if (shown.length > LONGEST_DESCRIPTION) {
    return `is longer than ${LONGEST_DESCRIPTION} characters: its beginning comes over`;
  }
  if (copy === shown) return undefined;
  if (squeezed(plainText(copy)) !== squeezed(shown)) return 'differs from the plain text';
  return /<(?!\/?(p|br|div)\b)/i.test(copy) ? 'comes over without its formatting' : undefined;
}

/** 'A82EE5', with or without '#'; old registers prefix an opaque 'ff'. */
function color({ source, data }: ParsedItem, { ledger }: Mapping): Pick<ItemFields, 'posColor'> {
  const [, digits] = /^#?(?:ff)?([0-9a-f]{6})$/i.exec(data.item_data.label_color ?? '') ?? [];
  if (!digits) return {};
  ledger.carried(source, 'item_data.label_color');
  return { posColor: `#${digits.toLowerCase()}` };
}
