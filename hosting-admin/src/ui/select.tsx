// A native select: phones show their own picker, and every keyboard and screen reader supports it.
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { classNames } from './class-names.ts';
import { inputClasses } from './field.tsx';

export interface Option<Value extends string | number = string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Options of one group stand together under its name. */
  group?: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option<string | number>[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/** Takes the props of a Field and of react-hook-form's `register` as they are. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="relative grid">
      <select {...rest} className={classNames(inputClasses, 'appearance-none truncate pr-10', className)}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        <Options options={options} />
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}

/** Hundreds of time zones are drawn once, and not with every letter typed elsewhere in the form. */
const Options = memo(function Options({ options }: { options: readonly Option<string | number>[] }) {
  return groupsOf(options).map(([group, members]) =>
    group === undefined ? (
      members.map(optionOf)
    ) : (
      <optgroup key={group} label={group}>
        {members.map(optionOf)}
      </optgroup>
    ),
  );
});

const optionOf = ({ value, label, disabled }: Option<string | number>) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

function groupsOf(options: readonly Option<string | number>[]) {
  const groups = new Map<string | undefined, Option<string | number>[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}
