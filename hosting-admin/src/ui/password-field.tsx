// An input for a password. What `register` answers is spread over it.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './button.tsx';
import { Field, inputClasses } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** Can be shown, for it is typed in a kitchen as often as at a desk. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} {...(hint && { hint })}>
      {(input) => (
        <div className="relative">
          <input
            {...input}
            {...rest}
            type={isShown ? 'text' : 'password'}
            className={`${inputClasses} pr-12`}
          />
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            className="absolute inset-y-0 right-0"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? (
              <EyeOff className="size-5" aria-hidden="true" />
            ) : (
              <Eye className="size-5" aria-hidden="true" />
            )}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
