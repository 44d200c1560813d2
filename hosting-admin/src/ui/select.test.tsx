import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { optionalNumber, optionalText } from './inputs.ts';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

interface Values {
  zone?: string | undefined;
  plan: string;
  seats?: number | undefined;
  isOpen: boolean;
}

function Form({ onSave }: { onSave: (values: Values) => void }) {
  const { register, handleSubmit } = useForm<Values>({
    defaultValues: { plan: 'starter', isOpen: false, seats: 4 },
  });
  return (
    <form onSubmit={handleSubmit(onSave)}>
      <Field label="Zone">
        {(input) => (
          <Select
            {...input}
            options={[
              { value: '', label: 'As the business' },
              { value: 'Europe/Rome', label: 'Rome', group: 'Europe' },
              { value: 'Europe/Paris', label: 'Paris', group: 'Europe' },
            ]}
            {...register('zone', optionalText)}
          />
        )}
      </Field>
      <Field label="Plan" error="Pick another">
        {(input) => (
          <Select
            {...input}
            options={[
              { value: 'starter', label: 'Starter' },
              { value: 'enterprise', label: 'Enterprise' },
            ]}
            {...register('plan')}
          />
        )}
      </Field>
      <TextField label="Seats" type="number" {...register('seats', optionalNumber)} />
      <Switch label="Open" hint="Takes orders" {...register('isOpen')} />
      <Button type="submit">Save</Button>
    </form>
  );
}

describe('the inputs of forms', () => {
  it('give a form what was chosen', async () => {
    const saved: Values[] = [];
    render(<Form onSave={(values) => saved.push(values)} />);
    const user = userEvent.setup();
    expect(screen.getByRole('group', { name: 'Europe' }).children).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Plan'), 'Enterprise');
    await user.clear(screen.getByLabelText('Seats'));
    await user.click(screen.getByRole('checkbox', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([{ zone: undefined, plan: 'enterprise', seats: undefined, isOpen: true }]);
    await user.selectOptions(screen.getByLabelText('Zone'), 'Rome');
    await user.type(screen.getByLabelText('Seats'), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[1]).toEqual({ zone: 'Europe/Rome', plan: 'enterprise', seats: 12, isOpen: true });
  });

  it('tie their hints and errors to themselves', () => {
    render(<Form onSave={() => undefined} />);
    const described = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described(screen.getByLabelText('Plan'))).toBe('Pick another');
    expect(screen.getByLabelText('Plan').getAttribute('aria-invalid')).toBe('true');
    expect(described(screen.getByRole('checkbox', { name: 'Open' }))).toBe('Takes orders');
  });
});
