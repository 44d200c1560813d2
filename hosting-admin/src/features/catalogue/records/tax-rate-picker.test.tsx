import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { aRestaurant, type MemoryPlatform, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { aTaxRate, memoryTaxRates } from '../../../lib/testing/memory-tax-rates.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import type { Loaded } from '../../../ui/use-record-form.ts';
import { taxRateScreens } from './tax-rates.tsx';

const CITY = 60_000_002;

const itemForm = z.object({ name: z.string(), taxRates: z.array(z.number()) });
type Values = z.output<typeof itemForm>;
const resolver = formResolver<Values, Values>(itemForm);
const loaded: Loaded<Values> = { values: { name: 'Margherita', taxRates: [CITY] }, version: 'v1' };
const names = { name: 'Item name', taxRates: 'Taxes' };

interface Opened {
  handlers?: MemoryPlatform['handlers'];
  mayWrite?: boolean;
}

/** An item that refers to the tax rate of the city. */
async function open({ handlers, mayWrite = true }: Opened = {}) {
  const rates = memoryTaxRates('State tax', 'City tax');
  const saves: Values[] = [];
  renderScreen(
    memoryPlatform({ handlers: { ...rates.handlers, ...handlers } }),
    <FormPage<Values>
      label="Item"
      loaded={loaded}
      resolver={resolver}
      names={names}
      onSave={async ({ values }) => {
        saves.push(values);
        return { values, version: 'v2' };
      }}
    >
      {() => (
        <>
          <TextInput<Values> name="name" />
          {taxRateScreens.picker<Values>({ name: 'taxRates', restaurant: aRestaurant(), mayWrite })}
        </>
      )}
    </FormPage>,
  );
  await within(chosen()).findByText('City tax');
  return { ...rates, saves, user: userEvent.setup() };
}

const chosen = () => screen.getByRole('list', { name: 'Chosen: Taxes' });
const button = (name: string) => screen.getByRole('button', { name });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a picker of records', () => {
  it('edits one that is chosen in its own form, and shows its new name', async () => {
    const { user, stored, saves } = await open();
    await user.click(button('Edit City tax'));
    const form = await drawer('Edit City tax');
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2027');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(within(chosen()).getByText('City tax 2027')).toBeTruthy();
    expect(stored.get(CITY)?.name).toBe('City tax 2027');
    expect(screen.getByText('Nothing changed')).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit City tax 2027'));
    expect(saves).toEqual([]);
  });

  it('makes one of the name that was typed, asks for the rest of it, and chooses it', async () => {
    const { user, stored } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Taxes' }), 'Alcohol tax');
    await user.click(screen.getByRole('option', { name: 'Create “Alcohol tax”' }));
    const form = await drawer('New tax rate');
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Alcohol tax');
    await user.click(form.getByRole('button', { name: 'Create tax rate' }));
    expect(await form.findByText('Enter a number')).toBeTruthy();
    await user.type(form.getByRole('spinbutton', { name: 'Rate (%)' }), '3');
    await user.click(form.getByRole('button', { name: 'Create tax rate' }));
    await closed();
    expect(within(chosen()).getByText('Alcohol tax')).toBeTruthy();
    expect(screen.getByText('Not saved yet: Taxes')).toBeTruthy();
    expect([...stored.values()].at(-1)).toMatchObject({ name: 'Alcohol tax', rate: 3 });
  });

  it('saves what its drawer holds by Ctrl+S there, and nothing of the form below', async () => {
    const { user, stored, saves } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Item name' }), ' DOC');
    await user.click(button('Edit City tax'));
    const form = await drawer('Edit City tax');
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.keyboard('{Control>}s{/Control}');
    await closed();
    expect(stored.get(CITY)?.name).toBe('City tax 2');
    expect(saves).toEqual([]);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saves).toEqual([{ name: 'Margherita DOC', taxRates: [CITY] }]));
  });

  it('shows both values in the drawer where somebody else was quicker', async () => {
    const theirs = aTaxRate({ name: 'Town tax' }, CITY);
    const sent: unknown[] = [];
    const { user } = await open({
      handlers: {
        updateTaxRate: ({ body }) => {
          sent.push(body);
          if (sent.length > 1) return { record: theirs, version: 'v8' };
          const details = { current: theirs, version: 'v7' };
          const refusal = { code: 'CONFLICT', message: 'Refused', requestId: 'r-1', details } as const;
          throw new CallError('CONFLICT', 'Refused', 409, refusal);
        },
      },
    });
    await user.click(button('Edit City tax'));
    const form = await drawer('Edit City tax');
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findByRole('alert')).textContent).toContain('Theirs: Town taxYours: City tax 2');
    await user.click(form.getByRole('button', { name: 'Keep mine and save again' }));
    await closed();
    expect(sent[1]).toEqual({ version: 'v7', changes: { name: 'City tax 2' } });
  });

  it('asks before its drawer is closed over unsaved work', async () => {
    const { user, stored } = await open();
    await user.click(button('Edit City tax'));
    const form = await drawer('Edit City tax');
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    expect(question.textContent).toContain('Not saved yet: Name.');
    await user.click(button('Keep editing'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'City tax 2');
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await closed();
    expect(stored.get(CITY)?.name).toBe('City tax');
    expect(document.activeElement).toBe(button('Edit City tax'));
    await user.click(button('Edit City tax'));
    const again = await drawer('Edit City tax');
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'City tax');
  });

  it('asks before the screen is left over unsaved work in its drawer', async () => {
    const { user } = await open();
    const closing = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(button('Edit City tax'));
    const form = await drawer('Edit City tax');
    expect(closing()).toBe(true);
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2');
    expect(closing()).toBe(false);
  });

  it('only chooses where such records are not theirs to change', async () => {
    const { user } = await open({ mayWrite: false });
    expect(screen.queryByRole('button', { name: 'Edit City tax' })).toBeNull();
    await user.type(screen.getByRole('combobox', { name: 'Taxes' }), 'Alcohol tax');
    expect(screen.queryByRole('option', { name: /Create/ })).toBeNull();
  });

  it('says where the records could not be loaded, and tries again', async () => {
    let isDown = true;
    const rates = memoryTaxRates('State tax', 'City tax');
    const listTaxRates: MemoryPlatform['handlers']['listTaxRates'] = (options) => {
      if (isDown) throw new CallError('FORBIDDEN', 'Not for you', 403);
      return rates.handlers.listTaxRates?.(options) as never;
    };
    const opening = open({ handlers: { listTaxRates } });
    await screen.findByText('Not for you');
    expect(within(chosen()).getByText(`No. ${CITY}`)).toBeTruthy();
    isDown = false;
    await userEvent.click(button('Try again'));
    await opening;
    expect(screen.getByRole('combobox', { name: 'Taxes' }).getAttribute('placeholder')).toBe('Add tax rate');
  });
});
