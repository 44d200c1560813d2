// Checks the demo data. demoDocuments itself throws for documents that do not match their schema.
import { item } from '@bite/shared/catalogue/item.schema';
import { menuGroup } from '@bite/shared/catalogue/menu-group.schema';
import { modifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import { taxRate, taxTypes } from '@bite/shared/catalogue/tax-rate.schema';
import { domainClaim } from '@bite/shared/domains/domain-claim.schema';
import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { isBareLocalhost } from '@bite/shared/domains/resolution';
import { may } from '@bite/shared/identity/roles';
import { user } from '@bite/shared/identity/user.schema';
import { counter } from '@bite/shared/kernel/counter.schema';
import { DAY } from '@bite/shared/kernel/durations';
import { roundingOptions } from '@bite/shared/kernel/money';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { takesCards } from '@bite/shared/payments/payments-offered';
import { employee, employeeRoles } from '@bite/shared/people/employee.schema';
import { type Hours, openState } from '@bite/shared/tenancy/hours';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { tenant, tenantPlans } from '@bite/shared/tenancy/tenant.schema';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { demoDocuments, picturesOf, placedRestaurants } from './demo-data.ts';
import { dishesWithFacts } from './dietary-facts.ts';
import { demoUsers, uidOf } from './people.ts';

const now = '2026-07-15T18:30:00.000Z';
const documents = demoDocuments(now, (_, look) => `https://pictures.example.com/${look.name}.jpg`);

function all<Schema extends z.ZodType>(
  schema: Schema,
  matches: (path: string) => boolean,
): z.output<Schema>[] {
  return documents.filter(({ path }) => matches(path)).map(({ value }) => schema.parse(value));
}

const inCollection = (collection: string, at?: RestaurantRef) => (path: string) =>
  path.split('/').at(-2) === collection && (!at || path.startsWith(`${paths.restaurant(at)}/`));

const placed = (slug: string) => {
  const found = placedRestaurants.find(({ demo }) => demo.slug === slug);
  if (!found) throw new Error(`No restaurant ${slug}`);
  return found;
};

const menuOf = (slug: string) => {
  const { at } = placed(slug);
  return {
    items: all(item, inCollection('items', at)),
    groups: all(menuGroup, inCollection('menu_groups', at)),
    choices: all(modifierGroup, inCollection('modifier_groups', at)),
    taxes: all(taxRate, inCollection('tax_rates', at)),
  };
};

/** What El Sol chooses from that is Spanish in English, too. */
const sameInSpanish = [
  'Tortilla',
  'Extras',
  'Roja',
  'Verde',
  'Habanero',
  'Árbol',
  'Pico de gallo',
  'Salsa macha',
  'Guacamole',
  'Crema',
  'Carne asada',
  'Al pastor',
  'Pollo asado',
  'Carnitas',
  'Nopales',
  'Barbacoa',
  'Mole negro',
  'Horchata',
  'Jamaica',
  'Tamarindo',
  'Cola',
  'Reposado',
  '16 oz',
  '32 oz',
];

const slugs = placedRestaurants.map(({ demo }) => demo.slug);
const restaurants = all(restaurant, inCollection('restaurants'));
const tenants = all(tenant, (path) => path.split('/').length === 2 && path.startsWith('tenants/'));

describe('the demo as a whole', () => {
  it('has three tenants, one of each plan, and five restaurants within their plans', () => {
    expect(tenants.map(({ plan }) => plan).sort()).toEqual([...tenantPlans].sort());
    expect(restaurants).toHaveLength(5);
    const starter = tenants.find(({ plan }) => plan === 'starter');
    expect(restaurants.filter(({ tenantId }) => tenantId === starter?.tenantId)).toHaveLength(1);
  });

  it('takes cards at four restaurants, with accounts of their own, once when an order is placed and else when it is accepted', () => {
    const setups = all(paymentSetup, inCollection('payment_setups'));
    expect(setups.map(({ captureWhen }) => captureWhen).sort()).toEqual([
      ...['accepted', 'accepted', 'accepted', 'ordered'],
    ]);
    expect(new Set(setups.map(({ merchantId }) => merchantId)).size).toBe(4);
    expect(setups.every((setup) => takesCards(setup) && setup.counter && setup.capability?.enabled)).toBe(
      true,
    );
  });

  it('lies in three time zones', () => {
    const zoneOf = new Map(tenants.map(({ tenantId, settings }) => [tenantId, settings.timezone]));
    const zones = restaurants.map(({ settings, tenantId }) => settings.timezone ?? zoneOf.get(tenantId));
    expect(new Set(zones).size).toBe(3);
  });

  it('has taxes of every type and every rounding', () => {
    const taxes = all(taxRate, inCollection('tax_rates'));
    expect(new Set(taxes.map(({ type }) => type))).toEqual(new Set(taxTypes));
    expect(new Set(taxes.map(({ roundingOptions: rounding }) => rounding))).toEqual(new Set(roundingOptions));
    expect(
      taxes.some(
        ({ takeoutTaxEnabled, takeoutTaxrate }) => takeoutTaxEnabled && takeoutTaxrate !== undefined,
      ),
    ).toBe(true);
  });

  it('has prices with the tax inside, untaxed items, and items untaxed to go', () => {
    const items = all(item, inCollection('items'));
    expect(items.some(({ taxInclusion }) => taxInclusion === 'inclusive')).toBe(true);
    expect(items.some(({ taxRateIds }) => taxRateIds?.length === 0)).toBe(true);
    expect(items.some(({ takeoutTaxException }) => takeoutTaxException)).toBe(true);
  });

  it('charges for service at one restaurant and takes orders by itself at another', () => {
    expect(restaurants.filter(({ settings }) => settings.serviceCharge > 0)).toHaveLength(1);
    expect(restaurants.filter(({ settings }) => settings.autoAcceptOrders)).toHaveLength(1);
  });

  it('names demo domains under .localhost, each mapped to its restaurant', () => {
    const mappings = all(domainMapping, inCollection('domain_mappings'));
    expect(mappings.map(({ domain }) => domain)).toEqual(
      expect.arrayContaining(['luigis.localhost', 'sakura.localhost']),
    );
    for (const { domain, restaurantGuid, tenantGuid } of mappings) {
      expect(isBareLocalhost(domain)).toBe(false);
      const { tenantId } = restaurants.find(({ guid }) => guid === restaurantGuid) ?? {};
      expect(tenants.find(({ guid }) => guid === tenantGuid)?.tenantId).toBe(tenantId);
    }
  });

  it('I1-05 gives every restaurant its subdomain, and every mapped host its claim', () => {
    const mappings = all(domainMapping, inCollection('domain_mappings'));
    const subdomains = mappings.filter(({ domainType }) => domainType === 'subdomain');
    expect(subdomains.map(({ domain }) => domain)).toEqual(
      placedRestaurants.map(({ demo }) => `${demo.slug}.bite.localhost`),
    );
    const claims = all(domainClaim, inCollection('domain_claims'));
    expect(claims.map(({ host, mappingGuid }) => [host, mappingGuid])).toEqual(
      mappings.flatMap(({ domain, guid }) => hostsOf(domain).map((host) => [host, guid])),
    );
  });

  it('C9-01 counters hold the last id given, and those of orders and carts are left to the first one', () => {
    const held = new Map(
      documents
        .filter(({ path }) => path.includes('counters/'))
        .map(({ path, value }) => [path, counter.parse(value).nextId]),
    );
    expect(held.get('counters/tenants')).toBe(10_000_003);
    expect(held.get('counters/restaurants')).toBe(20_000_005);
    for (const { at, demo } of placedRestaurants) {
      expect(held.get(paths.restaurantCounter(at, 'items'))).toBe(menuOf(demo.slug).items.length);
      expect(held.get(paths.restaurantCounter(at, 'courses'))).toBe(0);
      expect(held.has(paths.restaurantCounter(at, 'orderId'))).toBe(false);
      expect(held.has(paths.restaurantCounter(at, 'carts'))).toBe(false);
    }
  });

  it('is the same on every run: guids are fixed and unique', () => {
    const guids = documents.flatMap(({ path, value }) => ('guid' in value ? [`${path} ${value.guid}`] : []));
    const again = demoDocuments('2027-01-01T00:00:00.000Z', () => 'https://pictures.example.com/a.jpg');
    expect(again.flatMap(({ path, value }) => ('guid' in value ? [`${path} ${value.guid}`] : []))).toEqual(
      guids,
    );
    expect(new Set(guids.map((line) => line.split(' ')[1])).size).toBe(guids.length);
  });

  it('no two documents share a path', () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });
});

describe.each(slugs)('the menu of %s', (slug) => {
  const { items, groups, choices, taxes } = menuOf(slug);

  it('refers to nothing that is not there', () => {
    const known = {
      items: new Set(items.map(({ itemId }) => itemId)),
      choices: new Set(choices.map(({ modifierGroupId }) => modifierGroupId)),
      taxes: new Set(taxes.map(({ taxRateId }) => taxRateId)),
      groups: new Set(groups.map(({ menuGroupId }) => menuGroupId)),
    };
    expect(groups.flatMap((group) => group.items.filter(({ itemId }) => !known.items.has(itemId)))).toEqual(
      [],
    );
    expect(groups.filter(({ parentId }) => parentId !== undefined && !known.groups.has(parentId))).toEqual(
      [],
    );
    expect(
      items.flatMap((each) =>
        each.modifierGroups.filter(({ modifierGroupId }) => !known.choices.has(modifierGroupId)),
      ),
    ).toEqual([]);
    expect(items.flatMap((each) => (each.taxRateIds ?? []).filter((id) => !known.taxes.has(id)))).toEqual([]);
    const { websiteConfig } = restaurants.find((each) => each.slug === slug) ?? {};
    expect(known.groups.has(websiteConfig?.parentMenuGroupId ?? 0)).toBe(true);
  });

  it('has every item in a section, described as a cook would, and most with a picture', () => {
    const listed = new Set(groups.flatMap((group) => group.items.map(({ itemId }) => itemId)));
    expect(items.filter(({ itemId }) => !listed.has(itemId))).toEqual([]);
    expect(items.filter(({ customerDescription }) => (customerDescription ?? '').length < 10)).toEqual([]);
    expect(items.filter(({ imageUrl }) => imageUrl).length).toBeGreaterThan(items.length * 0.85);
  });

  it('has something that cannot be ordered online', () => {
    expect(items.some(({ onlineOrdering }) => !onlineOrdering)).toBe(true);
  });

  it('can be chosen from: no group asks for more than it holds, and required ones are needed by someone', () => {
    const wants = (choice: z.output<typeof modifierGroup>) =>
      choice.allowDuplicateSelection ? 1 : choice.minSelection;
    expect(choices.filter((choice) => wants(choice) > choice.modifiers.length)).toEqual([]);
    expect(choices.some(({ selectionRequirement }) => selectionRequirement === 'Required')).toBe(true);
  });

  it('has a title under 60 and a description under 160 letters for search engines', () => {
    const { seo } = restaurants.find((each) => each.slug === slug)?.websiteConfig ?? {};
    expect(seo?.title?.length).toBeLessThan(60);
    expect(seo?.description?.length).toBeLessThan(160);
  });

  it('names each picture once in a folder', () => {
    const names = picturesOf(placed(slug).demo).map(({ look, folder }) => `${folder}/${look.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has special hours in the days to come, one of them closed', () => {
    const { specialHours } = restaurants.find((each) => each.slug === slug) ?? { specialHours: [] };
    expect(specialHours.some(({ closed }) => closed)).toBe(true);
    expect(specialHours.some(({ closed }) => !closed)).toBe(true);
    for (const { date } of specialHours) expect(Date.parse(date)).toBeGreaterThan(Date.parse(now));
  });
});

describe('each kitchen', () => {
  it('the pizzeria sells by size, by half, and lets diners build their own', () => {
    const { items, choices } = menuOf('luigis-pizzeria');
    const named = new Map(choices.map((choice) => [choice.modifierGroupId, choice]));
    const choicesOf = (name: string) =>
      items
        .find((each) => each.name === name)
        ?.modifierGroups.map(({ modifierGroupId }) => named.get(modifierGroupId)) ?? [];
    const own = choicesOf('Build Your Own Pizza');
    const required = own
      .filter((choice) => choice?.selectionRequirement === 'Required')
      .map((choice) => choice?.name);
    expect(required).toEqual(['Crust', 'Sauce']);
    expect(own.map((choice) => choice?.name)).toEqual(
      expect.arrayContaining(['Toppings: whole pie', 'Toppings: left half', 'Toppings: right half']),
    );
    const halves = choicesOf('Half-and-Half').filter((choice) => choice?.name.endsWith('half'));
    expect(halves.map((choice) => [choice?.minSelection, choice?.maxSelection])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(items.find(({ name }) => name === 'Margherita')?.sizePrice.map(({ price }) => price)).toEqual([
      14.5, 19.5, 24,
    ]);
  });

  it('the sushi bar has more than ninety items, a featured category, and rice and spice to choose', () => {
    const { items, groups, choices } = menuOf('sakura-sushi');
    expect(items.length).toBeGreaterThan(90);
    expect(groups.find(({ name }) => name === 'Featured Items')?.items.length).toBe(6);
    const rice = choices.find(({ name }) => name === 'Rice');
    expect(rice?.selectionRequirement).toBe('Required');
    expect(choices.some(({ name }) => name === 'Spice level')).toBe(true);
  });

  it('the café serves breakfast and lunch by the clock, and coffee in sizes with milk', () => {
    const { items, groups, choices } = menuOf('morning-light-cafe');
    const ranges = new Set(
      groups.flatMap(({ timeRange }) => (timeRange ? [`${timeRange.start}-${timeRange.end}`] : [])),
    );
    expect(ranges).toEqual(new Set(['06:30-11:30', '11:00-15:30', '08:00-15:00']));
    expect(items.find(({ name }) => name === 'Latte')?.sizePrice).toHaveLength(3);
    expect(choices.find(({ name }) => name === 'Milk')?.modifiers.length).toBeGreaterThan(3);
  });

  it('the taquería has its whole menu in Spanish, and the pizzeria its groups and what is chosen with pizzas', () => {
    type Named = { name: string; translations?: { es?: object | undefined } | undefined };
    const isTranslated = ({ translations }: Named) => translations?.es !== undefined;
    const { items, groups, choices } = menuOf('taqueria-el-sol');
    expect([...items, ...groups].filter((each) => !isTranslated(each))).toEqual([]);
    const options = choices.flatMap(({ modifiers }) => modifiers);
    const sizes = items.flatMap(({ sizePrice }) => sizePrice);
    const left = [...choices, ...options, ...sizes].filter((each) => !isTranslated(each));
    // Spanish, or the same in both languages.
    expect(
      [...new Set(left.map(({ name }) => name))].filter((name) => !sameInSpanish.includes(name)),
    ).toEqual([]);
    const luigis = menuOf('luigis-pizzeria');
    expect(luigis.groups.every(isTranslated)).toBe(true);
    const crust = luigis.choices.find(({ name }) => name === 'Crust');
    expect([crust, ...(crust?.modifiers ?? [])].every((each) => each && isTranslated(each))).toBe(true);
  });

  it('the taquería stays open past midnight and sells salsas at one price for all', () => {
    const { operatingHours } = restaurants.find(({ slug }) => slug === 'taqueria-el-sol') ?? {};
    expect([operatingHours?.fri, operatingHours?.sat].every((day) => day && day.close < day.open)).toBe(true);
    const { choices, items } = menuOf('taqueria-el-sol');
    expect(choices.find(({ pricingStrategy }) => pricingStrategy === 'Group')?.groupPrice).toBe(1.5);
    expect(items.some(({ containsAlcohol }) => containsAlcohol)).toBe(true);
  });

  it('every dish of which allergens and diets are known is on a menu, and every restaurant has some', () => {
    const names = new Set(all(item, inCollection('items')).map(({ name }) => name));
    expect(dishesWithFacts.filter((dish) => !names.has(dish))).toEqual([]);
    for (const { demo } of placedRestaurants) {
      const stated = menuOf(demo.slug).items.filter(
        ({ allergens, diets }) => allergens.length + diets.length,
      );
      expect(stated.length, demo.slug).toBeGreaterThan(10);
    }
  });

  it('open prices and sold-out dishes exist', () => {
    expect(all(item, inCollection('items')).some(({ pricingStrategy }) => pricingStrategy === 'open')).toBe(
      true,
    );
    const live = documents.filter(({ path }) => path.startsWith('storefront_live/'));
    expect(live.map(({ path }) => path)).toEqual([paths.storefrontLive(placed('sakura-sushi').guid)]);
  });

  it('the pizzeria can be ordered from at any hour of the next three weeks', () => {
    const found = restaurants.find(({ slug }) => slug === 'luigis-pizzeria');
    if (!found) throw new Error('No pizzeria');
    const { operatingHours, specialHours, settings } = found;
    const hours: Hours = {
      timezone: 'America/New_York',
      isActive: true,
      operatingHours,
      specialHours,
      ordering: settings.ordering,
    };
    const closed: string[] = [];
    for (let at = Date.parse(now); at < Date.parse(now) + 21 * DAY; at += 60 * 60_000) {
      if (!openState(hours, at).open) closed.push(new Date(at).toISOString());
    }
    expect(closed).toEqual([]);
  });
});

describe('the people', () => {
  const employees = all(employee, inCollection('employees'));
  const users = new Map(all(user, inCollection('users')).map((each) => [each.email, each]));
  const luigis = placed('luigis-pizzeria').at;
  const can = (email: string, action: Parameters<typeof may>[1], at = luigis): boolean => {
    const person = users.get(email);
    if (!person) throw new Error(`No user ${email}`);
    return may(person, action, at);
  };

  it('C3-24 every role is held by someone, and someone is inactive', () => {
    expect(new Set(employees.map(({ role }) => role))).toEqual(new Set(employeeRoles));
    expect(employees.some(({ status }) => status === 'inactive')).toBe(true);
  });

  it('each employee with a sign-in is a user with that name', () => {
    const linked = employees.filter(({ uid }) => uid);
    expect(linked.length).toBeGreaterThan(5);
    for (const { uid, email, firstName, lastName } of linked) {
      expect(users.get(email ?? '')).toMatchObject({ uid, firstName, lastName });
    }
  });

  it('uids are unique', () => {
    expect(new Set(demoUsers.map(({ email }) => uidOf(email))).size).toBe(demoUsers.length);
  });

  it.each([
    ['admin@bite.example.com', 'tenants.suspend', true],
    ['support@bite.example.com', 'orders.read', true],
    ['support@bite.example.com', 'orders.write', false],
    ['viewer@bite.example.com', 'restaurants.read', true],
    ['viewer@bite.example.com', 'orders.read', false],
    ['owner@luigis.example.com', 'restaurants.write', true],
    ['admin@luigis.example.com', 'catalogue.write', true],
    ['manager@luigis.example.com', 'orders.write', true],
    ['manager@luigis.example.com', 'restaurants.write', false],
    ['counter@luigis.example.com', 'orders.write', true],
    ['kitchen@luigis.example.com', 'kitchen.write', true],
    ['driver@luigis.example.com', 'orders.read', false],
    ['former@luigis.example.com', 'orders.read', false],
    ['owner@goldenhour.example.com', 'orders.read', false],
  ] as const)("%s, %s at Luigi's: %s", (email, action, expected) => {
    expect(can(email, action)).toBe(expected);
  });

  it('everyone is found by their name, and in the tenants they are assigned to', () => {
    expect(users.get('owner@luigis.example.com')).toMatchObject({
      searchName: 'luigi bianchi',
      tenantIds: [luigis.tenantId],
    });
    expect(users.get('admin@bite.example.com')?.tenantIds).toEqual([]);
    expect([...users.values()].filter(({ searchName }) => searchName === '')).toEqual([]);
  });

  it('one manager works at two restaurants', () => {
    const access = users.get('manager@goldenhour.example.com')?.access ?? {};
    expect(Object.values(access).flatMap(({ restaurants: there }) => Object.keys(there))).toHaveLength(2);
  });
});
