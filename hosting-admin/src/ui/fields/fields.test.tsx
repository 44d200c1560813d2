import { money } from '@bite/shared/kernel/schema';
import { name, note, phone } from '@bite/shared/kernel/text.schema';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { CheckboxGroupInput, RadioGroupInput, SwitchInput } from './choice-inputs.tsx';
import { LongTextInput } from './long-text-input.tsx';
import { MoneyInput, NumberInput, PercentInput } from './number-input.tsx';
import { RepeatingGroup } from './repeating-group.tsx';
import { SecretInput } from './secret-input.tsx';
import { SelectInput } from './select-input.tsx';
import { renderForm } from './testing.tsx';
import { PhoneInput, TextInput } from './text-input.tsx';

const named = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

describe('a bound text field', () => {
  const shape = { name: name(20, 'Name cannot be empty'), number: name(5).optional() };
  const names = { name: 'Name', number: 'Number' };
  const fields = (
    <>
      <TextInput name="name" />
      <TextInput name="number" />
    </>
  );

  it('takes its label, its mark and its longest length from the form', () => {
    renderForm({ shape, names, values: { name: 'Food' } }, fields);
    expect(named('Name').getAttribute('aria-required')).toBe('true');
    expect(named('Name').maxLength).toBe(20);
    expect(named('Number').hasAttribute('aria-required')).toBe(false);
  });

  it('says what is wrong with it, and is where the focus goes', async () => {
    const { save, saved, user } = renderForm({ shape, names, values: { name: 'Food' } }, fields);
    await user.clear(named('Name'));
    await save();
    const error = await screen.findByText('Name cannot be empty');
    expect(named('Name').getAttribute('aria-describedby')).toContain(error.id);
    expect(named('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(named('Name'));
    expect(saved).toEqual([]);
  });

  it('holds nothing where nothing has to stand', async () => {
    const { save, saved, user } = renderForm({ shape, names, values: { name: 'Food', number: '7' } }, fields);
    await user.clear(named('Number'));
    await save();
    await waitFor(() => expect(saved).toEqual([{ name: 'Food', number: undefined }]));
  });

  it('cannot be changed in a form that is only read', () => {
    renderForm({ shape, names, values: { name: 'Food' }, isDisabled: true }, fields);
    expect(named('Name').closest('fieldset')?.disabled).toBe(true);
  });
});

describe('other bound fields of text', () => {
  it('count the characters of a long one, and say aloud when few are left', async () => {
    const { user } = renderForm(
      { shape: { text: note(20).optional() }, names: { text: 'Description' }, values: { text: '' } },
      <LongTextInput name="text" />,
    );
    await user.type(named('Description'), 'Thin');
    expect(screen.getByText('4 of 20')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(named('Description'), ' crust, hot oven');
    expect(screen.getByRole('status').textContent).toBe('0 characters left');
  });

  it('write a phone number as its country writes it', async () => {
    const { user, save, saved } = renderForm(
      { shape: { phone: phone('Phone number is required') }, values: { phone: '' } },
      <PhoneInput name="phone" />,
    );
    await user.type(named('Phone'), '5185550100');
    await user.tab();
    expect(named('Phone').value).toBe('+1 (518) 555-0100');
    await save();
    await waitFor(() => expect(saved).toEqual([{ phone: '+1 (518) 555-0100' }]));
  });

  it('replace a secret only when somebody means to', async () => {
    const { user, save, saved } = renderForm(
      { shape: { code: z.string().optional() }, names: { code: 'API key' }, values: {} },
      <SecretInput name="code" secret={{ setAt: '2026-06-10T16:00:00.000Z', setBy: 'Ann Lee' }} />,
    );
    expect(document.querySelector('input')).toBeNull();
    expect(document.body.textContent).toMatch(/Set on Jun 10, 2026 by Ann Lee\. Nobody can read it here\./);
    await user.click(screen.getByRole('button', { name: 'Replace API key' }));
    await user.type(named('API key'), 'new');
    await user.click(screen.getByRole('button', { name: 'Keep the current one' }));
    await save();
    await waitFor(() => expect(saved).toEqual([{}]));
  });
});

describe('bound numbers', () => {
  it('step up and down within what the schema allows, and may be emptied', async () => {
    const { user, save, saved } = renderForm(
      { shape: { minutes: z.int().min(0).max(10).optional() }, values: { minutes: 8 } },
      <NumberInput name="minutes" unit="minutes" step={5} />,
    );
    await user.click(screen.getByRole('button', { name: 'More: Minutes' }));
    expect(named('Minutes (minutes)').value).toBe('10');
    for (let taps = 0; taps < 3; taps += 1)
      await user.click(screen.getByRole('button', { name: 'Less: Minutes' }));
    expect(named('Minutes (minutes)').value).toBe('0');
    await save();
    await waitFor(() => expect(saved).toEqual([{ minutes: 0 }]));
    await user.clear(named('Minutes (minutes)'));
    await save();
    await waitFor(() => expect(saved[1]).toEqual({ minutes: undefined }));
  });

  it('take money as finely as its currency is counted, and any percentage', async () => {
    const { user, save, saved } = renderForm(
      { shape: { price: money, yen: money, rate: z.number() }, values: { price: 1, yen: 1, rate: 1 } },
      <>
        <MoneyInput name="price" currency="USD" />
        <MoneyInput name="yen" currency="JPY" />
        <PercentInput name="rate" />
      </>,
    );
    expect([named('Price (USD)').step, named('Yen (JPY)').step]).toEqual(['0.01', '1']);
    await user.clear(named('Rate (%)'));
    await user.type(named('Rate (%)'), '8.875');
    await save();
    await waitFor(() => expect(saved).toEqual([{ price: 1, yen: 1, rate: 8.875 }]));
  });

  it('take a comma as the point, typed or pasted, and refuse what may be read in two ways', async () => {
    const inserted: string[] = [];
    document.execCommand = (_command, _ui, text = '') => inserted.push(text) > 0;
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
    const { user } = renderForm(
      { shape: { price: money }, values: { price: 1.5 } },
      <MoneyInput name="price" currency="USD" />,
    );
    const paste = (text: string) =>
      fireEvent.paste(named('Price (USD)'), { clipboardData: { getData: () => text } });
    const type = (text: string) =>
      fireEvent(
        named('Price (USD)'),
        Object.assign(new Event('textInput', { bubbles: true, cancelable: true }), { data: text }),
      );
    paste('9,50');
    paste('1,234.50');
    expect(inserted).toEqual(['9.50', '1234.50']);
    paste('1,234');
    expect(screen.getByText(/not clear which number “1,234” is/)).toBeTruthy();
    await user.clear(named('Price (USD)'));
    expect(screen.queryByText(/not clear/)).toBeNull();
    expect(type(',')).toBe(false);
    expect(inserted.slice(2)).toEqual(['.']);
    await user.type(named('Price (USD)'), '1.234');
    expect(type(',')).toBe(false);
    expect(type('5')).toBe(false);
    expect(inserted).toHaveLength(3);
    expect(screen.getByText(/one point or comma only/)).toBeTruthy();
  });

  it('say so where a number is missing', async () => {
    const { user, save } = renderForm(
      { shape: { rate: z.number() }, values: { rate: 1 } },
      <PercentInput name="rate" />,
    );
    await user.clear(named('Rate (%)'));
    await save();
    expect(await screen.findByText('Enter a number')).toBeTruthy();
  });
});

describe('bound choices', () => {
  const options = [
    { value: 'milk', label: 'Milk' },
    { value: 'nuts', label: 'Nuts', hint: 'Traces count' },
  ];

  it('give what was switched, picked and ticked, by keyboard', async () => {
    const { user, save, saved } = renderForm(
      {
        shape: { on: z.boolean(), one: z.string(), some: z.array(z.string()), word: z.string() },
        values: { on: false, one: 'milk', some: ['nuts'], word: 'milk' },
      },
      <>
        <SwitchInput name="on" />
        <RadioGroupInput name="one" options={options} />
        <CheckboxGroupInput name="some" options={options} />
        <SelectInput name="word" options={options} />
      </>,
    );
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByRole('radio', { name: /Nuts/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    await user.selectOptions(screen.getByLabelText('Word'), 'Nuts');
    await save();
    const all = { on: true, one: 'nuts', some: ['milk', 'nuts'], word: 'nuts' };
    await waitFor(() => expect(saved).toEqual([all]));
  });

  it('begin with what the form holds, which need not be the first, and with none where none is chosen', async () => {
    const { save, saved } = renderForm(
      { shape: { word: z.string(), none: z.string() }, values: { word: 'nuts', none: '' } },
      <>
        <SelectInput name="word" options={options} />
        <SelectInput name="none" options={options} placeholder="Choose…" />
      </>,
    );
    expect([named('Word').value, named('None').value]).toEqual(['nuts', '']);
    await save();
    await waitFor(() => expect(saved).toEqual([{ word: 'nuts', none: '' }]));
  });

  it('name their question and what is wrong with the answer', async () => {
    const { save } = renderForm(
      { shape: { some: z.array(z.string()).min(1) }, values: { some: [] } },
      <CheckboxGroupInput name="some" options={options} hint="Guests ask." />,
    );
    await save();
    const error = await screen.findByText('At least 1 entries');
    const group = screen.getByRole('group', { name: 'Some' });
    expect(group.getAttribute('aria-describedby')).toContain(error.id);
  });
});

describe('a repeating group', () => {
  const open = () =>
    renderForm(
      {
        shape: { rows: z.array(z.object({ word: name(9, 'Say a word') })) },
        names: { rows: 'Words', 'rows.word': 'Word' },
        values: { rows: [{ word: 'one' }, { word: 'two' }] },
      },
      <RepeatingGroup name="rows" noun="word" isOrdered blank={() => ({ word: '' })}>
        {(path) => <TextInput name={`${path}.word`} />}
      </RepeatingGroup>,
    );
  const words = () => screen.getAllByLabelText('Word').map((input) => (input as HTMLInputElement).value);

  it('adds, moves and removes rows', async () => {
    const { user, save, saved } = open();
    await user.click(screen.getByRole('button', { name: 'Add word' }));
    await user.keyboard('three');
    await user.click(screen.getByRole('button', { name: 'Actions for word 3' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await user.click(screen.getByRole('button', { name: 'Remove word 1' }));
    expect(words()).toEqual(['three', 'two']);
    await save();
    await waitFor(() => expect(saved).toEqual([{ rows: [{ word: 'three' }, { word: 'two' }] }]));
  });

  it('sorts its rows by keyboard, with what was typed in them', async () => {
    const { user, save, saved } = open();
    await user.type(screen.getAllByLabelText('Word')[0] as HTMLElement, ' 1');
    screen.getByRole('button', { name: 'Move word 1' }).focus();
    await user.keyboard(' {ArrowDown} ');
    expect(words()).toEqual(['two', 'one 1']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move word 2' }));
    await save();
    await waitFor(() => expect(saved).toEqual([{ rows: [{ word: 'two' }, { word: 'one 1' }] }]));
  });

  it('leaves the focus at the next row, and at last at the way to add one', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Remove word 1' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Word')));
    await user.click(screen.getByRole('button', { name: 'Remove word 1' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add word' })),
    );
  });

  it('shows an error at the row that it is about', async () => {
    const { user, save } = open();
    await user.click(screen.getByRole('button', { name: 'Add word' }));
    await save();
    const error = await screen.findByText('Say a word');
    const last = screen.getAllByLabelText('Word').at(-1);
    expect(last?.getAttribute('aria-describedby')).toBe(error.id);
  });
});
