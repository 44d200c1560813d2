// A radio button or a checkbox with its label and description; the whole line is clickable.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface Choice {
  value: string;
  label: string;
  /** What it means, in a line. */
  hint?: ReactNode;
  disabled?: boolean;
}

interface ChoiceLineProps extends Omit<ComponentProps<'input'>, 'value' | 'children'> {
  type: 'radio' | 'checkbox';
  option: Choice;
  /** At the end of the line: the present state. */
  aside?: ReactNode;
  /** With a border, if the choice is the main content of a screen. */
  isCard?: boolean;
}

const card =
  'min-h-16 items-center rounded-xl border border-line px-4 has-enabled:hover:border-strong-line has-checked:border-accent-ink has-checked:bg-column';

/** Takes the props of react-hook-form's `register`. */
export function ChoiceLine({ option, aside, isCard = false, className, ...input }: ChoiceLineProps) {
  const { value, label, hint, disabled } = option;
  const id = useId();
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer gap-3 py-2 has-disabled:cursor-default has-disabled:opacity-60',
        isCard ? card : 'items-start rounded-lg px-2 hover:bg-column',
        className,
      )}
    >
      <input
        {...input}
        value={value}
        {...(disabled && { disabled })}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={classNames('size-5 shrink-0 accent-(--accent)', !isCard && 'mt-0.5')}
      />
      <span className="min-w-0 flex-1 text-sm wrap-anywhere">
        <span id={`${id}-label`} className="block leading-6 font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-pretty text-muted">
            {hint}
          </span>
        )}
      </span>
      {aside}
    </label>
  );
}
