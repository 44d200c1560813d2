// What every bound field takes from the form around it: its label, its error, and what the form's schema says of it.
import { createContext, useContext } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type SetValueConfig,
  type UseFormReturn,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import type { z } from 'zod';
import { type FieldFacts, fieldFacts } from '../../lib/field-facts.ts';
import { fieldWords } from '../value-words.ts';

interface FormFacts {
  /** What fields are called: { 'settings.taxRate': 'Tax rate', 'taxTable.amount': 'Amount' }. */
  names: Readonly<Record<string, string>>;
  schema: z.ZodType | undefined;
}

export const FormFactsContext = createContext<FormFacts>({ names: {}, schema: undefined });

/** Say what the form holds to have `name` checked: <TextInput<TaxRateValues> name="rate" />. */
export interface BoundProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  /** Where the form's own name for it does not do. */
  label?: string;
  hint?: React.ReactNode;
  /** By a rule of the whole form, which its own schema does not know; false where it always has a value. */
  isRequired?: boolean;
  /** An error that the form's schema does not know. The form's own comes first. */
  error?: string | undefined;
}

interface Bound extends FieldFacts {
  form: UseFormReturn;
  label: string;
  error: string | undefined;
}

export const changed: SetValueConfig = { shouldDirty: true, shouldTouch: true };

export function useBound<Values extends FieldValues>({
  name,
  label,
  error,
  isRequired,
}: BoundProps<Values>): Bound {
  const { names, schema } = useContext(FormFactsContext);
  const form = useFormContext();
  const { errors } = useFormState({ control: form.control, name });
  return {
    form,
    label: label ?? labelOf(name, names),
    error: messageOf(get(errors, name)) ?? error,
    ...fieldFacts(schema, name),
    ...(isRequired !== undefined && { isRequired }),
  };
}

/** Sets a field as if it had been typed: it counts as changed, and an error of it is checked anew. */
export function useChange(form: UseFormReturn, name: string) {
  const { isSubmitted } = useFormState({ control: form.control, name });
  return (value: FieldPathValue<FieldValues, string>) =>
    form.setValue(name, value, { ...changed, shouldValidate: isSubmitted });
}

/** Rows of a list share their fields' names. */
function labelOf(path: string, names: FormFacts['names']): string {
  const plain = path.replace(/\.\d+(?=\.|$)/g, '');
  return names[plain] ?? fieldWords(plain.slice(plain.lastIndexOf('.') + 1));
}

/** A list's own error lies beside those of its entries. */
function messageOf(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const said = root?.message ?? message;
  return typeof said === 'string' && said !== '' ? said : undefined;
}
