// The choices of one item, and the button that puts it into the cart.
import { isSoldOut, type StorefrontItem, type StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { CartItem } from '@bite/shared/ordering/cart';
import type { LineRequest } from '@bite/shared/ordering/line';
import { type ReactNode, useId, useState } from 'react';
import { useIndex, useLive, useNow } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { firstChoice, type ItemChoice, judgeChoice } from './item-choice.ts';
import { BasePrice, Notes, OpenPrice, Sizes } from './item-fields.tsx';
import { ModifierGroupField } from './modifier-group-field.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';
import { ServingTimes } from './serving-times.tsx';
import { useReplacement } from './use-replacement.ts';

interface ItemFormProps {
  item: StorefrontItem;
  /** The menu group whose prices hold, where it is one with its own. */
  group: StorefrontMenuGroup | undefined;
  line: CartItem | undefined;
  header: ReactNode;
  onSubmit: (request: LineRequest) => void;
}

function useUnavailable(item: StorefrontItem): string | undefined {
  const { website } = useIndex().storefront;
  const live = useLive();
  const now = useNow();
  if (!website.orderingEnabled) return 'Not ordered here';
  if (!item.onlineOrdering) return 'Not available online';
  return now !== undefined && isSoldOut(live, item.itemId, now) ? 'Sold out' : undefined;
}

export function ItemForm({ item, group: pricedGroup, line, header, onSubmit }: ItemFormProps) {
  const index = useIndex();
  const formId = useId();
  const { currency } = index.storefront.restaurant;
  const [choice, setChoice] = useState(() => firstChoice(item, line));
  const [wasTried, setTried] = useState(false);
  const unavailable = useUnavailable(item);
  const { groups, request, total, missing, priceError } = judgeChoice(index, item, pricedGroup, choice);
  const change = (part: Partial<ItemChoice>) => setChoice((current) => ({ ...current, ...part }));
  const { replacement, noteChange } = useReplacement(choice.selection);
  const groupId = (id: number) => `${formId}-group-${id}`;

  const submit = () => {
    if (unavailable) return;
    if (total !== undefined) {
      onSubmit(request);
      return;
    }
    setTried(true);
    bringIntoView(missing ? groupId(missing.modifierGroupId) : `${formId}-price`);
  };

  return (
    <>
      <div className="item-body min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {header}
        <div className="grid gap-7 p-5 short:gap-4 short:py-3">
          <ServingTimes item={item} menuGroupId={pricedGroup?.menuGroupId} />
          {item.pricingStrategy === 'base' ? (
            <BasePrice item={item} currency={currency} pricing={pricedGroup?.pricing} />
          ) : null}
          <Sizes
            item={item}
            name={`${formId}-size`}
            sizeId={choice.sizeId}
            currency={currency}
            pricing={pricedGroup?.pricing}
            onPick={(sizeId) => change({ sizeId })}
          />
          {item.pricingStrategy === 'open' ? (
            <OpenPrice
              id={`${formId}-price`}
              value={choice.openPrice}
              error={wasTried || choice.openPrice !== '' ? priceError : undefined}
              onChange={(openPrice) => change({ openPrice })}
            />
          ) : null}
          {groups.map((group) => (
            <ModifierGroupField
              key={group.modifierGroupId}
              id={groupId(group.modifierGroupId)}
              group={group}
              selection={choice.selection}
              currency={currency}
              isMissed={wasTried}
              onChange={(selection) => {
                noteChange(group, selection);
                change({ selection });
              }}
            />
          ))}
          <Notes value={choice.notes} onChange={(notes) => change({ notes })} />
        </div>
      </div>
      <ReplacementNotice
        words={replacement?.words}
        onUndo={() => {
          if (!replacement) return;
          change({ selection: replacement.before });
          bringIntoView(groupId(replacement.modifierGroupId));
        }}
      />
      <div className="safe-bottom flex items-center gap-3 border-t border-line bg-surface p-4 short:py-2">
        <Stepper
          count={choice.quantity}
          label={item.name}
          min={1}
          onChange={(quantity) => change({ quantity })}
        />
        <Button
          look={total === undefined ? 'quiet' : 'filled'}
          className="flex-1 max-sm:px-2"
          disabled={unavailable !== undefined}
          aria-disabled={total === undefined}
          onClick={submit}
        >
          {unavailable ?? submitLabel(line, total, currency)}
        </Button>
      </div>
    </>
  );
}

/** With its heading at the top, however long it is, and the focus on it. */
function bringIntoView(id: string): void {
  const group = document.getElementById(id);
  group?.scrollIntoView({ block: 'start' });
  group?.focus({ preventScroll: true });
}

function submitLabel(line: CartItem | undefined, total: number | undefined, currency: string): string {
  if (total === undefined) return 'Select options to continue';
  return `${line ? 'Update' : 'Add to cart'} · ${formatMoney(total, currency)}`;
}
