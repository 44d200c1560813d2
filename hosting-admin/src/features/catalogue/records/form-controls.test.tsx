// Holds the forms of the menu to their schemas: every field that is stored has a control, and where it has none, a reason.
import { itemEntity } from '@bite/shared/catalogue/item.schema';
import { menuGroupEntity } from '@bite/shared/catalogue/menu-group.schema';
import { modifierGroupEntity } from '@bite/shared/catalogue/modifier-group.schema';
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { InputOf } from '../../../lib/records.ts';
import { aRestaurant, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../../../lib/testing/memory-records.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { fieldsOf, labels } from '../../../lib/testing/schema-fields.ts';
import { FormPage } from '../../../ui/form-page.tsx';
import type { FieldsProps } from '../../../ui/records/record-descriptor.ts';
import { ItemFields } from './items/item-fields.tsx';
import { blankItem, itemNames } from './items/item-values.ts';
import { MenuGroupFields } from './menu-groups/menu-group-fields.tsx';
import { blankMenuGroup, menuGroupNames } from './menu-groups/menu-group-values.ts';
import { ModifierGroupFields } from './modifier-group-fields.tsx';
import { modifierGroupNames } from './modifier-group-names.ts';

const TOPPINGS = 3;
const toppings = aRecord('modifierGroups', TOPPINGS, {
  name: 'Toppings',
  pricingStrategy: 'Individual',
  modifiers: [{ name: 'Olives', price: 1 }],
});
const sides = aRecord('modifierGroups', TOPPINGS + 1, {
  name: 'Sides',
  pricingStrategy: 'Group',
  groupPrice: 2,
  modifiers: [{ name: 'Fries' }],
});
const served = Object.assign(
  {},
  memoryRecords('modifierGroups', [toppings, sides], 90).handlers,
  ...(['items', 'tags', 'taxRates', 'courses', 'salesCategories', 'prepStations'] as const).map(
    (kind) => memoryRecords(kind, [], 90).handlers,
  ),
);

/** With limits of its own, whose fields are folded away otherwise. */
const use = (modifierGroupId: number) => ({ modifierGroupId, position: 0, maxSelection: 2 });
const uses = { modifierGroups: [use(TOPPINGS), use(TOPPINGS + 1)] };
const size = { name: 'Small', price: 1 };

interface Form {
  kind: string;
  schema: z.ZodType;
  serverFields: ReadonlySet<string>;
  Fields: ComponentType<FieldsProps>;
  names: Readonly<Record<string, string>>;
  /** Values that together show every field. */
  shows: readonly object[];
  /** Fields without a control of this form. */
  without: Readonly<Record<string, string>>;
}

const given = 'the server gives it';
const asDragged = 'rows are dragged';
const ofUses = {
  'modifierGroups.modifierGroupId': 'groups are picked',
  'modifierGroups.position': asDragged,
};

const forms: readonly Form[] = [
  {
    kind: 'an item',
    schema: itemEntity.stored,
    serverFields: itemEntity.serverFields,
    Fields: ItemFields,
    names: itemNames,
    shows: [
      { ...blankItem, ...uses },
      { ...blankItem, ...uses, pricingStrategy: 'size', sizePrice: [size] },
      { ...blankItem, pricingStrategy: 'open' },
    ],
    without: {
      ...ofUses,
      'modifierGroups.groupPrice': 'below "Prices here", which is folded away',
      'modifierGroups.optionPrices.modifierId': 'options are those of the group',
      'modifierGroups.optionPrices.price': 'below "Prices here", which is folded away',
      'imageFocus.x': 'the picture’s own dialog sets it',
      'imageFocus.y': 'the picture’s own dialog sets it',
      'sizePrice.id': given,
      'sizePrice.guid': given,
      'soldOut.until': 'the Sold out dialog sets it',
      'soldOut.remaining': 'orders count it down',
    },
  },
  {
    kind: 'a menu group',
    schema: menuGroupEntity.stored,
    serverFields: menuGroupEntity.serverFields,
    Fields: MenuGroupFields,
    names: menuGroupNames,
    shows: [
      { ...blankMenuGroup, ...uses, pricingType: 'special', timeRange: { start: '11:00', end: '15:00' } },
      { ...blankMenuGroup, seasonalAvailability: { isActive: true } },
    ],
    without: {
      ...ofUses,
      parentId: 'the tree of menus places it',
      position: asDragged,
      daysAvailable: 'its days are those of "Days"',
      'items.itemId': 'the tree of menus has its items',
      'items.position': asDragged,
      'items.isRequired': 'nothing follows from it',
      isPriority: 'nothing follows from it',
      inheritHideModifierPrices: 'nothing follows from it',
    },
  },
  {
    kind: 'a modifier group',
    schema: modifierGroupEntity.stored,
    serverFields: modifierGroupEntity.serverFields,
    Fields: ModifierGroupFields,
    names: modifierGroupNames,
    shows: [
      { pricingStrategy: 'Group', modifiers: [], allowMultipleSelection: true },
      { pricingStrategy: 'Individual', modifiers: [{ name: 'Olives', price: 1 }] },
    ],
    without: {
      'modifiers.id': given,
      'modifiers.guid': given,
      'modifiers.sizePrices.name': 'below "Prices by size", which is folded away',
      'modifiers.sizePrices.price': 'below "Prices by size", which is folded away',
    },
  },
];

async function shownBy({ Fields, names, shows }: Form): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  for (const values of shows) {
    const { unmount } = renderScreen(
      memoryPlatform({ handlers: served }),
      <FormPage
        label="Form"
        loaded={{ values: values as InputOf<'items'>, version: 'v1' }}
        resolver={(filled) => ({ values: filled, errors: {} })}
        names={names}
        onSave={() => Promise.reject(new Error('It is only looked at'))}
      >
        {() => <Fields restaurant={aRestaurant()} />}
      </FormPage>,
    );
    await waitFor(() => expect(document.body.textContent).not.toMatch(/Loading|Modifier group \d/));
    for (const label of labels()) all.add(label);
    unmount();
  }
  return all;
}

describe('every field', () => {
  it.each(forms)('C3-12, C3-15, C3-18 of $kind has a control in its form', async (form) => {
    const fields = fieldsOf(form.schema).filter((field) => !form.serverFields.has(field));
    const shown = await shownBy(form);
    const missing = fields.filter((field) => {
      const name = form.names[field];
      return !(field in form.without) && (name === undefined || !shown.has(name));
    });
    expect(missing).toEqual([]);
    expect([...shown].some((label) => label.startsWith('Prices here'))).toBe(form.kind === 'an item');
    const known = new Set(fields);
    expect(Object.keys(form.without).filter((field) => !known.has(field))).toEqual([]);
  });
});
