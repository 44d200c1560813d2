// A form that focuses the first invalid field on submit and has its error announced. Fields mark themselves as invalid
// (field.tsx).
import { list } from '@bite/shared/kernel/phrases';
import { t } from '@bite/shared/kernel/translate';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { invalidFields, nameOf } from './invalid-fields.ts';

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
    const fields = form.current ? invalidFields(form.current) : [];
    // Its description with the error is announced when it gets the focus.
    fields[0]?.focus();
    const names = list(new Set(fields.map(nameOf)));
    setSaid({ attempt: mistakes, words: names ? t('Please check: {field}', { field: names }) : '' });
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
