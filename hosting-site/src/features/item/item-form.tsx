// The choices of one item, and the button that puts it into the cart.

import { soldAt } from '@bite/shared/catalogue/group-pricing';
import { priceLabel, usualPriceLabel } from '@bite/shared/catalogue/item-price';
import {
  type GroupPricing,
  isSoldOut,
  type StorefrontItem,
  type StorefrontMenuGroup,
} from '@bite/shared/catalogue/storefront';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { CartItem } from '@bite/shared/ordering/cart';
import type { LineRequest } from '@bite/shared/ordering/line';
import { type ReactNode, useId, useState } from 'react';
import { useIndex, useLive, useNow } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { UsualPrice } from '../../ui/usual-price.tsx';
import { firstChoice, type ItemChoice, judgeChoice } from './item-choice.ts';
import { ModifierGroupField } from './modifier-group-field.tsx';
import { Option, OptionGroup } from './option-group.tsx';

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
  const { groups, request, total, missing } = judgeChoice(index, item, pricedGroup, choice);
  const change = (part: Partial<ItemChoice>) => setChoice((current) => ({ ...current, ...part }));
  const groupId = (id: number) => `${formId}-group-${id}`;

  const submit = () => {
    if (unavailable) return;
    if (total !== undefined) {
      onSubmit(request);
      return;
    }
    setTried(true);
    const target = document.getElementById(missing ? groupId(missing.modifierGroupId) : `${formId}-price`);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {header}
        <div className="grid gap-7 p-5">
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
              isMissed={wasTried && total === undefined}
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
              onChange={(selection) => change({ selection })}
            />
          ))}
          <Notes value={choice.notes} onChange={(notes) => change({ notes })} />
        </div>
      </div>
      <div className="safe-bottom flex items-center gap-3 border-t border-line bg-surface p-4">
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

function submitLabel(line: CartItem | undefined, total: number | undefined, currency: string): string {
  if (total === undefined) return 'Select options to continue';
  return `${line ? 'Update' : 'Add to cart'} · ${formatMoney(total, currency)}`;
}

interface BasePriceProps {
  item: StorefrontItem;
  currency: string;
  pricing: GroupPricing | undefined;
}

function BasePrice({ item, currency, pricing }: BasePriceProps) {
  const usual = usualPriceLabel(item, currency, pricing);
  return (
    <p className="text-lg font-semibold tabular-nums">
      {priceLabel(item, currency, pricing)}
      {usual ? <UsualPrice label={usual} /> : null}
    </p>
  );
}

interface SizesProps {
  item: StorefrontItem;
  name: string;
  sizeId: number | undefined;
  currency: string;
  pricing: GroupPricing | undefined;
  onPick: (sizeId: number) => void;
}

function Sizes({ item, name, sizeId, currency, pricing, onPick }: SizesProps) {
  if (item.pricingStrategy !== 'size' || !item.sizes) return null;
  return (
    <OptionGroup id={name} title="Size" isRequired isDone={sizeId !== undefined}>
      {item.sizes.map((size) => (
        <Option
          key={size.id}
          type="radio"
          name={name}
          label={size.name}
          price={<SizePrice own={size.price} currency={currency} pricing={pricing} />}
          isChosen={size.id === sizeId}
          onPick={() => onPick(size.id)}
        />
      ))}
    </OptionGroup>
  );
}

function SizePrice({ own, currency, pricing }: Pick<SizesProps, 'currency' | 'pricing'> & { own: number }) {
  const price = soldAt(own, pricing, currency);
  if (price === undefined) return 'Price on request';
  return (
    <>
      {formatMoney(price, currency)}
      {price < own ? <UsualPrice label={formatMoney(own, currency)} /> : null}
    </>
  );
}

interface OpenPriceProps {
  id: string;
  value: string;
  isMissed: boolean;
  onChange: (value: string) => void;
}

/** For items whose price the diner names (O2.5-08). */
function OpenPrice({ id, value, isMissed, onChange }: OpenPriceProps) {
  return (
    <div id={id} tabIndex={-1}>
      <Field
        label="Custom Price"
        hint="Enter the amount you would like to pay."
        error={isMissed ? 'Enter a price above zero' : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
            className="control max-w-48"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

function Notes({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field label="Special instructions" hint="Allergies and wishes. The kitchen does its best.">
      {(wiring) => (
        <textarea
          {...wiring}
          rows={2}
          maxLength={500}
          className="control py-2.5"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
