import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ColourInput } from './colour-input.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { DateRangeInput, TimeRangeInput } from './date-inputs.tsx';
import { ReferencePicker } from './reference-picker.tsx';
import { TagInput } from './tag-input.tsx';
import { renderForm } from './testing.tsx';

const named = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const box = (name: string) => screen.getByRole('combobox', { name }) as HTMLInputElement;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a combobox', () => {
  const zones = ['Europe/Rome', 'Europe/Paris', 'America/New_York'].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
  const open = (zone: string, isRequired = true) =>
    renderForm(
      {
        shape: { zone: isRequired ? z.string('Choose a zone').min(1) : z.string().optional() },
        names: { zone: 'Time zone' },
        values: { zone },
      },
      <ComboboxInput name="zone" options={zones} />,
    );

  it('is narrowed down by typing, and chosen from by keyboard', async () => {
    const { user, save, saved } = open('Europe/Rome');
    expect(box('Time zone').value).toBe('Europe/Rome');
    await user.clear(box('Time zone'));
    await user.type(box('Time zone'), 'new york');
    expect(options()).toEqual(['America/New York']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box('Time zone').value).toBe('America/New York');
    await save();
    await waitFor(() => expect(saved).toEqual([{ zone: 'America/New_York' }]));
  });

  it('takes the first match on Enter, without an arrow key', async () => {
    const { user, save, saved } = open('America/New_York');
    await user.clear(box('Time zone'));
    await user.type(box('Time zone'), 'europe');
    expect(options()).toEqual(['Europe/Rome', 'Europe/Paris']);
    await user.keyboard('{Enter}');
    expect(box('Time zone').value).toBe('Europe/Rome');
    expect(saved).toEqual([]);
    await save();
    await waitFor(() => expect(saved).toEqual([{ zone: 'Europe/Rome' }]));
  });

  it('keeps what was chosen where somebody types something else and leaves', async () => {
    const { user } = open('Europe/Rome');
    await user.clear(box('Time zone'));
    await user.type(box('Time zone'), 'nowhere');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    await user.tab();
    expect(box('Time zone').value).toBe('Europe/Rome');
  });

  it('may be emptied where nothing has to be chosen', async () => {
    const { user, save, saved } = open('Europe/Rome', false);
    await user.click(screen.getByRole('button', { name: 'Clear Time zone' }));
    await save();
    await waitFor(() => expect(saved).toEqual([{ zone: undefined }]));
  });

  it('says what is wrong, and is where the focus goes', async () => {
    const { save } = renderForm(
      { shape: { zone: z.string('Choose a zone') }, names: { zone: 'Time zone' }, values: {} },
      <ComboboxInput name="zone" options={zones} />,
    );
    await save();
    const error = await screen.findByText('Choose a zone');
    expect(box('Time zone').getAttribute('aria-describedby')).toContain(error.id);
    expect(document.activeElement).toBe(box('Time zone'));
  });
});

describe('a reference picker', () => {
  const records = [
    { id: 1, name: 'State tax' },
    { id: 2, name: 'City tax' },
  ];
  const one = { shape: { id: z.number().optional() }, names: { id: 'Tax' }, values: {} };

  it('adds what is not chosen yet, and takes away by name', async () => {
    const { user, save, saved } = renderForm(
      { shape: { ids: z.array(z.number()) }, names: { ids: 'Taxes' }, values: { ids: [1] } },
      <ReferencePicker name="ids" noun="tax" records={records} />,
    );
    await user.click(box('Taxes'));
    expect(options()).toEqual(['City tax']);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove State tax' }));
    expect(document.activeElement).toBe(box('Taxes'));
    await save();
    await waitFor(() => expect(saved).toEqual([{ ids: [2] }]));
  });

  it('takes nothing where nothing matches, and says what is wrong with one of its numbers', async () => {
    const { user, save, saved } = renderForm(
      { shape: { ids: z.array(z.number('Choose it again')) }, names: { ids: 'Taxes' }, values: { ids: [] } },
      <ReferencePicker name="ids" noun="tax" records={records} />,
    );
    await user.type(box('Taxes'), 'zzz');
    expect(options()).toEqual(['Nothing matches']);
    await user.keyboard('{Enter}');
    expect(screen.queryByText('A tax that was deleted')).toBeNull();
    await user.tab();
    await save();
    await waitFor(() => expect(saved).toEqual([{ ids: [] }]));
    cleanup();
    const invalid = renderForm(
      {
        shape: { ids: z.array(z.number('Choose it again')) },
        names: { ids: 'Taxes' },
        values: { ids: ['x'] },
      },
      <ReferencePicker name="ids" noun="tax" records={records} />,
    );
    await invalid.save();
    expect(await screen.findByText('Choose it again')).toBeTruthy();
    expect(box('Taxes').getAttribute('aria-invalid')).toBe('true');
  });

  it('says where there is nothing to choose', () => {
    renderForm(one, <ReferencePicker name="id" isOne noun="tax" records={[]} none="No taxes yet" />);
    expect(screen.getByPlaceholderText('No taxes yet')).toBeTruthy();
  });

  it('holds one where there is one: the next replaces it, and it may be taken away', async () => {
    const { user, save, saved } = renderForm(
      one,
      <ReferencePicker name="id" isOne noun="tax" records={records} />,
    );
    for (const name of ['State tax', 'City tax']) {
      await user.type(box('Tax'), name);
      await user.keyboard('{ArrowDown}{Enter}');
    }
    expect(screen.queryByText('State tax')).toBeNull();
    await save();
    await user.click(screen.getByRole('button', { name: 'Remove City tax' }));
    await save();
    await waitFor(() => expect(saved).toEqual([{ id: 2 }, { id: undefined }]));
  });
});

describe('other bound fields', () => {
  it('take words of one’s own, each once', async () => {
    const { user, save, saved } = renderForm(
      { shape: { words: z.array(z.string()) }, values: { words: ['pizza'] } },
      <TagInput name="words" />,
    );
    await user.type(named('Words'), 'pasta,pizza{Enter}wine');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Remove pasta' }));
    await save();
    await waitFor(() => expect(saved).toEqual([{ words: ['pizza', 'wine'] }]));
    await user.click(named('Words'));
    await user.keyboard('{Backspace}');
    expect(screen.queryByText('wine')).toBeNull();
  });

  it('say that a closing time is on the next day, and let no range end before it begins', () => {
    renderForm(
      {
        shape: { hours: z.unknown(), range: z.unknown() },
        values: {
          hours: { open: '18:00', close: '02:00' },
          range: { from: '2026-12-24', to: '2026-12-26' },
        },
      },
      <>
        <TimeRangeInput name="hours" label="Hours" />
        <DateRangeInput name="range" label="Holidays" />
      </>,
    );
    expect(screen.getByText('The next day')).toBeTruthy();
    const [from, to] = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')];
    expect([from?.max, to?.min]).toEqual(['2026-12-26', '2026-12-24']);
  });

  it('say which text reads on a colour', async () => {
    const { save, saved } = renderForm(
      { shape: { ink: z.string() }, values: { ink: '#ffffff' } },
      <ColourInput name="ink" />,
    );
    expect(screen.getByText(/Black text reads best on it \(21.0 : 1\)/)).toBeTruthy();
    fireEvent.change(named('Pick Ink'), { target: { value: '#000000' } });
    expect(screen.getByText(/White text reads best/)).toBeTruthy();
    await save();
    await waitFor(() => expect(saved).toEqual([{ ink: '#000000' }]));
  });

  it('leave out a colour that need not be given', async () => {
    const ink = z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional();
    const { user, save, saved } = renderForm(
      { shape: { ink }, values: { ink: '#ffffff' } },
      <ColourInput name="ink" />,
    );
    await user.clear(screen.getByRole('textbox', { name: 'Ink' }));
    await save();
    await waitFor(() => expect(saved).toEqual([{ ink: undefined }]));
  });
});
