// The fields of an item besides its modifier groups: price, sizes, open price and notes.

import { sellingPrice } from '@bite/shared/catalogue/group-pricing';
import { priceLabel, usualPriceLabel } from '@bite/shared/catalogue/item-price';
import { languageIn } from '@bite/shared/catalogue/own-language';
import { sizeKey } from '@bite/shared/catalogue/sold-out';
import type { GroupPricing, StorefrontItem } from '@bite/shared/catalogue/storefront';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import { cardNumberTyped, holdsCardNumber } from '@bite/shared/payments/card-number';
import { Field } from '../../../ui/field.tsx';
import { UsualPrice } from '../../../ui/usual-price.tsx';
import { Option, OptionGroup } from './option-group.tsx';

interface BasePriceProps {
  item: StorefrontItem;
  currency: string;
  pricing: GroupPricing | undefined;
}

export function BasePrice({ item, currency, pricing }: BasePriceProps) {
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
  isSoldOut: (key: string) => boolean;
  onPick: (sizeId: number) => void;
}

export function Sizes({ item, name, sizeId, currency, pricing, isSoldOut, onPick }: SizesProps) {
  if (item.pricingStrategy !== 'size' || !item.sizes) return null;
  return (
    <OptionGroup id={name} title={t('Size')} isRequired isDone={sizeId !== undefined}>
      {item.sizes.map((size) => (
        <Option
          key={size.id}
          type="radio"
          name={name}
          label={size.name}
          language={languageIn(size)}
          price={<SizePrice own={size.price} currency={currency} pricing={pricing} />}
          isChosen={size.id === sizeId}
          isSoldOut={isSoldOut(sizeKey(item.itemId, size.id))}
          onPick={() => onPick(size.id)}
        />
      ))}
    </OptionGroup>
  );
}

function SizePrice({ own, currency, pricing }: Pick<SizesProps, 'currency' | 'pricing'> & { own: number }) {
  const price = sellingPrice(own, pricing, currency);
  if (price === undefined) return t('Price on request');
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
  error: string | undefined;
  onChange: (value: string) => void;
}

/** For items whose price the diner enters (O2.5-08). */
export function OpenPrice({ id, value, error, onChange }: OpenPriceProps) {
  return (
    <div id={id} tabIndex={-1}>
      <Field label={t('Custom Price')} hint={t('Enter the amount you would like to pay.')} error={error}>
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

/** Notes are printed in the kitchen. */
export const notesError = (notes: string): string | undefined =>
  holdsCardNumber(notes) ? t(cardNumberTyped) : undefined;

interface NotesProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

export function Notes({ id, value, onChange }: NotesProps) {
  return (
    <div id={id} tabIndex={-1}>
      <Field
        label={t('Special instructions')}
        hint={t('Allergies and wishes. The kitchen does its best.')}
        error={notesError(value)}
      >
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
    </div>
  );
}
