// The options of one group in the preview of an item: as many may be taken as diners may take.
import { formatMoney } from '@bite/shared/kernel/money-format';
import {
  countOf,
  isGroupValid,
  isSingleChoice,
  pick,
  type Selection,
  type SelectionGroup,
  selectionHint,
  unpick,
} from '@bite/shared/ordering/selection';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { ChoiceLine } from '../../../../ui/choice-line.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';

interface PreviewGroupProps {
  group: SelectionGroup;
  selection: Selection;
  currency: string;
  /** Somebody tried to go on without it. */
  isMissed: boolean;
  onChange: (selection: Selection) => void;
}

export function PreviewGroup(props: PreviewGroupProps) {
  const { group, selection, currency, isMissed } = props;
  const price =
    group.pricingStrategy === 'Group' && group.groupPrice
      ? `+${formatMoney(group.groupPrice, currency)}`
      : '';
  const hint = [selectionHint(group), price].filter(Boolean).join(' · ');
  const isAtFault = isMissed && !isGroupValid(group, selection);
  return (
    <FieldGroup
      label={group.name}
      isRequired={group.isRequired}
      hint={isAtFault ? undefined : hint}
      error={isAtFault ? hint || 'Required' : undefined}
    >
      <div className="grid gap-0.5">
        {group.modifiers.map(({ id }) => (
          <PreviewOption key={id} {...props} modifierId={id} />
        ))}
      </div>
    </FieldGroup>
  );
}

function PreviewOption(props: PreviewGroupProps & { modifierId: number }) {
  const { group, modifierId, selection, currency, onChange } = props;
  const modifier = group.modifiers.find(({ id }) => id === modifierId);
  const count = selection.get(group.modifierGroupId)?.get(modifierId) ?? 0;
  const takesMore = group.allowDuplicateSelection && !isSingleChoice(group) && count > 0;
  const isFull = group.max !== undefined && countOf(selection, group.modifierGroupId) >= group.max;
  const price = group.pricingStrategy === 'Individual' && modifier && modifier.price > 0;
  return (
    <div className="flex items-center">
      <PreviewChoice
        type={isSingleChoice(group) ? 'radio' : 'checkbox'}
        label={modifier?.name ?? ''}
        note={modifier?.calories === undefined ? undefined : `${modifier.calories} cal`}
        price={price && `+${formatMoney(modifier.price, currency)}`}
        isChosen={count > 0}
        onPick={() => onChange((count > 0 ? unpick : pick)(selection, group, modifierId))}
      />
      {takesMore && (
        <>
          <IconButton
            label={`One ${modifier?.name} less`}
            onClick={() => onChange(unpick(selection, group, modifierId))}
          >
            <Minus className="size-4" aria-hidden="true" />
          </IconButton>
          <span className="w-5 text-center text-sm tabular-nums">{count}</span>
          <IconButton
            label={`One more ${modifier?.name}`}
            disabled={isFull}
            onClick={() => onChange(pick(selection, group, modifierId))}
          >
            <Plus className="size-4" aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

interface PreviewChoiceProps {
  type: 'radio' | 'checkbox';
  label: string;
  note?: string | undefined;
  price: ReactNode;
  isChosen: boolean;
  onPick: () => void;
}

/** Listens to clicks, since a click on a chosen radio button takes it back. */
export const PreviewChoice = ({ type, label, note, price, isChosen, onPick }: PreviewChoiceProps) => (
  <ChoiceLine
    type={type}
    option={{ value: label, label, ...(note !== undefined && { hint: note }) }}
    aside={price ? <span className="text-sm tabular-nums text-muted">{price}</span> : undefined}
    checked={isChosen}
    onChange={() => undefined}
    onClick={onPick}
    className="flex-1"
  />
);
