// The input of a secret, which can be replaced but never read: the field shows only whether there is one.
import type { SecretState } from '@bite/shared/kernel/secret-state.schema';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { DateText } from '../date-text.tsx';
import { FieldGroup } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { PasswordField } from '../password-field.tsx';
import { type BoundProps, changed, useBound } from './bound.ts';

interface SecretProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Since when there is one, and by whom; absent where there is none. */
  secret?: SecretState | undefined;
}

export function SecretInput<Values extends FieldValues = FieldValues>(props: SecretProps<Values>) {
  const { name, hint, secret } = props;
  const { form, label, error } = useBound(props);
  const [isReplacing, setReplacing] = useState(!secret);
  if (secret && !isReplacing)
    return (
      <FieldGroup label={label} hint={hint} error={error}>
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-muted">
            Set on <DateText iso={secret.setAt} /> by {secret.setBy}. Nobody can read it here.
          </span>
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
        hint={hint}
        {...form.register(name as string, optionalText)}
      />
      {secret && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => {
            form.setValue(name as string, undefined, changed);
            setReplacing(false);
          }}
        >
          Keep the current one
        </Button>
      )}
    </div>
  );
}
