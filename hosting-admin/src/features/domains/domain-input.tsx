// The name of a domain in a form. Where it is refused as none, its hint says what is wrong.
import type { ComponentProps } from 'react';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { useDomainHint } from './use-domain-hint.ts';

export function DomainInput({ hint, ...input }: ComponentProps<typeof TextInput<Record<string, string>>>) {
  const words = useDomainHint(input.name) ?? hint;
  return (
    <TextInput<Record<string, string>>
      {...input}
      autoCapitalize="none"
      hint={words && <span className="wrap-anywhere">{words}</span>}
    />
  );
}
