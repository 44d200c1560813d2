// How online orders are taken: what is offered, how long the food takes, how many orders are taken and how far ahead. A pause is
// no setting: it is tapped, and holds at once.
import { SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { FieldRow, FormGroup, FormPart } from '../../../ui/form-group.tsx';
import type { RestaurantValues } from './restaurant-form.ts';
import { TipFields } from './tip-fields.tsx';

export function OrderingFields() {
  return (
    <FormGroup title="Online orders" id="orders">
      <FormPart title="What you offer">
        <div className="grid gap-1 sm:grid-cols-2 sm:gap-x-8">
          <SwitchInput<RestaurantValues> name="settings.ordering.pickupEnabled" />
          <SwitchInput<RestaurantValues> name="settings.ordering.deliveryEnabled" />
        </div>
        <SwitchInput<RestaurantValues>
          name="settings.autoAcceptOrders"
          hint="New orders go straight to the kitchen, without a tap on Accept."
        />
        <SwitchInput<RestaurantValues>
          name="settings.ordering.asksForCutlery"
          hint="Off, they are not asked, and the order says nothing about it."
        />
      </FormPart>
      <Durations />
      <Times />
      <Limits />
      <Rules />
      <FormPart title="Tips">
        <TipFields />
      </FormPart>
    </FormGroup>
  );
}

const Durations = () => (
  <FormPart title="How long it takes" description="From these, guests are told when they have their food.">
    <FieldRow>
      <NumberInput<RestaurantValues>
        name="settings.ordering.prepMinutes"
        unit="minutes"
        hint="From the order until it can be picked up."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.deliveryMinutes"
        unit="minutes"
        hint="From your counter to the door. A delivery is promised for that much later."
      />
    </FieldRow>
  </FormPart>
);

const Times = () => (
  <FormPart title="When guests can order" description="Within your opening hours.">
    <FieldRow>
      <NumberInput<RestaurantValues>
        name="settings.ordering.lastOrderMinutesBeforeClosing"
        unit="minutes"
        hint="At 0 guests can order until you close."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.daysAhead"
        unit="days"
        hint="How far ahead guests may order. At 0 they order for today alone."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.pickupLeadMinutes"
        unit="minutes"
        step={15}
        isExact
        hint="How long before its time a pickup for later is ordered at least. At 0 it is the preparation time."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.deliveryLeadMinutes"
        unit="minutes"
        step={15}
        isExact
        hint="The same for deliveries. At 0 it is preparation and delivery time."
      />
    </FieldRow>
  </FormPart>
);

const Limits = () => (
  <FormPart
    title="How much your kitchen takes on"
    description="A quarter hour that is full is no longer offered. Left empty, there is no limit."
  >
    <FieldRow>
      <NumberInput<RestaurantValues>
        name="settings.ordering.slotCapacity"
        hint="Of pickups and deliveries together."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.slotKitchenMinutes"
        unit="minutes"
        hint="Items say how many they take, under Kitchen. An order that takes more than all of them is accepted only where no other has any, and fills that quarter hour."
      />
    </FieldRow>
  </FormPart>
);

const Rules = () => (
  <FormPart title="Rules for guests">
    <FieldRow>
      <NumberInput<RestaurantValues>
        name="settings.ordering.cancelWindowMinutes"
        unit="minutes"
        hint="After they ordered, until the kitchen begins. At 0 they have to call you."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.alcoholAge"
        unit="years"
        hint="Guests confirm it at checkout, and the order says that an ID is needed."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.pointsForOne"
        unit="points"
        hint="What guests who sign in pay with. They earn ten points for each one of your currency."
      />
      <NumberInput<RestaurantValues>
        name="settings.ordering.retentionMonths"
        unit="months"
        hint="Then an order loses the guest’s name, phone, email, address, allergies and notes. Your privacy page says so."
      />
    </FieldRow>
  </FormPart>
);
