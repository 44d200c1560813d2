// A switch: a native checkbox that works with `register`. Its whole line is clickable.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Where the label stands elsewhere on the screen. */
  isLabelHidden?: boolean;
}

const track =
  'relative h-7 w-12 shrink-0 appearance-none rounded-full border border-strong-line bg-column transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-strong-line before:transition-transform checked:border-good checked:bg-good checked:before:translate-x-5 checked:before:bg-card disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden';

export function Switch({ label, hint, error, isLabelHidden = false, className, ...rest }: SwitchProps) {
  const id = useId();
  const about = `${id}-about`;
  const hasMore = Boolean(hint) || error !== undefined;
  return (
    <div className={classNames('grid gap-0.5', className)}>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <span className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>{label}</span>
        <input
          {...rest}
          type="checkbox"
          className={track}
          aria-invalid={error !== undefined}
          aria-describedby={hasMore ? about : undefined}
        />
      </label>
      {hasMore && (
        <p
          id={about}
          className={classNames(
            '-mt-1 pr-16 text-sm',
            error === undefined ? 'text-muted' : 'font-medium text-danger',
          )}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
