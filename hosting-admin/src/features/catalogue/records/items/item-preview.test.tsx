import type { ItemInput } from '@bite/shared/catalogue/item.schema';
import { restaurantCounts } from '@bite/shared/records/record-counts.schema';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { restaurantForReaders } from '@bite/shared/tenancy/tenancy.contract';
import { aRestaurantRecord } from '@bite/shared/testing/records';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aRestaurant, memoryPlatform } from '../../../../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../../../../lib/testing/memory-records.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import { TextInput } from '../../../../ui/fields/text-input.tsx';
import { FormPage } from '../../../../ui/form-page.tsx';
import { ItemPreview } from './item-preview.tsx';
import { blankItem, type ItemValues, itemNames } from './item-values.ts';

const CRUST = 3;
const HIDDEN = 4;

const bella = {
  restaurant: restaurantForReaders.parse(
    restaurant.parse(aRestaurantRecord({ settings: { ordering: { alcoholAge: 19 } } })),
  ),
  version: 'v1',
  counts: restaurantCounts.parse({}),
};

/** The preview of an item whose form has these values and the typed name. */
async function preview(values: Partial<ItemInput>) {
  const groups = memoryRecords(
    'modifierGroups',
    [
      aRecord('modifierGroups', CRUST, {
        name: 'Crust',
        onlineOrdering: true,
        pricingStrategy: 'Individual',
        modifiers: [
          { name: 'Thin', price: 0 },
          { name: 'Filled', price: 3, sizePrices: [{ name: 'Large', price: 4 }] },
        ],
      }),
      aRecord('modifierGroups', HIDDEN, { name: 'Sides', modifiers: [{ name: 'Fries' }] }),
    ],
    90,
  );
  renderScreen(
    memoryPlatform({ handlers: { ...groups.handlers, getRestaurant: () => bella } }),
    <FormPage<ItemValues>
      label="Item"
      loaded={{ values: { ...blankItem, ...values } as ItemValues, version: 'v1' }}
      resolver={async (filled) => ({ values: filled, errors: {} })}
      names={itemNames}
      onSave={() => Promise.reject(new Error('A preview saves nothing'))}
    >
      {() => (
        <>
          <TextInput<ItemValues> name="name" />
          <ItemPreview restaurant={aRestaurant()} />
        </>
      )}
    </FormPage>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Calzone');
  await user.click(screen.getByRole('button', { name: 'Preview as guests see it' }));
  return { user, shown: within(await screen.findByRole('dialog', { name: 'As guests see it' })) };
}

describe('the preview of an item', () => {
  it('C3-13, O2.5-07 asks for the choices that the diner’s dialog asks for, and prices each as it is made', async () => {
    const { user, shown } = await preview({
      basePrice: 10,
      diets: ['vegetarian'],
      allergens: ['milk'],
      modifierGroups: [
        { modifierGroupId: HIDDEN, position: 0 },
        { modifierGroupId: CRUST, position: 1, isRequired: true },
      ],
    });
    expect(shown.getByRole('heading', { name: 'Calzone' })).toBeTruthy();
    expect(shown.getByText('Vegetarian')).toBeTruthy();
    expect(shown.getByText('Contains:').parentElement?.textContent).toBe('Contains: Milk');
    expect(await shown.findByRole('group', { name: 'Crust' })).toBeTruthy();
    expect(shown.queryByText('Sides')).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Select options to continue' }));
    expect(shown.getByText('Select 1 option').className).toContain('danger');
    await user.click(shown.getByRole('radio', { name: 'Filled' }));
    await user.click(shown.getByRole('button', { name: 'Add to cart · $13.00' }));
    expect(shown.getByText('Guests would have it in their cart for $13.00, before taxes.')).toBeTruthy();
  });

  it('O2.5-01 notes calories, alcohol and the age for it as the diner’s dialog does', async () => {
    const { shown } = await preview({ basePrice: 10, calories: 120, containsAlcohol: true });
    expect(await shown.findByText('120 cal · Contains alcohol · 19+')).toBeTruthy();
  });

  it('C3-13, C3-17 charges options by size, or what the form says of them here', async () => {
    const sizes = {
      pricingStrategy: 'size',
      sizePrice: [
        { name: 'Small', price: 9 },
        { name: 'Large', price: 14 },
      ],
    } as const;
    const { user, shown } = await preview({
      ...sizes,
      modifierGroups: [
        { modifierGroupId: CRUST, position: 0, optionPrices: [{ modifierId: 1, price: 0.5 }] },
      ],
    } as never);
    await user.click(await shown.findByRole('radio', { name: 'Filled' }));
    expect(shown.getByRole('button', { name: 'Add to cart · $12.00' })).toBeTruthy();
    await user.click(shown.getByRole('radio', { name: 'Large' }));
    expect(shown.getByText('+$4.00')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Add to cart · $18.00' })).toBeTruthy();
    await user.click(shown.getByRole('radio', { name: 'Thin' }));
    expect(shown.getByRole('button', { name: 'Add to cart · $14.50' })).toBeTruthy();
  });

  it('O2.5-06 begins with the first size, and leaves out a size that has no price yet', async () => {
    const { user, shown } = await preview({
      pricingStrategy: 'size',
      sizePrice: [
        { name: 'Small', price: 9 },
        { name: 'Large', price: 14 },
        { name: 'Party', price: undefined as never },
      ] as never,
    });
    expect(shown.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
    await user.click(shown.getByRole('radio', { name: 'Large' }));
    expect(shown.getByRole('button', { name: 'Add to cart · $14.00' })).toBeTruthy();
  });
});
