// Drives the form of an item from the tables of its rules: each message is said at the field that it is about.
import { type ItemInput, itemEntity } from '@bite/shared/catalogue/item.schema';
import { itemFaults, useFaults } from '@bite/shared/testing/item-faults';
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { formResolver } from '../../../../lib/form-resolver.ts';
import { aRestaurant, memoryPlatform } from '../../../../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../../../../lib/testing/memory-records.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import { FormPage } from '../../../../ui/form-page.tsx';
import { ItemFields } from './item-fields.tsx';
import { blankItem, type ItemValues, itemNames } from './item-values.ts';

const TOPPINGS = 3;

const served = {
  ...memoryRecords('modifierGroups', [aRecord('modifierGroups', TOPPINGS, { name: 'Toppings' })], 1).handlers,
  ...memoryRecords('items', [], 1).handlers,
  ...memoryRecords('tags', [], 1).handlers,
  ...memoryRecords('taxRates', [], 1).handlers,
  ...memoryRecords('courses', [], 1).handlers,
  ...memoryRecords('salesCategories', [], 1).handlers,
  ...memoryRecords('prepStations', [], 1).handlers,
};

const margherita: ItemValues = { ...blankItem, name: 'Margherita', basePrice: 12.5 };
const resolver = formResolver<ItemInput, ItemValues>(itemEntity.create as never);

/** The form of an item with these values, and how to fill in others and try to save them. */
function openForm(values: ItemValues) {
  let form: UseFormReturn<ItemValues, unknown, ItemInput> | undefined;
  renderScreen(
    memoryPlatform({ handlers: served }),
    <FormPage<ItemValues, ItemInput>
      label="Item"
      loaded={{ values, version: 'v1' }}
      resolver={resolver}
      names={itemNames}
      onSave={() => Promise.reject(new Error('It is not valid'))}
    >
      {(present) => {
        form = present;
        return <ItemFields restaurant={aRestaurant()} />;
      }}
    </FormPage>,
  );
  return (change: object) => {
    act(() => {
      form?.reset(values);
      // What is missing is an input that somebody has emptied.
      for (const [field, value] of Object.entries(change)) form?.setValue(field as 'name', value ?? '');
    });
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  };
}

const isSaidAt = (fault: string, issue: string) => {
  const [path = '', message = ''] = issue.split(': ');
  return waitFor(() => expect(labelsOf(message).join(' '), fault).toContain(labelAt(path)));
};

/** The labels of what is described by this text. */
function labelsOf(message: string): string[] {
  const described = [...document.querySelectorAll<HTMLElement>('[aria-describedby]')].filter((element) =>
    element
      .getAttribute('aria-describedby')
      ?.split(' ')
      .some((id) => document.getElementById(id)?.textContent === message),
  );
  return described.map((element) => {
    const { labels } = element as HTMLInputElement;
    const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return labels?.[0]?.textContent ?? by?.textContent ?? '';
  });
}

const labelAt = (path: string): string =>
  (itemNames as Readonly<Record<string, string>>)[path.replace(/\.\d+/g, '')] ?? path;

const use = (change: object) => ({
  modifierGroups: [{ modifierGroupId: TOPPINGS, position: 0, ...change }],
});

const faultsOfLists = [
  [
    'a size without a name',
    { pricingStrategy: 'size', sizePrice: [{ name: '', price: 9 }] },
    'sizePrice.0.name: Size/price name cannot be empty',
  ],
  ...useFaults.map(([fault, change, issue]) => [fault, use(change), `modifierGroups.0.${issue}`] as const),
] as const;

describe('the form of an item', () => {
  it('C5-06 says each message at the field that it is about', async () => {
    const fill = openForm(margherita);
    for (const [fault, change, issue] of itemFaults) {
      fill(change);
      await isSaidAt(fault, issue);
    }
    fill({ calories: -1 });
    await isSaidAt('calories below nothing', 'calories: At least 0');
  });

  it.each(faultsOfLists)('C5-04, C5-05 says of %s at its row what is wrong', async (fault, values, issue) => {
    openForm({ ...margherita, ...values } as ItemValues)({ sku: '1' });
    await isSaidAt(fault, issue);
  });
});
