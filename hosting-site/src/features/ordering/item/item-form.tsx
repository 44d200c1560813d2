// The choices of one item, and the button that puts it into the cart.

import { isSoldOut, soldOutAt } from '@bite/shared/catalogue/sold-out';
import { soldOutName, soldOutSentence } from '@bite/shared/catalogue/sold-out-names';
import type { StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import type { CartItem } from '@bite/shared/ordering/cart';
import { firstChoice, type ItemChoice, judgeChoice } from '@bite/shared/ordering/item-choice';
import type { LineRequest } from '@bite/shared/ordering/line';
import { soldOutKeys } from '@bite/shared/ordering/order-checks';
import { whereToOrder } from '@bite/shared/website/where-to-order';
import { type ReactNode, useId, useState } from 'react';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useIndex, useLive, useNow, useOrderDetails, useSite } from '../../../lib/site.ts';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { OrderLink } from '../../../ui/order-link.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { DishesBelow } from './dishes-below.ts';
import { GoesWellWith } from './goes-well-with.tsx';
import { BasePrice, Notes, notesError, OpenPrice, Sizes } from './item-fields.tsx';
import { ModifierGroupField } from './modifier-group-field.tsx';
import { OrderingRules } from './ordering-rules.tsx';
import { PointsPanel } from './points-panel.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';
import { ServingTimes } from './serving-times.tsx';
import { useReplacement } from './use-replacement.ts';

interface ItemFormProps {
  item: StorefrontItem;
  /** The menu group whose prices apply, if it has its own. */
  group: StorefrontMenuGroup | undefined;
  line: CartItem | undefined;
  header: ReactNode;
  /** Its dialog among others that were opened from each other. */
  below: DishesBelow;
  onSubmit: (request: LineRequest) => void;
}

/** The time for which it matters what is sold out; undefined until the page knows the time. */
function useSoldOutAt(): number | undefined {
  const now = useNow();
  const { scheduledTime } = useOrderDetails();
  return now === undefined ? undefined : soldOutAt(scheduledTime, now);
}

/** Whether an item, size or option is sold out at the order's time. */
function useIsSoldOut(): (key: string) => boolean {
  const live = useLive();
  const at = useSoldOutAt();
  return (key) => at !== undefined && isSoldOut(live, key, at);
}

/** What of this is sold out at the order's time; with an option that has sold out since it was chosen, too. */
function useSoldOut(item: StorefrontItem, request: LineRequest): string | undefined {
  const index = useIndex();
  const live = useLive();
  const at = useSoldOutAt();
  const note = useSelected(useSite().soldOut, (notes) => notes[item.itemId]);
  if (at === undefined) return undefined;
  if (note?.isOut) return note.words;
  const [key] = soldOutKeys(live, request, at);
  return key && soldOutSentence(soldOutName(index, key) ?? item.name);
}

export function ItemForm({ item, group: pricedGroup, line, header, below, onSubmit }: ItemFormProps) {
  const index = useIndex();
  const formId = useId();
  const { openItem } = useOrderingActions();
  const { currency } = index.storefront.restaurant;
  const isOut = useIsSoldOut();
  const [choice, setChoice] = useState(() => below.held ?? firstChoice(item, isOut, line));
  const [wasTried, setTried] = useState(false);
  const { groups, request, total, missing, priceError } = judgeChoice(index, item, pricedGroup, choice);
  const soldOut = useSoldOut(item, request);
  const isOffered = index.storefront.website.orderingEnabled && item.onlineOrdering;
  const unavailable = isOffered ? soldOut : t('Not available online');
  const change = (part: Partial<ItemChoice>) => setChoice((current) => ({ ...current, ...part }));
  const { replacement, noteChange } = useReplacement(choice.selection);
  const groupId = (id: number) => `${formId}-group-${id}`;

  const submit = () => {
    if (unavailable) return;
    if (notesError(choice.notes)) {
      bringIntoView(`${formId}-notes`);
      return;
    }
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
        <div className="grid gap-7 p-5 short:gap-4 short:py-3 short:sm:pe-16">
          <ServingTimes request={request} soldOut={isOffered ? soldOut : undefined} />
          <OrderingRules item={item} menuGroupId={pricedGroup?.menuGroupId} />
          {item.pricingStrategy === 'base' ? (
            <BasePrice item={item} currency={currency} pricing={pricedGroup?.pricing} />
          ) : null}
          <Sizes
            item={item}
            name={`${formId}-size`}
            sizeId={choice.sizeId}
            currency={currency}
            pricing={pricedGroup?.pricing}
            isSoldOut={isOut}
            onPick={(sizeId) => change({ sizeId })}
          />
          {item.pricingStrategy === 'open' ? (
            <IfOrderedHere>
              <OpenPrice
                id={`${formId}-price`}
                value={choice.openPrice}
                error={wasTried || choice.openPrice !== '' ? priceError : undefined}
                onChange={(openPrice) => change({ openPrice })}
              />
            </IfOrderedHere>
          ) : null}
          {groups.map((group) => (
            <ModifierGroupField
              key={group.modifierGroupId}
              id={groupId(group.modifierGroupId)}
              group={group}
              selection={choice.selection}
              currency={currency}
              isMissed={wasTried}
              isSoldOut={isOut}
              onChange={(selection) => {
                noteChange(group, selection);
                change({ selection });
              }}
            />
          ))}
          {isOffered && !line ? (
            <GoesWellWith
              item={item}
              menuGroupId={pricedGroup?.menuGroupId}
              opened={below.opened}
              onOpen={(...other) => {
                below.hold(choice);
                openItem(...other);
              }}
            />
          ) : null}
          <IfOrderedHere>
            <PointsPanel />
            <Notes id={`${formId}-notes`} value={choice.notes} onChange={(notes) => change({ notes })} />
          </IfOrderedHere>
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
        <IfOrderedHere otherwise={<NotHere />}>
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
        </IfOrderedHere>
      </div>
    </>
  );
}

function IfOrderedHere({ otherwise = null, children }: { otherwise?: ReactNode; children: ReactNode }) {
  return useIndex().storefront.website.orderingEnabled ? children : otherwise;
}

/** The way to the site that takes the orders, or that none does. */
function NotHere() {
  const { kind } = whereToOrder(useIndex().storefront.website);
  return kind === 'elsewhere' ? (
    <OrderLink className="flex-1" />
  ) : (
    <Button className="flex-1" disabled>
      {t('Not ordered here')}
    </Button>
  );
}

/** Scrolls to its heading and focuses it. */
function bringIntoView(id: string): void {
  const group = document.getElementById(id);
  group?.scrollIntoView({ block: 'start' });
  group?.focus({ preventScroll: true });
}

function submitLabel(line: CartItem | undefined, total: number | undefined, currency: string): string {
  if (total === undefined) return t('Select options to continue');
  return t(line ? 'Update · {total}' : 'Add to cart · {total}', { total: formatMoney(total, currency) });
}
