import { CallError } from '@bite/shared/api/client';
import { type ItemInput, itemEntity } from '@bite/shared/catalogue/item.schema';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formResolver } from '../../../../lib/form-resolver.ts';
import { aRestaurant, memoryPlatform } from '../../../../lib/testing/memory-platform.ts';
import { nothingToReferTo } from '../../../../lib/testing/memory-records.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import { FormPage } from '../../../../ui/form-page.tsx';
import { ItemFields } from './item-fields.tsx';
import { blankItem, type ItemValues, itemNames } from './item-values.ts';

const served = nothingToReferTo();

const sizes = (...prices: number[]) =>
  ['Small', 'Medium', 'Large'].map((name, index) => ({
    id: index + 1,
    guid: `00000000-0000-4000-8000-00000000000${index}`,
    name,
    price: prices[index] ?? 0,
  }));
const diavola = (...prices: number[]) =>
  ({
    ...blankItem,
    name: 'Diavola',
    pricingStrategy: 'size',
    sizePrice: sizes(...prices),
  }) as ItemValues;

/** The form in a second window: the first one has saved these prices meanwhile. */
function openSecondWindow(...theirs: number[]) {
  const saved: (readonly number[])[] = [];
  renderScreen(
    memoryPlatform({ handlers: served }),
    <FormPage<ItemValues, ItemInput>
      label="Item"
      loaded={{ values: diavola(16.5, 21, 26), version: 'v1' }}
      resolver={formResolver<ItemInput, ItemValues>(itemEntity.create as never)}
      names={itemNames}
      readCurrent={(current) => current as ItemValues}
      onSave={async ({ values, version }) => {
        if (version === 'v1') {
          const details = { current: diavola(...theirs), version: 'v2' };
          throw new CallError('CONFLICT', 'It was changed', 409, {
            code: 'CONFLICT',
            message: 'It was changed',
            requestId: 'r-1',
            details,
          });
        }
        saved.push((values.sizePrice ?? []).map(({ price }) => price));
        return { values: values as ItemValues, version: 'v3' };
      }}
    >
      {() => <ItemFields restaurant={aRestaurant()} />}
    </FormPage>,
  );
  const price = (row: number) =>
    document.querySelector<HTMLInputElement>(`input[name="sizePrice.${row}.price"]`) as HTMLInputElement;
  const save = (row: number, to: string) => {
    fireEvent.change(price(row), { target: { value: to } });
    fireEvent.blur(price(row));
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  };
  return { saved, price, save };
}

describe('two windows on the sizes of one item', () => {
  it('that change different sizes save both prices, without a question', async () => {
    const { saved, price, save } = openSecondWindow(16.75, 21, 26);
    save(2, '26.50');
    await screen.findByText(/changed Sizes meanwhile.*Both changes are saved/);
    expect(saved).toEqual([[16.75, 21, 26.5]]);
    expect([0, 1, 2].map((row) => Number(price(row).value))).toEqual([16.75, 21, 26.5]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that change the same size are asked, and what is kept leaves the other sizes as they are', async () => {
    const { saved, save } = openSecondWindow(16.75, 22, 26);
    save(0, '17.00');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'SizesTheirs: Small: 16.50 → 16.75; Medium: 21 → 22Yours: Small: 16.50 → 17',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Keep mine and save again' }));
    await screen.findByText('All changes saved');
    expect(saved).toEqual([[17, 22, 26]]);
  });
});
