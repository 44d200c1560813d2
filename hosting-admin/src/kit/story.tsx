// A component with its states. A field is shown in its initial state, with an error, and disabled.
import { type ReactNode, useEffect, useId } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../lib/form-resolver.ts';
import { BoundForm } from '../ui/fields/bound-form.tsx';

interface FieldStory {
  schema: z.ZodType<FieldValues, FieldValues>;
  values: FieldValues;
  names: Readonly<Record<string, string>>;
  /** The error, and its field. */
  fault?: readonly [field: string, message: string];
  field: ReactNode;
}

export interface StoryEntry {
  title: string;
  /** When to use it, in one line. */
  note: string;
  field?: FieldStory;
  part?: ReactNode;
}

export function Story({ title, note, field, part }: StoryEntry) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="rounded-xl border border-line bg-card p-4 md:p-5">
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      <p className="mb-4 text-sm text-pretty text-muted">{note}</p>
      {part}
      {field && (
        <div className="grid items-start gap-6 md:grid-cols-3">
          <State label={`${title}, as it begins`} {...field} />
          {field.fault && <State label={`${title}, with an error`} {...field} isFaulty />}
          <State label={`${title}, disabled`} {...field} isDisabled />
        </div>
      )}
    </article>
  );
}

interface StateProps extends FieldStory {
  label: string;
  isFaulty?: boolean;
  isDisabled?: boolean;
}

function State({ label, schema, values, names, fault, field, isFaulty, isDisabled = false }: StateProps) {
  const form = useForm({ defaultValues: values, resolver: formResolver(schema) });
  const { setError } = form;
  useEffect(() => {
    if (isFaulty && fault) setError(fault[0], { type: 'story', message: fault[1] });
  }, [isFaulty, fault, setError]);
  return (
    <BoundForm
      form={form}
      schema={schema}
      names={names}
      label={label}
      onSubmit={form.handleSubmit(() => undefined)}
    >
      <fieldset disabled={isDisabled} className="min-w-0">
        {field}
      </fieldset>
    </BoundForm>
  );
}
