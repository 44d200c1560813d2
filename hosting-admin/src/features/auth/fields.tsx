// The inputs of the sign-in pages. What `register` answers is spread over them.
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field.tsx';

export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
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

export function CheckField({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm font-medium">
      <input type="checkbox" {...rest} className="size-5 accent-(--accent)" />
      {label}
    </label>
  );
}
