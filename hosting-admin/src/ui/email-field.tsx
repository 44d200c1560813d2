// An e-mail address in a form. Where it looks mistyped it is asked back: one tap takes the suggestion, and whoever goes on
// keeps what they typed.
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  /** Puts the suggestion in the field's place; without it nothing is asked back. */
  onTake?: (email: string) => void;
}

/** Takes the props of react-hook-form's `register` as they are. */
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

/** Nothing may move away under a button that is being pressed. */
const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

function useProbablyMeant(left: string | undefined): string | undefined {
  const [answer, setAnswer] = useState<{ left: string; meant: string | undefined }>();
  useEffect(() => {
    if (left === undefined) return;
    let isCurrent = true;
    import('@bite/shared/kernel/email-suggestion').then(
      ({ suggestedEmail }) => isCurrent && setAnswer({ left, meant: suggestedEmail(left) }),
      // Without it the address stands as it was typed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [left]);
  return answer?.left === left ? answer?.meant : undefined;
}
