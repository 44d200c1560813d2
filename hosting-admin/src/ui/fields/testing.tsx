// A form around one field, for tests of fields.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { z } from 'zod';
import { formResolver } from '../../lib/form-resolver.ts';
import { BoundForm } from './bound-form.tsx';

interface FormOf {
  shape: z.ZodRawShape;
  values: FieldValues;
  names?: Readonly<Record<string, string>>;
  isDisabled?: boolean;
}

interface TestFormProps extends Required<FormOf> {
  onSave: (output: FieldValues) => void;
  children: ReactNode;
}

function TestForm({ shape, values, names, isDisabled, onSave, children }: TestFormProps) {
  const [schema] = useState(() => z.object(shape) as z.ZodType<FieldValues, FieldValues>);
  const form = useForm({ defaultValues: values, resolver: formResolver(schema) });
  return (
    <BoundForm form={form} schema={schema} names={names} onSubmit={form.handleSubmit(onSave)}>
      <fieldset disabled={isDisabled}>{children}</fieldset>
      <button type="submit">Save</button>
    </BoundForm>
  );
}

/** `saved` holds what the form gave, each time it was saved without a fault. */
export function renderForm({ names = {}, isDisabled = false, ...rest }: FormOf, field: ReactNode) {
  const saved: FieldValues[] = [];
  render(
    <TestForm {...rest} names={names} isDisabled={isDisabled} onSave={(output) => void saved.push(output)}>
      {field}
    </TestForm>,
  );
  const user = userEvent.setup();
  return { user, saved, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}
