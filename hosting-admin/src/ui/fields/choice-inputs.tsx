// Choices among a few, bound to their form: on or off, one of several, some of several.
import type { ComponentProps, ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { FieldGroup } from '../field.tsx';
import { Switch } from '../switch.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';

export function SwitchInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { form, label, error } = useBound(props);
  return <Switch label={label} hint={props.hint} error={error} {...form.register(props.name as string)} />;
}

export interface Choice {
  value: string;
  label: string;
  /** What it means, in a line. */
  hint?: ReactNode;
  disabled?: boolean;
}

interface ChoicesProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly Choice[];
}

export function RadioGroupInput<Values extends FieldValues = FieldValues>(props: ChoicesProps<Values>) {
  const { name, hint, options } = props;
  const { form, isRequired, label, error } = useBound(props);
  return (
    <FieldGroup role="radiogroup" label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="grid gap-0.5">
        {options.map((option) => (
          <ChoiceLine key={option.value} option={option} type="radio" {...form.register(name as string)} />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Holds the values that are ticked, in the order of the options. */
export function CheckboxGroupInput<Values extends FieldValues = FieldValues>(props: ChoicesProps<Values>) {
  const { name, hint, options } = props;
  const { form, isRequired, label, error } = useBound(props);
  const change = useChange(form, name);
  const chosen: unknown = useWatch({ control: form.control, name: name as string });
  const ticked = Array.isArray(chosen) ? chosen : [];
  const turn = (value: string, isOn: boolean): void => {
    const isTicked = (one: string) => (one === value ? isOn : ticked.includes(one));
    change(options.map((option) => option.value).filter(isTicked));
  };
  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="grid gap-0.5">
        {options.map((option) => (
          <ChoiceLine
            key={option.value}
            option={option}
            type="checkbox"
            name={name}
            checked={ticked.includes(option.value)}
            onChange={({ target }) => turn(option.value, target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface ChoiceLineProps extends Omit<ComponentProps<'input'>, 'value' | 'children'> {
  option: Choice;
}

function ChoiceLine({ option: { value, label, hint, disabled }, ...input }: ChoiceLineProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-column has-disabled:cursor-default has-disabled:opacity-60">
      <input
        {...input}
        value={value}
        {...(disabled && { disabled })}
        className="mt-0.5 size-5 shrink-0 accent-(--accent)"
      />
      <span className="min-w-0 text-sm wrap-anywhere">
        <span className="block leading-6 font-medium">{label}</span>
        {hint && <span className="block text-muted">{hint}</span>}
      </span>
    </label>
  );
}
