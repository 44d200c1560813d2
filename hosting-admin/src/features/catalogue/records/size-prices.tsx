// What an option costs with sizes of certain names (C3-17). The names are those of the items that offer the group.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isSameSize, repeatedSizes } from '@bite/shared/catalogue/size-name';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { useQuery } from '@tanstack/react-query';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type InputOf, recordsQuery } from '../../../lib/records.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MoneyInput } from '../../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../../ui/fields/repeating-group.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

type SizePrice = NonNullable<
  NonNullable<InputOf<'modifierGroups'>['modifiers']>[number]['sizePrices']
>[number];

interface SizePricesProps {
  /** 'modifiers.0' */
  path: string;
  restaurant: MyRestaurant;
  /** Undefined for a new group. */
  groupId: number | undefined;
}

export function SizePrices(props: SizePricesProps) {
  const name = `${props.path}.sizePrices`;
  const { errors } = useFormState({ name });
  const prices: readonly SizePrice[] = useWatch({ name }) ?? [];
  return (
    <Disclosure
      title="Prices by size"
      note={prices.map((one) => wordsOf(one, props.restaurant)).join(', ') || undefined}
      isFaulty={get(errors, name) !== undefined}
    >
      <Rows {...props} name={name} />
    </Disclosure>
  );
}

/** 'Large $2.00' */
const wordsOf = ({ name, price }: SizePrice, { currency }: MyRestaurant): string =>
  price >= 0 ? `${name} ${formatMoney(price, currency)}` : name;

function Rows({ name, restaurant, groupId }: SizePricesProps & { name: string }) {
  const { getValues } = useFormContext();
  const known = useKnownSizes(restaurant, groupId);
  const unused = (): string | undefined =>
    known?.find((size) => !(getValues(name) ?? []).some((one: SizePrice) => isSameSize(one.name, size)));
  return (
    <RepeatingGroup
      name={name}
      noun="size"
      label="Sizes"
      hint="Any other size costs the price above. A price that an item sets itself comes first."
      blank={() => ({ name: unused() ?? '', price: undefined })}
    >
      {(path) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <SizeName path={path} known={known} />
          <MoneyInput name={`${path}.price`} currency={restaurant.currency} />
        </div>
      )}
    </RepeatingGroup>
  );
}

/** A mistyped name would leave guests with the plain price. */
function SizeName({ path, known }: { path: string; known: readonly string[] | undefined }) {
  const name: string = useWatch({ name: `${path}.name` }) ?? '';
  const isUnknown =
    known !== undefined && name.trim() !== '' && !known.some((size) => isSameSize(size, name));
  return (
    <TextInput
      name={`${path}.name`}
      placeholder="Large"
      hint={isUnknown ? 'No item that offers this has such a size.' : undefined}
    />
  );
}

/** The sizes of the items that offer the group, or of all items while none does; undefined while they load. */
function useKnownSizes(restaurant: MyRestaurant, groupId: number | undefined): string[] | undefined {
  const { call } = usePorts();
  const { data } = useQuery(recordsQuery(call, 'items', restaurant));
  if (!data) return undefined;
  const sized = data.records.map(({ record }) => record).filter((item) => item.pricingStrategy === 'size');
  const using = sized.filter(({ modifierGroups }) =>
    modifierGroups.some(({ modifierGroupId }) => modifierGroupId === groupId),
  );
  const sizes = (using.length > 0 ? using : sized).flatMap(({ sizePrice }) => sizePrice);
  const repeated = new Set(repeatedSizes(sizes));
  return sizes.filter((_, at) => !repeated.has(at)).map(({ name }) => name);
}
