// How online orders are taken: how long the food takes, what is offered, and a pause when it is too much.
import { addDays, instantAt, localTimeAt } from '@bite/shared/kernel/time';
import { useTime } from '../../lib/clock.ts';
import { usePlatform } from '../../lib/platform.tsx';
import { formatTime, zoneName } from '../../lib/zoned-time.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow, FormGroup } from '../../ui/form-group.tsx';
import { optionalNumber } from '../../ui/inputs.ts';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import type { RestaurantForm } from './identity-fields.tsx';

const whole = { valueAsNumber: true } as const;

export function OrderingFields({ form, zone }: { form: RestaurantForm; zone: string }) {
  const { register, formState } = form;
  const errors = formState.errors.settings?.ordering;
  return (
    <FormGroup title="Online orders">
      <PauseField form={form} zone={zone} />
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
          label="Busy kitchen: add"
          unit="minutes"
          hint="On top of the preparation time, until you set it back to 0."
          error={errors?.busyExtraMinutes?.message}
          {...register('settings.ordering.busyExtraMinutes', whole)}
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
          label="Diners may cancel within"
          unit="minutes"
          hint="0: only you can cancel."
          error={errors?.cancelWindowMinutes?.message}
          {...register('settings.ordering.cancelWindowMinutes', whole)}
        />
      </FieldRow>
    </FormGroup>
  );
}

const MINUTE = 60_000;
const pauses: readonly (readonly [label: string, minutes: number])[] = [
  ['30 minutes', 30],
  ['1 hour', 60],
  ['2 hours', 120],
];

/** Until when no order is taken; takes effect with the next save, like everything here. */
function PauseField({ form: { watch, setValue }, zone }: { form: RestaurantForm; zone: string }) {
  const { clock } = usePlatform();
  const until = watch('settings.ordering.pausedUntil');
  const isPaused = useTime((now) => typeof until === 'string' && Date.parse(until) > now);
  const pause = (instant: number | undefined) =>
    setValue(
      'settings.ordering.pausedUntil',
      instant === undefined ? undefined : new Date(instant).toISOString(),
      { shouldDirty: true },
    );
  const midnight = () => instantAt(addDays(localTimeAt(clock.now(), zone).date, 1), 0, zone);
  if (typeof until === 'string' && isPaused) {
    const now = clock.now();
    return (
      <Notice tone="warn" action={<Button onClick={() => pause(undefined)}>Take orders again</Button>}>
        Paused until {formatTime(until, zone, now)} {zoneName(zone, now)}. Diners see when you open again.
      </Notice>
    );
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Too much at once? Pause new orders for</legend>
      <div className="flex flex-wrap gap-2">
        {pauses.map(([label, minutes]) => (
          <Button key={label} onClick={() => pause(clock.now() + minutes * MINUTE)}>
            {label}
          </Button>
        ))}
        <Button onClick={() => pause(midnight())}>The rest of the day</Button>
      </div>
    </fieldset>
  );
}
