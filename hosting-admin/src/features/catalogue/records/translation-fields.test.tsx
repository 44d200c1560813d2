import { type ItemInput, itemEntity } from '@bite/shared/catalogue/item.schema';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formResolver } from '../../../lib/form-resolver.ts';
import { aRestaurant, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { nothingToReferTo } from '../../../lib/testing/memory-records.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { ItemFields } from './items/item-fields.tsx';
import { blankItem, type ItemValues, itemNames } from './items/item-values.ts';

const served = nothingToReferTo();

/** The form of an item with these texts in Spanish, and what it saves. */
function openItem(translations: ItemValues['translations']) {
  const saved: unknown[] = [];
  renderScreen(
    memoryPlatform({ handlers: served }),
    <FormPage<ItemValues, ItemInput>
      label="Item"
      loaded={{
        values: { ...blankItem, name: 'Margherita', basePrice: 12.5, ...(translations && { translations }) },
        version: 'v1',
      }}
      resolver={formResolver<ItemInput, ItemValues>(itemEntity.create as never)}
      names={itemNames}
      onSave={async ({ values }) => {
        saved.push(JSON.parse(JSON.stringify(values.translations ?? null)));
        return { values: values as ItemValues, version: 'v2' };
      }}
    >
      {() => <ItemFields restaurant={aRestaurant()} />}
    </FormPage>,
  );
  return {
    saved,
    save: async (label: string, text: string) => {
      const field = screen.getByLabelText(label, { exact: false });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
      fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
      await waitFor(() => expect(saved).toHaveLength(1));
    },
  };
}

describe('what an item is called in Spanish', () => {
  it('is saved with it', async () => {
    const { saved, save } = openItem(undefined);
    await save('Name in Spanish', 'Margarita');
    expect(saved).toEqual([{ es: { name: 'Margarita' } }]);
  });

  it('may be taken back', async () => {
    const { saved, save } = openItem({ es: { name: 'Margarita', description: 'Con albahaca' } });
    await save('Name in Spanish', '');
    expect(saved).toEqual([{ es: { description: 'Con albahaca' } }]);
  });
});
