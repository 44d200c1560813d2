// Reads a menu as Uber Eats' Menu API has it (developer.uber.com/docs/eats, v2): menus of categories of items, and modifier
// groups whose options are items, too. Prices are whole cents. Hours, taxes and rules of single places stay behind.
import { z } from 'zod';
import { plainMessage } from '../../kernel/plain-messages.ts';
import { emptyDraft, type MenuDraft, type PartDraft } from '../menu-draft.ts';
import { toMajorUnit } from '../square/prices.ts';
import { keyOf, modifierGroupOf, textOrNone, usesOf } from './foreign-menu.ts';
import {
  aFault,
  type FileContext,
  type FileFault,
  foreignRules,
  LossBook,
  type MenuFileReading,
  orEmptyFault,
  refused,
} from './menu-file.ts';
import { parseJson } from './parse-json.ts';

const id = z.string().min(1).max(500);
/** A text, or one in several languages. */
const words = z.union([
  z.string(),
  z.looseObject({ translations: z.record(z.string(), z.string()).default({}) }),
]);
const cents = z.int().min(0).max(100_000_000);
const entities = z
  .array(z.looseObject({ id, type: z.string().optional() }))
  .max(10_000)
  .default([]);

const menuFile = z.looseObject({
  menus: z
    .array(
      z.looseObject({
        id,
        title: words,
        subtitle: words.nullish(),
        category_ids: z.array(id).max(1000).default([]),
      }),
    )
    .max(100),
  categories: z.array(z.looseObject({ id, title: words, subtitle: words.nullish(), entities })).max(1000),
  items: z
    .array(
      z.looseObject({
        id,
        title: words,
        description: words.nullish(),
        image_url: z.string().nullish(),
        price_info: z.looseObject({ price: cents, overrides: z.array(z.unknown()).nullish() }),
        modifier_group_ids: z.looseObject({ ids: z.array(id).max(100).nullish() }).nullish(),
        nutritional_info: z
          .looseObject({ calories: z.looseObject({ lower_range: z.number().nullish() }).nullish() })
          .nullish(),
      }),
    )
    .max(10_000),
  modifier_groups: z
    .array(
      z.looseObject({
        id,
        title: words,
        quantity_info: z
          .looseObject({
            quantity: z
              .looseObject({
                min_permitted: z.int().min(0).nullish(),
                max_permitted: z.int().min(0).nullish(),
              })
              .nullish(),
          })
          .nullish(),
        modifier_options: entities,
      }),
    )
    .max(10_000)
    .default([]),
});
type UberMenu = z.output<typeof menuFile>;
type UberItem = UberMenu['items'][number];

export function readUberEatsMenu(text: string, context: FileContext): MenuFileReading {
  const json = parseJson(text);
  if (!json.ok) return refused(json.fault);
  const parsed = menuFile.safeParse(json.value, { error: plainMessage });
  if (!parsed.success)
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) =>
        aFault(message, { field: path.map(String).join('.') }),
      ),
    };
  const reader = new UberReader(parsed.data, context);
  return reader.read();
}

/** The first language of a text in several. */
function wordsIn(text: z.output<typeof words> | null | undefined): string {
  if (!text) return '';
  if (typeof text === 'string') return text.trim();
  return (Object.values(text.translations)[0] ?? '').trim();
}

const isInSeveralLanguages = (text: z.output<typeof words> | null | undefined): boolean =>
  typeof text === 'object' && text !== null && Object.keys(text.translations).length > 1;

/** Fields of items that Bite has in another way or not at all. */
const itemLosses: Readonly<Record<string, string>> = {
  tax_info: 'New items get the restaurant’s default rates',
  tax_label_info: 'New items get the restaurant’s default rates',
  suspension_info: 'Say what is sold out in Bite itself',
  dish_info: 'Bite has no place for it',
  visibility_info: 'Set the times of its menu group yourself',
  bundled_items: 'Bite has no bundles of items',
  product_info: 'Bite has no place for it',
  beverage_info: 'Mark alcohol on the item itself',
};

class UberReader {
  private readonly faults: FileFault[] = [];
  private readonly losses = new LossBook();
  private readonly draft: MenuDraft = emptyDraft();
  private readonly items: ReadonlyMap<string, UberItem>;
  private readonly groups: ReadonlySet<string>;
  private readonly menu: UberMenu;
  private readonly context: FileContext;

  constructor(menu: UberMenu, context: FileContext) {
    this.menu = menu;
    this.context = context;
    this.items = new Map(menu.items.map((item) => [item.id, item]));
    this.groups = new Set(menu.modifier_groups.map((group) => group.id));
  }

  read(): MenuFileReading {
    this.readMenus();
    const sold = new Set(
      this.menu.categories.flatMap((category) => category.entities.map((entity) => entity.id)),
    );
    for (const item of this.menu.items) if (sold.has(item.id)) this.readItem(item);
    this.readModifierGroups();
    if (this.faults.length > 0) return { ok: false, faults: this.faults };
    return orEmptyFault({
      draft: this.draft,
      rules: foreignRules,
      losses: this.losses.all(),
      notes: [`Prices are taken as ${this.context.currency}: the file names no currency.`],
      rows: new Map(),
    });
  }

  private readMenus(): void {
    const isOnlyOne = this.menu.menus.length === 1;
    const menuOf = new Map<string, string>();
    for (const [position, { id: menuId, title, category_ids: ids, ...rest }] of this.menu.menus.entries()) {
      const name = wordsIn(title);
      const key = keyOf('menu', menuId);
      if ('service_availability' in rest)
        this.losses.add('service_availability', 'Set the times of the menu group yourself', name);
      this.draft.menuGroups.push({
        key,
        fields: { name, description: textOrNone(wordsIn(rest.subtitle)) },
        initially: { isMenu: true, position },
      });
      for (const category of ids) {
        if (menuOf.has(category) && !isOnlyOne)
          this.losses.add('category_ids', 'A menu group of Bite stands in one menu', name);
        else menuOf.set(category, key);
      }
    }
    for (const [position, category] of this.menu.categories.entries())
      this.readCategory(category, position, menuOf.get(category.id));
  }

  private readCategory(
    category: UberMenu['categories'][number],
    position: number,
    parentId: string | undefined,
  ): void {
    const name = wordsIn(category.title);
    const known = category.entities.filter((entity) => this.has(entity.id, name, 'categories.entities'));
    const ids = [...new Set(known.map((entity) => entity.id))];
    this.draft.menuGroups.push({
      key: keyOf('category', category.id),
      fields: {
        name,
        description: textOrNone(wordsIn(category.subtitle)),
        ...(parentId !== undefined && { parentId }),
        items: ids.map((item, at) => ({ itemId: keyOf('item', item), position: at })),
      },
      initially: { position },
    });
  }

  private has(item: string, name: string, field: string): boolean {
    if (this.items.has(item)) return true;
    this.faults.push(aFault(`There is no item ${item} in the file`, { name, field }));
    return false;
  }

  private readItem(item: UberItem): void {
    const name = wordsIn(item.title);
    const groupIds = item.modifier_group_ids?.ids ?? [];
    for (const group of groupIds)
      if (!this.groups.has(group))
        this.faults.push(
          aFault(`There is no modifier group ${group} in the file`, { name, field: 'modifier_group_ids' }),
        );
    for (const [field, why] of Object.entries(itemLosses))
      if (item[field] !== undefined && item[field] !== null) this.losses.add(`items ${field}`, why, name);
    if ((item.price_info.overrides ?? []).length > 0)
      this.losses.add('items price_info.overrides', 'Bite has one price of an item', name);
    if (isInSeveralLanguages(item.title))
      this.losses.add('items title.translations', 'Bite takes the first language', name);
    const calories = item.nutritional_info?.calories?.lower_range;
    this.draft.items.push({
      key: keyOf('item', item.id),
      fields: {
        name,
        customerDescription: textOrNone(wordsIn(item.description)),
        pricingStrategy: 'base',
        openPrice: false,
        sizePrice: [],
        basePrice: toMajorUnit(item.price_info.price, this.context.currency),
        ...(item.image_url && { imageUrl: item.image_url }),
        ...(typeof calories === 'number' && { calories: Math.round(calories) }),
        modifierGroups: usesOf(groupIds.map((group) => keyOf('options', group))),
      },
    });
  }

  private readModifierGroups(): void {
    for (const group of this.menu.modifier_groups) {
      const name = wordsIn(group.title);
      const { min_permitted: min, max_permitted: max } = group.quantity_info?.quantity ?? {};
      const options = group.modifier_options
        .filter((option) => this.has(option.id, name, 'modifier_groups.modifier_options'))
        .map((option) => this.optionOf(keyOf('options', group.id), option.id));
      this.draft.modifierGroups.push(
        modifierGroupOf({
          key: keyOf('options', group.id),
          name,
          options,
          min: min ?? 0,
          max: max === 0 ? undefined : (max ?? undefined),
        }),
      );
    }
  }

  private optionOf(group: string, item: string): PartDraft {
    const found = this.items.get(item);
    const name = wordsIn(found?.title);
    if ((found?.modifier_group_ids?.ids ?? []).length > 0)
      this.losses.add('Options with options of their own', 'Bite has one level of options', name);
    const price = toMajorUnit(found?.price_info.price ?? 0, this.context.currency);
    return { key: `${group}/${item}`, name, price };
  }
}
