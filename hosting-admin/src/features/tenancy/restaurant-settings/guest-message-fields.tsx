// Which messages guests get about their orders, and what stands in them.

import { SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { EmailInput, TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { RestaurantValues } from './restaurant-form.ts';
import { TextCountriesInput } from './text-countries-input.tsx';

/** @param cannotNotify The installation has no key for notifications: a switch for them would change nothing. */
export function GuestMessageFields({ cannotNotify }: { cannotNotify: boolean }) {
  return (
    <FormGroup title="What guests are told" id="guest-messages">
      <div className="grid gap-1 sm:grid-cols-2 sm:gap-x-8">
        <SwitchInput<RestaurantValues>
          name="settings.guestMessages.mails.received"
          hint="The receipt, with a link to follow the order; and a receipt for each refund."
        />
        <SwitchInput<RestaurantValues>
          name="settings.guestMessages.mails.accepted"
          hint="With the time it is promised for."
        />
        <SwitchInput<RestaurantValues>
          name="settings.guestMessages.mails.ready"
          hint="Or on its way, for deliveries."
        />
        <SwitchInput<RestaurantValues>
          name="settings.guestMessages.mails.cancelled"
          hint="With your reason; and when it is on again."
        />
      </div>
      {cannotNotify ? (
        <Notice tone="info">
          <p className="font-semibold">Guests’ devices are not notified</p>
          <p>Notifications are not set up on this platform. Please ask its administrators.</p>
        </Notice>
      ) : (
        <SwitchInput<RestaurantValues>
          name="settings.guestMessages.notifications"
          hint="Guests may turn them on where they follow their order: their phone or computer tells them when it is ready or on its way, or if it is cancelled. It costs nothing."
        />
      )}
      <SwitchInput<RestaurantValues>
        name="settings.guestMessages.texts"
        hint="Guests may ask at checkout to be texted when their order is ready or on its way, or if it is cancelled."
      />
      <TextCountriesInput />
      <FieldRow>
        <EmailInput<RestaurantValues>
          name="settings.guestMessages.replyTo"
          hint="Left empty, replies go to the restaurant’s email address."
        />
        <TextInput<RestaurantValues>
          name="settings.guestMessages.closingLine"
          hint="The last line of every mail. Left empty, it is the restaurant’s name."
        />
      </FieldRow>
    </FormGroup>
  );
}
