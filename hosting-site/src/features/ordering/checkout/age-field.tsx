// Asks once per order with alcohol whether the diner is old enough.
import { t } from '@bite/shared/kernel/translate';
import { ConfirmField } from './confirm-field.tsx';
import type { AgeConfirmation } from './use-age-confirmation.ts';

export const AgeField = ({
  age,
  isConfirmed,
  confirm,
  error,
}: AgeConfirmation & { error: string | undefined }) => (
  <ConfirmField
    label={t('I am {age} or older', { age })}
    hint={t('Your order contains alcohol. Please have an ID ready: it is looked at before you get it.')}
    isConfirmed={isConfirmed}
    onConfirm={confirm}
    isRequired
    error={error}
  />
);
