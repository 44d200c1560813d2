// Ticks ratings; the form holds them as numbers.
import { ratings } from '@bite/shared/listing/stars';
import { useWatch } from 'react-hook-form';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { type BoundProps, useBound, useChange } from '../../../ui/fields/bound.ts';
import { ratingOptions, type SettingsValues } from './settings-form.ts';

export function RatingsInput(props: BoundProps<SettingsValues>) {
  const { name, hint } = props;
  const { form, label, error } = useBound(props);
  const change = useChange(form, name);
  const chosen: unknown = useWatch({ control: form.control, name: name as string });
  const ticked: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  const turn = (rating: number, isOn: boolean): void =>
    change(ratings.filter((one) => (one === rating ? isOn : ticked.includes(one))));
  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={false}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-0.5">
        {ratingOptions.map((option) => (
          <ChoiceLine
            key={option.value}
            option={option}
            type="checkbox"
            name={name}
            checked={ticked.includes(Number(option.value))}
            onChange={({ target }) => turn(Number(option.value), target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
