// Fields that a form hides are reset to their initial values, so that they cannot be invalid where nobody sees them.
import { useContext, useEffect } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { schemaAt } from '../../lib/field-facts.ts';
import { FormFactsContext } from './bound.ts';

interface ResetOptions {
  /** Keeps a value that is valid by itself, for when the field is shown again. */
  keepsValid?: boolean;
}

export function useResetWhileHidden<Values extends FieldValues>(
  name: FieldPath<Values>,
  isHidden: boolean,
  { keepsValid = false }: ResetOptions = {},
): void {
  const { schema } = useContext(FormFactsContext);
  const { getValues, resetField } = useFormContext<Values>();
  useEffect(() => {
    const isKept = keepsValid && schemaAt(schema, name)?.safeParse(getValues(name)).success === true;
    if (isHidden && !isKept) resetField(name);
  }, [isHidden, keepsValid, name, schema, getValues, resetField]);
}
