// Minus, count, plus. Minus below the least is for the caller to forbid or to read as "take it away".
import { Icon } from './icon.tsx';

interface StepperProps {
  count: number;
  /** What is counted: 'Margherita'. */
  label: string;
  onChange: (count: number) => void;
  min?: number;
  max?: number;
  className?: string;
}

const step =
  'inline-flex size-11 items-center justify-center rounded-full hover:bg-wash disabled:text-line disabled:hover:bg-transparent';

export function Stepper({ count, label, onChange, min = 0, max = 99, className = '' }: StepperProps) {
  return (
    <fieldset className={`inline-flex items-center rounded-full border border-line bg-surface ${className}`}>
      <legend className="sr-only">Quantity of {label}</legend>
      <button
        type="button"
        className={step}
        disabled={count <= min}
        aria-label={count === 1 && min === 0 ? `Remove ${label}` : `One less ${label}`}
        onClick={() => onChange(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="min-w-6 text-center font-semibold tabular-nums" aria-live="polite">
        {count}
      </output>
      <button
        type="button"
        className={step}
        disabled={count >= max}
        aria-label={`One more ${label}`}
        onClick={() => onChange(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
