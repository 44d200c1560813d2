// A choice of a few options side by side, made of radio buttons, so that arrow keys and screen readers work.
import { useId } from 'react';

interface SegmentedControlProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, options, value, onChange, className = '' } = props;
  const name = useId();
  return (
    <fieldset className={`inline-flex rounded-full bg-wash p-1 ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 flex-1 items-center justify-center rounded-full px-3 text-sm font-semibold text-soft whitespace-nowrap has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
