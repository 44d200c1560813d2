// The inputs of the sign-in pages. What `register` answers is spread over them.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Field, inputClasses } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type InputFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

export function EmailField(props: Omit<InputFieldProps, 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      className="read-only:bg-column"
      {...props}
    />
  );
}

/** Can be shown, for it is typed in a kitchen as often as at a desk. */
export function PasswordField({ label, hint, error, ...rest }: InputFieldProps) {
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

export function CheckField({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm font-medium">
      <input type="checkbox" {...rest} className="size-5 accent-(--accent)" />
      {label}
    </label>
  );
}
