// What the options of a modifier group cost at one item; what it leaves open costs as the group says (C3-13).
import type { ItemModifierGroupReference, OptionPrice } from '@bite/shared/catalogue/item.schema';
import type { Modifier, ModifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import { currencyDecimals } from '@bite/shared/kernel/money-decimals';
import { optionPrice } from '@bite/shared/ordering/selection';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { useBound, useChange } from '../../../../ui/fields/bound.ts';
import { AmountField } from '../../../../ui/fields/number-input.tsx';
import { optionalNumber } from '../../../../ui/inputs.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { ItemValues } from './item-values.ts';

interface OwnPricesProps {
  /** 'modifierGroups.0' */
  path: string;
  group: ModifierGroup;
  /** ISO 4217 */
  currency: string;
}

export function OwnPrices(props: OwnPricesProps) {
  const { pricingStrategy, modifiers } = props.group;
  if (pricingStrategy === 'Group') return <OwnGroupPrice {...props} />;
  return pricingStrategy === 'Individual' && modifiers.length > 0 ? <OwnOptionPrices {...props} /> : null;
}

function OwnGroupPrice({ path, group, currency }: OwnPricesProps) {
  const name = `${path}.groupPrice`;
  const price: number | undefined = useWatch({ name });
  const change = useChange(useFormContext(), name);
  return (
    <Prices path={path} count={price === undefined ? 0 : 1}>
      <PriceHere
        name={name}
        label={group.name}
        currency={currency}
        value={price}
        asGroup={[group.groupPrice ?? 0]}
        onChange={change}
      />
    </Prices>
  );
}

function OwnOptionPrices({ path, group: { modifiers }, currency }: OwnPricesProps) {
  const name = `${path}.optionPrices`;
  const prices: readonly OptionPrice[] = useWatch({ name }) ?? [];
  const change = useChange(useFormContext(), name);
  const sizes = useSizeNames();
  const known = new Set(modifiers.map(({ id }) => id));
  const kept = prices.filter(({ modifierId }) => known.has(modifierId));
  const setAll = (next: readonly OptionPrice[]): void => change(next.length > 0 ? next : undefined);
  const set = (modifierId: number, price: number | undefined): void => {
    if (price === undefined) setAll(prices.filter((one) => one.modifierId !== modifierId));
    else if (prices.some((one) => one.modifierId === modifierId))
      setAll(prices.map((one) => (one.modifierId === modifierId ? { modifierId, price } : one)));
    else setAll([...prices, { modifierId, price }]);
  };
  return (
    <>
      <Prices path={path} count={kept.length}>
        {modifiers.map((modifier) => {
          const at = prices.findIndex(({ modifierId }) => modifierId === modifier.id);
          return (
            <PriceHere
              key={modifier.id}
              name={`${name}.${at < 0 ? prices.length : at}.price`}
              label={modifier.name}
              currency={currency}
              value={prices[at]?.price}
              asGroup={pricesOf(modifier, sizes)}
              onChange={(price) => set(modifier.id, price)}
            />
          );
        })}
      </Prices>
      <PricesOfGone count={prices.length - kept.length} onRemove={() => setAll(kept)} />
    </>
  );
}

/** Of the item as it stands in the form; none if its price does not go by size. */
function useSizeNames(): string[] {
  const [strategy, sizes] = useWatch<ItemValues, ['pricingStrategy', 'sizePrice']>({
    name: ['pricingStrategy', 'sizePrice'],
  });
  return strategy === 'size' ? (sizes ?? []).map(({ name }) => name ?? '') : [];
}

/** What the group charges for an option: one price, or those of the item's sizes. */
const pricesOf = (modifier: Modifier, sizes: readonly string[]): number[] =>
  (sizes.length > 0 ? sizes : [undefined]).map((size) => optionPrice(modifier, {}, size));

interface PricesProps extends Pick<OwnPricesProps, 'path'> {
  /** Of its own prices. */
  count: number;
  children: ReactNode;
}

function Prices({ path, count, children }: PricesProps) {
  const { errors } = useFormState({ name: path });
  const faults: Partial<Record<keyof ItemModifierGroupReference, unknown>> = get(errors, path) ?? {};
  const hasSizes = useSizeNames().length > 0;
  return (
    <Disclosure
      title="Prices here"
      note={count > 0 ? `${count} of its own` : undefined}
      startsOpen={count > 0}
      isFaulty={faults.groupPrice !== undefined || faults.optionPrices !== undefined}
    >
      <p className="text-sm text-muted">
        Empty, as the group says.{hasSizes && ' A price here counts for every size.'}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3">{children}</div>
    </Disclosure>
  );
}

interface PriceHereProps {
  name: string;
  label: string;
  currency: string;
  value: number | undefined;
  /** What the group charges. */
  asGroup: readonly number[];
  /** Undefined if it is emptied. */
  onChange: (price: number | undefined) => void;
}

function PriceHere({ name, label, currency, value, asGroup, onChange }: PriceHereProps) {
  const { error } = useBound({ name });
  const decimals = currencyDecimals(currency);
  const [least, most] = [Math.min(...asGroup), Math.max(...asGroup)].map((price) => price.toFixed(decimals));
  return (
    <AmountField
      name={name}
      label={label}
      unit={currency}
      error={error}
      step={10 ** -decimals}
      min={0}
      placeholder={least === most ? least : `${least}–${most}`}
      value={value ?? ''}
      onChange={({ target }) => onChange(optionalNumber.setValueAs(target.value))}
    />
  );
}

/** They change nothing, and might surprise somebody who finds them in a file. */
function PricesOfGone({ count, onRemove }: { count: number; onRemove: () => void }) {
  if (count === 0) return null;
  return (
    <Notice tone="warn" action={<Button onClick={onRemove}>Remove {count === 1 ? 'it' : 'them'}</Button>}>
      {count === 1 ? '1 price is for an option' : `${count} prices are for options`} that the group no longer
      has. Nobody is charged for that.
    </Notice>
  );
}
