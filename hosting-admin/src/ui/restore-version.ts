// Brings back a past version of a record by its form: filled in, to be checked and saved.
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { changedPaths, fieldList, valueAt } from './form-changes.ts';

interface Restored<Values> {
  values: Values;
  /** Fields whose previous value is not known, which stay as they are. */
  lost: readonly string[];
  names: Readonly<Record<string, string>>;
}

export function restoreInto<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { values, lost, names }: Restored<Values>,
): void {
  const paths = changedPaths(form.getValues(), values) as FieldPath<Values>[];
  for (const path of paths)
    form.setValue(path, valueAt(values, path) as PathValue<Values, typeof path>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const [first] = paths;
  if (first === undefined) return void toast.info('The form shows just this already.');
  form.setFocus(first);
  toast.info('The form shows how it was. Save to bring it back.', {
    ...(lost.length > 0 && { description: `Not kept, so left as it is: ${fieldList(lost, names)}` }),
  });
}
