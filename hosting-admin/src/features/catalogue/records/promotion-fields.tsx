// The form of a promotion, whose fields depend on what guests save.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { fieldsOfType, isOfItems } from '@bite/shared/ordering/promotions';
import { useWatch } from 'react-hook-form';
import type { InputOf } from '../../../lib/records.ts';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { DateInput } from '../../../ui/fields/date-inputs.tsx';
import { MoneyInput, NumberInput, PercentInput } from '../../../ui/fields/number-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useResetWhileHidden } from '../../../ui/fields/use-reset-while-hidden.ts';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import type { BulkFields } from '../../../ui/records/record-descriptor.ts';
import { itemScreens } from './items.tsx';
import { menuGroupScreens } from './menu-groups.tsx';

type Values = InputOf<'promotions'>;

export const promotionKinds = {
  percentage: 'A percentage',
  fixedAmount: 'An amount',
  freeItem: 'A free item',
  freeDelivery: 'Free delivery',
} as const;

const types = [
  { value: 'percentage', label: promotionKinds.percentage },
  { value: 'fixedAmount', label: promotionKinds.fixedAmount, hint: 'Once an order.' },
  {
    value: 'freeItem',
    label: promotionKinds.freeItem,
    hint: 'One of the chosen items, the cheapest in the order. Guests put it in the cart themselves.',
  },
  { value: 'freeDelivery', label: promotionKinds.freeDelivery },
];

const scopes = [
  { value: 'order', label: 'The whole order' },
  { value: 'items', label: 'Certain items' },
];

const OnceInput = () => (
  <SwitchInput<Values>
    name="oncePerCustomer"
    hint="Guests are known by their phone number and their email."
  />
);
const ActiveInput = () => <SwitchInput<Values> name="isActive" hint="Nobody can use it while it is off." />;
const FirstDayInput = () => <DateInput<Values> name="firstDay" hint="By the restaurant’s clock." />;
const LastDayInput = () => <DateInput<Values> name="lastDay" hint="Left empty, it holds until you end it." />;

export const promotionBulkFields: BulkFields<'promotions'> = {
  firstDay: FirstDayInput,
  lastDay: LastDayInput,
  oncePerCustomer: OnceInput,
};

export function PromotionFields({ restaurant }: { restaurant: MyRestaurant }) {
  const { currency } = restaurant;
  return (
    <>
      <FormGroup title="Promotion">
        <FieldRow>
          <TextInput<Values>
            name="code"
            placeholder="SUMMER10"
            hint="Capitals and spaces make no difference when guests type it."
          />
          <TextInput<Values> name="name" placeholder="Summer" hint="Guests read it beside what they save." />
        </FieldRow>
        <FieldRow>
          <TextInput<Values> name="translations.es.name" placeholder="Verano" />
        </FieldRow>
        <ActiveInput />
      </FormGroup>
      <FormGroup title="Saving">
        <RadioGroupInput<Values> name="type" options={types} />
        <Saving restaurant={restaurant} />
      </FormGroup>
      <FormGroup title="When it holds">
        <FieldRow>
          <MoneyInput<Values>
            name="minimumSubtotal"
            currency={currency}
            hint="Before discounts, tax and tip."
          />
        </FieldRow>
        <FieldRow>
          <FirstDayInput />
          <LastDayInput />
        </FieldRow>
        <div className="grid gap-1 sm:grid-cols-2 sm:gap-x-8">
          <SwitchInput<Values> name="forPickup" />
          <SwitchInput<Values> name="forDelivery" />
        </div>
      </FormGroup>
      <FormGroup title="How often">
        <FieldRow>
          <NumberInput<Values>
            name="totalUses"
            hint="Left empty, there is no limit. A cancelled order gives its use back."
          />
        </FieldRow>
        <OnceInput />
      </FormGroup>
    </>
  );
}

function Saving({ restaurant }: { restaurant: MyRestaurant }) {
  const [type, scope] = useWatch<Values, ['type', 'scope']>({ name: ['type', 'scope'] });
  const { value, items } = fieldsOfType[type ?? 'percentage'];
  const isPercent = value === 'percent';
  const isAmount = value === 'amount';
  useResetWhileHidden<Values>('percent', !isPercent);
  useResetWhileHidden<Values>('amount', !isAmount);
  return (
    <>
      {value && (
        <FieldRow>
          {isPercent ? (
            <PercentInput<Values> name="percent" isRequired />
          ) : (
            <MoneyInput<Values> name="amount" currency={restaurant.currency} isRequired />
          )}
        </FieldRow>
      )}
      {items === 'asScoped' && <RadioGroupInput<Values> name="scope" options={scopes} />}
      {isOfItems({ type: type ?? 'percentage', scope: scope ?? 'order' }) && (
        <>
          {itemScreens.picker<Values>({ name: 'itemIds', restaurant, mayWrite: false })}
          {menuGroupScreens.picker<Values>({ name: 'menuGroupIds', restaurant, mayWrite: false })}
        </>
      )}
    </>
  );
}
