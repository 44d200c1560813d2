// How online orders are taken: how long the food takes, and what is offered. A pause is no setting: it is tapped, and holds at once.
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { optionalNumber } from '../../../ui/inputs.ts';
import { Switch } from '../../../ui/switch.tsx';
import { NumberField } from '../../../ui/text-field.tsx';
import type { RestaurantForm } from './identity-fields.tsx';

const whole = { valueAsNumber: true } as const;

export function OrderingFields({ form }: { form: RestaurantForm }) {
  const { register, formState } = form;
  const errors = formState.errors.settings?.ordering;
  return (
    <FormGroup title="Online orders">
      <div className="grid gap-1 sm:grid-cols-2 sm:gap-x-8">
        <Switch label="Pickup" {...register('settings.ordering.pickupEnabled')} />
        <Switch label="Delivery" {...register('settings.ordering.deliveryEnabled')} />
      </div>
      <Switch
        label="Accept orders automatically"
        hint="New orders go straight to the kitchen, without a tap on Accept."
        {...register('settings.autoAcceptOrders')}
      />
      <FieldRow>
        <NumberField
          label="Preparation time"
          unit="minutes"
          error={errors?.prepMinutes?.message}
          {...register('settings.ordering.prepMinutes', whole)}
        />
        <NumberField
          label="Delivery time"
          unit="minutes"
          hint="From your counter to the door. A delivery is promised for that much later."
          error={errors?.deliveryMinutes?.message}
          {...register('settings.ordering.deliveryMinutes', whole)}
        />
        <NumberField
          label="Last order before closing"
          unit="minutes"
          error={errors?.lastOrderMinutesBeforeClosing?.message}
          {...register('settings.ordering.lastOrderMinutesBeforeClosing', whole)}
        />
        <NumberField
          label="Orders a quarter hour, at most"
          hint="Empty: as many as come."
          error={errors?.slotCapacity?.message}
          {...register('settings.ordering.slotCapacity', optionalNumber)}
        />
        <NumberField
          label="Legal age for alcohol"
          unit="years"
          hint="Diners confirm it at checkout, and the order says that an ID is needed."
          error={errors?.alcoholAge?.message}
          {...register('settings.ordering.alcoholAge', whole)}
        />
      </FieldRow>
    </FormGroup>
  );
}
