// What else the restaurant should know of an order: allergies, cutlery, and whether a delivery may be left at the door.

import { t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import { refuseLeaving } from '@bite/shared/ordering/leave-at-door';
import { useStorefront } from '../../../lib/site.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type ContactFieldsProps, LongText } from './contact-fields.tsx';

interface OrderWishesProps extends ContactFieldsProps {
  orderType: OrderType;
  /** Contains alcohol. */
  requiresId: boolean;
  /** What is to be paid at the door. */
  toPay: number;
}

export function AllergiesField(props: ContactFieldsProps) {
  const { phone } = useStorefront().restaurant;
  const hint = phone
    ? t('The kitchen reads it before anything else. If it is severe, call us before you order: {phone}.', {
        phone,
      })
    : t('The kitchen reads it before anything else.');
  return <LongText {...props} field="allergies" label={t('Allergies? (optional)')} hint={hint} />;
}

export function OrderWishes({ orderType, requiresId, toPay, ...fields }: OrderWishesProps) {
  const { contact, onChange, errors } = fields;
  const { asksForCutlery } = useStorefront().restaurant.ordering;
  const refusal = refuseLeaving({ requiresId, toPay });
  return (
    <div className="grid gap-1">
      {asksForCutlery ? (
        <Checkbox
          label={t('I need cutlery and napkins')}
          isChecked={contact.cutlery}
          onChange={(cutlery) => onChange({ cutlery })}
        />
      ) : null}
      {orderType === 'delivery' && refusal ? (
        <p className="text-sm text-soft">
          {t('It cannot be left at the door.')} {refusal}
        </p>
      ) : null}
      {orderType === 'delivery' && !refusal ? (
        <Checkbox
          label={t('Leave it at the door')}
          isChecked={contact.leaveAtDoor}
          onChange={(leaveAtDoor) => onChange({ leaveAtDoor })}
        />
      ) : null}
      {errors['leaveAtDoor'] ? <p className="text-sm font-medium text-bad">{errors['leaveAtDoor']}</p> : null}
    </div>
  );
}
