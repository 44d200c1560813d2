// The menu as guests see it, as the food menus of the listing service, and what differs between two of them in words.
import { sellingPrice } from '../catalogue/group-pricing.ts';
import type { Storefront, StorefrontItem, StorefrontMenuGroup } from '../catalogue/storefront.ts';
import { formatMoney } from '../kernel/money-format.ts';
import type { ServiceFoodMenu } from './service-food-menus.schema.ts';

type MenuSource = Pick<Storefront, 'menuGroups' | 'items'> & {
  restaurant: Pick<Storefront['restaurant'], 'currency'>;
};
type Section = ServiceFoodMenu['sections'][number];
type ServiceItem = Section['items'][number];
type Price = NonNullable<NonNullable<ServiceItem['attributes']>['price']>;

/** The service takes no longer ones. */
const NAME = 140;
const DESCRIPTION = 1000;

const label = (displayName: string, description?: string) => ({
  displayName: displayName.slice(0, NAME),
  ...(description && { description: description.slice(0, DESCRIPTION) }),
  languageCode: 'en',
});

/** 12.5 as units '12' and nanos 500000000. */
export function servicePrice(amount: number, currencyCode: string): Price {
  const nanos = Math.round((amount - Math.trunc(amount)) * 1e9);
  return { currencyCode, units: String(Math.trunc(amount)), ...(nanos !== 0 && { nanos }) };
}

export const amountOf = ({ units = '0', nanos = 0 }: Pick<Price, 'units' | 'nanos'>): number =>
  Number(units) + nanos / 1e9;

/** One menu for each of the restaurant's, with a section for each group in it that has dishes. Empty ones are left out. */
export function foodMenusOf({ menuGroups, items, restaurant }: MenuSource): ServiceFoodMenu[] {
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const below = (id: number): StorefrontMenuGroup[] =>
    menuGroups
      .filter(({ parentId }) => parentId === id)
      .flatMap((group) => [group, ...below(group.menuGroupId)]);
  const sectionOf = (group: StorefrontMenuGroup): Section[] => {
    const dishes = group.itemIds.flatMap((id) => {
      const item = byId.get(id);
      return item ? [itemOf(item, group, restaurant.currency)] : [];
    });
    return dishes.length === 0 ? [] : [{ labels: [label(group.name, group.description)], items: dishes }];
  };
  return menuGroups
    .filter(({ parentId }) => parentId === undefined)
    .map((menu) => ({
      labels: [label(menu.name, menu.description)],
      sections: [menu, ...below(menu.menuGroupId)].flatMap(sectionOf),
    }))
    .filter(({ sections }) => sections.length > 0);
}

function itemOf(item: StorefrontItem, { pricing }: StorefrontMenuGroup, currency: string): ServiceItem {
  const priced = (own: number | undefined) => {
    const price = sellingPrice(own, pricing, currency);
    return price === undefined ? {} : { attributes: { price: servicePrice(price, currency) } };
  };
  const labels = [label(item.name, item.description)];
  if (item.pricingStrategy === 'open') return { labels };
  if (item.pricingStrategy !== 'size') return { labels, ...priced(item.basePrice) };
  const options = (item.sizes ?? []).map(({ name, price }) => ({ labels: [label(name)], ...priced(price) }));
  const [first] = options;
  return { labels, ...(first?.attributes && { attributes: first.attributes }), options };
}

function priceText({ attributes }: Pick<ServiceItem, 'attributes'>): string {
  const price = attributes?.price;
  return price ? ` ${formatMoney(amountOf(price), price.currencyCode ?? 'USD', 'en-US')}` : '';
}

const nameOf = ({ labels }: Pick<ServiceItem, 'labels'>): string => labels[0]?.displayName ?? '';

/** 'Lunch › Starters › Soup $6.00 (Small $6.00, Large $8.00) — With bread' for each dish. */
export const menuLines = (menus: readonly ServiceFoodMenu[]): string[] =>
  menus.flatMap((menu) =>
    menu.sections.flatMap((section) =>
      section.items.map((item) => {
        const sizes = (item.options ?? [])
          .map((option) => `${nameOf(option)}${priceText(option)}`)
          .join(', ');
        const description = item.labels[0]?.description;
        const path = [...new Set([nameOf(menu), nameOf(section)])].filter(Boolean).join(' › ');
        return `${path} › ${nameOf(item)}${priceText(item)}${sizes && ` (${sizes})`}${description ? ` — ${description}` : ''}`;
      }),
    ),
  );
