// A secret that is only ever replaced: nobody reads it back, so the field says whether there is one.
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { FieldGroup } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { PasswordField } from '../password-field.tsx';
import { type BoundProps, changed, useBound } from './bound.ts';

interface SecretProps<Values extends FieldValues> extends BoundProps<Values> {
  /** There is one already. */
  isSet: boolean;
}

export function SecretInput<Values extends FieldValues = FieldValues>(props: SecretProps<Values>) {
  const { name, hint, isSet } = props;
  const { form, label, error } = useBound(props);
  const [isReplacing, setReplacing] = useState(!isSet);
  if (!isReplacing)
    return (
      <FieldGroup label={label} hint={hint} error={error}>
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-muted">Set. Nobody can read it here.</span>
          <Button onClick={() => setReplacing(true)} aria-label={`Replace ${label}`}>
            Replace
          </Button>
        </div>
      </FieldGroup>
    );
  return (
    <div className="grid gap-1.5">
      <PasswordField
        label={label}
        error={error}
        autoComplete="off"
        {...(typeof hint === 'string' && { hint })}
        {...form.register(name as string, optionalText)}
      />
      {isSet && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => {
            form.setValue(name as string, undefined, changed);
            setReplacing(false);
          }}
        >
          Keep the present one
        </Button>
      )}
    </div>
  );
}
