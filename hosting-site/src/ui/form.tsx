// A form that takes whoever sends it to the first mistake and reads it out, so that no form does it by hand. Fields say what
// is wrong with them (field.tsx); this only finds the first that does.
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FormProps {
  /** Grows with each attempt that was found to be wrong. */
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
    setSaid({ attempt: mistakes, words: field ? `Please check: ${nameOf(field)}` : '' });
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

/** Its description, with what is wrong, is read out as it takes the focus. */
function nameOf(field: HTMLElement): string {
  return (field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
}
