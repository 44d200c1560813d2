// The form of a menu group, section by section. Its place in the menu and its items are changed in the tree of menus.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { changed } from '../../../../ui/fields/bound.ts';
import { RadioGroupInput, SwitchInput } from '../../../../ui/fields/choice-inputs.tsx';
import { ColourInput } from '../../../../ui/fields/colour-input.tsx';
import { LongTextInput } from '../../../../ui/fields/long-text-input.tsx';
import { MoneyInput, NumberInput, PercentInput } from '../../../../ui/fields/number-input.tsx';
import { PictureField } from '../../../../ui/fields/picture-field.tsx';
import { TextInput } from '../../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../../ui/form-group.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ItemModifierGroups } from '../items/item-modifier-groups.tsx';
import { tagScreens } from '../tags.tsx';
import { TranslationFields } from '../translation-fields.tsx';
import { pricingNames } from './menu-group-texts.ts';
import { MenuGroupTimes } from './menu-group-times.tsx';
import { type MenuGroupValues, menuGroupNames } from './menu-group-values.ts';

type Values = MenuGroupValues;

const channels = [
  'visibleInOnlineOrdering',
  'visibleInPOS',
  'visibleInKiosk',
  'visibleToPartners',
  'visibleInInvoices',
] as const;
const orders = ['takeout', 'delivery', 'dineIn', 'online', 'kiosk', 'partners'] as const;

const pricingTypes = [
  { value: 'standard', hint: 'Or those of the group above, if it has any.' },
  { value: 'fixed', hint: 'Every item and size costs the same.' },
  { value: 'discount', hint: 'Taken off the price of every item.' },
  { value: 'special', hint: 'A price or a discount; with both, the price counts.' },
].map(({ value, hint }) => ({ value, hint, label: pricingNames[value as keyof typeof pricingNames] }));

export function MenuGroupFields({ restaurant }: { restaurant: MyRestaurant }) {
  return (
    <>
      <FormGroup id="basics" title="Basics">
        <FieldRow>
          <TextInput<Values> name="name" placeholder="Pizza" />
          <TextInput<Values> name="number" />
        </FieldRow>
        <LongTextInput<Values> name="description" hint="Guests read it below the name." />
        <TranslationFields placeholder="Entradas" />
        <PictureField<Values> name="image" folder="menu-groups" />
        {tagScreens.picker<Values>({ name: 'tagIds', restaurant })}
        <SwitchInput<Values> name="isActive" hint="Off the menu, it and all below it are shown nowhere." />
        <SwitchInput<Values> name="isSpecial" hint="Guests see it marked, above the other menu groups." />
        <SwitchInput<Values>
          name="isMenu"
          hint="Such as Dinner, with groups below. The menu groups of an import go below it if it is the only one."
        />
      </FormGroup>
      <FormGroup
        id="options"
        title="Options"
        description="Guests choose them with every item of this group and of those below it, after the item’s own options. An item that uses the same modifier group itself keeps its own limits."
      >
        <ItemModifierGroups restaurant={restaurant} hasOwnPrices={false} />
      </FormGroup>
      <Prices currency={restaurant.currency} />
      <FormGroup
        id="limits"
        title="How many items"
        description="How many items of this group one order may have. Empty: as guests like."
      >
        <FieldRow>
          <NumberInput<Values> name="minRequired" hint="Once an order has any of them." />
          <NumberInput<Values> name="maxSelections" />
        </FieldRow>
      </FormGroup>
      <FormGroup id="channels" title="Where it is shown">
        <HiddenOnline />
        {channels.map((channel) => (
          <SwitchInput<Values> key={channel} name={channel} />
        ))}
        <p className="text-sm font-semibold">For which orders</p>
        {orders.map((order) => (
          <SwitchInput<Values> key={order} name={`availability.${order}`} />
        ))}
      </FormGroup>
      <MenuGroupTimes timezone={restaurant.timezone} />
      <FormGroup id="till" title="At the till">
        <FieldRow>
          <TextInput<Values> name="posName" hint="If its button needs a shorter name." />
          <ColourInput<Values> name="buttonColor" />
        </FieldRow>
      </FormGroup>
    </>
  );
}

function Prices({ currency }: { currency: string }) {
  const type = useWatch<Values, 'pricingType'>({ name: 'pricingType' });
  const hasPrice = type === 'fixed' || type === 'special';
  const hasDiscount = type === 'discount' || type === 'special';
  useEmptyUnless('fixedPrice', hasPrice);
  useEmptyUnless('discountPercentage', hasDiscount);
  return (
    <FormGroup id="prices" title="Prices">
      <RadioGroupInput<Values> name="pricingType" options={pricingTypes} />
      <FieldRow>
        {hasPrice && <MoneyInput<Values> name="fixedPrice" currency={currency} />}
        {hasDiscount && <PercentInput<Values> name="discountPercentage" />}
      </FieldRow>
    </FormGroup>
  );
}

/** A group has the price or discount of its kind of price and no other (C5-08). */
function useEmptyUnless(name: 'fixedPrice' | 'discountPercentage', isUsed: boolean): void {
  const { getValues, setValue } = useFormContext<Values>();
  useEffect(() => {
    if (!isUsed && getValues(name) !== undefined) setValue(name, undefined, changed);
  }, [isUsed, name, getValues, setValue]);
}

function HiddenOnline() {
  const { setValue } = useFormContext<Values>();
  const [isVisible, isOffered] = useWatch<Values, ['visibleInOnlineOrdering', 'availability.online']>({
    name: ['visibleInOnlineOrdering', 'availability.online'],
  });
  if (isVisible && isOffered) return null;
  const show = (): void => {
    setValue('visibleInOnlineOrdering', true, changed);
    setValue('availability.online', true, changed);
  };
  return (
    <Notice tone="warn" action={<Button onClick={show}>Show it in online ordering</Button>}>
      <p className="font-semibold">Hidden from online ordering</p>
      <p>
        Guests on your ordering page see neither this group nor those below it: “
        {menuGroupNames[isVisible ? 'availability.online' : 'visibleInOnlineOrdering']}” is off.
      </p>
    </Notice>
  );
}
