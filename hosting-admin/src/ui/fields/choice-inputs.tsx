// A switch, radio buttons and checkboxes, bound to their form.
import { type FieldValues, useWatch } from 'react-hook-form';
import { type Choice, ChoiceLine } from '../choice-line.tsx';
import { classNames } from '../class-names.ts';
import { FieldGroup } from '../field.tsx';
import { Switch } from '../switch.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';

export function SwitchInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { form, label, error } = useBound(props);
  return <Switch label={label} hint={props.hint} error={error} {...form.register(props.name as string)} />;
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

interface CheckboxGroupProps<Values extends FieldValues> extends ChoicesProps<Values> {
  /** Short options stand side by side. */
  isCompact?: boolean;
}

/** Holds the values that are ticked, in the order of the options. */
export function CheckboxGroupInput<Values extends FieldValues = FieldValues>(
  props: CheckboxGroupProps<Values>,
) {
  const { name, hint, options, isCompact = false } = props;
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
      <div
        className={classNames('grid gap-0.5', isCompact && 'grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]')}
      >
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
