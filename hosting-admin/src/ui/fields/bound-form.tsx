// A form whose fields take their labels, marks, lengths and errors from it. An editor with a save bar is a FormPage.
import { type FormEventHandler, type ReactNode, useMemo } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { FormFactsContext } from './bound.ts';

interface BoundFormProps<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  /** What its fields are checked by, as far as it is known. */
  schema?: z.ZodType;
  /** What they are called: { firstName: 'First name' }. */
  names: Readonly<Record<string, string>>;
  /** The form's name for screen readers. */
  label?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

export function BoundForm<Values extends FieldValues, Output extends FieldValues = Values>(
  props: BoundFormProps<Values, Output>,
) {
  const { form, schema, names, label, onSubmit, children } = props;
  const facts = useMemo(() => ({ names, schema }), [names, schema]);
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit} className="grid gap-4">
      <FormFactsContext value={facts}>
        <FormProvider {...form}>{children}</FormProvider>
      </FormFactsContext>
    </form>
  );
}
