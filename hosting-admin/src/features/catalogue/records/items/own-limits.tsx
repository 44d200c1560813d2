// The limits of a modifier group that hold for one item, or menu group, only; what it leaves open is as the group says (C3-13, C5-04).
import type { ModifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import { useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../../ui/field.tsx';
import { changed, useBound, useChange } from '../../../../ui/fields/bound.ts';
import { NumberInput } from '../../../../ui/fields/number-input.tsx';
import { FieldRow } from '../../../../ui/form-group.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';

const limits = [
  'isRequired',
  'minSelection',
  'maxSelection',
  'allowMultipleSelection',
  'allowDuplicateSelection',
] as const;

interface OwnLimitsProps {
  /** 'modifierGroups.0' */
  path: string;
  group: ModifierGroup | undefined;
}

export function OwnLimits({ path, group }: OwnLimitsProps) {
  const { setValue } = useFormContext();
  const use: FieldValues = useWatch({ name: path }) ?? {};
  const hasOwn = limits.some((limit) => use[limit] !== undefined);
  const [isOpen, setOpen] = useState(hasOwn);
  const turn = (isOn: boolean): void => {
    setOpen(isOn);
    if (!isOn) for (const limit of limits) setValue(`${path}.${limit}`, undefined, changed);
  };
  return (
    <>
      <Switch
        label="Own limits here"
        checked={isOpen || hasOwn}
        onChange={({ target }) => turn(target.checked)}
      />
      {(isOpen || hasOwn) && <Limits path={path} group={group} />}
    </>
  );
}

function Limits({ path, group }: OwnLimitsProps) {
  return (
    <div className="grid gap-3">
      <FieldRow>
        <OwnChoice name={`${path}.isRequired`} ofGroup={group && group.selectionRequirement === 'Required'} />
        <OwnChoice name={`${path}.allowMultipleSelection`} ofGroup={group?.allowMultipleSelection} />
        <NumberInput name={`${path}.minSelection`} hint={asGroup(group?.minSelection)} />
        <NumberInput
          name={`${path}.maxSelection`}
          hint={asGroup(group && (group.maxSelection ?? 'as many as there are'))}
        />
        <OwnChoice name={`${path}.allowDuplicateSelection`} ofGroup={group?.allowDuplicateSelection} />
      </FieldRow>
    </div>
  );
}

const asGroup = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : `Empty, as the group says: ${value}.`;

const words = (isOn: boolean): string => (isOn ? 'Yes' : 'No');

/** Yes, no, or as the group says. */
function OwnChoice({ name, ofGroup }: { name: string; ofGroup: boolean | undefined }) {
  const { form, label, error } = useBound({ name });
  const change = useChange(form, name);
  const present: unknown = useWatch({ name });
  const inherited = ofGroup === undefined ? 'As the group says' : `As the group says: ${words(ofGroup)}`;
  return (
    <Field label={label} error={error}>
      {(input) => (
        <Select
          {...input}
          name={name}
          options={[
            { value: '', label: inherited },
            { value: 'true', label: words(true) },
            { value: 'false', label: words(false) },
          ]}
          value={String(present ?? '')}
          onChange={({ target }) => change(target.value === '' ? undefined : target.value === 'true')}
        />
      )}
    </Field>
  );
}
