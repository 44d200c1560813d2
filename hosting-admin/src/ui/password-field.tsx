// A password input. Takes the props of `register`.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from './button.tsx';
import { Field, inputClasses } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
};

/** Can be shown, since it is often typed in a kitchen. */
export function PasswordField({ label, hint, error, isRequired, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
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
