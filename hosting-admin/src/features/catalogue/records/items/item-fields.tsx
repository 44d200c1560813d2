// The form of an item, section by section, and its fields that may be set on several items at once.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { SwitchInput } from '../../../../ui/fields/choice-inputs.tsx';
import { ColourInput } from '../../../../ui/fields/colour-input.tsx';
import { LongTextInput } from '../../../../ui/fields/long-text-input.tsx';
import { NumberInput } from '../../../../ui/fields/number-input.tsx';
import { PictureField } from '../../../../ui/fields/picture-field.tsx';
import { TextInput } from '../../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../../ui/form-group.tsx';
import { RecordChoice } from '../../../../ui/records/record-choice.tsx';
import type { BulkFields, FieldsProps } from '../../../../ui/records/record-descriptor.ts';
import { ChannelFields, channelInputs } from '../channels.tsx';
import { courseScreens } from '../courses.tsx';
import { salesCategoryScreens } from '../sales-categories.tsx';
import { tagScreens } from '../tags.tsx';
import { TranslationFields } from '../translation-fields.tsx';
import { AllergensInput, DietsInput, ItemContents } from './item-contents.tsx';
import { ItemMenuGroups } from './item-menu-groups.tsx';
import { ItemModifierGroups } from './item-modifier-groups.tsx';
import { ItemPreview } from './item-preview.tsx';
import { ItemPriceFields } from './item-price-fields.tsx';
import { ItemTaxFields, TakeoutInput, TaxInclusionInput, TaxRatesInput } from './item-tax-fields.tsx';
import { ItemThumbs } from './item-thumbs.tsx';
import type { ItemValues } from './item-values.ts';
import { PluInput } from './plu-input.tsx';

interface OfRestaurant {
  restaurant: MyRestaurant;
}

const ActiveInput = () => (
  <SwitchInput<ItemValues> name="isActive" hint="Off the menu it is shown and sold nowhere." />
);
const TagsInput = ({ restaurant }: OfRestaurant) =>
  tagScreens.picker<ItemValues>({ name: 'tagIds', restaurant });
const CourseInput = ({ restaurant }: OfRestaurant) =>
  courseScreens.picker<ItemValues>({
    name: 'courseId',
    isOne: true,
    hint: 'For the kitchen display.',
    restaurant,
  });
const SalesCategoryInput = ({ restaurant }: OfRestaurant) =>
  salesCategoryScreens.picker<ItemValues>({
    name: 'salesCategoryId',
    isOne: true,
    hint: 'What reports count it as.',
    restaurant,
  });
const PrepStationsInput = ({ restaurant }: OfRestaurant) => (
  <RecordChoice<ItemValues>
    name="prepStationIds"
    kind="prepStations"
    one="prep station"
    many="prep stations"
    hint="Where it is made: new orders tell the kitchen display."
    restaurant={restaurant}
  />
);

export const itemBulkFields: BulkFields<'items'> = {
  isActive: ActiveInput,
  tagIds: TagsInput,
  salesCategoryId: SalesCategoryInput,
  taxRateIds: TaxRatesInput,
  taxInclusion: TaxInclusionInput,
  takeoutTaxException: TakeoutInput,
  ...channelInputs,
  prepStationIds: PrepStationsInput,
  courseId: CourseInput,
  allergens: AllergensInput,
  diets: DietsInput,
};

export function ItemFields({ restaurant, recordId, afterCreation }: FieldsProps) {
  return (
    <>
      <ItemPreview restaurant={restaurant} />
      <FormGroup id="basics" title="Basics">
        {recordId === undefined ? null : <ItemThumbs restaurant={restaurant} itemId={recordId} />}
        <TextInput<ItemValues> name="name" placeholder="Margherita" />
        <LongTextInput<ItemValues>
          name="customerDescription"
          placeholder="Tomato, mozzarella and basil"
          hint="Guests read it on the menu."
        />
        <TranslationFields placeholder="Margarita" />
        <PictureField<ItemValues> name="imageUrl" focus="imageFocus" />
        <TagsInput restaurant={restaurant} />
        <ActiveInput />
      </FormGroup>
      <ItemMenuGroups {...{ restaurant, recordId, afterCreation }} />
      <ItemPriceFields currency={restaurant.currency} />
      <Options restaurant={restaurant} />
      <ItemTaxFields restaurant={restaurant} />
      <FormGroup id="channels" title="Where it is sold">
        <ChannelFields />
      </FormGroup>
      <Kitchen restaurant={restaurant} />
      <ItemContents />
      <Details restaurant={restaurant} {...(recordId !== undefined && { recordId })} />
    </>
  );
}

const Options = ({ restaurant }: OfRestaurant) => (
  <FormGroup id="options" title="Options">
    <ItemModifierGroups restaurant={restaurant} />
    <RecordChoice<ItemValues>
      name="goesWellWith"
      kind="items"
      one="item"
      many="items"
      hint="Guests are offered these with it. Without any, they are offered what others order with it most often."
      restaurant={restaurant}
    />
  </FormGroup>
);

const Kitchen = ({ restaurant }: OfRestaurant) => (
  <FormGroup id="kitchen" title="Kitchen">
    <FieldRow>
      <TextInput<ItemValues>
        name="kitchenName"
        placeholder="MARGH."
        hint="Short, as your cooks call it. New orders give it to the kitchen display instead of the name; the order board shows the name."
      />
      <ColourInput<ItemValues> name="kdsColor" hint="For the kitchen display." />
    </FieldRow>
    <PrepStationsInput restaurant={restaurant} />
    <CourseInput restaurant={restaurant} />
    <FieldRow>
      <NumberInput<ItemValues>
        name="kitchenMinutes"
        unit="minutes"
        hint="What one of it takes of the kitchen minutes that your restaurant’s settings allow in a quarter hour."
      />
      <NumberInput<ItemValues>
        name="noticeHours"
        unit="hours"
        hint="How long ahead it has to be ordered. With 24, orders for as soon as possible and for today cannot have it."
      />
    </FieldRow>
  </FormGroup>
);

const Details = ({ restaurant, recordId }: FieldsProps) => (
  <FormGroup id="details" title="Details">
    <FieldRow>
      <TextInput<ItemValues> name="number" hint="If you number your menu." />
    </FieldRow>
    <FieldRow>
      <PluInput recordId={recordId} />
      <TextInput<ItemValues> name="sku" hint="The code in your stock." />
    </FieldRow>
    <SalesCategoryInput restaurant={restaurant} />
    <FieldRow>
      <TextInput<ItemValues> name="posName" hint="For the till." />
      <ColourInput<ItemValues> name="posColor" hint="For the till." />
    </FieldRow>
    <LongTextInput<ItemValues> name="posDescription" hint="Guests read it if there is none for them." />
    <LongTextInput<ItemValues>
      name="orderingRules"
      hint="Guests read it where they choose the item: such as one day's notice."
    />
    <LongTextInput<ItemValues> name="translations.es.orderingRules" />
  </FormGroup>
);
