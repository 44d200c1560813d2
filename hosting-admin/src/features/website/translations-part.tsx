// The fields for another language of a part of the form, folded away until somebody needs them.
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Disclosure } from '../../ui/disclosure.tsx';

interface TranslationsPartProps {
  /** Of the texts in Spanish: 'websiteConfig.contentBlocks.0.translations.es'. */
  name: string;
  children: ReactNode;
}

export function TranslationsPart({ name, children }: TranslationsPartProps) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const texts: unknown = useWatch({ control, name });
  const isWritten = Object.values(texts ?? {}).some(Boolean);
  return (
    <Disclosure
      title="In Spanish"
      note={isWritten ? 'written' : undefined}
      isFaulty={get(errors, name) !== undefined}
    >
      <p className="text-sm text-muted">
        For guests who read your site in Spanish. What is empty they read as it is.
      </p>
      {children}
    </Disclosure>
  );
}
