// Converts a demo menu to catalogue documents: ids by order of appearance, guids from names, references by id.
import { type ItemInput, item } from '@bite/shared/catalogue/item.schema';
import { type MenuGroupInput, menuGroup } from '@bite/shared/catalogue/menu-group.schema';
import { modifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import { taxRate } from '@bite/shared/catalogue/tax-rate.schema';
import { type EntityType, suggestedPlu } from '@bite/shared/kernel/identifiers';
import { promotion } from '@bite/shared/ordering/promotion.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { DemoRestaurant } from './demo-restaurant.ts';
import { guidOf } from './deterministic-guid.ts';
import { dietaryFactsOf } from './dietary-facts.ts';
import { suggestedWith } from './goes-well-with.ts';
import type { Choice, Dish, Section, Tax } from './menu-builder.ts';
import { inSpanish, type MenuInSpanish, strayTranslations } from './menu-in-spanish.ts';
import type { Look } from './pictures/look.ts';
import { document, type SeedDocument } from './seed-document.ts';

export interface CatalogueContext {
  at: RestaurantRef;
  slug: string;
  menuInSpanish: MenuInSpanish | undefined;
  /** ISO. */
  now: string;
  /** The image reference that a document contains for a picture. */
  imageOf: (look: Look, folder: 'items' | 'branding') => string;
}

export interface Catalogue {
  documents: SeedDocument[];
  /** The last assigned id, by entity. */
  lastIds: Partial<Record<EntityType, number>>;
  /** The menu group that the website shows. */
  menuId: number;
  itemIdOf: (name: string) => number;
}

/** Throws if a section names a dish that no section has, if two dishes share a name, or for a translation of what is not there. */
export function catalogueDocuments(demo: DemoRestaurant, context: CatalogueContext): Catalogue {
  const dishes = demo.menu.flatMap(({ dishes: listed }) =>
    listed.filter((entry) => typeof entry !== 'string'),
  );
  const choices = [...new Set(dishes.flatMap((dish) => dish.choices ?? []))];
  const ids = { items: numbered(dishes), choices: numbered(choices), taxes: numbered(demo.taxes) };
  const itemIdByName = new Map(dishes.map((dish) => [dish.name, idIn(ids.items, dish, dish.name)]));
  if (itemIdByName.size !== dishes.length)
    throw new Error(`Demo data: two dishes of ${demo.name} share a name`);
  const stray = demo.menuInSpanish ? strayTranslations(demo.menu, demo.menuInSpanish) : [];
  if (stray.length > 0) throw new Error(`Demo data: ${demo.name} has no ${stray.join(', ')} to translate`);
  const itemIdOf = (name: string): number => {
    const id = itemIdByName.get(name);
    if (id === undefined) throw new Error(`Demo data: ${demo.name} has no dish "${name}"`);
    return id;
  };
  const references: References = { ...ids, itemIdOf };
  return {
    documents: [
      ...demo.taxes.map((tax, index) => taxDocument(tax, index + 1, context)),
      ...choices.map((choice, index) =>
        choiceDocument(choice, index + 1, guidNames(choices)[index] ?? choice.name, context),
      ),
      ...dishes.map((dish, index) => itemDocument(dish, index + 1, references, context)),
      ...menuDocuments(demo.menu, references, context),
      ...(demo.promotions ?? []).map((each, index) => promotionDocument(each, index + 1, context)),
    ],
    lastIds: {
      items: dishes.length,
      modifierGroups: choices.length,
      taxRates: demo.taxes.length,
      menuGroups: demo.menu.length + 1,
      promotions: demo.promotions?.length ?? 0,
    },
    menuId: 1,
    itemIdOf,
  };
}

interface References {
  choices: ReadonlyMap<Choice, number>;
  taxes: ReadonlyMap<Tax, number>;
  itemIdOf: (name: string) => number;
}

const numbered = <T>(things: readonly T[]): Map<T, number> =>
  new Map(things.map((thing, index) => [thing, index + 1]));

function idIn<T>(ids: ReadonlyMap<T, number>, thing: T, name: string): number {
  const id = ids.get(thing);
  if (id === undefined) throw new Error(`Demo data: "${name}" is used but not listed`);
  return id;
}

/** Groups may share a name ('Sauce'); the guid of the second one is made from 'Sauce 2'. */
function guidNames(choices: readonly Choice[]): string[] {
  const seen = new Map<string, number>();
  return choices.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

function placeOf({ at }: CatalogueContext, collection: string, id: number): string {
  return `${paths.restaurantCollection(at, collection)}/${id}`;
}

function common(context: CatalogueContext, kind: string, name: string, id: number) {
  return {
    guid: guidOf(`${context.slug}/${kind}/${name}`),
    number: String(id),
    createdAt: context.now,
    updatedAt: context.now,
  };
}

function taxDocument(tax: Tax, taxRateId: number, context: CatalogueContext): SeedDocument {
  const path = placeOf(context, collections.taxRates, taxRateId);
  return document(path, taxRate, { ...tax, taxRateId, ...common(context, 'taxRates', tax.name, taxRateId) });
}

function promotionDocument(
  fields: NonNullable<DemoRestaurant['promotions']>[number],
  promotionId: number,
  context: CatalogueContext,
): SeedDocument {
  const path = placeOf(context, collections.promotions, promotionId);
  const { number: _, ...stamps } = common(context, 'promotions', fields.code, promotionId);
  return document(path, promotion, { ...fields, promotionId, ...stamps });
}

function choiceDocument(
  choice: Choice,
  modifierGroupId: number,
  guidName: string,
  context: CatalogueContext,
): SeedDocument {
  const isPriced = choice.options.some(({ price }) => price > 0);
  return document(placeOf(context, collections.modifierGroups, modifierGroupId), modifierGroup, {
    modifierGroupId,
    ...common(context, 'modifierGroups', guidName, modifierGroupId),
    name: choice.name,
    ...inSpanish(context.menuInSpanish, 'choices', choice.name),
    pricingStrategy: choice.groupPrice !== undefined ? 'Group' : isPriced ? 'Individual' : 'No charge',
    ...(choice.groupPrice !== undefined && { groupPrice: choice.groupPrice }),
    modifiers: choice.options.map((option, index) => ({
      id: index + 1,
      guid: guidOf(`${context.slug}/modifierGroups/${guidName}/${option.name}`),
      number: String(index + 1),
      ...option,
      ...inSpanish(context.menuInSpanish, 'choices', option.name),
    })),
    selectionRequirement: choice.isRequired ? 'Required' : 'Optional',
    allowMultipleSelection: choice.max === undefined || choice.max > 1,
    minSelection: choice.min,
    ...(choice.max !== undefined && { maxSelection: choice.max }),
    allowDuplicateSelection: choice.mayRepeat,
    pos: true,
    kiosk: true,
    onlineOrdering: true,
    customerInvoices: true,
    onlineOrderingPartners: true,
  });
}

function pricing(
  { name: dishName, price }: Dish,
  { slug, menuInSpanish }: CatalogueContext,
): Pick<ItemInput, 'pricingStrategy' | 'basePrice' | 'sizePrice' | 'openPrice'> {
  if (price === 'open') return { pricingStrategy: 'open', openPrice: true };
  if (typeof price === 'number') return { pricingStrategy: 'base', basePrice: price };
  const sizePrice = Object.entries(price).map(([name, amount], index) => ({
    id: index + 1,
    guid: guidOf(`${slug}/items/${dishName}/${name}`),
    number: String(index + 1),
    name,
    price: amount,
    ...inSpanish(menuInSpanish, 'choices', name),
  }));
  return { pricingStrategy: 'size', sizePrice };
}

function itemDocument(
  dish: Dish,
  itemId: number,
  references: References,
  context: CatalogueContext,
): SeedDocument {
  const { look, taxes, calories } = dish;
  return document(placeOf(context, collections.items, itemId), item, {
    itemId,
    ...common(context, 'items', dish.name, itemId),
    name: dish.name,
    customerDescription: dish.description,
    plu: suggestedPlu('items', itemId, dish.name),
    ...inSpanish(context.menuInSpanish, 'dishes', dish.name),
    ...pricing(dish, context),
    ...(calories !== undefined && { calories }),
    ...(look && { imageUrl: context.imageOf(look, 'items') }),
    ...(dish.kitchenName && { kitchenName: dish.kitchenName }),
    containsAlcohol: dish.hasAlcohol ?? false,
    ...dietaryFactsOf(dish.name),
    modifierGroups: (dish.choices ?? []).map((choice, position) => ({
      modifierGroupId: idIn(references.choices, choice, choice.name),
      position,
    })),
    ...(taxes && { taxRateIds: taxes.map((tax) => idIn(references.taxes, tax, tax.name)) }),
    taxInclusion: dish.isTaxIncluded ? 'inclusive' : 'exclusive',
    takeoutTaxException: dish.isUntaxedToGo ?? false,
    onlineOrdering: !dish.isOfflineOnly,
    goesWellWith: suggestedWith(dish.name).map((name) => references.itemIdOf(name)),
  });
}

/** One menu that contains all sections. */
function menuDocuments(
  menu: readonly Section[],
  references: References,
  context: CatalogueContext,
): SeedDocument[] {
  const root = { name: 'Menu', isMenu: true, description: 'Everything we serve.' };
  return [
    groupDocument(root, 1, context),
    ...menu.map((section, index) => sectionDocument(section, index, references, context)),
  ];
}

function sectionDocument(
  section: Section,
  position: number,
  references: References,
  context: CatalogueContext,
): SeedDocument {
  const items = section.dishes.map((entry, at) => ({
    itemId: references.itemIdOf(typeof entry === 'string' ? entry : entry.name),
    position: at,
  }));
  const look = section.dishes.flatMap((entry) =>
    typeof entry !== 'string' && entry.look ? [entry.look] : [],
  )[0];
  const image = look && { image: context.imageOf(look, 'items') };
  const { name, description, serving } = section;
  return groupDocument(
    { parentId: 1, name, description, position, items, ...image, ...serving },
    position + 2,
    context,
  );
}

function groupDocument(
  fields: Omit<MenuGroupInput, 'menuGroupId' | 'guid' | 'createdAt' | 'updatedAt'>,
  menuGroupId: number,
  context: CatalogueContext,
): SeedDocument {
  return document(placeOf(context, collections.menuGroups, menuGroupId), menuGroup, {
    ...fields,
    ...inSpanish(context.menuInSpanish, 'groups', fields.name),
    menuGroupId,
    ...common(context, 'menuGroups', fields.name, menuGroupId),
  });
}
