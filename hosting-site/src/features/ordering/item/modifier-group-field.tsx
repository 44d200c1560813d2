// One modifier group: radio buttons for a single option, else checkboxes, with steppers if options may be repeated (O2.5-09 to
// O2.5-15).

import { languageIn } from '@bite/shared/catalogue/own-language';
import { optionKey } from '@bite/shared/catalogue/sold-out';
import type { StorefrontModifier } from '@bite/shared/catalogue/storefront';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
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
import { Stepper } from '../../../ui/stepper.tsx';
import { Option, OptionGroup } from './option-group.tsx';

interface ModifierGroupFieldProps {
  id: string;
  group: SelectionGroup;
  selection: Selection;
  currency: string;
  /** The diner tried to continue without it. */
  isMissed: boolean;
  isSoldOut: (key: string) => boolean;
  onChange: (selection: Selection) => void;
}

export function ModifierGroupField(props: ModifierGroupFieldProps) {
  const { id, group, selection, currency, isMissed } = props;
  const price =
    group.pricingStrategy === 'Group' && group.groupPrice
      ? `+${formatMoney(group.groupPrice, currency)}`
      : '';
  const hint = [selectionHint(group), price].filter(Boolean).join(' · ');
  return (
    <OptionGroup
      id={id}
      title={group.name}
      language={languageIn(group)}
      isRequired={group.isRequired}
      isDone={group.isRequired && isGroupValid(group, selection)}
      hint={hint}
      isMissed={isMissed && !isGroupValid(group, selection)}
    >
      {group.modifiers.map((modifier) => (
        <ModifierOption key={modifier.id} {...props} modifier={modifier} />
      ))}
    </OptionGroup>
  );
}

function ModifierOption(props: ModifierGroupFieldProps & { modifier: StorefrontModifier }) {
  const { id, group, modifier, selection, currency, isSoldOut, onChange } = props;
  const isOut = isSoldOut(optionKey(group.modifierGroupId, modifier.id));
  const count = selection.get(group.modifierGroupId)?.get(modifier.id) ?? 0;
  const isSingle = isSingleChoice(group);
  const takesMore = group.allowDuplicateSelection && !isSingle;
  const isFull = group.max !== undefined && countOf(selection, group.modifierGroupId) >= group.max;
  const price = group.pricingStrategy === 'Individual' && modifier.price > 0 ? modifier.price : undefined;
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <Option
          type={isSingle ? 'radio' : 'checkbox'}
          name={id}
          label={modifier.name}
          language={languageIn(modifier)}
          note={
            modifier.calories === undefined
              ? undefined
              : t('{calories} cal', { calories: String(modifier.calories) })
          }
          price={price === undefined ? undefined : `+${formatMoney(price, currency)}`}
          isChosen={count > 0}
          isSoldOut={isOut}
          // If options may be repeated, the checkbox still removes the last one.
          onPick={() =>
            onChange(
              (takesMore || isOut) && count > 0
                ? takeAll(selection, group, modifier.id)
                : pick(selection, group, modifier.id),
            )
          }
        />
      </div>
      {takesMore && count > 0 ? (
        <Stepper
          count={count}
          label={modifier.name}
          max={isFull || isOut ? count : 20}
          onChange={(next) =>
            onChange(
              next < count ? unpick(selection, group, modifier.id) : pick(selection, group, modifier.id),
            )
          }
        />
      ) : null}
    </div>
  );
}

/** Removes an option completely, as far as the group allows. */
function takeAll(selection: Selection, group: SelectionGroup, modifierId: number): Selection {
  const next = unpick(selection, group, modifierId);
  return next === selection ? selection : takeAll(next, group, modifierId);
}
