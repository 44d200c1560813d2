// Minus, count, plus. What happens below the minimum is up to the caller. Buttons at their limit stay focusable: a disabled one
// would lose the focus.

import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { basicPaths, StrokeIcon } from './stroke-icon.tsx';

interface StepperProps {
  count: number;
  /** What is counted: 'Margherita'. */
  label: string;
  onChange: (count: number) => void;
  min?: number;
  max?: number;
  className?: string;
  /** The look of the plus button alone, at 0. Without it minus and 0 are shown as well. */
  aloneClass?: string;
}

const row = 'inline-flex items-center rounded-full border border-line bg-surface';
const step =
  'inline-flex size-11 items-center justify-center rounded-full hover:bg-wash aria-disabled:text-line aria-disabled:hover:bg-transparent';

/** The same button alone and in the row, so that it keeps the focus. */
export function Stepper(props: StepperProps) {
  const { count, onChange, min = 0, max = 99, className = '', aloneClass } = props;
  const label = isolated(props.label);
  const isAlone = count === 0 && aloneClass !== undefined;
  const isMost = count >= max;
  return (
    <fieldset role={isAlone ? 'none' : undefined} className={`${isAlone ? '' : row} ${className}`}>
      {isAlone ? null : <legend className="sr-only">{t('Quantity of {item}', { item: label })}</legend>}
      {isAlone ? null : (
        <button
          type="button"
          className={step}
          aria-disabled={count <= min}
          aria-label={t(count === 1 && min === 0 ? 'Remove {item}' : 'One less {item}', { item: label })}
          onClick={() => {
            if (count > min) onChange(count - 1);
          }}
        >
          <StrokeIcon path={basicPaths.minus} />
        </button>
      )}
      {isAlone ? null : (
        <output className="min-w-6 text-center font-semibold tabular-nums" aria-live="polite">
          {count}
        </output>
      )}
      <button
        type="button"
        className={isAlone ? aloneClass : step}
        disabled={isAlone && isMost}
        aria-disabled={isMost}
        aria-label={t(isAlone ? 'Add {item}' : 'One more {item}', { item: label })}
        onClick={() => {
          if (!isMost) onChange(count + 1);
        }}
      >
        <StrokeIcon path={basicPaths.plus} />
      </button>
    </fieldset>
  );
}
