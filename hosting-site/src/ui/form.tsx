// A form that focuses the first invalid field on submit and has its error announced. Fields mark themselves as invalid
// (field.tsx).
import { t } from '@bite/shared/kernel/translate';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FormProps {
  /** Increases with each invalid attempt. */
  mistakes: number;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

export function Form({ mistakes, onSubmit, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState({ attempt: 0, words: '' });
  useEffect(() => {
    if (mistakes === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    setSaid({ attempt: mistakes, words: field ? t('Please check: {field}', { field: nameOf(field) }) : '' });
  }, [mistakes]);
  return (
    <form
      ref={form}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {said.words ? (
        <p key={said.attempt} role="alert" className="sr-only">
          {said.words}
        </p>
      ) : null}
    </form>
  );
}

/** Its description with the error is announced when it gets the focus. A choice is known by what it answers. */
function nameOf(field: HTMLElement): string {
  const question = field.matches('[type="radio"]') && field.closest('fieldset')?.querySelector('legend');
  if (question) return question.textContent;
  return (field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
}
