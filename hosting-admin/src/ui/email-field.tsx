// An email address in a form. If it looks mistyped, a correction is suggested, which one tap accepts; otherwise the typed address
// stays.
import { findProbableEmail } from '@bite/shared/shell/probable-email';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  /** Applies the suggestion; without it none is shown. */
  onTake?: (email: string) => void;
}

/** Takes the props of react-hook-form's `register`. */
export function EmailField({ onTake, onChange, onBlur, ...rest }: EmailFieldProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<string>();
  const meant = useProbablyMeant(onTake && left);
  const take = (email: string): void => {
    setLeft(undefined);
    onTake?.(email);
    whole.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={whole} className="grid content-start gap-1.5">
      <TextField
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        onChange={(event) => {
          setLeft(undefined);
          onChange?.(event);
        }}
        onBlur={(event) => {
          if (!isSubmit(event.relatedTarget)) setLeft(event.target.value);
          onBlur?.(event);
        }}
      />
      {onTake && (
        <div role="status">
          {meant !== undefined && (
            <Button look="quiet" className="max-w-full wrap-anywhere" onClick={() => take(meant)}>
              Did you mean {meant}?
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Nothing may move under a button that is being pressed. */
const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

function useProbablyMeant(left: string | undefined): string | undefined {
  const [answer, setAnswer] = useState<{ left: string; meant: string | undefined }>();
  useEffect(() => {
    if (left === undefined) return;
    return findProbableEmail(left, (meant) => setAnswer({ left, meant }));
  }, [left]);
  return answer?.left === left ? answer?.meant : undefined;
}
